### Games in the browser itself: saving one as a file, and what is said if nothing can be stored.

storage-save-game = Save this game as a file
storage-fault =
    { $kind ->
        [full] This browser has no room left for your games. What you see is saved; new moves are not. Free some space on this device, or delete data of other sites.
        [read-only] This browser does not let OddVille store your games. Allow this site to store data, or leave the private window, and load the page again.
        [gone] The data of this site were deleted while you were playing. Load the page again to start afresh.
        [newer] Your games were saved by a newer version of OddVille. Close all its tabs and load the page again.
       *[other] Your games cannot be stored at the moment. What you see is saved; new moves are not until this message goes away.
    }
