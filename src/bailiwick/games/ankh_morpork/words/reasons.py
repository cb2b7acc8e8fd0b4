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
    "mandatory": (
        "You must do this: you have begun it.",
        "Isto é obrigatório: você já começou.",
        "Questo va fatto: lo hai già cominciato.",
    ),
    # cards
    "must_play": (
        "You must play a card, as you have one to play.",
        "Você deve jogar uma carta, já que tem uma para jogar.",
        "Devi giocare una carta, dato che ne hai una da giocare.",
    ),
    "card_first": (
        "First play a card: its icons say what you may do.",
        "Jogue antes uma carta: os ícones dela dizem o que você pode fazer.",
        "Prima gioca una carta: le sue icone dicono che cosa puoi fare.",
    ),
    "card_played": (
        "You have played your card: use powers or end your turn.",
        "Você já jogou sua carta: use habilidades ou termine o turno.",
        "Hai già giocato la tua carta: usa i poteri o finisci il turno.",
    ),
    "not_in_hand": ("{card} is not in the hand.", "{card} não está na mão.", "{card} non è nella mano."),
    "not_offered": (
        "{card} is not one of the two cards drawn.",
        "{card} não é uma das duas cartas compradas.",
        "{card} non è una delle due carte pescate.",
    ),
    "no_cards": ("You have no card in hand.", "Você não tem carta na mão.", "Non hai carte in mano."),
    "interrupt": (
        "{card} is an interrupt: it is played only as an answer.",
        "{card} é uma interrupção: só se joga como resposta.",
        "{card} è un'interruzione: si gioca solo in risposta.",
    ),
    "no_answer": (
        "{card} does not answer this.",
        "{card} não responde a isto.",
        "{card} non risponde a questo.",
    ),
    "nothing_in_play": (
        "You have not played a card yet.",
        "Você ainda não jogou uma carta.",
        "Non hai ancora giocato una carta.",
    ),
    # players
    "no_such_seat": ("Nobody plays that colour.", "Ninguém joga com essa cor.", "Nessuno gioca con quel colore."),
    "yourself": (
        "You must choose another player.",
        "Você deve escolher outro jogador.",
        "Devi scegliere un altro giocatore.",
    ),
    "named_already": (
        "That player has been chosen already.",
        "Esse jogador já foi escolhido.",
        "Quel giocatore è già stato scelto.",
    ),
    # areas
    "too_far": (
        "None of your minions is in {area} or next to it.",
        "Nenhum dos seus asseclas está em {area} ou ao lado.",
        "Nessuno dei tuoi scagnozzi è a {area} o accanto.",
    ),
    "none_near_yours": (
        "No area it names is in reach of your minions.",
        "Nenhuma das áreas que ela nomeia está ao alcance dos seus asseclas.",
        "Nessuno dei quartieri che nomina è accanto ai tuoi scagnozzi.",
    ),
    "not_near": (
        "{area} is neither {area} nor next to it.",
        "{area} não é {area} nem fica ao lado.",
        "{area} non è {area} né sta accanto.",
    ),
    "not_adjacent": (
        "{area} is not adjacent to {area}.",
        "{area} não é adjacente a {area}.",
        "{area} non è adiacente a {area}.",
    ),
    "other_area": ("It must be in {area}.", "Tem de ser em {area}.", "Dev'essere a {area}."),
    "same_area": (
        "It must be another area than {area}.",
        "Tem de ser outra área que não {area}.",
        "Dev'essere un quartiere diverso da {area}.",
    ),
    "nowhere_else": (
        "There is no area for it to go to.",
        "Não há área para onde possa ir.",
        "Non c'è quartiere dove possa andare.",
    ),
    "no_place_to_stir": (
        "No area there has minions and no trouble.",
        "Nenhuma área ali tem asseclas e não tem problemas.",
        "Nessun quartiere lì ha scagnozzi e nessun disordine.",
    ),
    "trouble": ("There is trouble in {area}.", "Há problemas em {area}.", "Ci sono disordini a {area}."),
    "no_trouble": (
        "There is no trouble in {area}.",
        "Não há problemas em {area}.",
        "Non ci sono disordini a {area}.",
    ),
    "no_trouble_next_door": (
        "No area next to {area} has trouble.",
        "Nenhuma área adjacente a {area} tem problemas.",
        "Nessun quartiere adiacente a {area} ha disordini.",
    ),
    "no_trouble_anywhere": (
        "There is no trouble anywhere.",
        "Não há problemas em lugar nenhum.",
        "Non ci sono disordini da nessuna parte.",
    ),
    "nobody_there": ("Nobody is in {area}.", "Não há ninguém em {area}.", "Non c'è nessuno a {area}."),
    "flooded": ("{area} is flooded too.", "{area} também foi afetada pela enchente.", "Anche {area} è allagato."),
    "not_flooded": ("{area} is not flooded.", "{area} não foi afetada pela enchente.", "{area} non è allagato."),
    # minions
    "not_there": ("There is no {kind} in {area}.", "Não há {kind} em {area}.", "Non c'è {kind} a {area}."),
    "not_yours": (
        "It must be a minion of yours.",
        "Tem de ser um assecla seu.",
        "Dev'essere un tuo scagnozzo.",
    ),
    "your_own": (
        "It can't be a minion of yours.",
        "Não pode ser um assecla seu.",
        "Non può essere un tuo scagnozzo.",
    ),
    "not_theirs": (
        "Minions of {seat}, whose card it is, can't be chosen.",
        "Os asseclas de {seat}, dono da carta, não podem ser escolhidos.",
        "Gli scagnozzi di {seat}, che ha giocato la carta, non si possono scegliere.",
    ),
    "no_victim": (
        "No area with trouble has a minion that is not yours.",
        "Nenhuma área com problemas tem um assecla que não seja seu.",
        "Nessun quartiere con disordini ha uno scagnozzo che non sia tuo.",
    ),
    "no_minion_of_yours": (
        "You have no minion in {area}.",
        "Você não tem assecla em {area}.",
        "Non hai scagnozzi a {area}.",
    ),
    "minions_left": (
        "You still have minions to place.",
        "Você ainda tem asseclas para colocar.",
        "Hai ancora scagnozzi da piazzare.",
    ),
    "no_minions_left": (
        "All your minions are in the city: take one off first.",
        "Todos os seus asseclas estão na cidade: retire um antes.",
        "Tutti i tuoi scagnozzi sono in città: prima togline uno.",
    ),
    # buildings and City Area cards
    "built": ("{area} has a building already.", "{area} já tem um edifício.", "{area} ha già un edificio."),
    "no_building_of_yours": (
        "You have no building in {area}.",
        "Você não tem edifício em {area}.",
        "Non hai edifici a {area}.",
    ),
    "no_building_of": (
        "{seat} has no building in {area}.",
        "{seat} não tem edifício em {area}.",
        "{seat} non ha edifici a {area}.",
    ),
    "no_building_of_another": (
        "No other player has a building in {area}.",
        "Nenhum outro jogador tem edifício em {area}.",
        "Nessun altro giocatore ha un edificio a {area}.",
    ),
    "no_city_card": (
        "You don't hold the City Area card of {area}.",
        "Você não tem a carta da área {area}.",
        "Non hai la carta quartiere {area}.",
    ),
    "power_used": (
        "The power of {area} was used or gained in this turn.",
        "A habilidade de {area} foi usada ou obtida neste turno.",
        "Il potere di {area} è stato usato o ottenuto in questo turno.",
    ),
    "demon_there": (
        "A demon in {area} blocks its power.",
        "Um demônio em {area} bloqueia a habilidade.",
        "Un demone a {area} ne blocca il potere.",
    ),
    "no_small_gods": (
        "You are not under the protection of Small Gods.",
        "Você não está sob a proteção dos Deuses Menores.",
        "Non sei sotto la protezione dei Piccoli Dei.",
    ),
    "only_events": (
        "Small Gods protects from random events only.",
        "Deuses Menores protege só contra eventos aleatórios.",
        "Piccoli Dei protegge solo dagli eventi casuali.",
    ),
    "not_affected": (
        "The event does not touch that.",
        "O evento não atinge isso.",
        "L'evento non tocca quello.",
    ),
    # money
    "no_cash": ("It costs ${n}; you have ${n}.", "Custa ${n}; você tem ${n}.", "Costa ${n}; tu hai ${n}."),
}
