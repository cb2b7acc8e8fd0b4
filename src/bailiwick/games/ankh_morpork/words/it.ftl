### Ankh-Morpork in italiano. Le persone tengono il loro nome; tutto ciò che parla è tradotto.

## Names: seats, pieces without and with their article, where points come from

seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo
kind-red = scagnozzo rosso
kind-blue = scagnozzo blu
kind-green = scagnozzo verde
kind-yellow = scagnozzo giallo
kind-troll = troll
kind-demon = demone
the_kind-red = lo scagnozzo rosso
the_kind-blue = lo scagnozzo blu
the_kind-green = lo scagnozzo verde
the_kind-yellow = lo scagnozzo giallo
the_kind-troll = il troll
the_kind-demon = il demone
source-minions = scagnozzi
source-buildings = edifici
source-cash = denaro
source-loans = prestiti non pagati

## Names: areas

area-dolly_sisters = Sorelle Dolly
area-unreal_estate = Beni Irreali
area-dragons_landing = Approdo del Drago
area-small_gods = Piccoli Dei
area-the_scours = I Lavatoi
area-the_hippo = L'Ippodromo
area-the_shades = Le Ombre
area-dimwell = Pozzo Fosco
area-longwall = Muro Lungo
area-isle_of_gods = Isola degli Dei
area-seven_sleepers = Sette Dormienti
area-nap_hill = Colle del Pisolino

## Names: random events

event-the_dragon = Il Drago
event-flood = Alluvione
event-fire = Incendio
event-fog = Nebbia
event-riots = Sommosse
event-explosion = Esplosione
event-mysterious_murders = Omicidi misteriosi
event-demons_from_the_dungeon_dimensions = Demoni dalle Dimensioni Sotterranee
event-subsidence = Cedimento del terreno
event-bloody_stupid_johnson = Maledetto Stupido Johnson
event-trolls = Troll
event-earthquake = Terremoto

## Names: personalities

personality-lord_vetinari = Lord Vetinari
personality-lord_selachii = Lord Selachii
personality-lord_rust = Lord Rust
personality-lord_de_worde = Lord de Worde
personality-dragon_king_of_arms = Drago Re d'Armi
personality-chrysoprase = Chrysoprase
personality-commander_vimes = Comandante Vimes

## Names: cards

card-mr_boggis = Signor Boggis
card-mr_bent = Signor Bent
card-the_beggars_guild = Gilda dei Mendicanti
card-the_bank_of_ankh_morpork = Banca di Ankh-Morpork
card-dragon_sanctuary = Rifugio per Draghi Raggio di Sole
card-sergeant_angua = Sergente Angua
card-the_agony_aunts = Zie dell'Agonia
card-the_dysk = Teatro Dysk
card-the_duckman = Uomo dell'Anatra
card-drumknott = Drumknott
card-cmot_dibbler = CMOT Dibbler
card-dr_cruces = Dottor Cruces
card-captain_carrot = Capitano Carrot
card-mrs_cake = Signora Cake
card-groat = Groat
card-gimlets_dwarf_delicatessen = Gastronomia Nanesca di Gimlet
card-gaspode = Gaspode
card-fresh_start_club = Club del Nuovo Inizio
card-foul_ole_ron = Lercio Vecchio Ron
card-the_fools_guild = Gilda dei Buffoni
card-the_fire_brigade = Corpo dei Pompieri
card-inigo_skimmer = Inigo Skimmer
card-history_monks = Monaci della Storia
card-hex = Hex
card-here_n_now = Qui-e-Ora
card-harry_king = Harry King
card-hargas_house_of_ribs = Casa delle Costine di Harga
card-mr_gryle = Signor Gryle
card-the_peeled_nuts = Noci Sgusciate
card-the_opera_house = Teatro dell'Opera
card-nobby_nobbs = Nobby Nobbs
card-modo = Modo
card-the_mended_drum = Tamburo Riparato
card-librarian = Bibliotecario
card-leonard_of_quirm = Leonard di Quirm
card-shonky_shop = Bottega dell'Usato
card-sacharissa_cripslock = Sacharissa Cripslock
card-rosie_palm = Rosie Palm
card-rincewind = Rincewind
card-the_royal_mint = Zecca Reale
card-queen_molly = Regina Molly
card-pink_pussycat_club = Club della Gattina Rosa
card-zorgo = Zorgo il Retrofrenologo
card-dr_whiteface = Dottor Whiteface
card-wallace_sonky = Wallace Sonky
card-the_seamstresses_guild = Gilda delle Cucitrici
card-mr_pin_and_mr_tulip = Signor Pin e Signor Tulip
card-the_thieves_guild = Gilda dei Ladri
card-sergeant_cheery_littlebottom = Sergente Cheery Littlebottom
card-otto_chriek = Otto Chriek
card-the_clacks = Torri Clacks
card-sergeant_colon = Sergente Colon
card-cosmo_lavish = Cosmo Lavish
card-the_dean = Il Decano
card-death = 'SALVE'
card-burleigh_and_stronginthearm = Burleigh e Stronginthearm
card-the_bursar = L'Economo
card-cable_street_particulars = Speciali di Via del Cavo
card-canting_crew = Combriccola del Gergo
card-carcer = Carcer
card-the_chair_of_indefinite_studies = Cattedratico di Studi Indefiniti
card-sir_charles_lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant_detritus = Sergente Detritus
card-deep_dwarves = Nani delle Profondità
card-adora_belle_dearheart = Adora Belle Dearheart
card-the_alchemists_guild = Gilda degli Alchimisti
card-the_auditors = I Revisori
card-buggy_swires = Buggy Swires
card-susan = Susan
card-sybil_vimes = Sybil Vimes
card-mr_teatime = Signor Teatime
card-the_watch = La Guardia
card-wee_mad_arthur = Piccolo Arthur il Pazzo
card-william_de_worde = William de Worde
card-willikins = Willikins
card-archchancellor_ridcully = Arcicancelliere Ridcully
card-ruby = Ruby
card-the_senior_wrangler = Polemista Anziano
card-mr_shine = Signor Shine
card-mr_slant = Signor Slant
card-the_smoking_gnu = Lo Gnu Fumante
card-stanley = Stanley
card-moist_von_lipwig = Moist von Lipwig
card-doctor_mossy_lawn = Dottor Mossy Lawn
card-patricians_palace = Palazzo del Patrizio
card-ponder_stibbons = Ponder Stibbons
card-the_post_office = L'Ufficio Postale
card-reacher_gilt = Reacher Gilt
card-professor_of_recent_runes = Professore di Rune Recenti
card-doctor_hix = Dottor Hix
card-hobsons_livery_stable = Scuderia di Hobson
card-hubert = Hubert
card-igor = Igor
card-the_luggage = Il Bagaglio
card-the_mob = La Folla
card-lord_downey = Lord Downey
card-dwarves = Nani
card-edward_d_eath = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargolle

