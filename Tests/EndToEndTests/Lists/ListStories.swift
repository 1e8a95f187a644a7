import Testing

/// Lists of files and pipes in a real window. One after another, so that a quick hand stays quick.
@Suite(.serialized) struct ListStories {}
