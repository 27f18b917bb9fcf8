### The command that builds the game as a folder of static files.

site-help = build the game as a folder of static files that needs no server
site-help-output = folder to write to; an earlier site in it is replaced
site-help-headers = folder with the C headers of Python { $version } (default: those of a Python { $version } on this machine)
site-written = The site is in { $folder } ({ $megabytes } MB). Put it on any web server, or try it: python -m http.server -d { $folder }
site-error-no-checkout = The site is built from a checkout of OddVille, not from the installed package. Get the sources and run “make site” there.
site-error-no-compiler = The compilers for the engine are missing. In a checkout, “make site” installs them and builds the site.
site-error-no-page = What the page is built with is missing. In a checkout, “make site” installs it and builds the site.
site-error-no-program = { $program } was not found. In a checkout, “make site” installs what it needs and builds the site.
site-error-no-headers = The C headers of Python { $version } are missing. Install that Python (for example “uv python install { $version }”), or name the folder of its headers with --headers.
site-error-wrong-headers = { $folder } does not contain the C headers of Python { $version }.
site-error-other-version = { $package } { $version } is installed, but { $file } names another version. Run “make site” in the checkout.
site-error-folder-in-use = { $folder } contains other files. Choose an empty folder or an earlier site.
site-error-failed = “{ $command }” failed:
    { $output }
