"""Why something can't be done, in three languages. Holes are typed, as in the log; the clause is added behind."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

REASONS: Final[dict[str, Texts]] = {
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
    "setting_up": (
        "The first armies are still being placed: the rounds begin afterwards.",
        "Os primeiros exércitos ainda estão sendo colocados: as rodadas começam depois.",
        "Si stanno ancora piazzando le prime armate: i round cominciano dopo.",
    ),
    "not_yet": (
        "Not yet: actions are carried out once everybody has planned.",
        "Ainda não: as ações são realizadas depois que todos tiverem planejado.",
        "Non ancora: le azioni si eseguono dopo che tutti hanno pianificato.",
    ),
    "space_first": (
        "First choose one of your planned spaces: it says what you may do.",
        "Escolha antes um dos seus espaços planejados: ele diz o que você pode fazer.",
        "Prima scegli uno dei tuoi spazi pianificati: dice che cosa puoi fare.",
    ),
    # the initial placement
    "no_such_group": (
        "You have no army group of {n} left.",
        "Você não tem mais um grupo militar de {n}.",
        "Non hai più un gruppo di armate da {n}.",
    ),
    "not_in_hand": (
        "{conflict} is not in your hand.",
        "{conflict} não está na sua mão.",
        "{conflict} non è nella tua mano.",
    ),
    "must_place": (
        "{conflict} has no free site, and another card of your hand has one.",
        "{conflict} não tem região livre, e outra carta da sua mão tem.",
        "{conflict} non ha un sito libero, e un'altra carta della tua mano ce l'ha.",
    ),
    "occupied": ("{site} is occupied.", "{site} já está ocupada.", "{site} è occupato."),
    "not_so_many": (
        "Only {n} of your armies came out.",
        "Exércitos seus que saíram: só {n}.",
        "Tue armate uscite: solo {n}.",
    ),
    # planning
    "not_ready": (
        "Go through all ten spaces first.",
        "Passe antes por todos os dez espaços.",
        "Prima passa per tutti e dieci gli spazi.",
    ),
    "another_space": (
        "Spaces are planned in order, and this is not the next one.",
        "Os espaços são planejados em ordem, e este não é o próximo.",
        "Gli spazi si pianificano in ordine, e questo non è il prossimo.",
    ),
    "no_blanks": (
        "All your blank cards lie on your board.",
        "Todas as suas cartas em branco estão no seu tabuleiro.",
        "Tutte le tue carte vuote sono sulla tua plancia.",
    ),
    "wrong_space": (
        "Magic cards go on magic spaces, the others on army spaces.",
        "As cartas de magia vão nos espaços de magia, as outras nos espaços de exército.",
        "Le carte magia vanno sugli spazi magia, le altre sugli spazi armata.",
    ),
    "laid_already": (
        "{card} lies on your board already.",
        "{card} já está no seu tabuleiro.",
        "{card} è già sulla tua plancia.",
    ),
    "card_not_held": ("You don't hold {card}.", "Você não tem {card}.", "Non hai {card}."),
    "region_not_occupied": (
        "You occupy neither site of {card}.",
        "Você não ocupa nenhuma das regiões de {card}.",
        "Non occupi nessuno dei siti di {card}.",
    ),
    "no_wildcards": (
        "Wildcards can't be used to extract gold or energy.",
        "Coringas não servem para extrair ouro nem energia.",
        "Le carte jolly non servono a estrarre oro o energia.",
    ),
    # execution
    "blank": (
        "A blank card can only be forfeited.",
        "Com uma carta em branco não se realiza ação alguma.",
        "Con una carta vuota si può solo rinunciare.",
    ),
    "empty_space": (
        "No card of yours lies on that space.",
        "Nenhuma carta sua está nesse espaço.",
        "Nessuna tua carta è su quello spazio.",
    ),
    "only_blanks": (
        "Only blank cards lie on your board: you must pass.",
        "Só há cartas em branco no seu tabuleiro: você deve passar.",
        "Sulla tua plancia ci sono solo carte vuote: devi passare.",
    ),
    "no_gold": (
        "It costs {gold}; you have {n}.",
        "Custa {gold}; você tem {n}.",
        "Costa {gold}; tu ne hai {n}.",
    ),
    "no_energy": (
        "It costs {energy}; you have {n}.",
        "Custa {energy}; você tem {n}.",
        "Costa {energy}; tu ne hai {n}.",
    ),
    # sites
    "not_on_card": (
        "{site} is not a site that this card can stand for.",
        "{site} não é uma região que esta carta possa indicar.",
        "{site} non è un sito che questa carta può indicare.",
    ),
    "no_army_on_card": (
        "You have no army on the site of {card}.",
        "Você não tem exército na região de {card}.",
        "Non hai armate sul sito di {card}.",
    ),
    "not_occupied": ("You don't occupy {site}.", "Você não ocupa {site}.", "Non occupi {site}."),
    "not_in_play": (
        "{site} is out of play with two players.",
        "{site} está fora do jogo com dois jogadores.",
        "{site} è fuori gioco con due giocatori.",
    ),
    "no_site_there": (
        "You occupy no site in the {realm}.",
        "Você não ocupa nenhuma região no {realm}.",
        "Non occupi nessun sito nel {realm}.",
    ),
    "other_realm": (
        "These armies come to the {realm}.",
        "Estes exércitos vêm para o {realm}.",
        "Queste armate vanno nel {realm}.",
    ),
    # limbo
    "limbo_empty": (
        "That limbo holds none of your armies.",
        "Nesse limbo não há exércitos seus.",
        "In quel limbo non ci sono tue armate.",
    ),
    "no_reinforcement": (
        "You may bring no more armies to the {realm}: one for every three in its limbo.",
        "Você não pode trazer mais exércitos para o {realm}: um para cada três do seu limbo.",
        "Non puoi portare altre armate nel {realm}: una ogni tre del suo limbo.",
    ),
    "no_transition": (
        "In no realm do you have both armies in limbo and a site for them.",
        "Em nenhum reino você tem exércitos no limbo e uma região para eles.",
        "In nessun regno hai armate nel limbo e un sito per loro.",
    ),
    "all_come": (
        "They all come: {n} more.",
        "Vêm todos: mais {n}.",
        "Arrivano tutte: ancora {n}.",
    ),
    # building
    "nothing_to_build": (
        "There is nothing there that you can build and pay for.",
        "Ali não há nada que você possa construir e pagar.",
        "Lì non c'è nulla che tu possa costruire e pagare.",
    ),
    "no_room": (
        "There is no room for it in {site}: one building and one portal a site, one capital an area.",
        "Não há lugar para isso em {site}: uma construção e um portal por região, uma capital por área.",
        "Non c'è posto a {site}: un edificio e un portale per sito, una capitale per area.",
    ),
    # attacking and moving
    "no_attack": (
        "None of your sites with two armies or more has anything to attack.",
        "Nenhuma das suas regiões com dois exércitos ou mais tem o que atacar.",
        "Nessuno dei tuoi siti con due armate o più ha qualcosa da attaccare.",
    ),
    "no_move_here": (
        "This space allows an attack only.",
        "Este espaço só permite um ataque.",
        "Questo spazio permette solo un attacco.",
    ),
    "too_few": (
        "You need at least two armies in {site}: one stays.",
        "Você precisa de pelo menos dois exércitos em {site}: um fica.",
        "Servono almeno due armate a {site}: una resta.",
    ),
    "one_stays": (
        "At least one army must stay in {site}.",
        "Pelo menos um exército tem de ficar em {site}.",
        "Almeno un'armata deve restare a {site}.",
    ),
    "your_own": (
        "You occupy {site} yourself.",
        "Você mesmo ocupa {site}.",
        "{site} lo occupi tu.",
    ),
    "no_portal": ("There is no portal in {site}.", "Não há portal em {site}.", "Non c'è un portale a {site}."),
    "nowhere_to_go": (
        "No other site of yours can be reached from {site}.",
        "De {site} não se alcança nenhuma outra região sua.",
        "Da {site} non si raggiunge nessun altro tuo sito.",
    ),
    "no_path": (
        "You have no path over your own sites to {site}.",
        "Não há caminho pelas suas regiões até {site}.",
        "Non c'è un percorso attraverso i tuoi siti fino a {site}.",
    ),
    # magic
    "no_conflicts": (
        "There are no conflict cards left to draw.",
        "Não há mais cartas de conflito para pegar.",
        "Non ci sono più carte conflitto da pescare.",
    ),
    "nothing_to_dominate": (
        "You hold the region card of every region that you occupy.",
        "Você tem a carta de região de todas as regiões que ocupa.",
        "Hai la carta regione di ogni regione che occupi.",
    ),
    "card_held": (
        "You hold the region card {region} already.",
        "Você já tem a carta de região {region}.",
        "Hai già la carta regione {region}.",
    ),
}
