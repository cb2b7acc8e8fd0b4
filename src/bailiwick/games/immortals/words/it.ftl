### Immortals in italiano.

## Names: seats, realms, areas, regions, tribes

seat-red = Rosso
seat-blue = Blu
seat-purple = Viola
seat-yellow = Giallo
seat-black = Nero
realm-light = regno della luce
realm-dark = regno delle tenebre
short_realm-light = luce
short_realm-dark = tenebre
area-greenwood = Bosco verde
area-highpeaks = Alte vette
area-waterlands = Terre d'acqua
area-marches = Marche
area-sunplains = Piane del sole
region-treehome = Dimora degli alberi
region-heartwood = Cuore del bosco
region-grove = Boschetto
region-mossvale = Valle del muschio
region-owlshade = Ombra del gufo
region-forge_fire = Fuoco della forgia
region-mountains = Montagne
region-eagles_rest = Riposo dell'aquila
region-deepdelve = Miniera profonda
region-stonegate = Porta di pietra
region-white_falls = Cascata bianca
region-lakeside = Riva del lago
region-emerald_cliff = Scogliera di smeraldo
region-mistshore = Costa della nebbia
region-reedwater = Canneto
region-kingsroad = Strada del re
region-borderland = Terra di confine
region-the_murk = Penombra
region-northwatch = Guardia del nord
region-emberfield = Campo di brace
region-foothold = Caposaldo
region-tributepass = Passo del tributo
region-windmere = Lago del vento
region-goldmeadow = Prato dorato
region-farwatch = Vedetta lontana
tribe-elves = Elfi
tribe-humans = Umani
tribe-dwarves = Nani
tribe-amazons = Amazzoni
tribe-halflings = Halfling
tribe-demons = Demoni
tribe-orcs = Orchi
tribe-necromancers = Negromanti
tribe-night_elves = Elfi della notte
tribe-trolls = Troll

## Names: what a space does, and the spaces of a board

effect-extract_gold = estrarre oro
effect-extract_energy = estrarre energia
effect-transition = transizione di 3
effect-build = costruire
effect-attack = attacco
effect-attack_or_move = attacco o movimento
effect-temple = costruire un tempio
space-extract_gold = { effect-extract_gold }
space-extract_energy = { effect-extract_energy }
space-transition = { effect-transition }
space-build = { effect-build }
space-attack = { effect-attack }
space-attack_or_move = { effect-attack_or_move }
space-light_special = spazio della tribù della luce
space-dark_special = spazio della tribù delle tenebre
space-magic_1 = spazio magia 1
space-magic_2 = spazio magia 2

## Names: what is built, whose side the inhabitants take, where points come from

build-portal = un portale
build-temple = un tempio
build-capital = una capitale
side-for_attacker = gli abitanti stanno con l'attaccante
side-neutral = gli abitanti restano neutrali
side-against = gli abitanti stanno contro l'attaccante
source-sites = siti
source-temples = templi
source-capitals = capitali
source-areas = aree
source-building = costruzioni

## Names: magic cards; the others are named after what they show

magic-transition_5 = Transizione di 5
magic-conflict_or_first = Carta conflitto o primo giocatore
magic-dominate_or_temple = Dominare o tempio
magic-draw_2_or_transition_2 = 2 carte conflitto o transizione di 2
blank_card = Carta vuota
unknown_card = Carta coperta
region_card = Regione { $region }
conflict_card = Conflitto { $site }
wild_card = Jolly { $area } ({ $realm })
site = { $region } ({ $realm })
tribe_space = { $effect } ({ $tribe })

## Amounts: gold, energy, and cubes of a colour

gold_amount =
    { $n ->
        [one] { $n } moneta d'oro
       *[other] { $n } monete d'oro
    }
energy_amount =
    { $n ->
        [one] { $n } energia
       *[other] { $n } energie
    }
cube-red =
    { $n ->
        [one] { $n } rosso
       *[other] { $n } rossi
    }
cube-blue = { $n } blu
cube-purple = { $n } viola
cube-yellow =
    { $n ->
        [one] { $n } giallo
       *[other] { $n } gialli
    }
cube-black =
    { $n ->
        [one] { $n } nero
       *[other] { $n } neri
    }
cube-green =
    { $n ->
        [one] { $n } abitante
       *[other] { $n } abitanti
    }

## What cards say: amounts

gold_and_energy = { $gold } e { $energy }
nothing = niente
thrown_out = fuori

## What cards say: cards

text_region = Mostra { $region } in entrambi i regni. Chi la usa deve occupare uno dei due siti, e agisce dove ha armate
text_conflict = 25 carte, una per ogni sito del { $realm }. Puoi usarla senza occupare il suo sito; dopo l'azione, scartala
text_wild = 5 carte, una per ogni area del { $realm }. Vale per un sito qualsiasi della sua area lì, ma non estrae né oro né energia
magic_draw =
    { $n ->
        [one] pesca una carta conflitto
       *[other] pesca { $n } carte conflitto
    }
