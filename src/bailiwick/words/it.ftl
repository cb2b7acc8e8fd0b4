### Ciò che non è di nessun gioco: al tavolo, nel terminale e nella pagina.

## Preposizioni che si uniscono all'articolo del nome che segue: gli articoli, e ciò che ogni preposizione diventa con essi

contractions = il lo la l' i gli le
    .a = al allo alla all' ai agli alle
    .da = dal dallo dalla dall' dai dagli dalle
    .di = del dello della dell' dei degli delle
    .in = nel nello nella nell' nei negli nelle
    .su = sul sullo sulla sull' sui sugli sulle