## What cards say: how phrases are put together

then = , poi{ " " }
after = ;{ " " }
each_other = ogni altro giocatore { $what }
named_player = un altro giocatore a tua scelta { $what }
that_player = quel giocatore { $what }

## What cards say: where (`where`)

where_anywhere = in un quartiere qualsiasi
where_near_yours = in un quartiere con uno dei tuoi o in uno adiacente
where_in_trouble = in un quartiere con disordini
where_quiet = in un quartiere che non ne ha
where_beside_trouble = in un quartiere che non ne ha, adiacente a uno con disordini
where_own_building = in un quartiere con un tuo edificio
where_near_unreal_estate = a Beni Irreali o in un quartiere adiacente
where_near_dolly_sisters = alle Sorelle Dolly o in un quartiere adiacente
where_near_dimwell = al Pozzo Fosco o in un quartiere adiacente
where_shades = alle Ombre o in un quartiere adiacente che abbia scagnozzi ma non disordini
from_anywhere = da un quartiere qualsiasi
from_in_trouble = da un quartiere con disordini
from_unreal_estate = da Beni Irreali
from_rolled = dal quartiere estratto

## What cards say: minions

place_minion_by_rule = piazza uno scagnozzo
place_minion = piazza uno scagnozzo { $what }
place_minion_optional = un altro lì, se vuoi
place_minion_quietly = piazza uno scagnozzo { $what }: non porta disordini
assassinate = assassina uno scagnozzo non tuo in un quartiere con disordini
remove_own = rimuovi uno dei tuoi scagnozzi
remove_anybodys = rimuovi uno scagnozzo { $what }
removes_own = rimuove uno dei propri scagnozzi
removes_not_the_active = rimuove uno scagnozzo non tuo { $what }
move_own = sposta uno dei tuoi scagnozzi in un altro quartiere qualsiasi
move_own_adjacent = sposta uno dei tuoi scagnozzi { $what } a uno adiacente
move_not_own_adjacent = sposta uno scagnozzo non tuo in un quartiere adiacente
swap_minions = scambia di posto due scagnozzi che sono in quartieri diversi

## What cards say: trouble

stir = metti un segnalino disordini { $what }
calm = rimuovi un segnalino disordini
money_for_trouble = scegli un quartiere con disordini e prendi ${ $n } per ogni scagnozzo che vi si trova

## What cards say: buildings

build = costruisci un edificio
build_half = costruisci un edificio a metà del costo
take_over_quiet = sostituisci con un tuo edificio quello di un altro giocatore in un quartiere senza disordini e pagagliene il costo
take_over_trouble = sostituisci con un tuo edificio quello di un altro giocatore in un quartiere con disordini e pagagliene il costo
raze = puoi rimuovere uno degli edifici di quel giocatore

## What cards say: money

gain = prendi ${ $n }
gain_for_trouble = prendi $1 per ogni segnalino disordini in città
gain_for_buildings = prendi $1 per ogni edificio in città, di chiunque sia
gain_for_isle = prendi $1 per ogni scagnozzo sull'Isola degli Dei
spend = paga ${ $n }
loan = prendi in prestito ${ $n } e tieni questa carta davanti a te: a fine partita rendi ${ $n2 } o perdi { $n3 } punti
hands_you = ti consegna ${ $n }
pay_target = paga ${ $n } a un altro giocatore a tua scelta
transfer = scegli altri due giocatori: il primo paga ${ $n } al secondo
demand = ti paga ${ $n }, altrimenti { $what }
penalty = questa carta resta davanti a quel giocatore fino a fine partita, come carta penalità
pay_or_lose = paga ${ $n } o rimuovi uno dei tuoi scagnozzi

## What cards say: cards

draw =
    { $n ->
        [one] pesca una carta
       *[other] pesca { $n } carte
    }
