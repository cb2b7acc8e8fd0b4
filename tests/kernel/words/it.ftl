seat-red = Rosso
seat-blue = Blu
card-noble = Il Nobile
card-lich = Il Lich
draw =
    { $n ->
        [one] pesca una carta
       *[other] pesca { $n } carte
    }
act_buy = Compra { $card } per { $n }
log-rob = { $who } deruba { $seat }
log-give = { $who } toglie a { $card } e dà a { $seat }
log-found = { $who } trova { $n }: { $cards }
log-lay =
    { $n ->
        [one] { $who } mette { $n } ninnolo davanti a { $seat }
       *[other] { $who } mette { $n } ninnoli davanti a { $seat }
    }
why-poor = Hai ${ $n }.
option-first = Inizio
    .help = Chi comincia.
    .red = { seat-red }
place-north = il nord
place-south = il sud
colour-red = rosso
colour-blue = blu
# Values: $place $colour $n
act_kill_off = { $colour } a { $place }: { $n }
act_send =
    { $n ->
        [one] { $n } armata verso { $place }
       *[other] { $n } armate verso { $place }
    }
