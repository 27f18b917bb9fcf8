# Environments for game-AI frameworks

# $package is the name of a Python package, $extra what to install of ours
envs-needs-extra = This needs the package { $package }. Install it with: pip install "oddville[{ $extra }]"