draw_for_buildings = pesca una carta per ogni tuo edificio in città
draw_up = pesca fino ad averne { $n } in mano
draw_from_discard = prendi { $n } carte a caso dalla pila degli scarti
discard_one = scarta una carta
discard_for_money = scarta quante carte vuoi e prendi ${ $n } per ognuna
discard_up_to = scarta fino a { $n } carte
give_card = dai una carta a un altro giocatore a tua scelta
receive_cards = ti dà { $n } carte a sua scelta
tribute = ti dà $1 o una carta, come preferisce
steal_one_of_two = pesca alla cieca due carte dalla mano di un altro giocatore, tienine una e restituisci l'altra
inspect = guarda la mano di un altro giocatore e scartane una carta
swap_hands = scambia tutta la tua mano con quella di un altro giocatore
play_cards =
    { $n ->
        [one] gioca un'altra carta
       *[other] gioca fino a { $n } altre carte, una dopo l'altra
    }

## What cards say: dice and secrets

gamble = tira il dado: con 7 o più, { $what }; con 1, { $what2 }
roll_areas = tira il dado { $n } volte; per ogni tiro, { $what }
peek = guarda in segreto tutte le carte personalità non in uso, tranne una
swap_personality = scambia la tua personalità con una non in uso, pescata a caso

## What chance will say to a choice, and how that comes about

odds_gamble = va bene: { $good } %, va male: { $bad } %
odds_good = 7 o più, 6 facce su 12: { $what }
odds_nothing = da 2 a 6, 5 facce su 12: non succede nulla
odds_bad = 1, 1 faccia su 12: { $what }
odds_hits = colpisce qualcun altro: { $n } %
odds_areas = { $n } tiri, ognuno per un quartiere; ci sono pezzi altrui in { $areas } dei 12.
odds_only_own = Vengono colpiti solo scagnozzi tuoi: { $n } %
odds_event = evento casuale, 1 di { $n }
odds_event_ends = evento casuale, 1 di { $n }; la partita finisce: { $percent } %
odds_no_event = non ci sono più eventi
odds_events =
    { $n ->
        [one] Resta questo: { $events }
       *[other] Ne restano { $n }, tutti ugualmente probabili: { $events }
    }
odds_yours = Hai scagnozzi o edifici in { $n } dei 12 quartieri.
odds_ending = { $event } ora farebbe finire la partita.

## What cards say: the card as a whole

random_event = avviene un evento casuale
no_icons = non ha icone: giocarla non fa nulla
interrupt_gaspode = interruzione: quando un altro giocatore sta per spostare o rimuovere un tuo scagnozzo, esso resta dov'è
interrupt_susan = interruzione: quando un tuo scagnozzo sta per essere rimosso, esso resta dov'è
interrupt_fresh_start_club = interruzione: quando un tuo scagnozzo viene rimosso, piazzalo di nuovo in un quartiere diverso
interrupt_igor = interruzione: quando un tuo scagnozzo viene rimosso, piazzalo di nuovo in un quartiere diverso
interrupt_wallace_sonky = interruzione: quando la pergamena della carta di un altro giocatore sta per colpirti, ti lascia in pace
interrupt_doctor_mossy_lawn = interruzione: nel tuo turno, riprendi in mano la carta in gioco; il tuo turno finisce con il rifornimento della mano

## What cards say: City Area powers

power_text = una volta in ogni tuo turno, { $what }
power_small_gods = quando un evento casuale sta per colpire un tuo scagnozzo o edificio, paga ${ $n } per ognuno che vuoi salvare

## What cards say: events

event_the_dragon = tira il dado: rimuovi tutto ciò che è in quel quartiere, anche l'edificio e il segnalino disordini
event_flood = tira il dado due volte: i quartieri estratti che toccano il fiume sono allagati; in ordine di gioco, ogni giocatore ne sposta tutti i propri scagnozzi in quartieri adiacenti non allagati
event_fire = tira il dado: un edificio in quel quartiere brucia e viene rimosso, e si tira di nuovo; finché il nuovo quartiere è adiacente al precedente e ha un edificio, brucia anche quello e si tira di nuovo
event_fog = scarta le prime cinque carte del mazzo di pesca
event_riots = con otto o più segnalini disordini in città la partita finisce subito, e decidono i punti
event_explosion = tira il dado: rimuovi l'edificio in quel quartiere, se c'è
event_mysterious_murders = in ordine di gioco, ogni giocatore tira il dado e rimuove uno scagnozzo a sua scelta da quel quartiere, con o senza disordini
event_demons_from_the_dungeon_dimensions = tira il dado quattro volte: un demone arriva in ogni quartiere estratto, con disordini se non ce ne sono ancora
event_subsidence = ogni giocatore paga $2 per ogni proprio edificio e perde quelli che non può pagare
event_bloody_stupid_johnson = tira il dado: se un giocatore ha la carta di quel quartiere, essa esce dal gioco, e quel giocatore ne rimuove un proprio scagnozzo; l'edificio resta
event_trolls = tira il dado tre volte: un troll arriva in ogni quartiere estratto
event_earthquake = tira il dado due volte: rimuovi gli edifici in quei quartieri

## What cards say: personalities

goal = all'inizio del tuo turno vinci se { $what }
goal_lord_vetinari = hai scagnozzi in almeno { $what } quartieri senza demoni
goal_lords = controlli almeno { $what } quartieri
goal_dragon_king_of_arms = ci sono almeno { $what } segnalini disordini in città
goal_chrysoprase = il tuo denaro e il costo dei tuoi edifici arrivano ad almeno ${ $what }, tolti $12 per ogni prestito
goal_commander_vimes = vinci se il mazzo di pesca finisce prima che un altro abbia vinto
by_players = { $what } (con 2 / 3 / 4 giocatori)

