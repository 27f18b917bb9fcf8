### Spellen in de browser zelf: er een als bestand bewaren, en wat er gezegd wordt als er niets kan worden opgeslagen.

storage-save-game = Dit spel als bestand bewaren
storage-fault =
    { $kind ->
        [full] Deze browser heeft geen plaats meer voor je spellen. Wat je ziet is opgeslagen; nieuwe zetten niet. Maak ruimte op dit apparaat, of verwijder gegevens van andere sites.
        [read-only] Deze browser laat OddVille je spellen niet opslaan. Sta deze site toe gegevens op te slaan, of verlaat het privévenster, en laad de pagina opnieuw.
        [gone] De gegevens van deze site zijn verwijderd terwijl je speelde. Laad de pagina opnieuw om opnieuw te beginnen.
        [newer] Je spellen zijn opgeslagen door een nieuwere versie van OddVille. Sluit alle tabbladen ervan en laad de pagina opnieuw.
       *[other] Je spellen kunnen op dit moment niet worden opgeslagen. Wat je ziet is opgeslagen; nieuwe zetten pas als deze melding verdwijnt.
    }