magic_first = prendi il segnalino primo giocatore, con cui cominci il prossimo round
magic_temple = costruisci un tempio su un sito che occupi
magic_dominate = scegli un sito che occupi e di cui non hai la carta regione, e prendi quella carta se hai lì più armate di quante un altro giocatore ne ha nella regione gemella
magic_transition = porta { $n } armate da uno dei tuoi limbi, o tutte se sono meno, a siti di quel regno che occupi, come vuoi
magic_or = ; oppure{ " " }
text_blank = Non fa nulla: lascia gli altri nel dubbio, e puoi rinunciarvi finché un altro tipo di carta è sulla tua plancia

## What cards say: tribes

text_space = Spazio proprio: { $effect }
text_space_for = Spazio proprio: { $effect } per { $what }
text_prices = Costruisce un portale per { $energy }, un tempio per { $what }, una capitale per { $what2 }
text_groups = Gruppi di armate: { $what }, e { $what2 } con meno di 5 giocatori
text_start = Comincia con { $what }
text_start_region = Comincia a { $region } con { $what }

## Questions and choices: the initial placement

ask_start_region = Sposta un gruppo di armate a { $region }, la tua regione di partenza
ask_draft = Scegli una carta: dice dove va un gruppo di armate
ask_draft_keep = Scegli una carta da tenere: non si piazza nulla
ask_draft_site = { $conflict }: a quale sito va un gruppo di armate?
ask_draft_group = Quale gruppo di armate va a { $site }?
ask_split =
    { $n ->
        [one] { $n } delle tue armate è uscita dalla torre: mettila in uno dei tuoi limbi
       *[other] { $n } delle tue armate sono uscite dalla torre: dividile fra i tuoi limbi
    }

## Questions and choices: the round

ask_draw = Peschi una carta conflitto?
ask_reinforce =
    { $n ->
        [one] Rinforzi: puoi ancora portare { $n } armata a siti della luce, { $n2 } a siti delle tenebre
       *[other] Rinforzi: puoi ancora portare { $n } armate a siti della luce, { $n2 } a siti delle tenebre
    }
ask_plan = Pianifica il tuo round, spazio per spazio: ora { $space }
ending_tie = { $n } punti ciascuno: decidono le armate nelle regioni ({ $what })
ask_ready = Il tuo piano è fatto: sei pronto?
ask_execution = Tocca a te: esegui un'azione, rinuncia a una, o passa
ask_must_pass = Tocca a te: sulla tua plancia nulla può agire, quindi devi passare
ask_compensation = Compensazione: 1 moneta d'oro o 1 energia?

## Questions and choices: actions being carried out

ask_source = { $space } con { $card }
ask_site = Quale sito?
ask_build = Che cosa costruisci a { $site }?
ask_attack = Quale sito attacchi, e da dove?
ask_attack_or_move = Attacca un sito, o sposta armate
# Values: $site $site2
ask_commit_0 = Quante armate attaccano { $site2 } da { $site }? Gli abitanti ti aiutano
# Values: $site $site2
ask_commit_1 = Quante armate attaccano { $site2 } da { $site }? Gli abitanti sono neutrali
# Values: $site $site2
ask_commit_2 = Quante armate attaccano { $site2 } da { $site }? Gli abitanti sono contro di te
ask_move_to = Dove vanno le armate di { $what }?
ask_move_armies = Quante armate vanno da { $what } a { $what2 }?
ask_option = Quale delle due?
ask_limbo = Da quale limbo porti { $n } armate, o tutte quelle che ci sono?
ask_spread =
    { $n ->
        [one] Porta un'armata a un tuo sito: ne manca { $n }
       *[other] Porta armate a tuoi siti: ne mancano { $n }
    }
ask_temple = In quale sito costruisci un tempio?
ask_dominate = Da quale sito domini la regione gemella? Ti servono lì più armate di quante ne abbiano gli altri

## What would be lost

loses_action = ottieni solo 1 moneta d'oro o 1 energia
loses_actions =
    { $n ->
        [one] 1 azione non eseguita
       *[other] { $n } azioni non eseguite
    }

## What chance will say to an attack, and how that comes about

odds_win = vinci: { $n } %
odds_win_about = vinci: circa { $n } %
odds_all = Vinci { $win } %, pareggi { $tie } %, perdi { $lose } %
odds_yours = Le tue armate: { $attack } attaccano, { $tray } nel vassoio, { $tower } nella torre; in media ne escono { $out }.
odds_theirs = { $seat }: { $defend } difendono, { $tray } nel vassoio, { $tower } nella torre; in media ne escono { $out }.
odds_inhabitants = Abitanti: { $thrown } lanciati, { $tower } nella torre; in media ne escono { $out }; { $side }.
odds_cubes = Un cubo lanciato esce nel { $thrown } % dei casi, uno già dentro nel { $inside } %.
odds_ledges = Non è esatto: suppone i ripiani pieni come al solito. La differenza è di un punto o poco più.

