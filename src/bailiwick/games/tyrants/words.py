"""The game's words in English, Brazilian Portuguese and Italian: card texts, questions, log lines, reasons and names.

A phrase is filled with `{0}`, `{1}` …; where a second form `key.1` stands, it is used when the first number is 1. Log lines and reasons
hold typed holes (`{card}`, `{place}`, `{seat}`, `{colour}`, `{aspect}`, `{n}`) that take the values in order; `{who}` is who did it.
"""

from __future__ import annotations

import re
from typing import Final

from bailiwick.games.tyrants.board import (
    COLOURS,
    LOCATION_NAMES,
    ROUTE_OF,
    ROUTE_START,
    ROUTES,
    SITE_COUNT,
    SITE_INDEX,
    SITES,
)

LANGUAGES: Final = ("en", "pt", "it")

# ---------------------------------------------------------------- names

SEATS: Final = (
    ("Red", "Blue", "Orange", "Black"),
    ("Vermelho", "Azul", "Laranja", "Preto"),
    ("Rosso", "Blu", "Arancione", "Nero"),
)
TROOP_COLOURS: Final = (
    ("red", "blue", "orange", "black", "white"),
    ("vermelha", "azul", "laranja", "preta", "branca"),
    ("rossa", "blu", "arancione", "nera", "bianca"),
)
ASPECT_NAMES: Final = (
    ("none", "Ambition", "Conquest", "Malice", "Guile", "Obedience"),
    ("nenhum", "Ambição", "Conquista", "Malícia", "Astúcia", "Obediência"),
    ("nessuno", "Ambition", "Conquest", "Malice", "Guile", "Obedience"),
)
DECK_NAMES: Final = {
    "starter": ("Starting deck", "Deck inicial", "Deck iniziale"),
    "core": ("Supplies", "Suprimentos", "Riserve"),
    "drow": ("Drow", "Drow", "Drow"),
    "dragons": ("Dragons", "Dragões", "Dragons"),
    "elementals": ("Elementals", "Elementais", "Elemental"),
    "demons": ("Demons", "Demônios", "Demons"),
    "aberrations": ("Aberrations", "Aberrações", "Aberrations"),
    "undead": ("Undead", "Mortos-vivos", "Undead"),
}
# Cards that the translated rulebooks name; all others keep their English name.
CARD_NAMES: Final = {
    "noble": ("Nobre", "Nobile"),
    "soldier": ("Soldado", "Soldato"),
    "house_guard": ("Guarda das Casas", "House Guard"),
    "priestess_of_lolth": ("Sacerdotisa de Lolth", "Priestess of Lolth"),
    "insane_outcast": ("Exilado Insano", "Insane Outcast"),
    "masters_of_sorcere": ("Mestres da Sorcere", "Masters of Sorcere"),
}
SOURCES: Final = {
    "sites": ("sites", "regiões", "Site"),
    "total_control": ("total control", "controle total", "controllo totale"),
    "trophies": ("trophies", "troféus", "trofei"),
    "deck": ("deck", "deck", "deck"),
    "inner_circle": ("inner circle", "círculo interno", "Inner-Circle"),
    "vp_tokens": ("VP tokens", "marcadores de PV", "token VP"),
}

# ---------------------------------------------------------------- card texts and questions

