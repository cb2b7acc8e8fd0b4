"""The phrases that the texts of cards, City Area powers, events and personalities are made of, in three languages.

A phrase stands in the middle of a sentence: the printer adds the capital and the full stop. What another player does ("hands you
$2") comes without its subject, which the scroll puts before it: each other player, a player you name, that player.
"""

from __future__ import annotations

from typing import Final

CARD_TEXTS: Final[dict[str, tuple[str, str, str]]] = {
    # -- how phrases are put together
    "then": (", then ", ", depois ", ", poi "),
    "after": ("; ", "; ", "; "),
    "each_other": ("each other player {0}", "cada outro jogador {0}", "ogni altro giocatore {0}"),
    "named_player": (
        "another player of your choice {0}",
        "outro jogador à sua escolha {0}",
        "un altro giocatore a tua scelta {0}",
    ),
    "that_player": ("that player {0}", "esse jogador {0}", "quel giocatore {0}"),
    # -- where (`where`)
    "where_0": ("in any area", "em qualquer área", "in un quartiere qualsiasi"),
    "where_1": (
        "in or next to an area with one of yours",
        "numa área com um dos seus ou adjacente a ela",
        "in un quartiere con uno dei tuoi o in uno adiacente",
    ),
    "where_2": ("in an area with trouble", "numa área com problemas", "in un quartiere con disordini"),
    "where_3": ("in an area without any", "numa área que não tenha nenhum", "in un quartiere che non ne ha"),
    "where_4": (
        "in an area without any, next to an area with trouble",
        "numa área que não tenha nenhum, adjacente a uma área com problemas",
        "in un quartiere che non ne ha, adiacente a uno con disordini",
    ),
    "where_5": (
        "in an area with a building of yours",
        "numa área com um edifício seu",
        "in un quartiere con un tuo edificio",
    ),
    "where_6": (
        "in Unreal Estate or an area next to it",
        "em Bens Irreais ou numa área adjacente",
        "a Beni Irreali o in un quartiere adiacente",
    ),
    "where_7": (
        "in Dolly Sisters or an area next to it",
        "nas Irmãs Dolly ou numa área adjacente",
        "alle Sorelle Dolly o in un quartiere adiacente",
    ),
    "where_8": (
        "in Dimwell or an area next to it",
        "no Poço Turvo ou numa área adjacente",
        "al Pozzo Fosco o in un quartiere adiacente",
    ),
    "where_9": (
        "in The Shades or an area next to it that has minions but no trouble",
        "nas Sombras ou numa área adjacente que tenha asseclas mas não problemas",
        "alle Ombre o in un quartiere adiacente che abbia scagnozzi ma non disordini",
    ),
    "from_0": ("from any area", "de qualquer área", "da un quartiere qualsiasi"),
    "from_2": ("from an area with trouble", "de uma área com problemas", "da un quartiere con disordini"),
    "from_10": ("from Unreal Estate", "de Bens Irreais", "da Beni Irreali"),
    "from_11": ("from the rolled area", "da área sorteada", "dal quartiere estratto"),
    # -- minions
    "place_minion_by_rule": ("place a minion", "coloque um assecla", "piazza uno scagnozzo"),
    "place_minion": ("place a minion {0}", "coloque um assecla {0}", "piazza uno scagnozzo {0}"),
    "place_minion_optional": ("another one there if you like", "outro ali, se quiser", "un altro lì, se vuoi"),
    "place_minion_quietly": (
        "place a minion {0}: it brings no trouble",
        "coloque um assecla {0}: ele não traz problemas",
        "piazza uno scagnozzo {0}: non porta disordini",
    ),
    "assassinate": (
        "assassinate a minion that is not yours in an area with trouble",
        "assassine um assecla que não seja seu numa área com problemas",
        "assassina uno scagnozzo non tuo in un quartiere con disordini",
    ),
    "remove_0": ("remove one of your minions", "remova um dos seus asseclas", "rimuovi uno dei tuoi scagnozzi"),
    "remove_2": ("remove a minion {0}", "remova um assecla {0}", "rimuovi uno scagnozzo {0}"),
    "removes_0": (
        "removes one of their own minions",
        "remove um dos próprios asseclas",
        "rimuove uno dei propri scagnozzi",
    ),
    "removes_3": (
        "removes a minion that is not yours {0}",
        "remove {0} um assecla que não pertença a você",
        "rimuove uno scagnozzo non tuo {0}",
    ),
    "move_0": (
        "move one of your minions to any other area",
        "mova um dos seus asseclas para qualquer outra área",
        "sposta uno dei tuoi scagnozzi in un altro quartiere qualsiasi",
    ),
    "move_0_adjacent": (
        "move one of your minions {0} to an adjacent area",
        "mova um dos seus asseclas {0} para uma área adjacente",
        "sposta uno dei tuoi scagnozzi {0} a uno adiacente",
    ),
    "move_1_adjacent": (
        "move a minion that is not yours to an adjacent area",
        "mova um assecla que não seja seu para uma área adjacente",
        "sposta uno scagnozzo non tuo in un quartiere adiacente",
    ),
    "swap_minions": (
        "swap two minions that are in different areas",
        "troque de lugar dois asseclas que estejam em áreas diferentes",
        "scambia di posto due scagnozzi che sono in quartieri diversi",
    ),
    # -- trouble
    "stir": ("put a trouble marker {0}", "ponha um marcador de problemas {0}", "metti un segnalino disordini {0}"),
    "calm": ("remove a trouble marker", "remova um marcador de problemas", "rimuovi un segnalino disordini"),
    "money_for_trouble": (
        "choose an area with trouble and take ${0} for each minion in it",
        "escolha uma área com problemas e receba ${0} por assecla que esteja nela",
        "scegli un quartiere con disordini e prendi ${0} per ogni scagnozzo che vi si trova",
    ),
    # -- buildings
    "build": ("place a building", "coloque um edifício", "costruisci un edificio"),
    "build_half": (
        "place a building at half its cost",
        "coloque um edifício pela metade do custo",
        "costruisci un edificio a metà del costo",
    ),
    "take_over_quiet": (
        "replace another player's building in an area without trouble with one of yours, and pay that player its cost",
        "substitua por um seu o edifício de outro jogador numa área sem problemas, e pague a esse jogador o custo",
        "sostituisci con un tuo edificio quello di un altro giocatore in un quartiere senza disordini e pagagliene il costo",
    ),
    "take_over_trouble": (
        "replace another player's building in an area with trouble with one of yours, and pay that player its cost",
        "substitua por um seu o edifício de outro jogador numa área com problemas, e pague a esse jogador o custo",
        "sostituisci con un tuo edificio quello di un altro giocatore in un quartiere con disordini e pagagliene il costo",
    ),
    "raze": (
        "you may remove one of that player's buildings",
        "você pode remover um dos edifícios desse jogador",
        "puoi rimuovere uno degli edifici di quel giocatore",
    ),
    # -- money
    "gain": ("take ${0}", "receba ${0}", "prendi ${0}"),
    "gain_for_0": (
        "take $1 for each trouble marker in the city",
        "receba $1 por marcador de problemas na cidade",
        "prendi $1 per ogni segnalino disordini in città",
    ),
    "gain_for_1": (
        "take $1 for each building in the city, whoever owns it",
        "receba $1 por edifício na cidade, seja de quem for",
        "prendi $1 per ogni edificio in città, di chiunque sia",
    ),
    "gain_for_2": (
        "take $1 for each minion in Isle of Gods",
        "receba $1 por assecla na Ilha dos Deuses",
        "prendi $1 per ogni scagnozzo sull'Isola degli Dei",
    ),
    "spend": ("pay ${0}", "pague ${0}", "paga ${0}"),
    "loan": (
        "borrow ${0} and keep this card in front of you: at the end of the game repay ${1} or lose {2} points",
        "tome ${0} emprestados e fique com esta carta à sua frente: no fim do jogo, pague ${1} ou perca {2} pontos",
        "prendi in prestito ${0} e tieni questa carta davanti a te: a fine partita rendi ${1} o perdi {2} punti",
    ),
    "hands_you": ("hands you ${0}", "entrega ${0} a você", "ti consegna ${0}"),
    "pay_target": (
        "pay ${0} to another player of your choice",
        "pague ${0} a outro jogador à sua escolha",
        "paga ${0} a un altro giocatore a tua scelta",
    ),
    "transfer": (
        "choose two other players: the first pays ${0} to the second",
        "escolha dois outros jogadores: o primeiro paga ${0} ao segundo",
        "scegli altri due giocatori: il primo paga ${0} al secondo",
    ),
    "demand": (
        "pays you ${0}, or else {1}",
        "paga ${0} a você; senão, {1}",
        "ti paga ${0}, altrimenti {1}",
    ),
    "penalty": (
        "this card stays in front of that player to the end of the game, as a penalty card",
        "esta carta fica à frente desse jogador até o fim do jogo, como carta de penalidade",
        "questa carta resta davanti a quel giocatore fino a fine partita, come carta penalità",
    ),
    "pay_or_lose": (
        "pay ${0} or remove one of your minions",
        "pague ${0} ou remova um dos seus asseclas",
        "paga ${0} o rimuovi uno dei tuoi scagnozzi",
    ),
    # -- cards
    "draw": ("draw {0} cards", "compre {0} cartas", "pesca {0} carte"),
    "draw.1": ("draw a card", "compre uma carta", "pesca una carta"),
    "draw_for_buildings": (
        "draw a card for each of your buildings in the city",
        "compre uma carta por edifício seu na cidade",
        "pesca una carta per ogni tuo edificio in città",
    ),
    "draw_up": (
        "draw until you have {0} in hand",
        "compre até ter {0} na mão",
        "pesca fino ad averne {0} in mano",
    ),
    "draw_from_discard": (
        "take {0} cards at random from the discard pile",
        "pegue {0} cartas ao acaso da pilha de descarte",
        "prendi {0} carte a caso dalla pila degli scarti",
    ),
    "discard_one": ("discard a card", "descarte uma carta", "scarta una carta"),
    "discard_for_money": (
        "discard any number of cards and take ${0} for each",
        "descarte quantas cartas quiser e receba ${0} por cada uma",
        "scarta quante carte vuoi e prendi ${0} per ognuna",
    ),
    "discard_up_to": ("discard up to {0} cards", "descarte até {0} cartas", "scarta fino a {0} carte"),
    "give_card": (
        "give a card to another player of your choice",
        "dê uma carta a outro jogador à sua escolha",
        "dai una carta a un altro giocatore a tua scelta",
    ),
    "receive_cards": (
        "gives you {0} cards of their choice",
        "dá a você {0} cartas que ele escolhe",
        "ti dà {0} carte a sua scelta",
    ),
    "tribute": (
        "gives you $1 or a card, as they prefer",
        "dá a você $1 ou uma carta, como preferir",
        "ti dà $1 o una carta, come preferisce",
    ),
    "steal_one_of_two": (
        "draw two cards blindly from another player's hand, keep one and give the other back",
        "compre duas cartas às cegas da mão de outro jogador, fique com uma e devolva a outra",
        "pesca alla cieca due carte dalla mano di un altro giocatore, tienine una e restituisci l'altra",
    ),
    "inspect": (
        "look at another player's hand and discard one card of it",
        "olhe a mão de outro jogador e descarte uma carta dela",
        "guarda la mano di un altro giocatore e scartane una carta",
    ),
    "swap_hands": (
        "swap your whole hand with another player's",
        "troque toda a sua mão pela de outro jogador",
        "scambia tutta la tua mano con quella di un altro giocatore",
    ),
    "play_cards": (
        "play up to {0} more cards, one after the other",
        "jogue até {0} outras cartas, uma depois da outra",
        "gioca fino a {0} altre carte, una dopo l'altra",
    ),
    "play_cards.1": ("play another card", "jogue uma outra carta", "gioca un'altra carta"),
    # -- dice and secrets
    "gamble": (
        "roll the die: with 7 or more, {0}; with 1, {1}",
        "role o dado: com 7 ou mais, {0}; com 1, {1}",
        "tira il dado: con 7 o più, {0}; con 1, {1}",
    ),
    "roll_areas": (
        "roll the die {0} times; for each roll, {1}",
        "role o dado {0} vezes; para cada resultado, {1}",
        "tira il dado {0} volte; per ogni tiro, {1}",
    ),
    "peek": (
        "look at all unused personality cards but one, in secret",
        "olhe em segredo todas as cartas de personalidade sem uso, menos uma",
        "guarda in segreto tutte le carte personalità non in uso, tranne una",
    ),
    "swap_personality": (
        "trade your personality for an unused one, drawn at random",
        "troque sua personalidade por uma sem uso, sorteada",
        "scambia la tua personalità con una non in uso, pescata a caso",
    ),
    # -- the card as a whole
    "random_event": ("a random event happens", "acontece um evento aleatório", "avviene un evento casuale"),
    "no_icons": (
        "it has no icons: playing it does nothing",
        "não tem ícones: jogá-la não faz nada",
        "non ha icone: giocarla non fa nulla",
    ),
    "interrupt_gaspode": (
        "interrupt: when another player is about to move or remove one of your minions, it stays where it is",
        "interrupção: quando outro jogador for mover ou remover um dos seus asseclas, ele fica onde está",
        "interruzione: quando un altro giocatore sta per spostare o rimuovere un tuo scagnozzo, esso resta dov'è",
    ),
    "interrupt_susan": (
        "interrupt: when one of your minions is about to be removed, it stays where it is",
        "interrupção: quando um dos seus asseclas for ser removido, ele fica onde está",
        "interruzione: quando un tuo scagnozzo sta per essere rimosso, esso resta dov'è",
    ),
    "interrupt_fresh_start_club": (
        "interrupt: when one of your minions is removed, place it again in a different area",
        "interrupção: quando um dos seus asseclas for removido, coloque-o de novo em outra área",
        "interruzione: quando un tuo scagnozzo viene rimosso, piazzalo di nuovo in un quartiere diverso",
    ),
    "interrupt_igor": (
        "interrupt: when one of your minions is removed, place it again in a different area",
        "interrupção: quando um dos seus asseclas for removido, coloque-o de novo em outra área",
        "interruzione: quando un tuo scagnozzo viene rimosso, piazzalo di nuovo in un quartiere diverso",
    ),
    "interrupt_wallace_sonky": (
        "interrupt: when the scroll of another player's card is about to affect you, it does not",
        "interrupção: quando o texto da carta de outro jogador for afetar você, ele não o afeta",
        "interruzione: quando la pergamena della carta di un altro giocatore sta per colpirti, non ti colpisce",
    ),
    "interrupt_doctor_mossy_lawn": (
        "interrupt: in your own turn, take the card in play back into your hand; your turn ends with the refill",
        "interrupção: no seu turno, devolva à sua mão a carta em jogo; seu turno termina com a reposição da mão",
        "interruzione: nel tuo turno, riprendi in mano la carta in gioco; il tuo turno finisce con il rifornimento della mano",
    ),
    # -- City Area powers
    "power_text": ("once in each of your turns, {0}", "uma vez em cada turno seu, {0}", "una volta in ogni tuo turno, {0}"),
    "power_small_gods": (
        "when a random event is about to affect one of your minions or buildings, pay ${0} for each that it should spare",
        "quando um evento aleatório for afetar um assecla ou edifício seu, pague ${0} por cada um que ele deva poupar",
        "quando un evento casuale sta per colpire un tuo scagnozzo o edificio, paga ${0} per ognuno che deve risparmiare",
    ),
    # -- events
    "event_the_dragon": (
        "roll the die: everything in that area is removed, building and trouble marker included",
        "role o dado: tudo o que está nessa área é removido, inclusive o edifício e o marcador de problemas",
        "tira il dado: tutto ciò che è in quel quartiere viene rimosso, anche l'edificio e il segnalino disordini",
    ),
    "event_flood": (
        "roll the die twice: the rolled areas that touch the river are flooded; in player order, each player moves all own minions "
        "out of them to adjacent areas that are not flooded",
        "role o dado duas vezes: as áreas sorteadas que tocam o rio são afetadas pela enchente; na ordem de jogo, cada jogador "
        "move todos os seus asseclas delas para áreas adjacentes que não foram afetadas",
        "tira il dado due volte: i quartieri estratti che toccano il fiume sono allagati; in ordine di gioco, ogni giocatore ne "
        "sposta tutti i propri scagnozzi in quartieri adiacenti non allagati",
    ),
    "event_fire": (
        "roll the die: a building in that area burns down, and the die is rolled again; as long as the new area is adjacent to the "
        "last one and has a building, that one burns down too and the die is rolled again",
        "role o dado: um edifício nessa área pega fogo e é removido, e o dado é rolado de novo; enquanto a nova área for adjacente "
        "à anterior e tiver um edifício, ele também é removido e o dado é rolado de novo",
        "tira il dado: un edificio in quel quartiere brucia e viene rimosso, e si tira di nuovo; finché il nuovo quartiere è "
        "adiacente al precedente e ha un edificio, brucia anche quello e si tira di nuovo",
    ),
    "event_fog": (
        "the top five cards of the draw pile are discarded",
        "as cinco cartas do topo do deck de cartas do jogador são descartadas",
        "le prime cinque carte del mazzo di pesca vengono scartate",
    ),
    "event_riots": (
        "with eight or more trouble markers in the city the game ends at once, and points decide",
        "com oito ou mais marcadores de problemas na cidade, o jogo termina na hora, e decidem os pontos",
        "con otto o più segnalini disordini in città la partita finisce subito, e decidono i punti",
    ),
    "event_explosion": (
        "roll the die: a building in that area is removed",
        "role o dado: um edifício nessa área é removido",
        "tira il dado: un edificio in quel quartiere viene rimosso",
    ),
    "event_mysterious_murders": (
        "in player order, each player rolls the die and removes a minion of their choice from that area, with or without trouble",
        "na ordem de jogo, cada jogador rola o dado e remove um assecla à sua escolha dessa área, com ou sem problemas",
        "in ordine di gioco, ogni giocatore tira il dado e rimuove uno scagnozzo a sua scelta da quel quartiere, con o senza disordini",
    ),
    "event_demons_from_the_dungeon_dimensions": (
        "roll the die four times: a demon comes to each rolled area, with trouble if there is none yet",
        "role o dado quatro vezes: um demônio chega a cada área sorteada, com problemas se ainda não houver",
        "tira il dado quattro volte: un demone arriva in ogni quartiere estratto, con disordini se non ce ne sono ancora",
    ),
    "event_subsidence": (
        "each player pays $2 for each own building; those that can't be paid for are removed",
        "cada jogador paga $2 por edifício seu; os que não puder pagar são removidos",
        "ogni giocatore paga $2 per ogni proprio edificio; quelli che non può pagare vengono rimossi",
    ),
    "event_bloody_stupid_johnson": (
        "roll the die: if a player holds the City Area card of that area, it leaves the game, and that player removes one own "
        "minion from there; the building stays",
        "role o dado: se um jogador tiver a carta dessa área, ela sai do jogo, e esse jogador remove de lá um assecla seu; "
        "o edifício fica",
        "tira il dado: se un giocatore ha la carta di quel quartiere, essa esce dal gioco, e quel giocatore ne rimuove un proprio "
        "scagnozzo; l'edificio resta",
    ),
    "event_trolls": (
        "roll the die three times: a troll comes to each rolled area",
        "role o dado três vezes: um troll chega a cada área sorteada",
        "tira il dado tre volte: un troll arriva in ogni quartiere estratto",
    ),
    "event_earthquake": (
        "roll the die twice: buildings in those areas are removed",
        "role o dado duas vezes: os edifícios nessas áreas são removidos",
        "tira il dado due volte: gli edifici in quei quartieri vengono rimossi",
    ),
    # -- personalities
    "goal": (
        "at the start of your turn you win if {0}",
        "no início do seu turno, você ganha se {0}",
        "all'inizio del tuo turno vinci se {0}",
    ),
    "goal_lord_vetinari": (
        "you have minions in at least {0} areas without demons",
        "tiver asseclas em pelo menos {0} áreas sem demônios",
        "hai scagnozzi in almeno {0} quartieri senza demoni",
    ),
    "goal_lords": (
        "you control at least {0} areas",
        "controlar pelo menos {0} áreas",
        "controlli almeno {0} quartieri",
    ),
    "goal_dragon_king_of_arms": (
        "there are at least {0} trouble markers in the city",
        "houver pelo menos {0} marcadores de problemas na cidade",
        "ci sono almeno {0} segnalini disordini in città",
    ),
    "goal_chrysoprase": (
        "your cash and the cost of your buildings come to at least ${0}, with $12 taken off for each loan",
        "seu dinheiro e o custo dos seus edifícios somarem pelo menos ${0}, descontados $12 por empréstimo",
        "il tuo denaro e il costo dei tuoi edifici arrivano ad almeno ${0}, tolti $12 per ogni prestito",
    ),
    "goal_commander_vimes": (
        "you win if the draw pile is used up before anybody else has won",
        "você ganha se o deck de cartas do jogador acabar antes que outro tenha ganho",
        "vinci se il mazzo di pesca finisce prima che un altro abbia vinto",
    ),
    "by_players": ("{0} (with 2 / 3 / 4 players)", "{0} (com 2 / 3 / 4 jogadores)", "{0} (con 2 / 3 / 4 giocatori)"),
}