## Questions and choices: actions

act_pass = Passa
act_done = Non portare altre armate
act_ready = Pronto
act_start_over = Ricomincia
act_draw = Pesca una carta conflitto
act_decline = Non pescare
act_take_gold = Prendi 1 moneta d'oro
act_take_energy = Prendi 1 energia
act_option = Opzione { $n }
act_magic_draw =
    { $n ->
        [one] Pesca una carta conflitto
       *[other] Pesca { $n } carte conflitto
    }
act_magic_first = Prendi il segnalino primo giocatore
act_magic_temple = Costruisci un tempio
act_magic_dominate = Domina una regione
act_magic_transition = Transizione di { $n } armate
act_realm = Dal limbo del { $realm }
act_build = Costruisci { $build }
act_build_for = Costruisci { $build } per { $what }
act_group =
    { $n ->
        [one] Il gruppo di { $n } armata
       *[other] Il gruppo di { $n } armate
    }
act_armies =
    { $n ->
        [one] Manda { $n } armata
       *[other] Manda { $n } armate
    }
act_split_both = Metti { $n } nel limbo della luce, { $n2 } in quello delle tenebre
act_split = Metti { $n } nel limbo della luce
act_act = Esegui { $space }
act_act_with = Esegui { $space } con { $card }
act_act_for = Esegui { $space } con { $card } per { $what }
act_forfeit = Rinuncia a { $space }
act_forfeit_with = Rinuncia a { $space } con { $card }
act_only = ora è possibile solo: { $what }
act_in_vain = hai troppo poche armate per dominare qualsiasi regione
act_leave = Lascia vuoto: { $space }
act_plan = Pianifica { $space } con { $card }
act_cast = Pianifica { $space } con { $card }
act_site = Scegli { $site }
act_site_place = Piazza a { $site }
# Values: $site $gold
act_site_extract = Estrai { $gold } a { $site }
act_site_bring = Porta armate a { $site }
act_site_bring_one = Porta un'armata a { $site }
act_site_build = Costruisci a { $site }
act_site_temple = Costruisci un tempio a { $site }
act_site_dominate = Domina da { $site }: { $n } contro { $n2 }
act_site_in_vain = Domina da { $site }: { $n } contro { $n2 }, quindi non succede nulla
act_move_from = Sposta armate da { $site }
act_move_to = Sposta a { $site }
act_choose = Scegli { $conflict }
# Values: $site $site2
act_attack = Attacca { $site2 } da { $site }
# Values: $site $site2
act_attack_portal = Attacca { $site2 } attraverso il portale di { $site }

## Screens: panels

panel_letters = RBVGN
panel_key = Legenda
key_yields = 4/2 oro/energia
key_armies = { $what }3 armate
key_buildings = t tempio   c capitale   p portale verso la gemella
panel_placement = Round iniziale
panel_round = Round { $n } di { $n2 }
panel_final = Dopo { $n } round
panel_you = { $seat } (tu)
panel_tribes = Tribù
panel_cubes = Vassoio e torre
panel_tray = vassoio
panel_tower = torre
panel_piles = Riserve
pile_deck = mazzo conflitto: { $n }
pile_draft = mazzo della luce: { $n }, mazzo delle tenebre: { $n2 }
pile_discards = pila degli scarti: { $n }
pile_inhabitants = abitanti: { $n }
pile_buildings = edifici: { $n }
pile_portals = portali: { $n }
panel_boards = Carte su altre plance
panel_board = La tua plancia
panel_prices = I tuoi prezzi di costruzione
panel_hand = La tua mano
panel_draft_hand = Le tue carte tra cui scegliere
cost_of_move = movimento: { $gold }
mark_first = primo giocatore
mark_ready = pronto
mark_passed = ha passato
column_region = Regione
column_light = Luce
column_dark = Tenebre
column_card = Carta
column_seat = Giocatore
column_points = Punti
column_gold = Oro
column_energy = Energia
column_limbo = Limbo
column_sites = Siti
column_conflicts = Conflitti
column_groups = Gruppi rimasti
column_status = Stato
column_inhabitants = Abitanti
column_space = Spazio
column_spaces = Spazi
column_cost = Costo
column_portal = Portale
column_temple = Tempio
column_capital = Capitale

## How one wins, and who is how far

