"""What players are asked and what actions are called, in three languages."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

QUESTIONS: Final[dict[str, Texts]] = {
    # -- the initial placement
    "ask_start_region": (
        "Move an army group to {0}, your start region",
        "Mova um grupo militar para {0}, sua região inicial",
        "Sposta un gruppo di armate a {0}, la tua regione di partenza",
    ),
    "ask_draft": (
        "Choose a card: it says where an army group goes",
        "Escolha uma carta: ela diz para onde vai um grupo militar",
        "Scegli una carta: dice dove va un gruppo di armate",
    ),
    "ask_draft_keep": (
        "Choose a card to keep: nothing is placed",
        "Escolha uma carta para guardar: nada é colocado",
        "Scegli una carta da tenere: non si piazza nulla",
    ),
    "ask_draft_site": (
        "{0}: which site does an army group go to?",
        "{0}: para que região vai um grupo militar?",
        "{0}: a quale sito va un gruppo di armate?",
    ),
    "ask_draft_group": (
        "Which army group goes to {0}?",
        "Que grupo militar vai para {0}?",
        "Quale gruppo di armate va a {0}?",
    ),
    "ask_split": (
        "{0} of your armies came out of the tower: share them out between your limbos",
        "{0} dos seus exércitos saíram da torre: divida-os entre os seus limbos",
        "{0} delle tue armate sono uscite dalla torre: dividile fra i tuoi limbi",
    ),
    "ask_split.1": (
        "{0} of your armies came out of the tower: put it into one of your limbos",
        "{0} dos seus exércitos saiu da torre: ponha-o num dos seus limbos",
        "{0} delle tue armate è uscita dalla torre: mettila in uno dei tuoi limbi",
    ),
    # -- the round
    "ask_draw": ("Do you draw a conflict card?", "Você pega uma carta de conflito?", "Peschi una carta conflitto?"),
    "ask_reinforce": (
        "Reinforcements: you may still bring {0} armies to light sites, {1} to dark ones",
        "Reforços: você ainda pode trazer {0} exércitos a regiões da luz, {1} a regiões das trevas",
        "Rinforzi: puoi ancora portare {0} armate a siti della luce, {1} a siti delle tenebre",
    ),
    "ask_reinforce.1": (
        "Reinforcements: you may still bring {0} army to light sites, {1} to dark ones",
        "Reforços: você ainda pode trazer {0} exército a regiões da luz, {1} a regiões das trevas",
        "Rinforzi: puoi ancora portare {0} armata a siti della luce, {1} a siti delle tenebre",
    ),
    "ask_plan": (
        "Plan your round, space by space: next is {0}",
        "Planeje a sua rodada, espaço por espaço: agora {0}",
        "Pianifica il tuo round, spazio per spazio: ora {0}",
    ),
    "ending_tie": (
        "{0} points each: armies on sites decide ({1})",
        "{0} pontos cada: decidem os exércitos nas regiões ({1})",
        "{0} punti ciascuno: decidono le armate nelle regioni ({1})",
    ),
    "ask_ready": (
        "Your plan is made: are you ready?",
        "Seu plano está feito: você está pronto?",
        "Il tuo piano è fatto: sei pronto?",
    ),
    "ask_execution": (
        "Your turn: carry out an action, forfeit one, or pass",
        "Sua vez: realize uma ação, abra mão de uma, ou passe",
        "Tocca a te: esegui un'azione, rinuncia a una, o passa",
    ),
    "ask_must_pass": (
        "Your turn: nothing on your board can act, so you must pass",
        "Sua vez: nada no seu tabuleiro pode agir, então você deve passar",
        "Tocca a te: sulla tua plancia nulla può agire, quindi devi passare",
    ),
    "ask_compensation": (
        "Compensation: 1 gold or 1 energy?",
        "Compensação: 1 de ouro ou 1 de energia?",
        "Compensazione: 1 moneta d'oro o 1 energia?",
    ),
    # -- actions being carried out
    "ask_source": ("{0} with {1}", "{0} com {1}", "{0} con {1}"),
    "ask_site": ("Which site?", "Que região?", "Quale sito?"),
    "ask_build": ("What do you build in {0}?", "O que você constrói em {0}?", "Che cosa costruisci a {0}?"),
    "ask_attack": (
        "Which site do you attack, and from where?",
        "Que região você ataca, e de onde?",
        "Quale sito attacchi, e da dove?",
    ),
    "ask_attack_or_move": (
        "Attack a site, or move armies",
        "Ataque uma região, ou mova exércitos",
        "Attacca un sito, o sposta armate",
    ),
    "ask_commit_0": (
        "How many armies attack {1} from {0}? The inhabitants help you",
        "Quantos exércitos atacam {1} de {0}? Os habitantes ajudam você",
        "Quante armate attaccano {1} da {0}? Gli abitanti ti aiutano",
    ),
    "ask_commit_1": (
        "How many armies attack {1} from {0}? The inhabitants are neutral",
        "Quantos exércitos atacam {1} de {0}? Os habitantes são neutros",
        "Quante armate attaccano {1} da {0}? Gli abitanti sono neutrali",
    ),
    "ask_commit_2": (
        "How many armies attack {1} from {0}? The inhabitants are against you",
        "Quantos exércitos atacam {1} de {0}? Os habitantes estão contra você",
        "Quante armate attaccano {1} da {0}? Gli abitanti sono contro di te",
    ),
    "ask_move_to": (
        "Where do the armies in {0} move?",
        "Para onde vão os exércitos de {0}?",
        "Dove vanno le armate di {0}?",
    ),
    "ask_move_armies": (
        "How many armies move from {0} to {1}?",
        "Quantos exércitos vão de {0} para {1}?",
        "Quante armate vanno da {0} a {1}?",
    ),
    "ask_option": ("Which of the two?", "Qual das duas?", "Quale delle due?"),
    "ask_limbo": (
        "From which limbo do you bring {0} armies, or all there are?",
        "De que limbo você traz {0} exércitos, ou todos os que houver?",
        "Da quale limbo porti {0} armate, o tutte quelle che ci sono?",
    ),
    "ask_spread": (
        "Bring armies to sites of yours: {0} more to come",
        "Traga exércitos a regiões suas: faltam {0}",
        "Porta armate a tuoi siti: ne mancano {0}",
    ),
    "ask_spread.1": (
        "Bring an army to a site of yours: {0} more to come",
        "Traga um exército a uma região sua: falta {0}",
        "Porta un'armata a un tuo sito: ne manca {0}",
    ),
    "ask_temple": (
        "In which site do you build a temple?",
        "Em que região você constrói um templo?",
        "In quale sito costruisci un tempio?",
    ),
    "ask_dominate": (
        "From which site do you dominate its twin? You need more armies there than others have on it",
        "De onde você domina a região gêmea? Você precisa ali de mais exércitos do que há nela",
        "Da quale sito domini la regione gemella? Ti servono lì più armate di quante ne abbiano gli altri",
    ),
    # -- actions
    "act_pass": ("Pass", "Passar", "Passa"),
    "act_done": ("Bring no more armies", "Não trazer mais exércitos", "Non portare altre armate"),
    "act_ready": ("Ready", "Pronto", "Pronto"),
    "act_start_over": ("Start over", "Recomeçar", "Ricomincia"),
    "act_draw": ("Draw a conflict card", "Pegar uma carta de conflito", "Pesca una carta conflitto"),
    "act_decline": ("Draw none", "Não pegar", "Non pescare"),
    "act_take_gold": ("Take 1 gold", "Receber 1 de ouro", "Prendi 1 moneta d'oro"),
    "act_take_energy": ("Take 1 energy", "Receber 1 de energia", "Prendi 1 energia"),
    "act_option": ("Option {0}", "Opção {0}", "Opzione {0}"),
    "act_option_conflict_or_first_1": (
        "Draw a conflict card",
        "Pegar uma carta de conflito",
        "Pesca una carta conflitto",
    ),
    "act_option_conflict_or_first_2": (
        "Take the first-player marker",
        "Pegar o marcador de 1º jogador",
        "Prendi il segnalino primo giocatore",
    ),
    "act_option_dominate_or_temple_1": ("Build a temple", "Construir um templo", "Costruisci un tempio"),
    "act_option_dominate_or_temple_2": ("Dominate a region", "Dominar uma região", "Domina una regione"),
    "act_option_draw_2_or_transition_2_1": (
        "Draw 2 conflict cards",
        "Pegar 2 cartas de conflito",
        "Pesca 2 carte conflitto",
    ),
    "act_option_draw_2_or_transition_2_2": (
        "Transition of 2 armies",
        "Transição de 2 exércitos",
        "Transizione di 2 armate",
    ),
    "act_realm": ("From the limbo of the {0}", "Do limbo do {0}", "Dal limbo del {0}"),
    "act_build": ("Build {0}", "Construir {0}", "Costruisci {0}"),
    "act_build_for": ("Build {0} for {1}", "Construir {0} por {1}", "Costruisci {0} per {1}"),
    "act_group": ("The group of {0} armies", "O grupo de {0} exércitos", "Il gruppo di {0} armate"),
    "act_group.1": ("The group of {0} army", "O grupo de {0} exército", "Il gruppo di {0} armata"),
    "act_armies": ("Send {0} armies", "Enviar {0} exércitos", "Manda {0} armate"),
    "act_armies.1": ("Send {0} army", "Enviar {0} exército", "Manda {0} armata"),
    "act_split": (
        "Put {0} into the light limbo, {1} into the dark one",
        "Pôr {0} no limbo da luz, {1} no das trevas",
        "Metti {0} nel limbo della luce, {1} in quello delle tenebre",
    ),
    "act_split_alone": (
        "Put {0} into the light limbo",
        "Pôr {0} no limbo da luz",
        "Metti {0} nel limbo della luce",
    ),
    "act_act": ("Carry out {0}", "Realizar {0}", "Esegui {0}"),
    "act_act_with": ("Carry out {0} with {1}", "Realizar {0} com {1}", "Esegui {0} con {1}"),
    "act_act_for": ("Carry out {0} with {1} for {2}", "Realizar {0} com {1} por {2}", "Esegui {0} con {1} per {2}"),
    "act_forfeit": ("Forfeit {0}", "Abrir mão de {0}", "Rinuncia a {0}"),
    "act_forfeit_with": ("Forfeit {0} with {1}", "Abrir mão de {0} com {1}", "Rinuncia a {0} con {1}"),
    "act_only": ("all you can do now: {0}", "agora só é possível: {0}", "ora è possibile solo: {0}"),
    "act_in_vain": (
        "you have too few armies to dominate any region",
        "você tem exércitos de menos para dominar qualquer região",
        "hai troppo poche armate per dominare qualsiasi regione",
    ),
    "act_leave": ("Leave {0} empty", "Deixar vazio: {0}", "Lascia vuoto: {0}"),
    "act_plan": ("Plan {0} with {1}", "Planejar {0} com {1}", "Pianifica {0} con {1}"),
    "act_cast": ("Plan {0} with {1}", "Planejar {0} com {1}", "Pianifica {0} con {1}"),
    "act_site": ("Choose {0}", "Escolher {0}", "Scegli {0}"),
    "act_site_place": ("Place in {0}", "Colocar em {0}", "Piazza a {0}"),
    "act_site_extract": ("Extract {1} in {0}", "Extrair {1} em {0}", "Estrai {1} a {0}"),
    "act_site_bring": ("Bring armies to {0}", "Trazer exércitos a {0}", "Porta armate a {0}"),
    "act_site_bring_one": ("Bring an army to {0}", "Trazer um exército a {0}", "Porta un'armata a {0}"),
    "act_site_build": ("Build in {0}", "Construir em {0}", "Costruisci a {0}"),
    "act_site_temple": ("Build a temple in {0}", "Construir um templo em {0}", "Costruisci un tempio a {0}"),
    "act_site_dominate": (
        "Dominate from {0}: {1} against {2}",
        "Dominar a partir de {0}: {1} contra {2}",
        "Domina da {0}: {1} contro {2}",
    ),
    "act_site_in_vain": (
        "Dominate from {0}: {1} against {2}, so nothing happens",
        "Dominar a partir de {0}: {1} contra {2}, então nada acontece",
        "Domina da {0}: {1} contro {2}, quindi non succede nulla",
    ),
    "act_move_from": ("Move armies from {0}", "Mover exércitos de {0}", "Sposta armate da {0}"),
    "act_move_to": ("Move to {0}", "Mover para {0}", "Sposta a {0}"),
    "act_choose": ("Choose {0}", "Escolher {0}", "Scegli {0}"),
    "act_attack": ("Attack {1} from {0}", "Atacar {1} de {0}", "Attacca {1} da {0}"),
    "act_attack_portal": (
        "Attack {1} through the portal in {0}",
        "Atacar {1} pelo portal de {0}",
        "Attacca {1} attraverso il portale di {0}",
    ),
}
