"""The phrases that card texts are made of, in English, Brazilian Portuguese and Italian."""

from __future__ import annotations

from typing import Final

CARD_TEXTS: Final[dict[str, tuple[str, str, str]]] = {
    "or": ("; or ", "; ou ", "; oppure "),
    "and": (" and ", " e ", " e "),
    "choose_one": ("choose one: {0}", "escolha um: {0}", "scegli uno: {0}"),
    "choose_times": ("choose {0} times: {1}", "escolha {0} vezes: {1}", "scegli {0} volte: {1}"),
    "if": ("{0}, {1}", "{0}, {1}", "{0}, {1}"),
    "if_rival_troop": (
        "if another player's troop is at that site",
        "se houver tropa de outro jogador naquela região",
        "se in quel luogo c'è una truppa di un altro giocatore",
    ),
    "if_rival_spy": (
        "if another player's spy is at that site",
        "se houver espião de outro jogador naquela região",
        "se in quel luogo c'è una spia di un altro giocatore",
    ),
    "focus": ("{0} Focus ► {1}", "Foco em {0} ► {1}", "Focus {0} ► {1}"),
    "cost": ("{0} ► {1}", "{0} ► {1}", "{0} ► {1}"),
    "at_end_of_turn": ("at end of turn, {0}", "no final do turno, {0}", "alla fine del turno, {0}"),
    "gain_power": ("+{0} power", "+{0} de Força", "+{0} Potere"),
    "gain_influence": ("+{0} influence", "+{0} de Influência", "+{0} Influenza"),
    "gain_vp": ("{0} VP", "{0} PV", "{0} PV"),
    "draw": ("draw {0} cards", "pegue {0} cartas", "pesca {0} carte"),
    "draw.1": ("draw a card", "pegue uma carta", "pesca una carta"),
    # counters
    "per_sites_controlled": (
        "for every {0} sites you control",
        "para cada {0} regiões que você controla",
        "ogni {0} luoghi che controlli",
    ),
    "per_sites_controlled.1": (
        "for each site you control",
        "para cada região que você controla",
        "per ogni luogo che controlli",
    ),
    "per_sites_totally_controlled": (
        "for every {0} sites you totally control",
        "para cada {0} regiões sob seu controle total",
        "ogni {0} luoghi sotto il tuo controllo totale",
    ),
    "per_sites_totally_controlled.1": (
        "for each site you totally control",
        "para cada região sob seu controle total",
        "per ogni luogo sotto il tuo controllo totale",
    ),
    "per_markers": (
        "for every {0} site control markers you hold",
        "para cada {0} marcadores de controle que você tem",
        "ogni {0} segnalini di controllo che hai",
    ),
    "per_markers.1": (
        "for each site control marker you hold",
        "para cada marcador de controle que você tem",
        "per ogni segnalino di controllo che hai",
    ),
    "per_white_trophies": (
        "for every {0} white troops in your trophy hall",
        "para cada {0} tropas brancas no seu salão dos troféus",
        "ogni {0} truppe bianche nella tua sala dei trofei",
    ),
    "per_rival_trophies": (
        "for every {0} players' troops in your trophy hall",
        "para cada {0} tropas de jogadores no seu salão dos troféus",
        "ogni {0} truppe di giocatori nella tua sala dei trofei",
    ),
    "per_trophies": (
        "for every {0} troops in your trophy hall",
        "para cada {0} tropas no seu salão dos troféus",
        "ogni {0} truppe nella tua sala dei trofei",
    ),
    "per_inner_circle_cards": (
        "for every {0} cards in your inner circle",
        "para cada {0} cartas no seu círculo interno",
        "ogni {0} carte nella tua cerchia ristretta",
    ),
    "per_spies_on_map.1": (
        "for each of your spies on the map",
        "para cada espião seu no mapa",
        "per ogni tua spia sulla mappa",
    ),
    "per_kills.1": (
        "for each troop assassinated this way",
        "para cada tropa assassinada assim",
        "per ogni truppa assassinata così",
    ),
    "at_least_inner_circle_cards": (
        "if you have {0} or more cards in your inner circle",
        "se você tiver {0} ou mais cartas no círculo interno",
        "se hai {0} o più carte nella tua cerchia ristretta",
    ),
    "at_least_rival_trophies": (
        "if you have {0} or more players' troops in your trophy hall",
        "se você tiver {0} ou mais tropas de jogadores no salão dos troféus",
        "se hai {0} o più truppe di giocatori nella sala dei trofei",
    ),
    "at_least_trophies": (
        "if you have {0} or more troops in your trophy hall",
        "se você tiver {0} ou mais tropas no salão dos troféus",
        "se hai {0} o più truppe nella sala dei trofei",
    ),
    # troops
    "deploy": ("deploy {0} troops", "posicione {0} tropas", "schiera {0} truppe"),
    "deploy.1": ("deploy a troop", "posicione uma tropa", "schiera una truppa"),
    "assassinate_enemy": ("assassinate {0} troops", "assassine {0} tropas", "assassina {0} truppe"),
    "assassinate_enemy.1": ("assassinate a troop", "assassine uma tropa", "assassina una truppa"),
    "assassinate_white": (
        "assassinate {0} white troops",
        "assassine {0} tropas brancas",
        "assassina {0} truppe bianche",
    ),
    "assassinate_white.1": (
        "assassinate a white troop",
        "assassine uma tropa branca",
        "assassina una truppa bianca",
    ),
    "assassinate_up_to_enemy": (
        "assassinate up to {0} troops",
        "assassine até {0} tropas",
        "assassina fino a {0} truppe",
    ),
    "assassinate_up_to_white": (
        "assassinate up to {0} white troops",
        "assassine até {0} tropas brancas",
        "assassina fino a {0} truppe bianche",
    ),
    "supplant_enemy": ("supplant {0} troops", "suplante {0} tropas", "soppianta {0} truppe"),
    "supplant_enemy.1": ("supplant a troop", "suplante uma tropa", "soppianta una truppa"),
    "supplant_white": (
        "supplant {0} white troops",
        "suplante {0} tropas brancas",
        "soppianta {0} truppe bianche",
    ),
    "supplant_white.1": (
        "supplant a white troop",
        "suplante uma tropa branca",
        "soppianta una truppa bianca",
    ),
    "anywhere": (" anywhere on the board", " em qualquer lugar no mapa", " ovunque sulla mappa"),
    "at_spy_site": (" at that spy's site", " na região daquele espião", " nel luogo di quella spia"),
    "at_single_site": (" at a single site", " em uma única região", " in un unico luogo"),
    "move": ("move {0} enemy troops", "mova {0} tropas inimigas", "muovi {0} truppe nemiche"),
    "move.1": ("move an enemy troop", "mova uma tropa inimiga", "muovi una truppa nemica"),
    "move_up_to": (
        "move up to {0} enemy troops",
        "mova até {0} tropas inimigas",
        "muovi fino a {0} truppe nemiche",
    ),
    "return_other": (
        "return another player's troop or spy",
        "retorne uma tropa ou um espião de outro jogador",
        "ritira una truppa o una spia di un altro giocatore",
    ),
    "return_other_spy": (
        "return another player's spy",
        "retorne um espião de outro jogador",
        "ritira una spia di un altro giocatore",
    ),
    "return_any": (
        "return up to {0} troops or spies, your own included",
        "retorne até {0} tropas ou espiões, inclusive seus",
        "ritira fino a {0} truppe o spie, anche tue",
    ),
    "raise_white.1": (
        "put a white troop from any trophy hall on any empty space",
        "ponha uma tropa branca de qualquer salão dos troféus em qualquer espaço vazio",
        "metti una truppa bianca di una sala dei trofei qualsiasi su uno spazio vuoto qualsiasi",
    ),
    "raise_up_to_any": (
        "you may put up to {0} troops from any trophy halls on any empty spaces",
        "você pode pôr até {0} tropas de quaisquer salões dos troféus em quaisquer espaços vazios",
        "puoi mettere fino a {0} truppe di sale dei trofei qualsiasi su spazi vuoti qualsiasi",
    ),
    "raise_there": (
        "put up to {0} troops from one such player's trophy hall on empty spaces where you have Presence",
        "ponha até {0} tropas do salão dos troféus de um desses jogadores em espaços vazios onde você tem Presença",
        "metti fino a {0} truppe della sala dei trofei di uno di quei giocatori su spazi vuoti dove hai Presenza",
    ),
    # spies
    "place_spy": ("place {0} spies", "infiltre {0} espiões", "piazza {0} spie"),
    "place_spy.1": ("place a spy", "infiltre um espião", "piazza una spia"),
    "return_own_spy": (
        "return one of your spies",
        "retorne um dos seus espiões",
        "ritira una delle tue spie",
    ),
    "return_own_spies": (
        "return any number of your spies, for each",
        "retorne quantos espiões seus quiser, e para cada um",
        "ritira quante tue spie vuoi, e per ciascuna",
    ),
    # cards
    "devour_hand": (
        "devour a card in your hand",
        "devore uma carta da sua mão",
        "divora una carta della tua mano",
    ),
    "devour_inner": (
        "devour a card in your inner circle",
        "devore uma carta do seu círculo interno",
        "divora una carta della tua cerchia ristretta",
    ),
    "devour_this": ("devour this card", "devore esta carta", "divora questa carta"),
    "may_devour_market": (
        "you may devour a card in the market",
        "você pode devorar uma carta do mercado",
        "puoi divorare una carta del mercato",
    ),
    "swap_with_market": (
        "devour a card in the market and put this card in its place",
        "devore uma carta do mercado e ponha esta carta no lugar dela",
        "divora una carta del mercato e metti questa al suo posto",
    ),
    "open_devoured": (
        "this turn the top devoured card counts as a market card",
        "neste turno a carta do topo das devoradas conta como carta do mercado",
        "in questo turno la prima delle carte divorate vale come carta del mercato",
    ),
    "discard_hand": ("discard a card", "descarte uma carta", "scarta una carta"),
    "return_to_supply": (
        "return this card to its supply",
        "devolva esta carta ao suprimento",
        "rimetti questa carta nella riserva",
    ),
    "discard_deck": (
        "put your deck in your discard pile",
        "ponha seu deck na pilha de descarte",
        "metti il tuo mazzo negli scarti",
    ),
    "promote": (
        "promote {0} other cards played this turn",
        "promova {0} outras cartas jogadas neste turno",
        "promuovi {0} altre carte giocate in questo turno",
    ),
    "promote.1": (
        "promote another card played this turn",
        "promova outra carta jogada neste turno",
        "promuovi un'altra carta giocata in questo turno",
    ),
    "promote_up_to": (
        "promote up to {0} other cards played this turn",
        "promova até {0} outras cartas jogadas neste turno",
        "promuovi fino a {0} altre carte giocate in questo turno",
    ),
    "promote_aspect": (
        "promote one {0} card played this turn",
        "promova uma carta de {0} jogada neste turno",
        "promuovi una carta {0} giocata in questo turno",
    ),
    "promote_undead": (
        "promote any number of Undead cards played this turn",
        "promova quantas cartas do tipo Morto-vivo jogadas neste turno quiser",
        "promuovi quante carte di tipo Non morto giocate in questo turno vuoi",
    ),
    "promote_top": (
        "promote the top card of your deck",
        "promova a carta do topo do seu deck",
        "promuovi la prima carta del tuo mazzo",
    ),
    "promote_this": ("promote this card", "promova esta carta", "promuovi questa carta"),
    "promote_from_discard": (
        "promote a card from your discard pile",
        "promova uma carta da sua pilha de descarte",
        "promuovi una carta dei tuoi scarti",
    ),
    "promote_from_any": (
        "promote this card, or one from your hand or discard pile",
        "promova esta carta, ou uma da sua mão ou pilha de descarte",
        "promuovi questa carta, o una della tua mano o dei tuoi scarti",
    ),
    "recruit_free_aspect": (
        "recruit, without paying, one {1} card that costs {0} or less",
        "recrute sem pagar uma carta de {1} de custo {0} ou menos",
        "recluta senza pagare una carta {1} di costo {0} o meno",
    ),
    "recruit_free_up_to": (
        "recruit up to {0} cards that cost {1} or less without paying",
        "recrute sem pagar até {0} cartas de custo {1} ou menos",
        "recluta senza pagare fino a {0} carte di costo {1} o meno",
    ),
    "play_from_market": (
        "play a market card that costs {0} or less as if it were in your hand, then devour it",
        "jogue uma carta do mercado de custo {0} ou menos como se estivesse na sua mão e depois a devore",
        "gioca una carta del mercato di costo {0} o meno come se fosse nella tua mano, poi divorala",
    ),
    "play_from_inner": (
        "play a card of your inner circle as if it were in your hand, then put it back",
        "jogue uma carta do seu círculo interno como se estivesse na sua mão e depois a devolva",
        "gioca una carta della tua cerchia ristretta come se fosse nella tua mano, poi rimettila",
    ),
    "outcast_yourself.1": (
        "you recruit an Insane Outcast",
        "você recruta um Exilado Insano",
        "tu recluti un Reietto Folle",
    ),
    "outcast_each_opponent": (
        "each opponent recruits {0} Insane Outcasts",
        "cada oponente recruta {0} Exilados Insanos",
        "ogni avversario recluta {0} Reietti Folli",
    ),
    "outcast_each_opponent.1": (
        "each opponent recruits an Insane Outcast",
        "cada oponente recruta um Exilado Insano",
        "ogni avversario recluta un Reietto Folle",
    ),
    "outcast_chosen_opponent.1": (
        "choose an opponent, who recruits an Insane Outcast",
        "escolha um oponente, que recruta um Exilado Insano",
        "scegli un avversario, che recluta un Reietto Folle",
    ),
    "outcast_chosen_neighbour.1": (
        "choose an opponent with a troop adjacent to one of them, who recruits an Insane Outcast",
        "escolha um oponente com tropa adjacente a uma delas, que recruta um Exilado Insano",
        "scegli un avversario con una truppa adiacente a una di esse, che recluta un Reietto Folle",
    ),
    "force_discard_each": (
        "each opponent discards a card",
        "cada oponente descarta uma carta",
        "ogni avversario scarta una carta",
    ),
    "force_discard_each_opponent": (
        "each opponent with more than {0} cards in hand discards one",
        "cada oponente com mais de {0} cartas na mão descarta uma",
        "ogni avversario con più di {0} carte in mano ne scarta una",
    ),
    "force_discard_chosen_opponent": (
        "choose an opponent with more than {0} cards in hand, who discards one",
        "escolha um oponente com mais de {0} cartas na mão, que descarta uma",
        "scegli un avversario con più di {0} carte in mano, che ne scarta una",
    ),
    "force_discard_each_opponent_there": (
        "each opponent with a troop at that site and more than {0} cards in hand discards one",
        "cada oponente com tropa naquela região e mais de {0} cartas na mão descarta uma",
        "ogni avversario con una truppa in quel luogo e più di {0} carte in mano ne scarta una",
    ),
    "force_discard_owner_of_killed": (
        "if that troop's owner has more than {0} cards in hand, that player discards one",
        "se o dono daquela tropa tiver mais de {0} cartas na mão, descarta uma",
        "se il proprietario di quella truppa ha più di {0} carte in mano, ne scarta una",
    ),
    "reaction_draw": ("draw {0} cards", "pegue {0} cartas", "pesca {0} carte"),
    "reaction_discard": (
        "that player discards a card too",
        "aquele jogador também descarta uma carta",
        "anche quel giocatore scarta una carta",
    ),
    "reaction_promote": (
        "you may promote it instead",
        "você pode promovê-la em vez disso",
        "puoi invece promuoverla",
    ),
    "when_forced": (
        "When another player makes you discard this card, {0}.",
        "Quando outro jogador o fizer descartar esta carta, {0}.",
        "Quando un altro giocatore ti fa scartare questa carta, {0}.",
    ),
    "outcast_rule": (
        "If it would be devoured or promoted, it goes back to its supply instead.",
        "Se fosse devorado ou promovido, volta ao suprimento em vez disso.",
        "Se dovesse essere divorato o promosso, torna invece nella riserva.",
    ),
}
