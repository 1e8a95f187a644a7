// The floor: what the list would cost if it were nothing but SDL2.
//
//   swipelist-floor slide|scroll|wheel WIDTH HEIGHT SCALE FONT FILE
//
// Shows the lines of FILE as swipelist does - the same rectangles, and lines of text that SDL_ttf
// draws once - into the window's surface, and updates the rectangles that changed. The mouse slides a
// row, drags the list, or turns its wheel; nothing is decided and nothing moves by itself.
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// In points, as swipelist's metrics are.
enum { HEADER = 64, ROW = 60, INSET = 20, BUTTON = 88, SHADOW = 8, NOTCH = 86 };

static SDL_Window *window;
static SDL_Renderer *renderer;
static TTF_Font *row_font, *title_font, *count_font, *button_font;
static int width, height, scale;

static void fail(const char *what) {
  fprintf(stderr, "swipelist-floor: %s: %s\n", what, SDL_GetError());
  exit(1);
}

// MARK: - Lines

static char *bytes;
static size_t *starts;
static size_t line_count;

static void read_lines(const char *path) {
  size_t size = 0;
  bytes = SDL_LoadFile(path, &size);
  if (bytes == NULL) fail(path);
  size_t room = 1024;
  starts = malloc(room * sizeof *starts);
  for (size_t start = 0; start < size;) {
    if (line_count + 2 > room) starts = realloc(starts, (room *= 2) * sizeof *starts);
    starts[line_count++] = start;
    char *end = memchr(bytes + start, '\n', size - start);
    start = end == NULL ? size : (size_t)(end - bytes) + 1;
    bytes[start - (end != NULL)] = 0;
  }
}

// MARK: - Text

typedef struct {
  SDL_Texture *texture;
  int width, height;
} Line;

static Line *rows;
static Line title, count, label;

static Line make(TTF_Font *font, const char *words, SDL_Color color) {
  Line line = {NULL, 0, 0};
  SDL_Surface *surface = TTF_RenderUTF8_Blended(font, words[0] == 0 ? " " : words, color);
  if (surface == NULL) fail("no text");
  line.texture = SDL_CreateTextureFromSurface(renderer, surface);
  line.width = surface->w;
  line.height = surface->h;
  SDL_FreeSurface(surface);
  return line;
}

static void copy(Line line, int x, int middle) {
  SDL_Rect target = {x, middle - line.height / 2, line.width, line.height};
  SDL_RenderCopy(renderer, line.texture, NULL, &target);
}

// MARK: - Drawing

static int offset, sliding = -1, scrolled;