aim_goal = Ogni round dà punti per siti, templi, capitali e aree; costruire ne dà subito. Vince chi ha più punti dopo il round { $n }.
aim_and = {" "}e{" "}
aim_rounds = Mancano { $n } round.
aim_one_more = Ancora un round dopo questo.
aim_last_round = Ultimo round: dopo il punteggio la partita finisce.
aim_leads = Contando ora, { $who } sarebbe in testa con { $n } punti.
aim_level = Contando ora, { $who } sarebbero alla pari con { $n } punti.
aim_points = Punti finora
aim_scoring = Punteggio di questo round
aim_scoring_about = Con il tabellone com'è ora.
aim_total = Insieme
aim_armies = Armate nei siti
aim_armies_about = Decidono in caso di parità.
aim_end = Il round { $n } è stato l'ultimo.
aim_most = Punti: { $n }, il massimo.
aim_short =
    { $m ->
        [one] Punti: { $n }, ne è mancato 1.
       *[other] Punti: { $n }, ne sono mancati { $m }.
    }
aim_fewer_armies = Punti: { $n }, il massimo, ma con meno armate nei siti (differenza: { $m }).

## What speaks for a choice, where somebody asks for a hint

hint_points = È ciò che rende di più in punti.
hint_sites = È ciò che giova di più ai tuoi siti.
hint_areas = È ciò che giova di più alle tue aree.
hint_buildings = È ciò che giova di più ai tuoi templi e alle tue capitali.
hint_armies = È ciò che giova di più alle tue armate.
hint_cards = È ciò che giova di più alle tue carte e al tuo piano.
hint_means = È ciò che giova di più al tuo oro e alla tua energia.
hint_their_points = Frena i punti degli altri.
hint_their_board = È ciò che costa di più agli altri sul tabellone.

## Screens: card pages

group_regions = Carta regione
group_conflicts = Carta conflitto
group_magic = Carta magia
group_blank = Carta vuota
group_tribes = Tribù
fact_deck = mazzo
fact_area = area
fact_light = regno della luce
fact_dark = regno delle tenebre
fact_cost = costo
page_conflict = Carte conflitto ({ $short_realm })
page_wild = Carte jolly ({ $short_realm })

## What happened: the initial placement

log-place_group =
    { $n ->
        [one] { $who } piazza un gruppo di { $n } armata a { $site }
       *[other] { $who } piazza un gruppo di { $n } armate a { $site }
    }
log-place_twin = { $who } mette { $n } armate a { $site }
log-chose = { $who } sceglie { $conflict }
log-shows = { $who } mostra { $conflict }
log-keeps = { $who } si tiene { $conflict }
log-keeps_secretly = { $who } si tiene una carta conflitto senza mostrarla
log-hands_passed = Le mani e il segnalino primo giocatore passano a sinistra
log-placement_over = Il round iniziale è finito
log-start_with = { $who } comincia con { $gold } e { $energy }
log-split = { $who } mette { $n } nel limbo della luce, { $n2 } in quello delle tenebre

## What happened: the round

log-round = Round { $n } di { $n2 }: comincia { $who }
log-planning = Tutti pianificano in segreto
log-ready = { $who } è pronto
log-all_ready = Tutti sono pronti: comincia l'esecuzione delle azioni
log-act = { $who } rivela { $card }: { $space }
log-forfeit = { $who } rivela { $card } e rinuncia: { $space }
log-pass = { $who } passa
log-compensation_gold = { $who } prende 1 moneta d'oro come compensazione
log-compensation_energy = { $who } prende 1 energia come compensazione
log-marker = { $who } prende il segnalino primo giocatore

## What happened: gold and energy

log-extract_gold = { $who } estrae { $gold } a { $site }
log-extract_energy = { $who } estrae { $energy } a { $site }
log-pay = { $who } paga { $gold } e { $energy }
log-pay_gold = { $who } paga { $gold }
log-pay_energy = { $who } paga { $energy }

## What happened: armies

log-reinforce =
    { $n ->
        [one] { $who } porta { $n } armata a { $site }
       *[other] { $who } porta { $n } armate a { $site }
    }
log-move =
    { $n ->
        [one] { $who } sposta { $n } armata da { $site } a { $site2 }
       *[other] { $who } sposta { $n } armate da { $site } a { $site2 }
    }
log-build = { $who } costruisce { $build } a { $site } (+{ $n })

## What happened: battle

log-attack =
    { $n ->
        [one] { $who } lancia { $n } armata da { $site } contro { $site2 }: { $side }
       *[other] { $who } lancia { $n } armate da { $site } contro { $site2 }: { $side }
    }
log-throw = Nella torre
log-strengths = Forza: attacco { $n }, difesa { $n2 }
log-conquers = { $who } conquista { $site }; armate lì: { $n }
log-repelled = { $who } non riesce a prendere { $site }
log-wins_battle = { $who } vince la battaglia per { $site }; armate rimaste: { $n }
log-wins_by_inhabitants = { $who } vince la battaglia per { $site } solo con gli abitanti: lì non resta nessuno
log-fallen =
    { $n ->
        [one] { $n } armata di { $who } cade e passa nel limbo del { $realm }
       *[other] { $n } armate di { $who } cadono e passano nel limbo del { $realm }
    }
