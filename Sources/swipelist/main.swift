import SwipeApp

SwipeProgram.main()