## The turn

ask_turn = Il tuo turno: gioca una carta, o usa prima il potere di un quartiere
ask_pass = Il tuo turno: non hai carte da giocare
ask_end_turn = Usa i poteri dei quartieri, o finisci il turno
ask_icon = { $what } (oppure salta per sempre)
ask_play_another = Gioca un'altra carta

## Minions

ask_place = Piazza uno scagnozzo { $what }
ask_place_near = Piazza uno scagnozzo { $what }, accanto ai tuoi
ask_place_elsewhere = Piazza lo scagnozzo in un altro quartiere
ask_place_again = Piazza in un altro quartiere il tuo scagnozzo rimosso
ask_relocate = Tutti i tuoi scagnozzi sono in città: togline uno per piazzarlo altrove
ask_remove_own = Rimuovi uno dei tuoi scagnozzi
ask_remove_anybodys = Rimuovi uno scagnozzo { $what }
ask_remove_not_the_active = Sei stato pagato: rimuovi uno scagnozzo { $what }, ma nessuno di { $seat }
ask_assassinate = Assassina uno scagnozzo non tuo in un quartiere con disordini
ask_move_own = Sposta uno dei tuoi scagnozzi { $what }
ask_move_not_own = Sposta uno scagnozzo non tuo
ask_move_to = Dove va lo scagnozzo di { $area }?
ask_swap_first = Scambia due scagnozzi: scegli il primo
ask_swap_second = Scambia due scagnozzi: scegli il secondo, in un altro quartiere

## Trouble and buildings

ask_stir = Metti un segnalino disordini { $what }
ask_calm = Rimuovi un segnalino disordini
ask_pick = Scegli un quartiere con disordini: prendi ${ $n } per ogni scagnozzo che vi si trova
ask_build = Costruisci un edificio
ask_build_half = Costruisci un edificio a metà del costo
ask_give_up = Tutti i tuoi edifici sono in città: rimuovine uno per costruirlo altrove
ask_take_over = Metti un edificio al posto di quello di un altro giocatore
ask_raze = Rimuovi uno degli edifici di { $seat }, oppure nessuno

## Money and cards

ask_name = Scegli un altro giocatore
ask_name_other = Scegli chi viene pagato da { $seat }
# Values: $n $seat
ask_demand_penalty = Paga ${ $n } a { $seat }, o tieniti questa carta come carta penalità
# Values: $n $seat
ask_demand_building = Paga ${ $n } a { $seat }, o uno dei tuoi edifici potrà essere rimosso
ask_pay_or_lose = Paga ${ $what } o rimuovi uno dei tuoi scagnozzi
ask_discard = Scarta una carta
ask_discard_some = Scarta una carta, o fermati (finora { $n })
ask_give = Dai una carta a { $seat }
ask_hand_over =
    { $n ->
        [one] Dai una carta a { $seat }
       *[other] Dai una carta a { $seat } (ne restano { $n })
    }
ask_tribute = Dai $1 o una carta a { $seat }
ask_keep = Tieni una delle due carte
ask_inspect = Scarta una carta dalla mano di { $seat }

## Windows for interrupts and Small Gods

ask_removal = Il tuo scagnozzo a { $area } sta per essere rimosso: rispondi?
ask_moving = Il tuo scagnozzo a { $area } sta per essere spostato a { $area2 }: rispondi?
ask_swapping = Scagnozzi a { $area } e { $area2 } stanno per essere scambiati: rispondi?
ask_shield_text = La pergamena di { $seat } sta per colpirti. Dice a { $seat2 }: «{ $what }». Rispondi?
ask_shield = Questa pergamena di { $seat } sta per colpirti: rispondi?
ask_dragon = Tutto ciò che è a { $area } sta per essere rimosso: salvi qualcosa?
ask_flee = Scegli uno scagnozzo da spostare fuori da un quartiere allagato
ask_flee_to = Sposta il tuo scagnozzo da { $area }, che è allagato
ask_save_building = Il tuo edificio a { $what } sta per essere rimosso: lo salvi?
ask_murder = Rimuovi uno scagnozzo da { $area }
ask_arrival = Un { $what } sta per arrivare a { $what2 }: lo tieni lontano?
ask_subsidence = Ogni tuo edificio costa ${ $n }: rinuncia a quelli che non paghi
ask_keep_card = La tua carta quartiere { $what } sta per uscire dal gioco: la salvi?

## What would be lost

loses_icon = questa icona non torna
loses_power = potere di { $area } non usato
loses_powers = { $n } poteri non usati

## Actions