log-tie = Pareggio: nessuno resta a { $site }

## What happened: cards

log-region_card = { $who } prende la carta regione { $region }
log-region_card_from = { $who } prende la carta regione { $region } a { $seat }
log-region_card_back = { $who } perde la carta regione { $region }: dopo un pareggio torna nel mazzo
log-off_board = Era sulla plancia di { $who } ({ $space }): quello spazio ora è vuoto
log-dominates = { $who } domina { $region }
log-fails_to_dominate = { $who } non riesce a dominare { $region }
log-draw = { $who } pesca una carta conflitto
log-drawn = Nuova nella mano di { $who }: { $conflict }
log-reshuffle = La pila degli scarti viene mescolata in un nuovo mazzo conflitto

## What happened: points

log-score = { $who } segna { $n } per { $source }
log-game_over = La partita è finita

## Why something can't be done. The clause is added behind

why-not_waiting = Ora non tocca a te decidere.
why-game_over = La partita è finita.
why-not_now = Non ora: prima viene altro.
why-setting_up = Prima tutti piazzano le loro armate: poi cominciano i round.
why-not_yet = Non ancora: prima tutti pianificano, poi tutti eseguono le loro azioni.
why-space_first = Prima scegli uno dei tuoi spazi pianificati: dice che cosa puoi fare.

## Why something can't be done: the initial placement

why-no_such_group = Non hai più un gruppo di armate da { $n }.
why-not_in_hand = { $conflict } non è nella tua mano.
why-must_place = { $conflict } non ha un sito libero, e un'altra carta della tua mano ce l'ha.
why-occupied = { $site } è occupato.
why-not_so_many = Tue armate uscite: solo { $n }.

## Why something can't be done: planning

why-not_ready = Prima passa per tutti e dieci gli spazi.
why-another_space = Pianifica gli spazi in ordine: questo non è il prossimo.
why-no_blanks = Tutte le tue carte vuote sono sulla tua plancia.
why-wrong_space = Le carte magia vanno sugli spazi magia, le altre sugli spazi armata.
why-laid_already = { $card } è già sulla tua plancia.
why-card_not_held = Non hai { $card }.
why-region_not_occupied = Non occupi nessuno dei siti di { $card }.
why-no_wildcards = Le carte jolly non servono a estrarre oro o energia.

## Why something can't be done: execution

why-blank = A una carta vuota puoi solo rinunciare.
why-empty_space = Nessuna tua carta è su quello spazio.
why-only_blanks = Sulla tua plancia ci sono solo carte vuote: devi passare.
why-no_gold = Costa { $gold }; tu ne hai { $n }.
why-no_energy = Costa { $energy }; tu ne hai { $n }.

## Why something can't be done: sites

why-not_on_card = Questa carta non può indicare { $site }.
why-no_army_on_card = Non hai armate sul sito di { $card }.
why-not_occupied = Non occupi { $site }.
why-not_in_play = { $site } è fuori gioco con due giocatori.
why-no_site_there = Non occupi nessun sito nel { $realm }.
why-other_realm = Queste armate vanno nel { $realm }.

## Why something can't be done: limbo

why-limbo_empty = In quel limbo non ci sono tue armate.
why-no_reinforcement = Non puoi portare altre armate nel { $realm }: una ogni tre del suo limbo.
why-no_transition = In nessun regno hai armate nel limbo e un sito per loro.
why-all_come = Devono arrivare tutte: ancora { $n }.

## Why something can't be done: building

why-nothing_to_build = Lì non c'è nulla che tu possa costruire e pagare.
why-no_room = Non c'è posto a { $site }: un edificio e un portale per sito, una capitale per area.

## Why something can't be done: attacking and moving

why-no_attack = Nessuno dei tuoi siti con due armate o più ha qualcosa da attaccare.
why-no_move_here = Questo spazio permette solo un attacco.
why-too_few = Servono almeno due armate a { $site }: una resta.
why-one_stays = Almeno un'armata deve restare a { $site }.
why-your_own = { $site } lo occupi tu.
why-no_portal = Non c'è un portale a { $site }.
why-nowhere_to_go = Da { $site } non puoi raggiungere nessun altro tuo sito.
why-no_path = Non c'è un percorso attraverso i tuoi siti fino a { $site }.

## Why something can't be done: magic

why-no_conflicts = Non ci sono più carte conflitto da pescare.
why-nothing_to_dominate = Hai la carta regione di ogni regione che occupi.
why-card_held = Hai già la carta regione { $region }.

## What a lobby says of the game

about = Guida una tribù della luce e una delle tenebre: pianifica in segreto, poi combatti per due regni. Chi cade in uno risorge nell'altro.

## Options: a title, what it means, and what its values are called