static void fill(int x, int y, int w, int h, Uint32 color, Uint8 alpha) {
  SDL_Rect rect = {x, y, w, h};
  SDL_SetRenderDrawBlendMode(renderer, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(renderer, color >> 16, color >> 8 & 255, color & 255, alpha);
  SDL_RenderFillRect(renderer, &rect);
}

static SDL_Rect row_rect(int row) {
  return (SDL_Rect){0, HEADER * scale + row * ROW * scale - scrolled, width, ROW * scale};
}

static SDL_Rect list_rect(void) {
  return (SDL_Rect){0, HEADER * scale, width, height - HEADER * scale};
}

static void draw_row(int row) {
  SDL_Rect rect = row_rect(row);
  if (rows[row].texture == NULL)
    rows[row] = make(row_font, bytes + starts[row], (SDL_Color){0, 0, 0, 255});
  int x = 0, middle = rect.y + rect.h / 2;
  if (row == sliding && offset < 0) {
    x = offset;
    fill(width + x, rect.y, -x, rect.h, 0xFF3B30, 255);
    copy(label, width + x + (-x - label.width) / 2, middle);
    for (int step = 0; step < SHADOW * scale; step += 1)
      fill(width + x + step, rect.y, 1, rect.h, 0, 56 - 56 * step / (SHADOW * scale));
    fill(0, rect.y, width + x, rect.h, 0xFFFFFF, 255);
  }
  copy(rows[row], x + INSET * scale, middle);
  fill(x + INSET * scale, rect.y + rect.h - 1, width - INSET * scale, 1, 0x3C3C43, 74);
}

static void draw_list(void) {
  SDL_Rect list = list_rect();
  SDL_RenderSetClipRect(renderer, &list);
  fill(list.x, list.y, list.w, list.h, 0xFFFFFF, 255);
  int first = scrolled / (ROW * scale);
  for (int row = first; row < (int)line_count && row_rect(row).y < height; row += 1) draw_row(row);
  SDL_RenderSetClipRect(renderer, NULL);
}

static void draw_header(void) {
  int middle = HEADER * scale / 2;
  fill(0, 0, width, HEADER * scale, 0xF9F9F9, 255);
  fill(0, HEADER * scale - 1, width, 1, 0x3C3C43, 74);
  copy(title, INSET * scale, middle);
  copy(count, width - INSET * scale - count.width, middle);
}

static void show(SDL_Rect rect) {
  SDL_RenderFlush(renderer);
  SDL_UpdateWindowSurfaceRects(window, &rect, 1);
}

static void show_row(int row) {
  SDL_Rect rect = row_rect(row);
  SDL_RenderSetClipRect(renderer, &rect);
  fill(rect.x, rect.y, rect.w, rect.h, 0xFFFFFF, 255);
  draw_row(row);
  show(rect);
}

static void show_list(void) {
  draw_list();
  show(list_rect());
}

static void show_all(void) {
  draw_list();
  draw_header();
  show((SDL_Rect){0, 0, width, height});
}

// MARK: - The mouse

static void scroll_by(int pixels) {
  int farthest = (int)line_count * ROW * scale - list_rect().h;
  scrolled = SDL_max(0, SDL_min(scrolled + pixels, farthest));
}

static void open_window(const char *font) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0 || TTF_Init() != 0) fail("no display");
  SDL_StopTextInput();
  window = SDL_CreateWindow(
    "swipelist-floor", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
    SDL_WINDOW_RESIZABLE);
  if (window == NULL) fail("no window");
  renderer = SDL_CreateSoftwareRenderer(SDL_GetWindowSurface(window));
  if (renderer == NULL) fail("no renderer");
  row_font = TTF_OpenFontDPI(font, 16, 72 * scale, 72 * scale);
  title_font = TTF_OpenFontDPI(font, 22, 72 * scale, 72 * scale);
  count_font = TTF_OpenFontDPI(font, 14, 72 * scale, 72 * scale);
  button_font = TTF_OpenFontDPI(font, 15, 72 * scale, 72 * scale);
  if (row_font == NULL || title_font == NULL || count_font == NULL || button_font == NULL)
    fail(font);
}

int main(int argc, char **argv) {
  if (argc != 7) {
    fprintf(stderr, "usage: swipelist-floor slide|scroll|wheel WIDTH HEIGHT SCALE FONT FILE\n");
    return 2;
  }
  char action = argv[1][1];
  scale = atoi(argv[4]);
  width = atoi(argv[2]) * scale;
  height = atoi(argv[3]) * scale;
  read_lines(argv[6]);
  open_window(argv[5]);
  rows = calloc(line_count, sizeof *rows);
  char words[32];
  snprintf(words, sizeof words, "%zu rows", line_count);
  title = make(title_font, argv[6], (SDL_Color){0, 0, 0, 255});
  count = make(count_font, words, (SDL_Color){0x6C, 0x6C, 0x70, 255});
  label = make(button_font, "Delete", (SDL_Color){255, 255, 255, 255});
  show_all();

  int down_x = 0, last_y = 0;
  bool is_down = false;
  SDL_Event event;
  while (SDL_WaitEvent(&event) == 1) {
    switch (event.type) {
    case SDL_QUIT: return 0;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_EXPOSED) show_all();
      break;
    case SDL_MOUSEBUTTONDOWN:
      is_down = true;
      down_x = event.button.x;
      last_y = event.button.y;
      sliding = (event.button.y - HEADER * scale + scrolled) / (ROW * scale);
      break;
    case SDL_MOUSEBUTTONUP: is_down = false; break;
    case SDL_MOUSEMOTION:
      if (!is_down) break;
      if (action == 'l') {
        offset = SDL_min(event.motion.x - down_x, 0);
        show_row(sliding);
      } else {
        scroll_by(last_y - event.motion.y);
        last_y = event.motion.y;
        show_list();
      }
      break;
    case SDL_MOUSEWHEEL:
      scroll_by(-event.wheel.y * NOTCH * scale);
      show_list();
      break;
    }
  }
  return 1;
}