act_pass = Passa
act_skip = Salta
act_skip_icon = Salta per sempre: { $what }
act_skip_cards = Non giocare altre carte
act_skip_raze = Non rimuovere edifici
act_skip_place = Non piazzare scagnozzi
act_end_turn = Finisci il turno
act_decline = Lascia che accada
act_scroll = Fai ciò che dice la pergamena
act_take_money = Prendi il denaro
act_pay = Paga
# Values: $n $seat
act_pay_to = Paga ${ $n } a { $seat }
act_pay_bank = Paga ${ $what }
act_refuse = Rifiuta di pagare
act_done = Basta così
act_done_discarding = Non scartare altro
act_done_paying = Paga ${ $n } per i tuoi edifici
act_name = Scegli { $seat }
act_answer = Gioca { $card } come interruzione
act_power = Potere di { $area }: { $what }
act_play = Gioca { $card }
act_place = Piazza uno scagnozzo a { $area }
act_relocate = Togli uno scagnozzo da { $area }
act_build = Costruisci a { $area } per ${ $n }
act_give_up = Rinuncia all'edificio a { $area }
act_raze = Rimuovi l'edificio a { $area }
act_take_over = Prendi il posto dell'edificio a { $area } per ${ $n }
act_stir = Metti un segnalino disordini a { $area }
act_calm = Rimuovi il segnalino disordini a { $area }
act_pick = Scegli { $area } (${ $n })
act_move_to = Sposta a { $area }
act_remove = Rimuovi { $the_kind } a { $area }
act_move = Sposta { $the_kind } da { $area }
act_swap = Scambia { $the_kind } a { $area }
act_protect_minion = Paga ${ $n } per salvare il tuo scagnozzo a { $area }
act_protect_building = Paga ${ $n } per salvare il tuo edificio a { $area }
act_protect_card = Paga ${ $n } per salvare la carta quartiere { $area }
act_protect_arrival = Paga ${ $n } per tenerlo lontano da { $area }
act_discard = Scarta { $card }
act_give = Dai { $card }
act_keep = Tieni { $card }

## Icons

icon_place_minion = piazza uno scagnozzo
icon_place_building = costruisci un edificio
icon_assassinate = assassinio
icon_remove_trouble = rimuovi un segnalino disordini
icon_take_money = prendi ${ $n }
icon_scroll = la pergamena
icon_random_event = evento casuale
icon_play_another = gioca un'altra carta
icon_interrupt = interruzione

## Panels: what a terminal shows of the state

panel_letters = RBVGTD
panel_key = Legenda
panel_city = La città
panel_round = Round { $n }, turno di { $seat }
panel_final = Dopo { $n } round
panel_you = { $seat } (tu)
panel_open = Davanti ai giocatori
panel_piles = Pile
panel_draw_pile = mazzo di pesca: { $n }
panel_discard_pile = pila degli scarti: { $n }
panel_discard_top = pila degli scarti: { $n }, { $card } in cima
panel_events_left = eventi rimasti: { $n }
panel_past_events = eventi passati: { $what }
panel_in_play = in gioco: { $card }
panel_hand = La tua mano
panel_hand_of = Mano di { $seat }
panel_offered = Pescate da { $what }
panel_personality = Tu sei { $personality }
panel_unused = non in uso: { $what }
panel_so_far = finora: { $what }
so_far_areas = { $n } di { $n2 } quartieri
so_far_trouble = { $n } di { $n2 } segnalini disordini
so_far_money = ${ $n } di ${ $n2 }
so_far_pile =
    { $n ->
        [one] { $n } carta rimasta nel mazzo di pesca
       *[other] { $n } carte rimaste nel mazzo di pesca
    }
column_die = Dado
column_area = Quartiere
column_cost = Costo
column_building = Edif.
column_pieces = Scagnozzi
column_trouble = Disordini
column_control = Controllo
column_seat = Giocatore
column_cash = Denaro
column_hand = Mano
column_minions_left = Scagnozzi in riserva
column_buildings = Edifici
column_controls = Controlla
column_points = Punti
column_personality = Personalità
column_city_cards = Carte quartiere
column_loans = Prestiti
column_penalties = Carte penalità
column_card = Carta
column_text = Testo

## How one wins, and who is how far

aim_goal = Ognuno ha un obiettivo segreto: chi lo ha raggiunto all'inizio del proprio turno vince. Se il mazzo di pesca finisce, vince il Comandante Vimes, altrimenti decidono i punti.
aim_and = {" "}e{" "}
aim_or = {" "}o{" "}
aim_controls =
    { $n ->
        [one] { $who } controlla 1 quartiere
       *[other] { $who } controlla { $n } quartieri
    }
aim_stands =
    { $n ->
        [one] { $who } ha scagnozzi in 1 quartiere
       *[other] { $who } ha scagnozzi in { $n } quartieri
    }
aim_worth = { $who } vale ${ $n }
aim_trouble = { $n } segnalini disordini
aim_dollars = ${ $n }
aim_would_win = { $what }: { $whom } vincerebbe con { $n }.
aim_enough_for = { $what }: basta perché { $whom } vinca all'inizio del turno di { $who }.
aim_enough = { $what }: basta perché { $whom } vinca all'inizio del proprio turno.
aim_few_cards =
    { $n ->
        [one] Nel mazzo di pesca resta 1 carta: poi la partita finisce.
       *[other] Nel mazzo di pesca restano { $n } carte: poi la partita finisce.
    }
aim_riots = { $n } segnalini disordini: se ora arrivano le Sommosse, la partita finisce e decidono i punti.
aim_leads = { $who } ha più punti: { $n }.
aim_level = { $who } sono alla pari con { $n } punti.
aim_you = Sei { $personality }: { $what }.
aim_you_win = Sei { $personality }: { $what }. Vinci all'inizio del tuo turno se resta così.
aim_unused = Nessuno è { $whom }: lo hai visto.
aim_cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
aim_points = Punti ora
aim_points_about = Decidono se le Sommosse chiudono la partita, o se esce l'ultima carta e nessuno è il Comandante Vimes.
aim_was = { $personality }: { $what }.
aim_most = Punti: { $n }, il massimo.
aim_short =
    { $m ->
        [one] Punti: { $n }, ne è mancato 1.
       *[other] Punti: { $n }, ne sono mancati { $m }.
    }

