// A program for the tests to start, starve and kill: it opens a list and saves deletes to it.
//
//   SwipeLinesProbe crash FILE SEED            deletes and saves until it is killed
//   SwipeLinesProbe save FILE ROWS [fsize=N] [uid=N]
//   SwipeLinesProbe sweep FILE TRASH SUFFIX    deletes and brings back, all on one thread
//   SwipeLinesProbe open FILE                  makes good what a killed one left
//   SwipeLinesProbe time FILE TRASH            how long a save takes, without or with a trash
//   SwipeLinesProbe measure FILE               how fast and how big reading is

import Glibc
import SwipeLines

let arguments = CommandLine.arguments
guard arguments.count > 2 else { exit(2) }
switch arguments[1] {
case "crash": try deleteUntilKilled(arguments[2], seed: UInt64(arguments[3]) ?? 0)
case "save": try saveOnce(arguments[2], rows: arguments[3], limits: arguments.dropFirst(4))
case "sweep": try sweep(arguments[2], trash: arguments[3], backupSuffix: arguments[4])
case "open": try openAndClose(arguments[2])
case "time": try timeSave(arguments[2], trash: arguments[3])
case "measure": try measure(arguments[2])
default: exit(2)
}
