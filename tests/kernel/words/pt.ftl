seat-red = Vermelho
seat-blue = Azul
card-noble = Nobre
card-lich = O Lich
draw =
    { $n ->
        [1] compre uma carta
       *[other] compre { $n } cartas
    }
act_buy = Por { $n }, comprar { $card }
log-rob = { $who } rouba { $seat }
log-give = { $who } dá { $card } a { $seat }
log-found = { $who } acha { $n }: { $cards }
log-lay =
    Diante de { $seat }: { $n ->
        [1] { $n } adorno
       *[other] { $n } adornos
    } de { $who }
why-poor = Você tem ${ $n }.
option-first = Início
    .help = Quem começa.
    .red = { seat-red }
place-north = o Norte
place-south = o Sul
colour-red = vermelho
colour-blue = azul
# Values: $place $colour $n
act_kill_off = { $colour } em { $place }: { $n }
act_send =
    { $n ->
        [1] { $n } exército para { $place }
       *[other] { $n } exércitos para { $place }
    }