## What speaks for a choice, where somebody asks for a hint

hint_goal = È ciò che ti avvicina di più al tuo obiettivo.
hint_points = È ciò che rende di più in punti.
hint_areas = È ciò che giova di più al tuo controllo dei quartieri.
hint_minions = È ciò che giova di più ai tuoi scagnozzi.
hint_wealth = È ciò che giova di più al tuo denaro e ai tuoi edifici.
hint_hand = Ti lascia la mano migliore.
hint_others = È ciò che frena di più gli altri.
hint_trouble = È ciò che conviene di più per i disordini in città.
hint_end = È ciò che conviene di più per quando finirà la partita.

## Card pages

group_green = Bordo verde
group_brown = Bordo marrone
group_city = Quartiere
group_events = Evento casuale
group_personalities = Personalità
fact_deck = mazzo
fact_icons = icone
fact_cost = costo

## What happened: the turn

log-turn = Round { $n }: turno di { $who }
log-play = { $who } gioca { $card }
log-pass = { $who } passa
log-nothing_to_do = Un'icona di { $card } ora non serve a { $who }
log-power = { $who } usa il potere di { $area }
log-name = { $who } sceglie { $seat }
log-answer = { $who } gioca { $card } come interruzione
log-back_to_hand = { $who } riprende { $card } in mano

## What happened: minions

log-place = { $who } piazza uno scagnozzo a { $area }
log-relocate = { $who } toglie uno scagnozzo da { $area }
log-attack = { $who } sceglie { $the_kind } a { $area }
log-removed = Rimosso: { $the_kind } a { $area }
log-stays = Non riesce: { $the_kind } resta a { $area }
log-spared = La carta non fa nulla a { $who }
log-move = Spostato: { $the_kind } da { $area } a { $area2 }
log-swap = Scambiati: { $the_kind } a { $area } e { $the_kind2 } a { $area2 }
log-arrive = Arrivato: un { $kind } a { $area }
log-trouble = Disordini a { $area }
log-calm = Torna la calma a { $area }

## What happened: buildings

log-build = { $who } costruisce a { $area } per ${ $n }
log-building_lost = { $who } perde l'edificio a { $area }
log-take_over = { $who } mette un edificio a { $area } al posto di quello di { $seat }
log-retired = La carta quartiere { $area } di { $who } esce dal gioco

## What happened: money

log-earn = { $who } prende ${ $n }
log-pay = { $who } paga ${ $n }
log-hand_over = { $who } consegna ${ $n } a { $seat }
log-loan = { $who } prende in prestito ${ $n }
log-refuse = { $who } non paga ${ $n }
log-penalty = { $who } si tiene { $card } come carta penalità
log-protect = { $who } paga ${ $n } per la protezione dei Piccoli Dei

## What happened: cards

log-draw =
    { $n ->
        [one] { $who } pesca { $n } carta
       *[other] { $who } pesca { $n } carte
    }
log-drawn = Nuove nella mano di { $who }: { $cards }
log-discard = { $who } scarta { $card }
log-milled = Scartata: { $card }
log-from_discard = { $who } prende dalla pila degli scarti: { $cards }
log-give = { $who } dà una carta a { $seat }
log-gave = La carta data: { $card }
log-drew_from = { $who } pesca { $n } carte alla cieca dalla mano di { $seat }
log-offered = Pescate da { $who }: { $cards }
log-keep = { $who } ne tiene una e restituisce l'altra a { $seat }
log-kept = La carta tenuta: { $card }
log-inspect = { $who } guarda la mano di { $seat }
log-inspected = Mano di { $who }: { $cards }
log-swap_hands = { $who } scambia la mano con { $seat }

## What happened: secrets

log-peek = { $who } guarda { $n } personalità non in uso
log-peeked = Non in uso: { $personality }
log-swap_personality = { $who } scambia la propria personalità con una non in uso
log-new_personality = Nuova personalità: { $personality }

## What happened: chance

log-roll = Dado: { $n }
log-event = { $who } rivela un evento casuale: { $event }
log-no_event = { $who } trova vuoto il mazzo eventi

## What happened: the end

log-goal_reached = { $who } ha raggiunto l'obiettivo di { $personality }
log-riots_end = Le sommosse chiudono la partita: decidono i punti
log-exhausted = Il mazzo di pesca è finito: la partita finisce
log-unmasked = { $who } è { $personality }
log-game_over = La partita è finita

## Why something can't be done. The clause is added behind

why-not_waiting = Ora non tocca a te decidere.
why-game_over = La partita è finita.
why-not_now = Non ora: prima viene altro.
why-mandatory = Questo va fatto: lo hai già cominciato.

## Why something can't be done: cards

why-must_play = Devi giocare una carta, dato che ne hai una da giocare.
why-card_first = Prima gioca una carta: le sue icone dicono che cosa puoi fare.
why-card_played = Hai già giocato la tua carta: usa i poteri o finisci il turno.
why-not_in_hand = { $card } non è in quella mano.
why-not_offered = { $card } non è una delle due carte pescate.
why-no_cards = Non hai carte in mano.
why-interrupt = { $card } è un'interruzione: la giochi solo in risposta a qualcuno.
why-no_answer = { $card } non risponde a questo.
why-nothing_in_play = Non hai ancora giocato una carta.