option-data = I tuoi numeri
    .help = Un file (YAML o JSON) con i numeri che nella tua copia sono diversi; `bailiwick numbers immortals` li mostra tutti.
option-players = Giocatori
    .help = Quante persone giocano. In due è una variante nostra.
option-rounds = Round
    .help = Quanti round giocate, se non quelli stampati.
    .printed = come stampato
option-first = Primo giocatore
    .help = Chi comincia.
    .random = a caso
    .red = { seat-red }
    .blue = { seat-blue }
    .purple = { seat-purple }
    .yellow = { seat-yellow }
    .black = { seat-black }
option-tower = Torre dei cubetti
    .help = Che cosa fa un lancio: uno grande smuove più cubetti, o ogni cubetto ha sempre la stessa probabilità.
    .ledges = con ripiani
    .independent = ogni cubetto per sé
option-marker = Segnalino primo giocatore
    .help = Se il segnalino primo giocatore resta dov'è o passa dopo ogni round.
    .stays = resta
    .rotates = passa a sinistra
option-forfeits = Carte conflitto a cui si rinuncia
    .help = Che cosa ne è di una carta conflitto quando rinunci alla sua azione.
    .keep_card = torna in mano
    .discard = scartata
option-prices = Prezzi di costruzione
    .help = Secondo quale listino costruisci.
    .realm = della tribù del regno
    .light = della tribù della luce
    .dark = della tribù delle tenebre
    .cheaper = il più conveniente
option-allegiance = Carte regione negli attacchi
    .help = Dove una carta regione convince o calma gli abitanti quando attacchi.
    .own_realm = dove hai armate
    .both_realms = in entrambi i regni
option-capitals = Capitali
    .help = Quante capitali può avere un'area: una in ogni regno, o una sola in tutto.
    .realm = una in ogni regno
    .area = una in tutto

## The page

page-map = Mappa dei due regni
page-mapHelp = Le frecce spostano la mappa, più e meno ingrandiscono e riducono, 0 la mostra tutta.
page-zoomIn = Ingrandisci
page-zoomOut = Riduci
page-zoomReset = Mostra tutta la mappa
page-views = Parti del tabellone
page-tabs =
    .light = Luce
    .dark = Tenebre
    .plan = Plancia
    .tower = Torre
page-armiesOf =
    { $n ->
        [one] 1 armata: { $who }
       *[other] { $n } armate: { $who }
    }
page-unoccupied = non occupata
page-portal = portale
page-temple = tempio
page-capital = capitale
page-portalTo = portale verso il { $realm }
page-yields =
    rende { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }, { $energy ->
        [one] 1 energia
       *[other] { $energy } energie
    }
page-cardHeld = carta regione: { $who }
page-cardFree = carta regione: nessuno
page-help =
    .extract_gold = Prendi l'oro che rende il sito della tua carta, se hai lì un'armata.
    .extract_energy = Prendi l'energia che rende il sito della tua carta, se hai lì un'armata.
    .transition = Tre armate arrivano dal limbo di quel regno al sito della tua carta, dove devi già averne una.
    .build = Costruisci un portale, un tempio o una capitale sul sito della tua carta, al prezzo della tua tribù.
    .attack = Attacca da un sito qualsiasi con almeno due armate. La tua carta decide che cosa fanno gli abitanti: se mostra il bersaglio ti aiutano, se mostra l'origine restano fuori, altrimenti sono contro di te.
    .attack_or_move = Attacca come al solito, o sposta armate dal sito della tua carta, attraverso tuoi siti, fino a un altro.
    .temple = Costruisci un tempio sul sito della tua carta, al prezzo di questo spazio.
    .magic = Metti qui una carta magia: dice che cosa fa e quanto costa.
page-templeHelp =
    { $now ->
        [one] Tempio: 1 punto quando lo si costruisce, poi { $later } alla fine di ogni round per chi occupa il sito.
       *[other] Tempio: { $now } punti quando lo si costruisce, poi { $later } alla fine di ogni round per chi occupa il sito.
    }
page-capitalHelp =
    { $now ->
        [one] Capitale: { $now } punto quando la si costruisce, poi { $later } alla fine di ogni round per chi occupa il sito.
       *[other] Capitale: { $now } punti quando la si costruisce, poi { $later } alla fine di ogni round per chi occupa il sito.
    }
page-capitalsTogether = Una per area, nei due regni insieme.
page-capitalsApart = Una per area in ogni regno.
page-portalHelp =
    { $now ->
        [one] Portale: 1 punto quando lo si costruisce. Dal suo sito le armate di chiunque possono muovere o attaccare verso la stessa regione nell'altro regno, ma non indietro.
       *[other] Portale: { $now } punti quando lo si costruisce. Dal suo sito le armate di chiunque possono muovere o attaccare verso la stessa regione nell'altro regno, ma non indietro.
    }