PHRASES: Final[dict[str, tuple[str, str, str]]] = {
    "or": ("; or ", "; ou ", "; oppure "),
    "and": (" and ", " e ", " e "),
    "choose_one": ("choose one: {0}", "escolha um: {0}", "scegli uno: {0}"),
    "choose_times": ("choose {0} times: {1}", "escolha {0} vezes: {1}", "scegli {0} volte: {1}"),
    "if": ("{0}, {1}", "{0}, {1}", "{0}, {1}"),
    "if_rival_troop": (
        "if another player's troop is at that site",
        "se houver tropa de outro jogador naquela região",
        "se in quel Site c'è una truppa di un altro giocatore",
    ),
    "if_rival_spy": (
        "if another player's spy is at that site",
        "se houver espião de outro jogador naquela região",
        "se in quel Site c'è una spia di un altro giocatore",
    ),
    "focus": ("{0} Focus ► {1}", "Foco em {0} ► {1}", "Focus {0} ► {1}"),
    "cost": ("{0} ► {1}", "{0} ► {1}", "{0} ► {1}"),
    "at_end_of_turn": ("at end of turn, {0}", "no final do turno, {0}", "alla fine del turno, {0}"),
    "gain_power": ("+{0} power", "+{0} de Força", "+{0} Power"),
    "gain_influence": ("+{0} influence", "+{0} de Influência", "+{0} Influence"),
    "gain_vp": ("{0} VP", "{0} PV", "{0} VP"),
    "draw": ("draw {0} cards", "pegue {0} cartas", "pesca {0} carte"),
    "draw.1": ("draw a card", "pegue uma carta", "pesca una carta"),
    # counters
    "per_sites_controlled": (
        "for every {0} sites you control",
        "para cada {0} regiões que você controla",
        "ogni {0} Site che controlli",
    ),
    "per_sites_controlled.1": (
        "for each site you control",
        "para cada região que você controla",
        "per ogni Site che controlli",
    ),
    "per_sites_totally_controlled": (
        "for every {0} sites you totally control",
        "para cada {0} regiões sob seu controle total",
        "ogni {0} Site sotto il tuo controllo totale",
    ),
    "per_sites_totally_controlled.1": (
        "for each site you totally control",
        "para cada região sob seu controle total",
        "per ogni Site sotto il tuo controllo totale",
    ),
    "per_markers": (
        "for every {0} site control markers you hold",
        "para cada {0} marcadores de controle que você tem",
        "ogni {0} marker di controllo che hai",
    ),
    "per_markers.1": (
        "for each site control marker you hold",
        "para cada marcador de controle que você tem",
        "per ogni marker di controllo che hai",
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
        "ogni {0} carte nel tuo Inner-Circle",
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
        "se hai {0} o più carte nel tuo Inner-Circle",
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
    "at_spy_site": (" at that spy's site", " na região daquele espião", " nel Site di quella spia"),
    "at_single_site": (" at a single site", " em uma única região", " in un unico Site"),
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
        "metti fino a {0} truppe della sala dei trofei di uno di quei giocatori su spazi vuoti dove hai Presence",
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
        "divora una carta del tuo Inner-Circle",
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
        "metti il tuo deck negli scarti",
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
        "promova quantas cartas de Mortos-vivos jogadas neste turno quiser",
        "promuovi quante carte Undead giocate in questo turno vuoi",
    ),
    "promote_top": (
        "promote the top card of your deck",
        "promova a carta do topo do seu deck",
        "promuovi la prima carta del tuo deck",
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
        "gioca una carta del tuo Inner-Circle come se fosse nella tua mano, poi rimettila",
    ),
    "outcast_yourself.1": (
        "you recruit an Insane Outcast",
        "você recruta um Exilado Insano",
        "tu recluti un Insane Outcast",
    ),
    "outcast_each_opponent": (
        "each opponent recruits {0} Insane Outcasts",
        "cada oponente recruta {0} Exilados Insanos",
        "ogni avversario recluta {0} Insane Outcast",
    ),
    "outcast_each_opponent.1": (
        "each opponent recruits an Insane Outcast",
        "cada oponente recruta um Exilado Insano",
        "ogni avversario recluta un Insane Outcast",
    ),
    "outcast_chosen_opponent.1": (
        "choose an opponent, who recruits an Insane Outcast",
        "escolha um oponente, que recruta um Exilado Insano",
        "scegli un avversario, che recluta un Insane Outcast",
    ),
    "outcast_chosen_neighbour.1": (
        "choose an opponent with a troop adjacent to one of them, who recruits an Insane Outcast",
        "escolha um oponente com tropa adjacente a uma delas, que recruta um Exilado Insano",
        "scegli un avversario con una truppa adiacente a una di esse, che recluta un Insane Outcast",
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
        "ogni avversario con una truppa in quel Site e più di {0} carte in mano ne scarta una",
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
    # questions
    "ask_choose": ("Choose one", "Escolha um", "Scegli uno"),
    "ask_choose_left": ("Choose one ({0} left)", "Escolha um (faltam {0})", "Scegli uno (ne restano {0})"),
    "ask_reveal": (
        "Reveal one {0} card from your hand for: {1}?",
        "Revelar uma carta de {0} da sua mão para: {1}?",
        "Riveli una carta {0} dalla tua mano per: {1}?",
    ),
    "ask_relocate": (
        "All your spies are on the map: take one back to place it again, or decline",
        "Todos os seus espiões estão no mapa: retorne um para infiltrá-lo de novo, ou recuse",
        "Tutte le tue spie sono sulla mappa: ritirane una per piazzarla di nuovo, oppure rinuncia",
    ),
    "ask_place_spy": (
        "Place a spy ({0} left)",
        "Infiltre um espião (faltam {0})",
        "Piazza una spia (ne restano {0})",
    ),
    "ask_place_spy.1": ("Place a spy", "Infiltre um espião", "Piazza una spia"),
    "ask_return_own_spy": (
        "Return one of your spies for: {0}?",
        "Retornar um dos seus espiões para: {0}?",
        "Ritiri una delle tue spie per: {0}?",
    ),
    "ask_deploy": (
        "Deploy a troop ({0} left)",
        "Posicione uma tropa (faltam {0})",
        "Schiera una truppa (ne restano {0})",
    ),
    "ask_deploy.1": ("Deploy a troop", "Posicione uma tropa", "Schiera una truppa"),
    "ask_assassinate_enemy": (
        "Assassinate a troop ({0} left)",
        "Assassine uma tropa (faltam {0})",
        "Assassina una truppa (ne restano {0})",
    ),
    "ask_assassinate_enemy.1": ("Assassinate a troop", "Assassine uma tropa", "Assassina una truppa"),
    "ask_assassinate_white": (
        "Assassinate a white troop ({0} left)",
        "Assassine uma tropa branca (faltam {0})",
        "Assassina una truppa bianca (ne restano {0})",
    ),
    "ask_assassinate_white.1": (
        "Assassinate a white troop",
        "Assassine uma tropa branca",
        "Assassina una truppa bianca",
    ),
    "ask_supplant_enemy": (
        "Supplant a troop ({0} left)",
        "Suplante uma tropa (faltam {0})",
        "Soppianta una truppa (ne restano {0})",
    ),
    "ask_supplant_enemy.1": ("Supplant a troop", "Suplante uma tropa", "Soppianta una truppa"),
    "ask_supplant_white": (
        "Supplant a white troop ({0} left)",
        "Suplante uma tropa branca (faltam {0})",
        "Soppianta una truppa bianca (ne restano {0})",
    ),
    "ask_supplant_white.1": (
        "Supplant a white troop",
        "Suplante uma tropa branca",
        "Soppianta una truppa bianca",
    ),
    "ask_move_from": (
        "Choose an enemy troop to move ({0} left)",
        "Escolha uma tropa inimiga para mover (faltam {0})",
        "Scegli una truppa nemica da muovere (ne restano {0})",
    ),
    "ask_move_from.1": (
        "Choose an enemy troop to move",
        "Escolha uma tropa inimiga para mover",
        "Scegli una truppa nemica da muovere",
    ),
    "ask_move_to": (
        "Move the {0} troop from {1} to an empty space",
        "Mova a tropa {0} de {1} para um espaço vazio",
        "Muovi la truppa {0} da {1} a uno spazio vuoto",
    ),
    "ask_return_any": (
        "Return a troop or spy ({0} left)",
        "Retorne uma tropa ou um espião (faltam {0})",
        "Ritira una truppa o una spia (ne restano {0})",
    ),
    "ask_raise": (
        "Take a troop from a trophy hall ({0} left)",
        "Pegue uma tropa de um salão dos troféus (faltam {0})",
        "Prendi una truppa da una sala dei trofei (ne restano {0})",
    ),
    "ask_raise.1": (
        "Take a troop from a trophy hall",
        "Pegue uma tropa de um salão dos troféus",
        "Prendi una truppa da una sala dei trofei",
    ),
    "ask_raise_at": (
        "Put the {0} troop on an empty space",
        "Ponha a tropa {0} em um espaço vazio",
        "Metti la truppa {0} su uno spazio vuoto",
    ),
    "ask_raise_rival": (
        "Choose whose trophy hall to take troops from",
        "Escolha de quem é o salão dos troféus de onde pegar tropas",
        "Scegli da quale sala dei trofei prendere le truppe",
    ),
    "ask_recruit_free": (
        "Recruit a card that costs {0} or less without paying",
        "Recrute sem pagar uma carta de custo {0} ou menos",
        "Recluta senza pagare una carta di costo {0} o meno",
    ),
    "ask_victim": (
        "Choose who discards a card",
        "Escolha quem descarta uma carta",
        "Scegli chi scarta una carta",
    ),
    "ask_discard": (
        "{0} makes you discard a card: choose it",
        "{0} faz você descartar uma carta: escolha qual",
        "{0} ti fa scartare una carta: scegli quale",
    ),
    "ask_promote_instead": (
        "Promote {0} instead of discarding it?",
        "Promover {0} em vez de descartar?",
        "Promuovere {0} invece di scartarla?",
    ),
    "ask_outcast": (
        "Choose who recruits an Insane Outcast",
        "Escolha quem recruta um Exilado Insano",
        "Scegli chi recluta un Insane Outcast",
    ),
    "ask_first_deploy": (
        "Deploy your first troop to a starting site",
        "Posicione sua primeira tropa em uma região inicial",
        "Schiera la tua prima truppa in un Site di partenza",
    ),
    "ask_main": (
        "Your turn: {0} power, {1} influence",
        "Seu turno: {0} de Força, {1} de Influência",
        "Il tuo turno: {0} Power, {1} Influence",
    ),
    "ask_resolve": (
        "End of turn: choose what to resolve next",
        "Final do turno: escolha o que resolver agora",
        "Fine del turno: scegli cosa risolvere ora",
    ),
    # actions
    "act_end_turn": ("End your turn", "Terminar o turno", "Fine del turno"),
    "act_decline": ("Decline / stop", "Recusar / parar", "Rinuncia / basta"),
    "act_accept": ("Yes", "Sim", "Sì"),
    "act_deploy_none": (
        "Deploy with empty barracks: 1 VP",
        "Posicionar com quartéis vazios: 1 PV",
        "Schierare con la riserva vuota: 1 VP",
    ),
    "act_recruit_devoured": (
        "Recruit the top devoured card",
        "Recrutar a carta do topo das devoradas",
        "Recluta la prima carta divorata",
    ),
    "act_use_devoured": (
        "Play the top devoured card",
        "Jogar a carta do topo das devoradas",
        "Gioca la prima carta divorata",
    ),
    "act_devour_this": ("Devour this card", "Devorar esta carta", "Divora questa carta"),
    "act_promote_this": ("Promote this card", "Promover esta carta", "Promuovi questa carta"),
    "act_target": ("{0}", "{0}", "{0}"),
    "act_play": ("Play {0}", "Jogar {0}", "Gioca {0}"),
    "act_deploy": ("Deploy to {0}", "Posicionar em {0}", "Schiera a {0}"),
    "act_assassinate": (
        "Assassinate the {0} troop at {1}",
        "Assassinar a tropa {0} em {1}",
        "Assassina la truppa {0} a {1}",
    ),
    "act_supplant": (
        "Supplant the {0} troop at {1}",
        "Suplantar a tropa {0} em {1}",
        "Soppianta la truppa {0} a {1}",
    ),
    "act_return_troop": (
        "Return the {0} troop at {1}",
        "Retornar a tropa {0} em {1}",
        "Ritira la truppa {0} a {1}",
    ),
    "act_return_spy": (
        "Return {0}'s spy at {1}",
        "Retornar o espião de {0} em {1}",
        "Ritira la spia di {0} a {1}",
    ),
    "act_place_spy": ("Place a spy at {0}", "Infiltrar um espião em {0}", "Piazza una spia a {0}"),
    "act_move_from": ("Move the {0} troop at {1}", "Mover a tropa {0} em {1}", "Muovi la truppa {0} a {1}"),
    "act_move_to": ("to {0}", "para {0}", "a {0}"),
    "act_take_trophy": (
        "a {1} troop from {0}'s trophy hall",
        "uma tropa {1} do salão dos troféus de {0}",
        "una truppa {1} dalla sala dei trofei di {0}",
    ),
    "act_raise_at": ("at {0}", "em {0}", "a {0}"),
    "act_recruit": ("Recruit {0} ({1})", "Recrutar {0} ({1})", "Recluta {0} ({1})"),
    "act_devour": ("Devour {0}", "Devorar {0}", "Divora {0}"),
    "act_discard": ("Discard {0}", "Descartar {0}", "Scarta {0}"),
    "act_promote": ("Promote {0}", "Promover {0}", "Promuovi {0}"),
    "act_promote_hand": (
        "Promote {0} from your hand",
        "Promover {0} da sua mão",
        "Promuovi {0} dalla tua mano",
    ),
    "act_promote_discard": (
        "Promote {0} from your discard pile",
        "Promover {0} da sua pilha de descarte",
        "Promuovi {0} dai tuoi scarti",
    ),
    "act_reveal": ("Reveal {0}", "Revelar {0}", "Rivela {0}"),
    "act_use": ("Use {0}", "Usar {0}", "Usa {0}"),
    "act_resolve": ("Resolve {0}", "Resolver {0}", "Risolvi {0}"),
    # places
    "route_space": ("{0}–{1} route, space {2}", "rota {0}–{1}, espaço {2}", "rotta {0}–{1}, spazio {2}"),
    "route": ("{0}–{1} route", "rota {0}–{1}", "rotta {0}–{1}"),
    # -- panels: what a terminal shows of the state
    "panel_letters": ("RBOK", "VALP", "RBAN"),  # one a seat, all different
    "panel_key": ("Key", "Legenda", "Legenda"),
    "panel_white": ("white", "branca", "bianca"),
    "panel_empty": ("empty", "vazio", "vuoto"),
    "panel_left": ("Left section", "Seção esquerda", "Sezione sinistra"),
    "panel_center": ("Center section", "Seção central", "Sezione centrale"),
    "panel_right": ("Right section", "Seção direita", "Sezione destra"),
    "panel_routes": ("Troops on routes", "Tropas em rotas", "Truppe sulle rotte"),
    "panel_market": ("Market ({0} in the deck)", "Mercado ({0} no deck)", "Mercato ({0} nel deck)"),
    "panel_supplies": ("Supplies", "Suprimentos", "Riserve"),
    "panel_devoured": ("Devoured: {0}", "Devorada: {0}", "Divorata: {0}"),
    "panel_hand": ("Your hand", "Sua mão", "La tua mano"),
    "panel_played": ("Played this turn", "Jogadas neste turno", "Giocate in questo turno"),
    "panel_piles": ("Open cards", "Cartas abertas", "Carte scoperte"),
    "panel_your_deck": ("Left in your deck", "Restam no seu deck", "Restano nel tuo deck"),
    "panel_seats": ("Round {0}", "Rodada {0}", "Round {0}"),
    "panel_turn": (
        "Round {0}, {1}'s turn: {2} power, {3} influence",
        "Rodada {0}, turno de {1}: {2} de Força, {3} de Influência",
        "Round {0}, turno di {1}: {2} Power, {3} Influence",
    ),
    "panel_final": ("After {0} rounds", "Depois de {0} rodadas", "Dopo {0} round"),
    "panel_you": ("{0} (you)", "{0} (você)", "{0} (tu)"),
    "panel_total": ("total control", "controle total", "controllo totale"),
    "column_site": ("Site", "Região", "Site"),
    "column_vp": ("VP", "PV", "VP"),
    "column_troops": ("Troops", "Tropas", "Truppe"),
    "column_control": ("Control", "Controle", "Controllo"),
    "column_spies": ("Spies", "Espiões", "Spie"),
    "column_marker": ("Marker", "Marcador", "Marker"),
    "column_card": ("Card", "Carta", "Carta"),
    "column_cost": ("Cost", "Custo", "Costo"),
    "column_aspect": ("Aspect", "Aspecto", "Aspect"),
    "column_text": ("Text", "Texto", "Testo"),
    "column_seat": ("Seat", "Jogador", "Giocatore"),
    "column_barracks": ("Barracks", "Quartéis", "Riserva"),
    "column_trophies": ("Trophies", "Troféus", "Trofei"),
    "column_tokens": ("Tokens", "Marc.", "Token"),
    "column_inner": ("Inner", "Círculo", "Inner"),
    "column_deck": ("Deck", "Deck", "Deck"),
    "column_hand": ("Hand", "Mão", "Mano"),
    "column_discard": ("Discard", "Descarte", "Scarti"),
    "column_score": ("Score", "Pontos", "Punti"),
    "column_inner_circle": ("Inner circle", "Círculo interno", "Inner-Circle"),
    "column_discard_pile": ("Discard pile", "Pilha de descarte", "Scarti"),
    "fact_deck": ("deck", "deck", "deck"),
    "fact_cost": ("cost", "custo", "costo"),
    "fact_aspect": ("aspect", "aspecto", "aspect"),
    "fact_kind": ("type", "tipo", "tipo"),
    "fact_copies": ("copies", "cópias", "copie"),
    "fact_deck_vp": ("deck VP", "PV no deck", "VP nel deck"),
    "fact_inner_vp": ("inner VP", "PV no círculo", "VP Inner"),
}

# ---------------------------------------------------------------- log lines

LOG: Final[dict[str, tuple[str, str, str]]] = {
    "turn": ("Round {n}: {who}'s turn", "Rodada {n}: turno de {who}", "Round {n}: turno di {who}"),
    "play": ("{who} plays {card}", "{who} joga {card}", "{who} gioca {card}"),
    "use": ("{who} uses {card}", "{who} usa {card}", "{who} usa {card}"),
    "gain_power": ("{who} gains {n} power", "{who} ganha {n} de Força", "{who} guadagna {n} Power"),
    "gain_influence": (
        "{who} gains {n} influence",
        "{who} ganha {n} de Influência",
        "{who} guadagna {n} Influence",
    ),
    "vp": ("{who} takes {n} VP", "{who} recebe {n} PV", "{who} prende {n} VP"),
    "deploy": (
        "{who} deploys a troop at {place}",
        "{who} posiciona uma tropa em {place}",
        "{who} schiera una truppa a {place}",
    ),
    "last_troop": (
        "{who} has deployed the last troop: the game ends after this round",
        "{who} posicionou a última tropa: o jogo termina ao fim desta rodada",
        "{who} ha schierato l'ultima truppa: la partita finisce dopo questo round",
    ),
    "last_card": (
        "The market deck is empty: the game ends after this round",
        "O deck de mercado acabou: o jogo termina ao fim desta rodada",
        "Il mazzo mercato è vuoto: la partita finisce dopo questo round",
    ),
    "no_barracks_vp": (
        "{who} has no troops in barracks and takes {n} VP instead",
        "{who} não tem tropas nos quartéis e recebe {n} PV no lugar",
        "{who} non ha truppe nella riserva e prende invece {n} VP",
    ),
    "assassinate": (
        "{who} kills the {colour} troop at {place}",
        "{who} mata a tropa {colour} em {place}",
        "{who} uccide la truppa {colour} a {place}",
    ),
    "move": (
        "{who} moves the {colour} troop from {place} to {place}",
        "{who} move a tropa {colour} de {place} para {place}",
        "{who} muove la truppa {colour} da {place} a {place}",
    ),
    "troop_returned": (
        "{who} returns the {colour} troop at {place}",
        "{who} retorna a tropa {colour} em {place}",
        "{who} ritira la truppa {colour} a {place}",
    ),
    "spy_returned": (
        "{who} returns {seat}'s spy at {place}",
        "{who} retorna o espião de {seat} em {place}",
        "{who} ritira la spia di {seat} a {place}",
    ),
    "spy": (
        "{who} places a spy at {place}",
        "{who} infiltra um espião em {place}",
        "{who} piazza una spia a {place}",
    ),
    "spy_back": (
        "{who} takes back the spy at {place}",
        "{who} retorna seu espião em {place}",
        "{who} ritira la propria spia a {place}",
    ),
    "raise": (
        "{who} takes a {colour} troop from {seat}'s trophy hall to {place}",
        "{who} leva uma tropa {colour} do salão dos troféus de {seat} para {place}",
        "{who} porta una truppa {colour} dalla sala dei trofei di {seat} a {place}",
    ),
    "control": ("{who} controls {place}", "{who} controla {place}", "{who} controlla {place}"),
    "control_lost": (
        "{who} no longer controls {place}",
        "{who} não controla mais {place}",
        "{who} non controlla più {place}",
    ),
    "marker_pays": (
        "{who} gains 1 influence from {place}",
        "{who} ganha 1 de Influência de {place}",
        "{who} guadagna 1 Influence da {place}",
    ),
    "marker_vp": (
        "{who} takes {n} VP for total control of {place}",
        "{who} recebe {n} PV pelo controle total de {place}",
        "{who} prende {n} VP per il controllo totale di {place}",
    ),
    "draw": ("{who} draws {n} cards", "{who} pega {n} cartas", "{who} pesca {n} carte"),
    "draw.1": ("{who} draws a card", "{who} pega uma carta", "{who} pesca una carta"),
    "drawn": ("{who} drew {cards}", "{who} pegou {cards}", "{who} ha pescato {cards}"),
    "reshuffle": (
        "{who} shuffles the discard pile into a new deck",
        "{who} embaralha o descarte em um novo deck",
        "{who} rimischia gli scarti in un nuovo deck",
    ),
    "market": ("{card} comes to the market", "{card} chega ao mercado", "{card} arriva al mercato"),
    "into_market": ("{card} goes to the market", "{card} vai para o mercado", "{card} va al mercato"),
    "recruit": ("{who} recruits {card}", "{who} recruta {card}", "{who} recluta {card}"),
    "devoured": ("{card} is devoured", "{card} é devorada", "{card} viene divorata"),
    "promote": ("{who} promotes {card}", "{who} promove {card}", "{who} promuove {card}"),
    "to_supply": (
        "{card} goes back to its supply",
        "{card} volta ao suprimento",
        "{card} torna nella riserva",
    ),
    "discard": ("{who} discards {card}", "{who} descarta {card}", "{who} scarta {card}"),
    "discard_deck": (
        "{who} puts the whole deck in the discard pile",
        "{who} põe o deck inteiro no descarte",
        "{who} mette tutto il deck negli scarti",
    ),
    "outcast": (
        "{who} recruits an Insane Outcast",
        "{who} recruta um Exilado Insano",
        "{who} recluta un Insane Outcast",
    ),
    "reveal": ("{who} reveals {card}", "{who} revela {card}", "{who} rivela {card}"),
    "target": ("{who} chooses {seat}", "{who} escolhe {seat}", "{who} sceglie {seat}"),
    "ghost": (
        "{who} may use the top devoured card as a market card this turn",
        "{who} pode usar a carta do topo das devoradas como carta do mercado neste turno",
        "{who} può usare la prima carta divorata come carta del mercato in questo turno",
    ),
    "game_over": ("The game is over", "O jogo acabou", "La partita è finita"),
}

# ---------------------------------------------------------------- reasons

REASONS: Final[dict[str, tuple[str, str, str]]] = {
    "not_waiting": (
        "It is not your decision now.",
        "A decisão não é sua agora.",
        "Ora non tocca a te decidere.",
    ),
    "game_over": ("The game is over.", "O jogo acabou.", "La partita è finita."),
    "not_now": (
        "Not now: finish what is being resolved first.",
        "Agora não: termine antes o que está sendo resolvido.",
        "Non ora: prima finisci ciò che si sta risolvendo.",
    ),
    "turn_is_ending": (
        "Your turn is ending: no more cards or basic actions.",
        "Seu turno está terminando: sem mais cartas nem ações básicas.",
        "Il tuo turno sta finendo: niente più carte né azioni base.",
    ),
    "not_basic": (
        "That is not a basic action: only a card can do it.",
        "Isso não é uma ação básica: só uma carta permite.",
        "Non è un'azione base: solo una carta lo permette.",
    ),
    "mandatory": (
        "This must be done if it can be done.",
        "Isto deve ser feito se for possível.",
        "Questo va fatto se è possibile.",
    ),
    "futile": (
        "This option would do nothing (house rule).",
        "Esta opção não faria nada (regra da casa).",
        "Questa scelta non farebbe nulla (regola della casa).",
    ),
    "no_power": (
        "It costs {n} power; you have {n}.",
        "Custa {n} de Força; você tem {n}.",
        "Costa {n} Power; ne hai {n}.",
    ),
    "not_in_play": (
        "{place} is not in play in this game.",
        "{place} não está em jogo nesta partida.",
        "{place} non è in gioco in questa partita.",
    ),
    "full": ("{place} has no empty space.", "{place} não tem espaço vazio.", "{place} non ha spazi vuoti."),
    "no_presence": (
        "You have no Presence at {place}.",
        "Você não tem Presença em {place}.",
        "Non hai Presence a {place}.",
    ),
    "barracks_empty": (
        "Your barracks hold no troops.",
        "Não há tropas nos seus quartéis.",
        "Non hai truppe nella riserva.",
    ),
    "barracks_not_empty": (
        "You still have troops in barracks: deploy one.",
        "Você ainda tem tropas nos quartéis: posicione uma.",
        "Hai ancora truppe nella riserva: schierane una.",
    ),
    "no_troop": (
        "No troop stands at {place}.",
        "Não há tropa em {place}.",
        "Non c'è nessuna truppa a {place}.",
    ),
    "no_such_troop": (
        "No {colour} troop stands at {place}.",
        "Não há tropa {colour} em {place}.",
        "Non c'è nessuna truppa {colour} a {place}.",
    ),
    "own_troop": ("That troop is your own.", "Essa tropa é sua.", "Quella truppa è tua."),
    "white_only": (
        "Only a white troop may be chosen.",
        "Só uma tropa branca pode ser escolhida.",
        "Si può scegliere solo una truppa bianca.",
    ),
    "not_white": (
        "White troops cannot be returned.",
        "Tropas brancas não podem ser retornadas.",
        "Le truppe bianche non si possono ritirare.",
    ),
    "not_spy_site": (
        "{place} is not that spy's site.",
        "{place} não é a região daquele espião.",
        "{place} non è il Site di quella spia.",
    ),
    "own_spy": ("That spy is your own.", "Esse espião é seu.", "Quella spia è tua."),
    "not_your_spy": (
        "Only your own spy may be taken back.",
        "Só um espião seu pode ser retornado.",
        "Puoi ritirare solo una tua spia.",
    ),
    "no_such_spy": (
        "{seat} has no spy at {place}.",
        "{seat} não tem espião em {place}.",
        "{seat} non ha spie a {place}.",
    ),
    "spy_already": (
        "You already have a spy at {place}.",
        "Você já tem um espião em {place}.",
        "Hai già una spia a {place}.",
    ),
    "no_spies_left": (
        "All your spies are on the map: take one back first.",
        "Todos os seus espiões estão no mapa: retorne um antes.",
        "Tutte le tue spie sono sulla mappa: prima ritirane una.",
    ),
    "spies_left": (
        "You still have a spy in barracks: place that one.",
        "Você ainda tem um espião nos quartéis: infiltre esse.",
        "Hai ancora una spia nella riserva: piazza quella.",
    ),
    "must_place": (
        "You have a spy in barracks, so one must be placed.",
        "Você tem um espião nos quartéis, então deve infiltrar um.",
        "Hai una spia nella riserva, quindi devi piazzarne una.",
    ),
    "spy_only": (
        "Only a spy may be returned.",
        "Só um espião pode ser retornado.",
        "Si può ritirare solo una spia.",
    ),
    "route_is_no_site": (
        "All targets must be at one site; a route is not a site.",
        "Todos os alvos devem estar em uma região; uma rota não é uma região.",
        "Tutti i bersagli devono stare in un Site; una rotta non è un Site.",
    ),
    "single_site": (
        "All targets must be at {place}.",
        "Todos os alvos devem estar em {place}.",
        "Tutti i bersagli devono stare a {place}.",
    ),
    "no_empty_space": (
        "There is no empty space to put it on.",
        "Não há espaço vazio onde colocar.",
        "Non c'è uno spazio vuoto dove metterla.",
    ),
    "moved_already": (
        "That troop was moved already.",
        "Essa tropa já foi movida.",
        "Quella truppa è già stata mossa.",
    ),
    "no_such_trophy": (
        "No such troop is in that trophy hall.",
        "Não há tal tropa nesse salão dos troféus.",
        "Non c'è una truppa così in quella sala dei trofei.",
    ),
    "own_hall": (
        "Your own trophy hall may not be used (house rule).",
        "Seu próprio salão dos troféus não pode ser usado (regra da casa).",
        "La tua sala dei trofei non si può usare (regola della casa).",
    ),
    "other_hall": (
        "Both troops come from the hall chosen first.",
        "As duas tropas vêm do salão escolhido primeiro.",
        "Entrambe le truppe vengono dalla sala scelta per prima.",
    ),
    "no_troop_there": (
        "That player has no troop at the spy's site.",
        "Esse jogador não tem tropa na região do espião.",
        "Quel giocatore non ha truppe nel Site della spia.",
    ),
    "no_troop_adjacent": (
        "{seat} has no troop next to one you just deployed.",
        "{seat} não tem tropa ao lado de uma que você acabou de posicionar.",
        "{seat} non ha truppe accanto a una che hai appena schierato.",
    ),
    "not_yourself": ("Choose another player.", "Escolha outro jogador.", "Scegli un altro giocatore."),
    "no_such_seat": ("Nobody sits there.", "Ninguém está sentado aí.", "Non c'è nessuno seduto lì."),
    "too_few_cards": (
        "{seat} must hold more than {n} cards.",
        "{seat} precisa ter mais de {n} cartas.",
        "{seat} deve avere più di {n} carte.",
    ),
    "not_in_hand": (
        "{card} is not in your hand.",
        "{card} não está na sua mão.",
        "{card} non è nella tua mano.",
    ),
    "not_in_discard": (
        "{card} is not in your discard pile.",
        "{card} não está na sua pilha de descarte.",
        "{card} non è nei tuoi scarti.",
    ),
    "not_in_inner": (
        "{card} is not in your inner circle.",
        "{card} não está no seu círculo interno.",
        "{card} non è nel tuo Inner-Circle.",
    ),
    "not_in_play_area": (
        "No other {card} lies in your play area.",
        "Não há outra {card} entre as cartas que você jogou.",
        "Non c'è un'altra {card} tra le carte che hai giocato.",
    ),
    "not_in_market": (
        "{card} is not in the market.",
        "{card} não está no mercado.",
        "{card} non è al mercato.",
    ),
    "supply_empty": (
        "The supply of {card} is empty.",
        "O suprimento de {card} acabou.",
        "La riserva di {card} è vuota.",
    ),
    "no_cost": (
        "{card} has no cost: it cannot be bought.",
        "{card} não tem custo: não pode ser recrutada.",
        "{card} non ha costo: non si può comprare.",
    ),
    "too_dear": (
        "{card} costs {n}; you have {n} influence.",
        "{card} custa {n}; você tem {n} de Influência.",
        "{card} costa {n}; hai {n} Influence.",
    ),
    "over_limit": (
        "{card} costs {n}; only cards of cost {n} or less can be taken.",
        "{card} custa {n}; só cartas de custo {n} ou menos podem ser escolhidas.",
        "{card} costa {n}; si possono scegliere solo carte di costo {n} o meno.",
    ),
    "wrong_aspect": ("{card} is not {aspect}.", "{card} não é de {aspect}.", "{card} non è {aspect}."),
    "wrong_kind": ("{card} is not Undead.", "{card} não é Morto-vivo.", "{card} non è Undead."),
    "devoured_closed": (
        "Only Ghost opens the devoured pile.",
        "Só Ghost abre a pilha das devoradas.",
        "Solo Ghost apre la pila delle divorate.",
    ),
    "devoured_empty": (
        "No card has been devoured.",
        "Nenhuma carta foi devorada.",
        "Nessuna carta è stata divorata.",
    ),
    "from_inner": (
        "This card is played out of your inner circle: it cannot be promoted again.",
        "Esta carta é jogada do seu círculo interno: não pode ser promovida de novo.",
        "Questa carta è giocata dal tuo Inner-Circle: non si può promuovere di nuovo.",
    ),
    "this_is_gone": (
        "This card is no longer in play.",
        "Esta carta não está mais em jogo.",
        "Questa carta non è più in gioco.",
    ),
    "not_queued": (
        "{card} has nothing to resolve at the end of this turn.",
        "{card} não tem nada a resolver no final deste turno.",
        "{card} non ha nulla da risolvere alla fine di questo turno.",
    ),
    "first_deploy": (
        "First deploy a troop to a starting site.",
        "Primeiro posicione uma tropa em uma região inicial.",
        "Prima schiera una truppa in un Site di partenza.",
    ),
    "not_a_start": (
        "{place} is not a starting site.",
        "{place} não é uma região inicial.",
        "{place} non è un Site di partenza.",
    ),
    "start_taken": (
        "Another player already started at {place}.",
        "Outro jogador já começou em {place}.",
        "Un altro giocatore è già partito da {place}.",
    ),
}

# ---------------------------------------------------------------- saying

_card_names: list[tuple[str, str, str]] = [("", "", "")]
_card_ids: list[str] = [""]


def name_cards(cards: list[tuple[str, str]]) -> None:
    """Told once, by the game, which cards there are: (id, English name) in order of their numbers."""
    for id, name in cards:
        pt, it = CARD_NAMES.get(id, (name, name))
        _card_names.append((name, pt, it))
        _card_ids.append(id)


def index_of(lang: str) -> int:
    return LANGUAGES.index(lang) if lang in LANGUAGES else 0


def say(lang: str, key: str, *values: object) -> str:
    single = PHRASES.get(f"{key}.1") if values and values[0] == 1 else None
    return (single or PHRASES[key])[index_of(lang)].format(*values)


def place_name(lang: str, place: int) -> str:
    if place < SITE_COUNT:
        return SITES[place].name_pt if lang == "pt" else SITES[place].name
    route = ROUTES[ROUTE_OF[place - SITE_COUNT]]
    ends = (place_name(lang, SITE_INDEX[route.a]), place_name(lang, SITE_INDEX[route.b]))
    if route.spaces == 1:
        return say(lang, "route", *ends)
    return say(lang, "route_space", *ends, place - SITE_COUNT - ROUTE_START[ROUTE_OF[place - SITE_COUNT]] + 1)


def phrase(lang: str, kind: str, value: int) -> str:
    """The name of a value of some kind."""
    i = index_of(lang)
    if kind == "card":
        return _card_names[value][i]
    if kind == "place":
        return place_name(lang, value)
    if kind == "seat":
        return SEATS[i][value]
    if kind == "colour":
        return TROOP_COLOURS[i][value]
    if kind == "aspect":
        return ASPECT_NAMES[i][value]
    return str(value)


HOLE: Final = re.compile(r"\{(\w+)\}")


def tokens(lang: str, template: str, who: int, values: tuple[int, ...]) -> list[tuple[str, str, str]]:
    """A template with its typed holes filled, in pieces: (kind, id, text), with kind "text" for what stands between."""
    rest = list(values)
    pieces: list[tuple[str, str, str]] = []
    for i, part in enumerate(HOLE.split(template)):
        if i % 2 == 0:
            if part:
                pieces.append(("text", "", part))
        elif part == "who":
            pieces.append(token(lang, "seat", who))
        elif part == "cards":
            for number, card in enumerate(rest):
                if number:
                    pieces.append(("text", "", ", "))
                pieces.append(token(lang, "card", card))
            rest.clear()
        else:
            pieces.append(token(lang, part, rest.pop(0)))
    return pieces


def token(lang: str, kind: str, value: int) -> tuple[str, str, str]:
    ids = {"card": _card_ids, "place": LOCATION_NAMES, "seat": COLOURS, "colour": COLOURS}.get(kind)
    return (kind, ids[value] if ids is not None else str(value), phrase(lang, kind, value))


def log_line(lang: str, kind: str, values: tuple[int, ...]) -> str:
    """The template of a log line, in its singular form where there is one."""
    single = LOG.get(f"{kind}.1") if values and values[0] == 1 else None
    return (single or LOG[kind])[index_of(lang)]


def fill(lang: str, template: str, who: int, values: tuple[int, ...]) -> str:
    """A log line or reason with its typed holes filled."""
    return "".join(text for _kind, _id, text in tokens(lang, template, who, values))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