## Why something can't be done: players

why-no_such_seat = Nessuno gioca con quel colore.
why-yourself = Devi scegliere un altro giocatore.
why-named_already = Hai già scelto quel giocatore.

## Why something can't be done: areas

why-too_far = Nessuno dei tuoi scagnozzi è a { $area } o accanto.
why-none_near_yours = Nessuno dei quartieri che nomina è accanto ai tuoi scagnozzi.
why-not_near = { $area } non è { $area2 } né sta accanto.
why-not_adjacent = { $area } non è adiacente a { $area2 }.
why-other_area = Dev'essere a { $area }.
why-same_area = Dev'essere un quartiere diverso da { $area }.
why-nowhere_else = Non c'è quartiere dove possa andare.
why-no_place_to_stir = Nessun quartiere lì ha scagnozzi e nessun disordine.
why-trouble = Ci sono disordini a { $area }.
why-no_trouble = Non ci sono disordini a { $area }.
why-no_trouble_next_door = Nessun quartiere adiacente a { $area } ha disordini.
why-no_trouble_anywhere = Non ci sono disordini da nessuna parte.
why-nobody_there = Non c'è nessuno a { $area }.
why-flooded = Anche { $area } è allagato.
why-not_flooded = { $area } non è allagato.

## Why something can't be done: minions

why-not_there = Non c'è { $kind } a { $area }.
why-not_yours = Dev'essere un tuo scagnozzo.
why-your_own = Non può essere un tuo scagnozzo.
why-not_theirs = Non puoi scegliere gli scagnozzi di { $seat }: la carta è di { $seat }.
why-no_victim = Nessun quartiere con disordini ha uno scagnozzo che non sia tuo.
why-no_minion_of_yours = Non hai scagnozzi a { $area }.
why-minions_left = Hai ancora scagnozzi da piazzare.
why-no_minions_left = Tutti i tuoi scagnozzi sono in città: prima togline uno.

## Why something can't be done: buildings and City Area cards

why-built = { $area } ha già un edificio.
why-no_building_of_yours = Non hai edifici a { $area }.
why-no_building_of = { $seat } non ha edifici a { $area }.
why-no_building_of_another = Nessun altro giocatore ha un edificio a { $area }.
why-no_city_card = Non hai la carta quartiere { $area }.
why-power_used = In questo turno hai già usato o ottenuto il potere di { $area }.
why-demon_there = Un demone a { $area } ne blocca il potere.
why-no_small_gods = Non sei sotto la protezione dei Piccoli Dei.
why-only_events = Piccoli Dei protegge solo dagli eventi casuali.
why-not_affected = L'evento non tocca quello.

## Why something can't be done: money

why-no_cash = Costa ${ $n }; tu hai ${ $n2 }.

## What a lobby says of the game

about = Ognuno vuole qualcosa e nessuno dice che cosa: piazza scagnozzi, semina disordini e arrivaci per primo.
won_as = come { $personality }

## Options: a title, what it means, and what its values are called

option-players = Giocatori
    .help = Quante persone giocano.
option-first = Primo giocatore
    .help = Chi comincia.
    .random = a caso
    .red = { seat-red }
    .blue = { seat-blue }
    .green = { seat-green }
    .yellow = { seat-yellow }
option-interrupts = Interruzioni
    .help = A chi si chiede se interrompe: a tutti quelli che potrebbero avere la carta, o solo a chi ce l'ha. Chiedere a meno è più rapido, ma lo tradisce.
    .ask_everybody = chiedere a tutti
    .ask_holders = chiedere solo a chi ce l'ha
option-empty_trouble = Disordini in quartieri vuoti
    .help = Se il Dottor Hix e la Folla possono portare disordini in un quartiere dove non c'è nessuno.
    .allowed = permessi
    .needs_minion = solo dove c'è uno scagnozzo
option-subsidence = Cedimento del terreno
    .help = Quando arriva il Cedimento del terreno, se devi pagare per i tuoi edifici o puoi rinunciarvi.
    .must_pay = devi pagare
    .choice = come vuoi
option-placement = Carte che nominano un quartiere
    .help = Se Sorelle Dolly, Pozzo Fosco, Willikins e simili piazzano uno scagnozzo dove dicono, o solo accanto ai tuoi.
    .as_printed = come sta scritto
    .next_to_own = solo accanto ai tuoi

## The page

page-map = Mappa di Ankh-Morpork
page-mapHelp = Le frecce muovono la mappa, più e meno ingrandiscono e riducono, 0 la mostra tutta.
page-zoomIn = Ingrandisci
page-zoomOut = Riduci
page-zoomReset = Mostra tutta la mappa
page-hand = La tua mano
page-noCards = nessuna carta in mano
page-chooseHere = Scegli
page-chooseMap = Scegli nella città
page-chooseCard = Scegli una carta
page-waitFor = In attesa di { $who }
page-over = La partita è finita
page-turnOf = Turno di { $who }
page-round = Round { $n }
page-cost = l'edificio costa ${ $n }
page-buildingOf = edificio: { $who }
page-noBuilding = nessun edificio
page-controlledBy = controllato da { $who }
page-nobody = senza controllo
page-demonsRule = demoni: nessuno lo controlla, il suo potere non funziona
page-trouble = disordini
page-pieces =
    { $n ->
        [one] 1 { $kind }
       *[other] { $n } × { $kind }
    }