page-limboHelp = Le armate che cadono in battaglia passano nel limbo del loro padrone nell'altro regno. All'inizio del round una su tre di un limbo può tornare a un sito di quel regno; le transizioni ne portano di più.
page-towerHelp = In battaglia vi si gettano le armate delle due parti, con tutto ciò che è nel vassoio. Alcune restano dentro, altre rimaste prima cadono fuori: decide ciò che è poi nel vassoio. I caduti passano nel limbo del loro padrone nell'altro regno.
page-soonHelp = Punti. Se il round finisse ora: +{ $n } (siti { $sites }, templi { $temples }, capitali { $capitals }, aree { $areas }).
page-areas = Aree
page-share = { $who } { $n } di 5
page-nobodyThere = nessuno
page-limbo = Limbo
page-lightLimbo = Limbo della luce
page-darkLimbo = Limbo delle tenebre
page-board = La tua plancia
page-boards = Le plance di tutti
page-emptySpace = vuoto
page-faceDown = una carta coperta
page-forfeited = rinuncia
page-cost = costa { $cost }
page-costOfMove = un movimento costa { $cost }
page-gold = Oro
page-energy = Energia
page-goldAmount =
    { $n ->
        [one] 1 moneta d'oro
       *[other] { $n } monete d'oro
    }
page-energyAmount =
    { $n ->
        [one] 1 energia
       *[other] { $n } energie
    }
page-hand = La tua mano
page-blanks =
    { $n ->
        [one] Carta vuota, ne resta 1
       *[other] Carte vuote, ne restano { $n }
    }
page-planAsk = Pianifica il tuo round in segreto: metti carte sui tuoi spazi, in qualsiasi ordine, poi di' che sei pronto
page-planHelp = Scegli una carta, poi uno spazio
page-awaits = { $space }: ora scegli una carta
page-takenUp = { $card }: ora scegli uno spazio
page-forfeitOne = Rinuncia a un'azione
page-leftEmpty =
    { $n ->
        [one] 1 spazio può ancora ricevere una carta
       *[other] { $n } spazi possono ancora ricevere una carta
    }
page-readyWith =
    { $n ->
        [one] Pronto con 1 carta
       *[other] Pronto con { $n } carte
    }
page-clear = Riprendi tutto
page-isReady = pronto
page-plans = pianifica
page-hasPassed = ha passato
page-refusals =
    .wrong_space = Una carta di questo tipo non può stare qui
    .not_held = Non hai questa carta
    .region_not_occupied = Non occupi questa regione in nessuno dei due regni
    .no_wildcards = Le carte jolly non possono estrarre
page-tower = Torre dei cubetti
page-inside = Nella torre
page-tray = Vassoio
page-empty = vuoto
page-cubes =
    .red =
        { $n ->
            [one] 1 rosso
           *[other] { $n } rossi
        }
    .blue = { $n } blu
    .purple = { $n } viola
    .yellow =
        { $n ->
            [one] 1 giallo
           *[other] { $n } gialli
        }
    .black =
        { $n ->
            [one] 1 nero
           *[other] { $n } neri
        }
    .green =
        { $n ->
            [one] 1 abitante
           *[other] { $n } abitanti
        }
page-battle = Battaglia
page-lastBattle = Ultima battaglia
page-sides =
    .with = abitanti con te
    .neutral = abitanti neutrali
    .against = abitanti contro di te
page-nobody = nessuno
page-armiesGo =
    { $n ->
        [one] 1 armata
       *[other] { $n } armate
    }
page-chooseHere = Scegli
page-chooseMap = Scegli sulla mappa
page-chooseSpace = Scegli uno spazio della tua plancia
page-waitFor = In attesa di { $who }
page-over = La partita è finita
page-round = Round { $n } di { $of }
page-placement = Round iniziale
page-points = pt
page-sites = Siti occupati
page-conflictCount = Carte conflitto in mano
page-groups = Gruppi di armate rimasti
page-draft = Le tue carte tra cui scegliere
page-first = Segnalino primo giocatore
page-spacesTaken =
    { $n ->
        [one] 1 carta sulla plancia
       *[other] { $n } carte sulla plancia
    }

## Lessons

lesson-first = Due regni
    .about = Un primo round: pianificare in segreto, estrarre oro ed energia, costruire, fare punti.
