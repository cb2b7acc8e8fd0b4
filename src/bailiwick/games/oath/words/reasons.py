"""Why something can't be done, in English, Brazilian Portuguese and Italian. Holes are typed, as in the log, and stand in the same
order in every language; the clause is added behind.
"""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

REASONS: Final[dict[str, Texts]] = {
    "not_waiting": ("It is not your decision now.", "A decisão agora não é sua.", "Adesso la decisione non è tua."),
    "game_over": ("The game is over.", "O jogo acabou.", "La partita è finita."),
    "not_now": (
        "Not now: something else is being decided.",
        "Agora não: outra coisa está sendo decidida.",
        "Non ora: si sta decidendo altro.",
    ),
    "begin_first": (
        "First everybody chooses a site to begin at, and an adviser.",
        "Antes cada um escolhe onde começa, e um conselheiro.",
        "Prima ognuno sceglie dove comincia, e un consigliere.",
    ),
    "people_first": (
        "First decide what happens to the People's Favor.",
        "Antes decida o que fazer com a Influência do Povo.",
        "Prima decidi che cosa fare del Favore del Popolo.",
    ),
    "powers_first": (
        "First use the powers of this phase, or go on without them.",
        "Antes use as habilidades desta fase, ou siga sem elas.",
        "Prima usa i poteri di questa fase, o vai avanti senza.",
    ),
    "action_first": (
        "That comes with an action or a power: choose that first.",
        "Isso vem com uma ação ou uma habilidade: escolha-a antes.",
        "Questo viene con un'azione o un potere: prima scegli quello.",
    ),
    # prices
    "no_supply": (
        "That costs {n} Supply; you have {n}.",
        "Isso custa {n} de Suprimento; você tem {n}.",
        "Non bastano le Scorte: ne servono {n}, ne hai {n}.",
    ),
    "no_favor": (
        "That costs {n} favor; you have {n}.",
        "Isso custa {n} de influência; você tem {n}.",
        "Non bastano i favori: ne servono {n}, ne hai {n}.",
    ),
    "no_secrets": (
        "Not enough faceup secrets: you need {n} and have {n}.",
        "Não bastam os segredos virados para cima: são precisos {n}, você tem {n}.",
        "Non bastano i segreti a faccia in su: ne servono {n}, ne hai {n}.",
    ),
    "occupied": (
        "Favor or secrets already lie on {card}.",
        "Já há influência ou segredos em {card}.",
        "Ci sono già favori o segreti su {card}.",
    ),
    "have_only": ("There are only {n}.", "Só há {n}.", "Ce ne sono solo {n}."),
    "pay_more": ("At least {n} must be paid.", "É preciso pagar pelo menos {n}.", "Bisogna pagare almeno {n}."),
    # powers
    "no_access": (
        "You don't rule {card}, and you are not there.",
        "Você não controla {card} nem está lá.",
        "Non controlli {card} né ti trovi lì.",
    ),
    "no_power": (
        "{card} has no power that is used now.",
        "{card} não tem habilidade que se use agora.",
        "{card} non ha un potere da usare adesso.",
    ),
    "not_in_play": (
        "{card} is not faceup in play.",
        "{card} não está em jogo com a face para cima.",
        "{card} non è in gioco a faccia in su.",
    ),
    "used_already": ("{card} has been used already.", "Já foi usada: {card}.", "Già usata: {card}."),
    "modifier_declared": (
        "{card} has been declared for another action.",
        "Já declarada para outra ação: {card}.",
        "Già dichiarata per un'altra azione: {card}.",
    ),
    "nothing_to_modify": (
        "There is no action that {card} could modify.",
        "Não há ação que {card} possa modificar.",
        "Non c'è un'azione che {card} possa modificare.",
    ),
    "no_plan": (
        "{card} is not a battle plan in play.",
        "{card} não é um plano de batalha em jogo.",
        "{card} non è un piano di battaglia in gioco.",
    ),
    "other_side": (
        "{card} is a battle plan of the other side.",
        "{card} é um plano de batalha do outro lado.",
        "{card} è un piano di battaglia dell'altra parte.",
    ),
    "not_your_card": ("You don't rule {card}.", "Você não controla {card}.", "Non controlli {card}."),
    "not_targeted": (
        "The site of {card} is not a target.",
        "O local de {card} não é um alvo.",
        "Il territorio di {card} non è un bersaglio.",
    ),
    "not_that_defender": (
        "This power allows another defender only.",
        "Esta habilidade só permite outro defensor.",
        "Questo potere permette solo un altro difensore.",
    ),
    "not_that_site": (
        "This power leads elsewhere.",
        "Esta habilidade leva a outro lugar.",
        "Questo potere conduce altrove.",
    ),
    "not_choosable": (
        "That can't be chosen for this power.",
        "Isso não pode ser escolhido para esta habilidade.",
        "Non si può scegliere per questo potere.",
    ),
    "nobody_here": (
        "There is nobody at your site for it.",
        "Não há ninguém no seu local para isso.",
        "Nel tuo territorio non c'è nessuno adatto.",
    ),
    "other_plans": (
        "Your side has used another plan already.",
        "O seu lado já usou outro plano.",
        "La tua parte ha già usato un altro piano.",
    ),
    "works_by_itself": (
        "{card} works by itself: no need to declare it.",
        "{card} age por si: não é preciso declarar.",
        "{card} agisce da sé: non serve dichiararlo.",
    ),
    "not_given": (
        "{card} needs something that is missing.",
        "Falta o que {card} exige.",
        "Manca ciò che {card} richiede.",
    ),
    "does_not_fit": (
        "{card} does not fit this action.",
        "{card} não serve para esta ação.",
        "{card} non vale per questa azione.",
    ),
    "forbidden_by": ("{card} forbids it.", "{card} não permite.", "{card} lo vieta."),
    "decided": ("The campaign is decided already.", "A campanha já está decidida.", "La campagna è già decisa."),
    "bandits_pay_nothing": (
        "Bandits use only plans that cost nothing.",
        "Bandidos só usam planos que não custam nada.",
        "I banditi usano solo piani che non costano nulla.",
    ),
    # cards
    "locked": ("{card} is locked.", "Carta trancada: {card}.", "Carta bloccata: {card}."),
    "modifies_this": (
        "{card} modifies this very action.",
        "{card} está modificando esta mesma ação.",
        "{card} sta modificando proprio questa azione.",
    ),
    "ruin": ("{card} is a ruin.", "{card} é uma ruína.", "{card} è una rovina."),
    "not_at_your_site": (
        "{card} is not at your site.",
        "{card} não está no seu local.",
        "{card} non è nel tuo territorio.",
    ),
    "only_denizens": ("{card} is not a denizen.", "{card} não é um habitante.", "{card} non è un abitante."),
    "adviser_only": (
        "{card} can only be an adviser.",
        "{card} só pode ser conselheiro.",
        "{card} può essere solo un consigliere.",
    ),
    "site_only": (
        "{card} can only be at a site.",
        "{card} só pode ficar em um local.",
        "{card} può stare solo in un territorio.",
    ),
    "other_site": (
        "You can't play to that site.",
        "Você não pode jogar nesse local.",
        "Non puoi giocare in quel territorio.",
    ),
    "no_room": ("That site is full.", "Esse local está cheio.", "Quel territorio è pieno."),
    "cannot_clear": (
        "{card} can't be discarded first.",
        "Não é possível descartar antes: {card}.",
        "Non si può scartare prima: {card}.",
    ),
    "must_play_to_site": (
        "You have made room at a site: play the card there.",
        "Você abriu espaço em um local: jogue a carta lá.",
        "Hai fatto posto in un territorio: gioca lì la carta.",
    ),
    "no_vision": ("{card} is not a Vision.", "{card} não é uma Visão.", "{card} non è una Visione."),
    "exiles_only": ("Only Exiles reveal Visions.", "Só Exilados revelam Visões.", "Solo gli Esuli rivelano Visioni."),
    "advisers_full": (
        "There is no room among your advisers.",
        "Não há espaço entre os seus conselheiros.",
        "Non c'è posto tra i tuoi consiglieri.",
    ),
    "not_your_adviser": (
        "{card} is not your adviser.",
        "{card} não é seu conselheiro.",
        "{card} non è un tuo consigliere.",
    ),
    "not_facedown": (
        "{card} is not one of your facedown advisers.",
        "{card} não é um dos seus conselheiros virados para baixo.",
        "{card} non è uno dei tuoi consiglieri a faccia in giù.",
    ),
    "already_facedown": (
        "It is a facedown adviser already.",
        "Ela já é um conselheiro virado para baixo.",
        "È già un consigliere a faccia in giù.",
    ),
    "not_for_advisers": (
        "{card} is for Searches only.",
        "{card} serve só para Explorar.",
        "{card} serve solo per le Ricerche.",
    ),
    "not_drawn": ("You have not drawn that card.", "Você não comprou essa carta.", "Non hai pescato quella carta."),
    "other_region": (
        "That is the pile of another region.",
        "Essa é a pilha de outra região.",
        "È la pila di un'altra regione.",
    ),
    "empty_pile": ("There are no cards to draw.", "Não há cartas para comprar.", "Non ci sono carte da pescare."),
    # the map
    "already_there": ("You are there already.", "Você já está lá.", "Sei già lì."),
    "narrow_pass": (
        "The only way into that region is the Narrow Pass.",
        "Para essa região só se entra pela Passagem Estreita.",
        "In quella regione si entra solo dal Valico di Confine.",
    ),
    "will_not_pay": (
        "{seat} won't pay the price of going there.",
        "{seat} não quer pagar o preço de ir para lá.",
        "{seat} non vuole pagare il prezzo per andarci.",
    ),
    "facedown_site": (
        "That site is not faceup.",
        "Esse não é um local virado para cima.",
        "Non è un territorio a faccia in su.",
    ),
    "not_ruled": ("You don't rule {slot}.", "Você não controla {slot}.", "Non controlli {slot}."),
    "last_stays": ("The last warband stays.", "A última tropa fica.", "L'ultima milizia resta."),
    "not_your_site": ("You are not there.", "Você não está lá.", "Non ti trovi lì."),
    "seen_already": ("You have seen it already.", "Você já viu.", "L'hai già visto."),
    "no_relic_here": ("There is no such relic.", "Essa relíquia não existe.", "Non c'è una reliquia simile."),
    "not_for_sale": (
        "No price is printed on this site.",
        "Este local não tem preço impresso.",
        "Su questo territorio non è stampato alcun prezzo.",
    ),
    "not_imperial": (
        "Only Imperial players share warbands.",
        "Só jogadores Imperiais dividem tropas.",
        "Solo i giocatori Imperiali si cedono milizie.",
    ),
    "not_at_your_site_player": (
        "{seat} is not at your site.",
        "{seat} não está no seu local.",
        "{seat} non è nel tuo territorio.",
    ),
    "nothing_here": ("Nothing lies there.", "Não há nada lá.", "Lì non c'è nulla."),
    # banners and the title
    "guarded": (
        "The advisers of {seat} guard the Darkest Secret.",
        "Os conselheiros de {seat} guardam o Segredo Mais Obscuro.",
        "I consiglieri di {seat} custodiscono il Segreto più Oscuro.",
    ),
    "last_favor": (
        "The last favor stays on the banner.",
        "A última influência fica no estandarte.",
        "L'ultimo favore resta sul vessillo.",
    ),
    "not_least": (
        "The {suit} bank is not the one with the least favor.",
        "A reserva de {suit} não é a que tem menos influência.",
        "La riserva {suit} non è quella con meno favori.",
    ),
    "misses_goal": (
        "That player does not meet the goal.",
        "Esse jogador não cumpre o objetivo.",
        "Quel giocatore non raggiunge l'obiettivo.",
    ),
    "greedy": (
        "The greedy Chancellor does not search for more than 2 Supply.",
        "O Chanceler ganancioso não explora por mais de 2 de Suprimento.",
        "Il Cancelliere avaro non cerca per più di 2 Scorte.",
    ),
    # campaigns
    "not_yourself": ("Choose another player.", "Escolha outro jogador.", "Scegli un altro giocatore."),
    "no_defender_here": (
        "That side doesn't rule the site and is not there.",
        "Esse lado não controla o local nem está lá.",
        "Quella parte non controlla il territorio né si trova lì.",
    ),
    "no_target": (
        "There is nothing to target.",
        "Não há nada para atacar.",
        "Non c'è nulla da prendere di mira.",
    ),
    "already_target": ("That is a target already.", "Isso já é um alvo.", "È già un bersaglio."),
    "out_of_reach": ("That is out of reach.", "Isso está fora de alcance.", "È fuori portata."),
    "none_at_your_site": (
        "At least one target must be at your site.",
        "Pelo menos um alvo deve estar no seu local.",
        "Almeno un bersaglio deve essere nel tuo territorio.",
    ),
    "pass_unguarded": (
        "The Narrow Pass must be targeted too, and the defender does not rule it.",
        "A Passagem Estreita também deve ser alvo, e o defensor não a controla.",
        "Anche il Valico di Confine deve essere un bersaglio, e il difensore non lo controlla.",
    ),
    "pass_first": (
        "The Narrow Pass must be targeted too.",
        "A Passagem Estreita também deve ser alvo.",
        "Anche il Valico di Confine deve essere un bersaglio.",
    ),
    "two_matching": (
        "Two of your advisers must match those of {seat}.",
        "Dois dos seus conselheiros devem ter naipes dos de {seat}.",
        "Due dei tuoi consiglieri devono avere simboli di quelli di {seat}.",
    ),
    # Empire and deals
    "no_scepter": (
        "You don't hold the Grand Scepter.",
        "Você não tem o Grande Cetro.",
        "Non possiedi lo Scettro Imperiale.",
    ),
    "scepter_taken": (
        "The Grand Scepter can't be used on the turn it was taken.",
        "O Grande Cetro não pode ser usado no turno em que foi pego.",
        "Lo Scettro Imperiale non si può usare nel turno in cui è stato preso.",
    ),
    "no_exile": ("That player is not an Exile.", "Esse jogador não é Exilado.", "Quel giocatore non è un Esule."),
    "no_citizen": ("That player is not a Citizen.", "Esse jogador não é Cidadão.", "Quel giocatore non è un Cittadino."),
    "has_scepter": (
        "Whoever holds the Grand Scepter can't go into exile.",
        "Quem tem o Grande Cetro não pode ir para o exílio.",
        "Chi possiede lo Scettro Imperiale non può andare in esilio.",
    ),
    "reliquary_empty": ("The Reliquary is empty.", "O Relicário está vazio.", "Il Reliquiario è vuoto."),
    "uncovered": ("No relic lies on {space}.", "Não há relíquia em {space}.", "Non c'è una reliquia su {space}."),
    "not_that_vow": (
        "That can't be the next Oath.",
        "Esse não pode ser o próximo Juramento.",
        "Non può essere il prossimo Giuramento.",
    ),
    "cannot_build": (
        "No edifice can be built or repaired at {card}.",
        "Nenhuma estrutura pode ser construída ou reparada em {card}.",
        "Nessun edificio può essere costruito o riparato su {card}.",
    ),
    "not_main_suit": (
        "{suit} is not the most common suit of your advisers.",
        "{suit} não é o naipe mais comum dos seus conselheiros.",
        "{suit} non è il simbolo più comune dei tuoi consiglieri.",
    ),
    "not_in_this_deal": (
        "That can't be part of this deal.",
        "Isso não pode fazer parte deste acordo.",
        "Non può far parte di questo accordo.",
    ),
    "said_already": (
        "That has been said; start over to change it.",
        "Isso já foi dito; recomece para mudar.",
        "È già stato detto; ricomincia per cambiarlo.",
    ),
    "promised_not": (
        "You have promised {seat} {promise}.",
        "Você prometeu a {seat} {promise}.",
        "Hai promesso a {seat} di {promise}.",
    ),
    "promised_first": (
        "First you must do what you have promised {seat}: {promise}.",
        "Antes você precisa fazer o que prometeu a {seat}: {promise}.",
        "Prima devi fare ciò che hai promesso a {seat}: {promise}.",
    ),
    "promises_enough": (
        "{seat} can't promise anything more.",
        "{seat} não pode prometer mais nada.",
        "{seat} non può promettere altro.",
    ),
    "too_late": (
        "That turn is over, or under way.",
        "O turno dessa rodada já passou ou está em curso.",
        "Il turno di quel round è già passato o in corso.",
    ),
    "when_useless": (
        "A promise like this has to be kept at another time.",
        "Uma promessa dessas precisa ser cumprida em outro momento.",
        "Una promessa così va mantenuta in un altro momento.",
    ),
    "when_never": (
        "That can't happen as things stand.",
        "Isso não pode acontecer como as coisas estão.",
        "Così come stanno le cose, non può accadere.",
    ),
    "needs_penalty": (
        "Only a penalty can hold anyone to this: name one.",
        "Só uma penalidade pode obrigar a isso: diga qual.",
        "Solo una penale può obbligare a questo: indicane una.",
    ),
    "countered_enough": (
        "There have been three counter-offers: now say yes or no.",
        "Já houve três contrapropostas: diga sim ou não.",
        "Ci sono già state tre controfferte: di' sì o no.",
    ),
    "prince_offers_nothing": (
        "The Clockwork Prince makes no offers of his own.",
        "O Príncipe não faz propostas.",
        "Il Principe Meccanico non fa proposte.",
    ),
    "prince_promises_no_deed": (
        "The Clockwork Prince acts by his own rules: he can only promise gifts.",
        "O Príncipe age pelas próprias regras: só pode prometer presentes.",
        "Il Principe Meccanico agisce secondo le proprie regole: può promettere solo doni.",
    ),
    "prince_no_advisers": (
        "The Clockwork Prince has no advisers.",
        "O Príncipe não tem conselheiros.",
        "Il Principe Meccanico non ha consiglieri.",
    ),
    "nobody_elsewhere": (
        "Nobody elsewhere could come to your site.",
        "Ninguém de outro local poderia vir ao seu.",
        "Nessuno altrove potrebbe venire nel tuo territorio.",
    ),
    "cage_empty": (
        "There are no warbands on the Obsidian Cage.",
        "Não há tropas na Jaula de Obsidiana.",
        "Non ci sono milizie nella Gabbia d'Ossidiana.",
    ),
    "not_imperial_site": (
        "The Chancellor does not rule your site.",
        "O Chanceler não controla o seu local.",
        "Il Cancelliere non controlla il tuo territorio.",
    ),
    "nothing_to_swap": (
        "There are no two cards that could trade places.",
        "Não há duas cartas que possam trocar de lugar.",
        "Non ci sono due carte che possano scambiarsi di posto.",
    ),
    "by_one": (
        "The die can be changed by 1 only.",
        "O dado só pode mudar em 1.",
        "Il dado può cambiare solo di 1.",
    ),
    "none_dispossessed": (
        "There are no Dispossessed cards.",
        "Não há cartas Despossuídas.",
        "Non ci sono carte degli Emarginati.",
    ),
    "nothing_said": ("There is nothing in it yet.", "Ainda não há nada nele.", "Non contiene ancora nulla."),
    "not_theirs": ("That is not theirs to give.", "Não podem dar o que não é deles.", "Non possono dare ciò che non è loro."),
    "no_warband_for_site": (
        "A warband is needed to take over that site.",
        "É preciso uma tropa para assumir esse local.",
        "Serve una milizia per prendere quel territorio.",
    ),
    "prince_idle": (
        "{card} would be of no use to the Clockwork Prince.",
        "{card} não serviria de nada ao Príncipe.",
        "{card} non servirebbe a nulla al Principe Meccanico.",
    ),
    "no_room_there": (
        "There is no room among the advisers of {seat}.",
        "Não há espaço entre os conselheiros de {seat}.",
        "Non c'è posto tra i consiglieri di {seat}.",
    ),
    "shown_already": ("There is nothing to show.", "Não há nada para mostrar.", "Non c'è nulla da mostrare."),
}
