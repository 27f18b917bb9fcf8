# Omgevingen voor spel-AI

envs-needs-extra = Hiervoor is het pakket { $package } nodig. Installeer het met: pip install "oddville[{ $extra }]"