page-power = Potere del quartiere
page-retired = carta quartiere fuori dal gioco
page-inPlay = In gioco
page-nothingInPlay = Nessuna carta in gioco
page-iconStates =
    .done = passata, non torna
    .now = adesso, o va persa
    .next = da fare
page-icons =
    .place_minion = piazza uno scagnozzo
    .place_building = costruisci
    .assassinate = assassinio
    .remove_trouble = rimuovi un segnalino disordini
    .take_money = prendi denaro
    .scroll = testo della carta
    .random_event = evento casuale
    .play_another = gioca un'altra carta
    .interrupt = interruzione
page-green = bordo verde
page-brown = bordo marrone
page-goal = Il tuo obiettivo segreto
page-goalReached = Raggiunto: vinci all'inizio del tuo turno se resta così
page-progress =
    .minions = scagnozzi in { $has } quartieri su { $needs }
    .control = { $has } quartieri controllati su { $needs }
    .trouble = { $has } segnalini disordini su { $needs }
    .worth = ${ $has } su ${ $needs }
    .exhaustion =
        { $left ->
            [one] 1 carta da pescare
           *[other] { $left } carte da pescare
        }
page-unused = Fuori dal gioco
page-drawPile = Mazzo di pesca
page-discardPile = Pila degli scarti
page-eventsLeft = Eventi casuali rimasti
page-pastEvents = Eventi passati
page-troubles = { $n } segnalini disordini in città; con 8 le Sommosse chiudono la partita
page-event = Evento casuale
page-read = Chiudi
page-cash = Denaro
page-handSize = Carte in mano
page-minionsLeft = Scagnozzi rimasti
page-buildingsLeft = Edifici rimasti
page-controls = Quartieri controllati
page-cityCards = Carte quartiere
page-noCityCards = nessuna carta quartiere
page-loans = Prestiti
page-penalties = Carta penalità: resta qui fino alla fine, non puoi giocarla né darla, e conta come carta in mano quando riempi la mano
page-first = Primo giocatore
page-points = pt
page-pointsNow = Punti se la partita finisse ora
page-personality = Personalità

## Lessons

lesson-first = La settimana di Lord Selachii
    .about = Gioca una carta per turno, spargi i tuoi scagnozzi e vinci con un obiettivo segreto.
lesson-first-goal = Ankh-Morpork ha bisogno di un nuovo capo, e tutti hanno un piano segreto. Tu sei Lord Selachii: controlla 5 quartieri e vinci.
lesson-first-control = Un quartiere è tuo finché vi hai più pezzi di chiunque altro. Ne controlli 3: Muro Lungo, Pozzo Fosco e Isola degli Dei.
lesson-first-card = Nel tuo turno giochi una carta. Clicca la Gastronomia Nanesca di Gimlet.
lesson-first-card_wrong = Quella tienila per dopo. Gioca la Gastronomia Nanesca di Gimlet.
lesson-first-icons = Le icone di una carta si eseguono da sinistra a destra. La prima: prendi $3.
lesson-first-minion = Poi: piazza uno scagnozzo, dove ne hai già uno o accanto. Mandalo ai Lavatoi.
lesson-first-minion_wrong = Puoi andarci. Ma ai Lavatoi il Blu è da solo, ed è la tua occasione.
lesson-first-trouble = C'era già qualcuno, e scoppiano disordini. Dove ci sono disordini nessuno costruisce, e gli scagnozzi vengono assassinati.
lesson-first-end = Termina il turno. La tua mano torna a cinque carte.
lesson-first-interrupt = Il Verde manda un assassino contro il tuo scagnozzo! Gaspode è un'interruzione: giocalo adesso, anche se non è il tuo turno.
lesson-first-strike = Salvo. Ora restituisci il colpo: gioca Inigo Skimmer.
lesson-first-strike_wrong = Non adesso. Il pugnale ce l'ha Inigo Skimmer.
lesson-first-dagger = Il pugnale rimuove uno scagnozzo altrui dove ci sono disordini. Rimuovi quello del Blu dai Lavatoi.
lesson-first-dagger_wrong = Quello non ti dà fastidio. Quello del Blu ai Lavatoi sì.
lesson-first-calm = I disordini finiscono con lui. I Lavatoi sono tuoi: 4 quartieri.
lesson-first-fee = Prendi anche i $2: un'icona che salti è persa.
lesson-first-end_again = Termina il turno.
lesson-first-city = Il tuo edificio a Muro Lungo ti ha dato la carta di quel quartiere: $1, una volta in ogni tuo turno. Cliccala.
lesson-first-drum = Ora gioca il Tamburo Riparato.
lesson-first-build = Un edificio conta come un pezzo. All'Ippodromo il Verde è alla pari con te: costruisci lì, per $12.
lesson-first-build_wrong = Potresti. Ma con l'Ippodromo arrivi a cinque quartieri.
lesson-first-more = E altri $2.
lesson-first-five = 5 quartieri! Ma un obiettivo conta solo all'inizio del tuo turno. Gli altri hanno ancora un turno a testa per fermarti.
lesson-first-last = Termina il turno, e spera.
lesson-first-won = Hai vinto! In una partita vera nessuno dice chi è: guarda che cosa cerca ciascuno.
lesson-first-others = Gli altri obiettivi: scagnozzi in tutta la città, $50, disordini in 8 quartieri, o l'ultima carta pescata.
lesson-first-ready = Sai abbastanza per giocare. Tocca una cosa, o fermati sopra, per leggere che cosa fa.
