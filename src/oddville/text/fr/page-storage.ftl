### Les parties dans le navigateur lui-même : en enregistrer une dans un fichier, et quoi dire si rien ne peut être conservé.

storage-save-game = Enregistrer cette partie dans un fichier
storage-fault =
    { $kind ->
        [full] Ce navigateur n’a plus de place pour vos parties. Ce que vous voyez est enregistré ; les nouveaux coups ne le sont pas. Libérez de la place sur cet appareil, ou supprimez les données d’autres sites.
        [read-only] Ce navigateur empêche OddVille d’enregistrer vos parties. Autorisez ce site à stocker des données, ou quittez la fenêtre privée, puis rechargez la page.
        [gone] Les données de ce site ont été supprimées pendant que vous jouiez. Rechargez la page pour recommencer.
        [newer] Vos parties ont été enregistrées par une version plus récente d’OddVille. Fermez tous ses onglets, puis rechargez la page.
       *[other] Vos parties ne peuvent pas être enregistrées pour le moment. Ce que vous voyez est enregistré ; les nouveaux coups ne le seront qu’une fois ce message disparu.
    }
