"""Why something can't be done, in three languages. Holes are typed, as in the log; the clause is added behind."""

from __future__ import annotations

from typing import Final

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
        "You must do this if you can.",
        "Isto é obrigatório, se for possível.",
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
        "Costa {n} Potere; ne hai {n}.",
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
        "Non hai Presenza a {place}.",
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
        "{place} non è il luogo di quella spia.",
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
        "Tutti i bersagli devono stare in un luogo; una rotta non è un luogo.",
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
        "Essa tropa não está nesse salão dos troféus.",
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
        "Quel giocatore non ha truppe nel luogo della spia.",
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
        "{card} non è nella tua cerchia ristretta.",
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
        "{card} costa {n}; hai {n} Influenza.",
    ),
    "over_limit": (
        "{card} costs {n}; only cards of cost {n} or less can be taken.",
        "{card} custa {n}; só cartas de custo {n} ou menos podem ser escolhidas.",
        "{card} costa {n}; si possono scegliere solo carte di costo {n} o meno.",
    ),
    "wrong_aspect": ("{card} is not {aspect}.", "{card} não é de {aspect}.", "{card} non è {aspect}."),
    "wrong_kind": ("{card} is not Undead.", "{card} não é Morto-vivo.", "{card} non è un Non morto."),
    "devoured_closed": (
        "Only Ghost opens the devoured pile.",
        "Só o Fantasma abre a pilha das devoradas.",
        "Solo il Fantasma apre la pila delle divorate.",
    ),
    "devoured_empty": (
        "No card has been devoured.",
        "Nenhuma carta foi devorada.",
        "Nessuna carta è stata divorata.",
    ),
    "from_inner": (
        "This card is played from your inner circle: it cannot be promoted again.",
        "Esta carta é jogada do seu círculo interno: não pode ser promovida de novo.",
        "Questa carta è giocata dalla tua cerchia ristretta: non si può promuovere di nuovo.",
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
        "Prima schiera una truppa in un luogo di partenza.",
    ),
    "not_a_start": (
        "{place} is not a starting site.",
        "{place} não é uma região inicial.",
        "{place} non è un luogo di partenza.",
    ),
    "start_taken": (
        "Another player already started at {place}.",
        "Outro jogador já começou em {place}.",
        "Un altro giocatore è già partito da {place}.",
    ),
}
