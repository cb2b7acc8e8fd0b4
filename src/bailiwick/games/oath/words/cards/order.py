"""What the denizens of the suit Order do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

ORDER: Final[dict[str, Texts]] = {
    "card_wrestlers": (
        "Sacrifice 1 warband of your defending force to add 1 defense die.",
        "Sacrifique 1 tropa do seu exército defensor para somar 1 dado de defesa.",
        "Sacrifica 1 milizia del tuo esercito difensore per aggiungere 1 dado difesa.",
    ),
    "card_battle_honors": (
        "If you win, gain 2 favor from the Order bank.",
        "Se você vencer, ganhe 2 de influência da reserva de Ordem.",
        "Se vinci, ottieni 2 favori dalla riserva Ordine.",
    ),
    "card_bear_traps": (
        "1 fewer attack die, and 1 warband on the attacker's board dies.",
        "1 dado de ataque a menos, e 1 tropa do tabuleiro do atacante morre.",
        "1 dado attacco in meno, e 1 milizia sulla plancia dell'attaccante viene eliminata.",
    ),
    "card_longbows": ("1 more / 1 fewer attack die.", "1 dado de ataque a mais / a menos.", "1 dado attacco in più / in meno."),
    "card_keep": (
        "2 more defense dice if this site is a target.",
        "2 dados de defesa a mais se este local é alvo.",
        "2 dadi difesa in più se questo territorio è un bersaglio.",
    ),
    "card_pressgangs": (
        "You may muster on a card that already has favor or secrets on it.",
        "Você pode recrutar em uma carta que já tem influência ou segredos.",
        "Puoi reclutare su una carta che ha già favori o segreti.",
    ),
    "card_garrison": (
        "Gain 1 warband per site you rule, then move 1 warband from your board to each site you rule.",
        "Ganhe 1 tropa por local que controla; depois mova 1 tropa do seu tabuleiro para cada local que controla.",
        "Ottieni 1 milizia per ogni territorio che controlli, poi sposta 1 milizia dalla tua plancia in ogni territorio che controlli.",
    ),
    "card_scouts": ("You gain 1 Supply.", "Você ganha 1 de Suprimento.", "Ottieni 1 Scorta."),
    "card_martial_culture": (
        "An Exile winning against an Exile may turn Citizen (no relic).",
        "Um Exilado que vence um Exilado pode se tornar Cidadão (sem relíquia).",
        "Un Esule che vince contro un Esule può diventare Cittadino (senza reliquia).",
    ),
    "card_code_of_honor": (
        "2 more / 2 fewer attack dice, but your side uses no other battle plan in this campaign.",
        "2 dados de ataque a mais / a menos, mas o seu lado não usa outro plano de batalha nesta campanha.",
        "2 dadi attacco in più / in meno, ma la tua parte non usa altri piani di battaglia in questa campagna.",
    ),
    "card_outriders": (
        "Your skulls kill nothing (their swords still count).",
        "As suas caveiras não matam ninguém (as espadas delas ainda contam).",
        "I tuoi teschi non eliminano nessuno (le loro spade contano comunque).",
    ),
    "card_messenger": (
        "Redistribute any number of your warbands among your board and the sites you rule, leaving at least 1 at each such site.",
        "Redistribua quantas tropas suas quiser entre o seu tabuleiro e os locais que controla, deixando pelo menos 1 em cada um deles.",
        "Ridistribuisci quante tue milizie vuoi tra la tua plancia e i territori che controlli, lasciandone almeno 1 in ciascuno.",
    ),
    "card_field_promotion": ("If you win, gain 3 warbands.", "Se você vencer, ganhe 3 tropas.", "Se vinci, ottieni 3 milizie."),
    "card_palanquin": (
        "Pick another player at your site and a site they are able to travel to: your pawn is put there and they travel there; nobody spends Supply.",
        "Escolha outro jogador no seu local e um local para onde ele possa viajar: a sua peça é posta lá e ele viaja para lá; ninguém gasta Suprimento.",
        "Scegli un altro giocatore nel tuo territorio e un territorio in cui può viaggiare: la tua pedina viene messa lì e lui viaggia lì; nessuno spende Scorte.",
    ),
    "card_shield_wall": (
        "2 more defense dice; if defeated, your whole force dies instead of half.",
        "2 dados de defesa a mais; se for derrotado, o seu exército inteiro morre em vez da metade.",
        "2 dadi difesa in più; se vieni sconfitto, tutto il tuo esercito viene eliminato invece della metà.",
    ),
    "card_military_parade": (
        "If you win, gain 1 favor for each faceup adviser of the enemy, from the bank of that adviser's suit; Imperial Allies' advisers count.",
        "Se você vencer, ganhe 1 de influência por conselheiro virado para cima do inimigo, da reserva do naipe desse conselheiro; contam também os dos Aliados Imperiais.",
        "Se vinci, ottieni 1 favore per ogni consigliere a faccia in su del nemico, dalla riserva del simbolo di quel consigliere; contano anche quelli degli Alleati Imperiali.",
    ),
    "card_tome_guardians": (
        "To enemies of this card's ruler the Darkest Secret is untouchable: no targeting, no taking, no recovery.",
        "Para os inimigos de quem controla esta carta o Segredo Mais Obscuro é intocável: não pode ser alvo, nem pego, nem recuperado.",
        "Per i nemici di chi controlla questa carta il Segreto più Oscuro è intoccabile: non può essere bersaglio, né preso, né recuperato.",
    ),
    "card_tyrant": (
        "On each arrival after a Travel you must kill 1 warband standing at the new site (own ones included), if there is any.",
        "A cada chegada depois de Viajar você deve matar 1 tropa que está no novo local (mesmo sua), se houver alguma.",
        "A ogni arrivo dopo un Viaggio devi eliminare 1 milizia nel nuovo territorio (anche tua), se ce n'è.",
    ),
    "card_forced_labor": (
        "Enemies standing on the ruler's sites pay the ruler 1 favor per Search or may not search.",
        "Inimigos que estão em locais de quem controla esta carta pagam a ele 1 de influência por Explorar, ou não podem explorar.",
        "I nemici che si trovano nei territori di chi controlla questa carta gli pagano 1 favore per ogni Ricerca, o non possono cercare.",
    ),
    "card_secret_police": (
        "Enemies standing on the ruler's sites may not play Visions faceup (the Conspiracy included).",
        "Inimigos que estão em locais de quem controla esta carta não podem jogar Visões viradas para cima (nem a Conspiração).",
        "I nemici che si trovano nei territori di chi controlla questa carta non possono giocare Visioni a faccia in su (nemmeno la Congiura).",
    ),
    "card_specialist": (
        "The defending side, Allies and bandits included, uses no battle plans.",
        "O lado defensor, inclusive Aliados e bandidos, não usa planos de batalha.",
        "La parte che difende, compresi Alleati e banditi, non usa piani di battaglia.",
    ),
    "card_captains": (
        "Campaign for no Supply as though your pawn were at any site you rule; your warbands there join your attacking force.",
        "Faça uma Campanha sem Suprimento como se a sua peça estivesse em qualquer local que controla; as suas tropas de lá se unem ao exército atacante.",
        "Conduci una Campagna senza Scorte come se la tua pedina fosse in un territorio qualsiasi che controlli; le tue milizie lì si uniscono al tuo esercito attaccante.",
    ),
    "card_siege_engines": (
        "Kill 2 warbands, yours allowed, at one site of your region.",
        "Mate 2 tropas, mesmo suas, em um local da sua região.",
        "Elimina 2 milizie, anche tue, in un territorio della tua regione.",
    ),
    "card_royal_tax": (
        "Each rival standing on one of your sites inside your own region loses 2 favor to you.",
        "Cada rival que está em um local seu dentro da sua própria região perde 2 de influência para você.",
        "Ogni rivale che si trova in un tuo territorio nella tua stessa regione perde 2 favori, che vanno a te.",
    ),
    "card_toll_roads": (
        "Enemies pay the ruler 1 favor per Travel to one of that ruler's sites or may not go there.",
        "Inimigos pagam a quem controla esta carta 1 de influência por Viajar para um local dele, ou não podem ir.",
        "I nemici pagano a chi controlla questa carta 1 favore per ogni Viaggio verso un suo territorio, o non possono andarci.",
    ),
    "card_curfew": (
        "Enemies pay the ruler 1 favor per Trade with a card of that ruler or may not trade with it.",
        "Inimigos pagam a quem controla esta carta 1 de influência por Negociar com uma carta dele, ou não podem negociar com ela.",
        "I nemici pagano a chi controlla questa carta 1 favore per ogni Commercio con una sua carta, o non possono commerciarci.",
    ),
    "card_knights_errant": (
        "After the Muster you may campaign for no Supply.",
        "Depois de Recrutar você pode fazer uma campanha sem Suprimento.",
        "Dopo il Reclutamento puoi condurre una campagna senza Scorte.",
    ),
    "card_vow_of_obedience": (
        "You cannot play Visions faceup, nor the Conspiracy.",
        "Você não pode jogar Visões viradas para cima, nem a Conspiração.",
        "Non puoi giocare Visioni a faccia in su, né la Congiura.",
    ),
    "card_vow_of_obedience_2": (
        "Take 1 favor from one bank.",
        "Pegue 1 de influência de uma reserva.",
        "Prendi 1 favore da una riserva.",
    ),
    "card_hunting_party": (
        "A Search of the world deck may be followed at once by a Campaign for no Supply.",
        "Depois de Explorar o baralho do mundo você pode logo fazer uma Campanha sem Suprimento.",
        "Dopo una Ricerca nel mazzo del mondo puoi subito condurre una Campagna senza Scorte.",
    ),
    "card_council_seat": (
        "While you are a Citizen you cannot be exiled, not even by yourself.",
        "Enquanto é Cidadão você não pode ser exilado, nem por si mesmo.",
        "Finché sei Cittadino non puoi essere esiliato, nemmeno da te stesso.",
    ),
    "card_encirclement": (
        "2 more / 2 fewer attack dice if your force is larger than the enemy's.",
        "2 dados de ataque a mais / a menos se o seu exército é maior que o do inimigo.",
        "2 dadi attacco in più / in meno se il tuo esercito è più grande di quello del nemico.",
    ),
    "card_peace_envoy": (
        "Only plan your side uses; needs the enemy's pawn at your site. Give the enemy 1 favor per die in the defense pool: you win at once, without rolls or killed warbands.",
        "É o único plano que o seu lado usa; precisa da peça do inimigo no seu local. Entregue ao inimigo 1 de influência por dado da reserva de defesa: você vence na hora, sem rolagens nem tropas mortas.",
        "È l'unico piano che la tua parte usa; serve la pedina del nemico nel tuo territorio. Dai al nemico 1 favore per ogni dado della riserva di difesa: vinci subito, senza tiri né milizie eliminate.",
    ),
    "card_relic_hunter": (
        "You may also target facedown relics at targeted sites, 1 defense die each. Any relic you take in this campaign you may put under the relic deck.",
        "Você também pode escolher como alvos relíquias viradas para baixo em locais alvo, 1 dado de defesa cada. Qualquer relíquia que pegar nesta campanha você pode pôr sob o baralho de relíquias.",
        "Puoi prendere di mira anche reliquie a faccia in giù nei territori bersaglio, 1 dado difesa ciascuna. Ogni reliquia che prendi in questa campagna puoi metterla sotto il mazzo delle reliquie.",
    ),
}