lesson-first-theme = Guidi due tribù: gli Elfi nel regno della luce, gli Orchi nel regno delle tenebre.
lesson-first-twin = I due regni hanno la stessa mappa. Ecco di nuovo la Valle del muschio, nelle tenebre.
lesson-first-goal = Vince chi ha più punti. Si contano dopo ogni round: per i siti che occupi e per gli edifici.
lesson-first-cards = In ogni round tutti mettono carte coperte su dieci spazi, nello stesso momento. La carta dice dove, lo spazio dice che cosa.
lesson-first-plan = Metti Dimora degli alberi su estrarre oro, Boschetto su estrarre energia e Valle del muschio su costruire. Poi di' che sei pronto.
lesson-first-plan_again = Quasi. Dimora degli alberi va su estrarre oro, Boschetto su estrarre energia, Valle del muschio su costruire, e nient'altro.
lesson-first-act = Ora tutti eseguono le loro carte, una a testa per turno. Comincia con l'oro o con l'energia.
lesson-first-act_again = Il Blu ha giocato. Ora esegui l'altra.
lesson-first-build = Ora puoi pagare un edificio: esegui costruire.
lesson-first-where = Hai la Valle del muschio in entrambi i regni, e una carta per tutti e due. Scegli dove costruire.
lesson-first-what = Un tempio o una capitale vale punti adesso, e di nuovo a ogni round. Quale vuoi?
lesson-first-not_portal = Un portale vale punti una volta sola. Ne costruirai uno nella prossima lezione.
lesson-first-pass = La tua plancia è vuota: passa.
lesson-first-compensation = Chi passa riceve una compensazione. Oro o energia, come preferisci.
lesson-first-score = Punteggio: 2 punti per i tuoi quattro siti, 1 per l'edificio, e altri 2 perché hai tre dei cinque siti del Bosco verde.
lesson-first-draw = Comincia il prossimo round. Pesca una carta conflitto: ti servirà per attaccare.
lesson-first-do_draw = È gratis: pescane una.
lesson-first-reinforce = Nei tuoi due limbi aspettano armate, tre in ciascuno. Una ogni tre ritorna: scegli dove.
lesson-first-end = Ecco un round. E ora: il Blu ha preso l'Ombra del gufo, e tu la rivuoi.
lesson-battle = Battaglia
    .about = L'ultimo round: una battaglia nella torre, i caduti passano di là, si apre un portale.
lesson-battle-last = È l'ultimo round, e il Blu ha 3 punti di vantaggio. Bisogna combattere.
lesson-battle-area = Le armate del Blu sono nell'Ombra del gufo. Con quella avresti tre siti del Bosco verde: altri 2 punti.
lesson-battle-conflict = Hai la carta conflitto dell'Ombra del gufo. Attacca con quella, e i suoi abitanti combattono per te.
lesson-battle-plan = Metti Conflitto Ombra del gufo su attacco, Valle del muschio su transizione, Boschetto su costruire, Conflitto Boschetto su attacco o movimento. Poi di' che sei pronto.
lesson-battle-plan_again = Quasi. Conflitto Ombra del gufo: attacco. Valle del muschio: transizione. Boschetto: costruire. Conflitto Boschetto: attacco o movimento. Nient'altro.
lesson-battle-attack = Prima l'attacco.
lesson-battle-first_attack = Più tardi: prima attacca, finché il Blu è debole.
lesson-battle-target = Attacca l'Ombra del gufo dalla Dimora degli alberi.
lesson-battle-not_there = La tua carta mostra l'Ombra del gufo. Altrove gli abitanti combatterebbero contro di te.
lesson-battle-armies = Un'armata deve restare. Manda le altre quattro.
lesson-battle-tower = Le due parti sono entrate nella torre. Ha combattuto ciò che ne è uscito: le tue 4 e 2 abitanti contro 4 del Blu.
lesson-battle-won = Hai conquistato l'Ombra del gufo, con il tempio e la carta regione.
lesson-battle-fallen = Ma due delle tue sono cadute. Qui nessuno muore per sempre: i caduti passano nell'altro regno, nel tuo limbo delle tenebre.
lesson-battle-transition = Riportale indietro: esegui la transizione. Tornano nella Valle del muschio, nel regno delle tenebre.
lesson-battle-first_transition = Prima la transizione: i tuoi caduti aspettano.
lesson-battle-build = Ora costruisci nel Boschetto.
lesson-battle-first_build = Prima costruisci: senza portale non si passa.
lesson-battle-portal = Costruisci un portale: da qui porta al Boschetto dell'altro regno, e vale 1 punto.
lesson-battle-not_temple = Buono anche quello. Ma tu vuoi arrivare al Boschetto delle tenebre: costruisci un portale.
lesson-battle-through = Attraverso il portale! Esegui la tua ultima carta.
lesson-battle-target2 = Attacca il Boschetto delle tenebre dal Boschetto della luce.
lesson-battle-not_through = La tua carta mostra il Boschetto delle tenebre: passa dal portale.
lesson-battle-armies2 = Non c'è nessuno, e gli abitanti sono con te. Manda due armate.
lesson-battle-both = Mandale tutte e due. Una può restare nella torre.
lesson-battle-pass = Era la tua ultima carta. Passa, e si contano i punti finali.
lesson-battle-compensation = Oro o energia: ormai non importa.
lesson-battle-end = 41 a 39: hai vinto! Hanno deciso tre siti del Bosco verde in ogni regno. In una partita vera ti aspettano le carte magia.
