# Environnements pour l’IA des jeux

envs-needs-extra = Il faut le paquet { $package } pour cela. Installez-le avec : pip install "oddville[{ $extra }]"
