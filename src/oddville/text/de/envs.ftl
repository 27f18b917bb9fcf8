# Umgebungen für die Rahmenwerke der Spiele-KI

envs-needs-extra = Dafür wird das Paket { $package } gebraucht. Du installierst es mit: pip install "oddville[{ $extra }]"
