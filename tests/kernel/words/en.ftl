### A few words of Magpies, for the tests and for the page on adding a game.

seat-red = Red
seat-blue = Blue
card-noble = Noble
card-lich = Lich
draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
# Values: $n $card
act_buy = Buy { $card } for { $n }
log-rob = { $who } robs { $seat }
log-give = { $who } gives { $card } to { $seat }
log-found = { $who } finds { $n }: { $cards }
log-lay =
    { $n ->
        [one] { $who } lays { $n } trinket before { $seat }
       *[other] { $who } lays { $n } trinkets before { $seat }
    }
why-poor = You have ${ $n }.
option-first = First player
    .help = Who begins.
    .red = { seat-red }
place-north = the North
place-south = the South
colour-red = red
colour-blue = blue
# Values: $place $colour $n
act_kill_off = { $colour } in { $place }: { $n }
act_send =
    { $n ->
        [one] { $n } army to { $place }
       *[other] { $n } armies to { $place }
    }
