### Tyrants of the Underdark in italiano.
### Il regolamento italiano lascia molti nomi in inglese, e non sempre gli stessi: qui sono tutti in italiano.

## Names: seats, the troops of a colour, aspects, half-decks, creature types, where points come from

seat-red = Rosso
seat-blue = Blu
seat-orange = Arancione
seat-black = Nero
colour-red = rossa
colour-blue = blu
colour-orange = arancione
colour-black = nera
colour-white = bianca
aspect-ambition = Ambizione
aspect-conquest = Conquista
aspect-malice = Malizia
aspect-guile = Astuzia
aspect-obedience = Obbedienza
deck-starter = Mazzo iniziale
deck-core = Riserve
deck-drow = Drow
deck-dragons = Draghi
deck-elementals = Elementali
deck-demons = Demoni
deck-aberrations = Aberrazioni
deck-undead = Non morti
type-aberration = Aberrazione
type-beast = Bestia
type-construct = Costrutto
type-derro = Derro
type-doppelganger = Sosia
type-dragon = Drago
type-drow = Drow
type-dwarf = Nano
type-elemental = Elementale
type-elemental_prince = Principe Elementale
type-elf = Elfo
type-fiend = Immondo
type-giant = Gigante
type-grimlock = Grimlock
type-half-dragon = Mezzodrago
type-human = Umano
type-illithid = Illithid
type-kobold = Coboldo
type-medusa = Medusa
type-monstrosity = Mostruosità
type-myconid = Miconide
type-quaggoth = Quaggoth
type-shapechanger = Mutaforma
type-tiefling = Tiefling
type-troglodyte = Troglodita
type-undead = Non morto
source-sites = luoghi
source-total_control = controllo totale
source-trophies = trofei
source-deck = mazzo
source-inner_circle = cerchia ristretta
source-vp_tokens = segnalini PV

## Names: sites. Those whose names say nothing keep them

place-gauntlgrym = Gauntlgrym
place-wormwrithings = Le Spire dei Vermi
place-jhachalkhyn = Jhachalkhyn
place-buiyrandyn = Buiyrandyn
place-stoneshaft_clanhold = Rocca del Clan Pozzopietra
place-chchitl = Ch'Chitl
place-blingdenstone = Blingdenstone
place-mantol_derith = Mantol-Derith
place-menzoberranzan = Menzoberranzan
place-gracklstugh = Gracklstugh
place-chasmleap_bridge = Ponte Saltabaratro
place-everfire = Fuoco Eterno
place-halls_of_the_scoured_legion = Sale della Legione Flagellata
place-labyrinth = Il Labirinto
place-araumycos = Araumycos
place-ched_nasad = Ched Nasad
place-skullport = Porto del Teschio
place-eryndlyn = Eryndlyn
place-llacerellyn = Llacerellyn
place-kanaglym = Kanaglym
place-tsenviilyq = Tsenviilyq
place-chaulssin = Chaulssin
place-phaerlin = Il Phaerlin
place-yathchol = Yathchol
place-ruins_of_dekanter = Rovine di Dekanter
place-sszuraassnee = Ss'zuraass'nee

## What the sites are, and how their names are spoken where that isn't how they are written

sites = I luoghi e come si dicono i loro nomi
sites_stress = In maiuscolo la sillaba più forte.
as_written = come si legge

site-gauntlgrym = La città nanica delle leggende, ritrovata.
    .say = GÒN-tol-grim
site-wormwrithings = Gallerie lasciate da enormi vermi purpurei.
    .say = { as_written }
site-jhachalkhyn = Una città drow vinta da un'altra, ora degli assassini.
    .say = gia-CIÒL-chin
site-buiyrandyn = Un borgo drow distrutto dai divoratori di menti; oggi ci vivono orrori uncinati.
    .say = BUÌ-ran-din
site-stoneshaft_clanhold = Uno degli ultimi clan nanici, isolato.
    .say = { as_written }
site-chchitl = Divoratori di menti impazziti, guidati da tre anziani fusi in uno.
    .say = sci-SCÌ-tol
site-blingdenstone = La casa degli gnomi del profondo, tornati dopo che i drow li avevano cacciati.
    .say = BLÌNG-den-ston
site-mantol_derith = Un mercato nascosto dove i nemici commerciano in pace.
    .say = man-tol-DÈ-rit
site-menzoberranzan = La città dei drow, governata dalle sacerdotesse di Lolth.
    .say = MÈN-zo-be-RÀN-zan
site-gracklstugh = La città dei nani grigi, tutta forge e fumo.
    .say = GRÀ-col-stu
site-chasmleap_bridge = Un arco nanico senza parapetto, mille metri sopra il Lungo Baratro.
    .say = { as_written }
site-everfire = Una faglia di lava che i fabbri nani difendono con la vita.
    .say = { as_written }
site-halls_of_the_scoured_legion = Sale naniche che i demoni hanno fatto caserma per orchi.
    .say = { as_written }
site-labyrinth = Un groviglio di gallerie dove cacciano i minotauri.
    .say = { as_written }
site-araumycos = Un unico fungo grande come un regno, forse il più antico essere vivente.
    .say = ora-MÀI-cos
site-ched_nasad = Una città drow crollata nella sua caverna, in parte ricostruita.
    .say = SCÈD na-ZÀD
site-skullport = Il porto senza legge sotto Waterdeep.
    .say = { as_written }
site-eryndlyn = Una città drow perduta per una magia senza freni.
    .say = e-RÌND-lin
site-llacerellyn = Una colonia di divoratori di menti di cui si sa poco.
    .say = la-SÌ-re-lin
site-kanaglym = Abbandonata: il suo pozzo arrivò ad acque che fanno dimenticare.
    .say = CHÈI-na-glim
site-tsenviilyq = Un borgo segreto dei derro, che commerciano con il popolo serpente.
    .say = sen-VÌ-lic
site-chaulssin = Una rovina sopra un abisso; ci si nasconde una casata di assassini drow.
    .say = CIÀU-sin
site-phaerlin = Regni sepolti sotto un deserto, pieni di tesori e di cose peggiori.
    .say = FÈR-lin
site-yathchol = La casa del popolo ragno, che i drow crearono un tempo.
    .say = IÀT-col
site-ruins_of_dekanter = Vecchie miniere di un impero perduto, oggi piene di goblin.
    .say = de-CÀN-ter
site-sszuraassnee = La città del popolo serpente, costruita come le viscere di una serpe.
    .say = iz-ur-ÀS-ni

## Names: cards

card-noble = Nobile
card-soldier = Soldato
card-house_guard = Guardia di Casata
card-priestess_of_lolth = Sacerdotessa di Lolth
card-insane_outcast = Reietto Folle
card-blackguard = Guardia Nera
card-bounty_hunter = Cacciatore di Taglie
card-doppelganger = Sosia
card-deathblade = Lama della Morte
card-inquisitor = Inquisitore
card-advance_scout = Esploratore d'Avanguardia
card-mercenary_squad = Squadra di Mercenari
card-underdark_ranger = Ranger dell'Underdark
card-master_of_melee_magthere = Maestro di Melee-Magthere
card-weaponmaster = Maestro d'Armi
card-spellspinner = Tessitore d'Incantesimi
card-spy_master = Maestro delle Spie
card-infiltrator = Infiltrato
card-information_broker = Mercante d'Informazioni
card-masters_of_sorcere = Maestri di Sorcere
card-advocate = Avvocato
card-chosen_of_lolth = Prescelta di Lolth
card-drow_negotiator = Negoziatore Drow
card-council_member = Membro del Consiglio
card-matron_mother = Madre Matrona
card-dragon_cultist = Cultista del Drago
card-red_wyrmling = Cucciolo di Drago Rosso
card-dragonclaw = Artiglio del Drago
card-severin_silrajin = Severin Silrajin
card-red_dragon = Drago Rosso
card-kobold = Coboldo
card-white_wyrmling = Cucciolo di Drago Bianco
card-black_wyrmling = Cucciolo di Drago Nero
card-white_dragon = Drago Bianco
card-black_dragon = Drago Nero
card-watcher_of_thay = Osservatore di Thay
card-enchanter_of_thay = Ammaliatore di Thay
card-green_wyrmling = Cucciolo di Drago Verde
card-rath_modar = Rath Modar
card-green_dragon = Drago Verde
card-cult_fanatic = Fanatico del Culto
card-cleric_of_laogzed = Chierico di Laogzed
card-wyrmspeaker = Oratore dei Draghi
card-blue_wyrmling = Cucciolo di Drago Blu
card-blue_dragon = Drago Blu
card-eternal_flame_cultist = Cultista della Fiamma Eterna
card-fire_elemental = Elementale del Fuoco
card-fire_elemental_myrmidon = Mirmidone del Fuoco
card-vanifer = Vanifer
card-imix = Imix
card-crushing_wave_cultist = Cultista dell'Onda Travolgente
card-water_elemental = Elementale dell'Acqua
card-water_elemental_myrmidon = Mirmidone dell'Acqua
card-gar_shatterkeel = Gar Shatterkeel
card-olhydra = Olhydra
card-air_elemental = Elementale dell'Aria
card-howling_hatred_cultist = Cultista dell'Odio Ululante
card-air_elemental_myrmidon = Mirmidone dell'Aria
card-aerisi_kalinoth = Aerisi Kalinoth
card-yan_c_bin = Yan-C-Bin
card-black_earth_cultist = Cultista della Terra Nera
card-earth_elemental = Elementale della Terra
card-earth_elemental_myrmidon = Mirmidone della Terra
card-marlos_urnrayle = Marlos Urnrayle
card-ogremoch = Ogremoch
card-ghoul = Ghoul
card-mind_flayer = Divoratore di Menti
card-glabrezu = Glabrezu
card-marilith = Marilith
card-orcus = Orcus
card-gibbering_mouther = Bocca Farfugliante
card-derro = Derro
card-ettin = Ettin
card-balor = Balor
card-demogorgon = Demogorgon
card-night_hag = Megera Notturna
card-jackalwere = Sciacallo Mannaro
card-succubus = Succube
card-vrock = Vrock
card-grazzt = Graz'zt
card-myconid_adult = Miconide Adulto
card-nalfeshnee = Nalfeshnee
card-hezrou = Hezrou
card-myconid_sovereign = Miconide Sovrano
card-zuggtmoy = Zuggtmoy
card-beholder = Beholder
card-death_tyrant = Tiranno della Morte
card-gauth = Gauth
card-mindwitness = Testimone Mentale
card-spectator = Spettatore
card-cranium_rats = Ratti Cerebrali
card-grimlock = Grimlock
card-neogi = Neogi
card-quaggoth = Quaggoth
card-umber_hulk = Colosso Bruno
card-aboleth = Aboleth
card-brainwashed_slave = Schiavo Senza Volontà
card-chuul = Chuul
card-cloaker = Manto Vivente
card-nothic = Nothic
card-ambassador = Ambasciatore
card-elder_brain = Cervello Anziano
card-intellect_devourer = Divoratore d'Intelletto
card-puppeteer = Burattinaio
card-ulitharid = Ulitharid
card-carrion_crawler = Verme delle Carogne
card-death_knight = Cavaliere della Morte
card-flesh_golem = Golem di Carne
card-revenant = Redivivo
card-wight = Defunto Inquieto
card-minotaur_skeleton = Scheletro di Minotauro
card-mummy_lord = Signore delle Mummie
card-ogre_zombie = Ogre Zombi
card-ravenous_zombies = Zombi Famelici
card-skeletal_horde = Orda di Scheletri
card-banshee = Banshee
card-conjurer = Evocatore
card-ghost = Fantasma
card-lich = Lich
card-wraith = Spettro
card-cultist_of_myrkul = Cultista di Myrkul
card-high_priest_of_myrkul = Sommo Sacerdote di Myrkul
card-necromancer = Negromante
card-vampire_spawn = Progenie Vampirica
card-vampire = Vampiro

## What cards say

or = ; oppure{ " " }
and = { " " }e{ " " }
choose_one = scegli uno: { $what }
choose_times = scegli { $n } volte: { $what }
if = { $what }, { $what2 }
if_rival_troop = se in quel luogo c'è una truppa di un altro giocatore
if_rival_spy = se in quel luogo c'è una spia di un altro giocatore
focus = Focus { $aspect } ► { $what }
cost = { $what } ► { $what2 }
at_end_of_turn = alla fine del turno, { $what }
gain_power = +{ $n } Potere
gain_influence = +{ $n } Influenza
gain_vp = { $n } PV
draw =
    { $n ->
        [one] pesca una carta
       *[other] pesca { $n } carte
    }

## What cards say: counters

per_sites_controlled =
    { $n ->
        [one] per ogni luogo che controlli
       *[other] ogni { $n } luoghi che controlli
    }
per_sites_totally_controlled =
    { $n ->
        [one] per ogni luogo sotto il tuo controllo totale
       *[other] ogni { $n } luoghi sotto il tuo controllo totale
    }
per_markers =
    { $n ->
        [one] per ogni segnalino di controllo che hai
       *[other] ogni { $n } segnalini di controllo che hai
    }
per_white_trophies = ogni { $n } truppe bianche nella tua sala dei trofei
per_rival_trophies = ogni { $n } truppe di altri giocatori nella tua sala dei trofei
per_trophies = ogni { $n } truppe nella tua sala dei trofei
per_inner_circle_cards = ogni { $n } carte nella tua cerchia ristretta
per_spies_on_map = per ogni tua spia sulla mappa
per_kills = per ogni truppa assassinata così
at_least_inner_circle_cards = se hai { $n } o più carte nella tua cerchia ristretta
at_least_rival_trophies = se hai { $n } o più truppe di altri giocatori nella sala dei trofei
at_least_trophies = se hai { $n } o più truppe nella sala dei trofei

## What cards say: troops

deploy =
    { $n ->
        [one] schiera una truppa
       *[other] schiera { $n } truppe
    }
assassinate_enemy =
    { $n ->
        [one] assassina una truppa
       *[other] assassina { $n } truppe
    }
assassinate_white =
    { $n ->
        [one] assassina una truppa bianca
       *[other] assassina { $n } truppe bianche
    }
assassinate_up_to_enemy = assassina fino a { $n } truppe
assassinate_up_to_white = assassina fino a { $n } truppe bianche
supplant_enemy =
    { $n ->
        [one] soppianta una truppa
       *[other] soppianta { $n } truppe
    }
supplant_white =
    { $n ->
        [one] soppianta una truppa bianca
       *[other] soppianta { $n } truppe bianche
    }
anywhere = { " " }ovunque sulla mappa
at_spy_site = { " " }nel luogo di quella spia
at_single_site = { " " }in un unico luogo
move =
    { $n ->
        [one] muovi una truppa nemica
       *[other] muovi { $n } truppe nemiche
    }
move_up_to = muovi fino a { $n } truppe nemiche
return_other = ritira una truppa o una spia di un altro giocatore
return_other_spy = ritira una spia di un altro giocatore
return_any = ritira fino a { $n } truppe o spie, anche tue
raise_white = metti una truppa bianca di una sala dei trofei qualsiasi su uno spazio vuoto qualsiasi
raise_up_to_any = puoi mettere fino a { $n } truppe di sale dei trofei qualsiasi su spazi vuoti qualsiasi
raise_there = metti fino a { $n } truppe della sala dei trofei di uno di quei giocatori su spazi vuoti dove hai Presenza

## What cards say: spies

place_spy =
    { $n ->
        [one] piazza una spia
       *[other] piazza { $n } spie
    }
return_own_spy = ritira una delle tue spie
return_own_spies = ritira quante tue spie vuoi, e per ciascuna

## What cards say: cards

devour_hand = divora una carta della tua mano
devour_inner = divora una carta della tua cerchia ristretta
devour_this = divora questa carta
may_devour_market = puoi divorare una carta del mercato
swap_with_market = divora una carta del mercato e metti questa al suo posto
open_devoured = in questo turno la prima delle carte divorate vale come carta del mercato
discard_hand = scarta una carta
return_to_supply = rimetti questa carta nella riserva
discard_deck = metti il tuo mazzo negli scarti
promote =
    { $n ->
        [one] promuovi un'altra carta giocata in questo turno
       *[other] promuovi { $n } altre carte giocate in questo turno
    }
promote_up_to = promuovi fino a { $n } altre carte giocate in questo turno
promote_aspect = promuovi una carta { $aspect } giocata in questo turno
promote_undead = promuovi quante carte di tipo Non morto giocate in questo turno vuoi
promote_top = promuovi la prima carta del tuo mazzo
promote_this = promuovi questa carta
promote_from_discard = promuovi una carta dei tuoi scarti
promote_from_any = promuovi questa carta, o una della tua mano o dei tuoi scarti
# Values: $n $aspect
recruit_free_aspect = recluta senza pagare una carta { $aspect } di costo { $n } o meno
recruit_free_up_to = recluta senza pagare fino a { $n } carte di costo { $n2 } o meno
play_from_market = gioca una carta del mercato di costo { $n } o meno come se fosse nella tua mano, poi divorala
play_from_inner = gioca una carta della tua cerchia ristretta come se fosse nella tua mano, poi rimettila
outcast_yourself = tu recluti un Reietto Folle
outcast_each_opponent =
    { $n ->
        [one] ogni avversario recluta un Reietto Folle
       *[other] ogni avversario recluta { $n } Reietti Folli
    }
outcast_chosen_opponent = scegli un avversario, che recluta un Reietto Folle
outcast_chosen_neighbour = scegli un avversario con una truppa adiacente a una di esse, che recluta un Reietto Folle
force_discard_each = ogni avversario scarta una carta
force_discard_each_opponent = ogni avversario con più di { $n } carte in mano ne scarta una
force_discard_chosen_opponent = scegli un avversario con più di { $n } carte in mano, che ne scarta una
force_discard_each_opponent_there = ogni avversario con una truppa in quel luogo e più di { $n } carte in mano ne scarta una
force_discard_owner_of_killed = se il proprietario di quella truppa ha più di { $n } carte in mano, ne scarta una
reaction_draw = pesca { $n } carte
reaction_discard = anche quel giocatore scarta una carta
reaction_promote = puoi invece promuoverla
when_forced = Quando un altro giocatore ti fa scartare questa carta, { $what }.
outcast_rule = Se dovessi divorarlo o promuoverlo, torna invece nella riserva.

## Questions

ask_choose = Scegli uno
ask_choose_left =
    { $n ->
        [one] Scegli uno (ne resta { $n })
       *[other] Scegli uno (ne restano { $n })
    }
ask_reveal = Riveli una carta { $aspect } dalla tua mano per: { $what }?
ask_relocate = Tutte le tue spie sono sulla mappa: ritirane una per piazzarla di nuovo, oppure rinuncia
ask_place_spy =
    { $n ->
        [one] Piazza una spia
       *[other] Piazza una spia (ne restano { $n })
    }
ask_return_own_spy = Ritiri una delle tue spie per: { $what }?
ask_deploy =
    { $n ->
        [one] Schiera una truppa
       *[other] Schiera una truppa (ne restano { $n })
    }
ask_assassinate_enemy =
    { $n ->
        [one] Assassina una truppa
       *[other] Assassina una truppa (ne restano { $n })
    }
ask_assassinate_white =
    { $n ->
        [one] Assassina una truppa bianca
       *[other] Assassina una truppa bianca (ne restano { $n })
    }
ask_supplant_enemy =
    { $n ->
        [one] Soppianta una truppa
       *[other] Soppianta una truppa (ne restano { $n })
    }
ask_supplant_white =
    { $n ->
        [one] Soppianta una truppa bianca
       *[other] Soppianta una truppa bianca (ne restano { $n })
    }
ask_move_from =
    { $n ->
        [one] Scegli una truppa nemica da muovere
       *[other] Scegli una truppa nemica da muovere (ne restano { $n })
    }
ask_move_to = Muovi la truppa { $colour } da { $place } a uno spazio vuoto
ask_return_any = Ritira una truppa o una spia (ne restano { $what })
ask_raise =
    { $n ->
        [one] Prendi una truppa da una sala dei trofei
       *[other] Prendi una truppa da una sala dei trofei (ne restano { $n })
    }
ask_raise_at = Metti la truppa { $what } su uno spazio vuoto
ask_raise_rival = Scegli da quale sala dei trofei prendere le truppe
ask_recruit_free = Recluta senza pagare una carta di costo { $n } o meno
ask_victim = Scegli chi scarta una carta
ask_discard = { $seat } ti fa scartare una carta: scegli quale
ask_promote_instead = Promuovere { $what } invece di scartarla?
ask_outcast = Scegli chi recluta un Reietto Folle
ask_first_deploy = Schiera la tua prima truppa in un luogo di partenza
ask_main = Il tuo turno: { $n } Potere, { $n2 } Influenza
ask_resolve = Fine del turno: scegli cosa risolvere ora

## What would be lost

loses_power = { $n } Potere non speso
loses_influence = { $n } Influenza non spesa
loses_cards =
    { $n ->
        [one] 1 carta non giocata
       *[other] { $n } carte non giocate
    }

## Actions

act_end_turn = Fine del turno
act_decline = No, lascia così
act_option = Opzione { $n }
act_accept = Sì
act_deploy_none = Schiera con la riserva vuota: 1 PV
act_recruit_devoured = Recluta la prima carta divorata
act_use_devoured = Gioca la prima carta divorata
act_devour_this = Divora questa carta
act_promote_this = Promuovi questa carta
act_target = { $seat }
act_play_basic = Gioca tutte le { $n } carte base
act_play = Gioca { $card }
act_deploy = Schiera a { $place }
act_assassinate = Assassina la truppa { $colour } a { $place }
act_supplant = Soppianta la truppa { $colour } a { $place }
act_return_troop = Ritira la truppa { $colour } a { $place }
# Values: $place $seat
act_return_spy = Ritira la spia di { $seat } a { $place }
act_place_spy = Piazza una spia a { $place }
act_move_from = Muovi la truppa { $colour } a { $place }
act_move_to = A { $place }
# Values: $seat $colour
act_take_trophy = Una truppa { $colour } dalla sala dei trofei di { $seat }
act_raise_at = A { $place }
act_recruit = Recluta { $card } ({ $n })
act_devour = Divora { $card }
act_discard = Scarta { $card }
act_promote = Promuovi { $card }
act_promote_from_hand = Promuovi { $card } dalla tua mano
act_promote_from_discard = Promuovi { $card } dai tuoi scarti
act_reveal = Rivela { $card }
act_use = Usa { $card }
act_resolve = Risolvi { $card }

## Places

route_space = rotta { $what }–{ $what2 }, spazio { $what3 }
route = rotta { $what }–{ $what2 }

## Panels: what a terminal shows of the state

panel_letters = RBAN
panel_key = Legenda
panel_white = bianca
panel_empty = vuoto
panel_left = Sezione sinistra
panel_center = Sezione centrale
panel_right = Sezione destra
panel_routes = Truppe sulle rotte
panel_market = Mercato ({ $n } nel mazzo)
panel_supplies = Riserve
panel_devoured = Divorata: { $card }
panel_hand = La tua mano
panel_played = Giocate in questo turno
panel_piles = Carte scoperte
panel_your_deck = Restano nel tuo mazzo
panel_seats = Round { $n }
panel_turn = Round { $n }, turno di { $seat }: { $n2 } Potere, { $n3 } Influenza
panel_final = Dopo { $n } round
panel_you = { $seat } (tu)
panel_total = controllo totale
column_site = Luogo
column_vp = PV
column_troops = Truppe
column_control = Controllo
column_spies = Spie
column_marker = Segnalino
column_card = Carta
column_cost = Costo
column_aspect = Aspetto
column_text = Testo
column_seat = Giocatore
column_barracks = Riserva
column_trophies = Trofei
column_tokens = Segn.
column_inner = Cerchia
column_deck = Mazzo
column_hand = Mano
column_discard = Scarti
column_score = Punti
column_inner_circle = Cerchia ristretta
column_discard_pile = Scarti
fact_deck = mazzo
fact_cost = costo
fact_aspect = aspetto
fact_kind = tipo
fact_copies = copie
fact_deck_vp = PV nel mazzo
fact_inner_vp = PV nella cerchia
fact_say = si dice
fact_site = che cos'è

## What happened

log-turn = Round { $n }: turno di { $who }
log-play = { $who } gioca { $card }
log-use = { $who } usa { $card }
log-gain_power = { $who } guadagna { $n } Potere
log-gain_influence = { $who } guadagna { $n } Influenza
log-vp = { $who } prende { $n } PV
log-deploy = { $who } schiera una truppa a { $place }
log-last_troop = { $who } ha schierato l'ultima truppa: la partita finisce dopo questo round
log-last_card = Il mazzo mercato è vuoto: la partita finisce dopo questo round
log-no_barracks_vp = { $who } non ha truppe nella riserva e prende invece { $n } PV
log-assassinate = { $who } assassina la truppa { $colour } a { $place }
log-move = { $who } muove la truppa { $colour } da { $place } a { $place2 }
log-troop_returned = { $who } ritira la truppa { $colour } a { $place }
log-spy_returned = { $who } ritira la spia di { $seat } a { $place }
log-spy = { $who } piazza una spia a { $place }
log-spy_back = { $who } ritira la propria spia a { $place }
log-raise = { $who } porta una truppa { $colour } dalla sala dei trofei di { $seat } a { $place }
log-control = { $who } controlla { $place }
log-control_lost = { $who } non controlla più { $place }
log-marker_pays = { $who } guadagna 1 Influenza da { $place }
log-marker_vp = { $who } prende { $n } PV per il controllo totale di { $place }
log-draw =
    { $n ->
        [one] { $who } pesca una carta
       *[other] { $who } pesca { $n } carte
    }
log-drawn = { $who } ha pescato { $cards }
log-reshuffle = { $who } rimischia gli scarti in un nuovo mazzo
log-market = Arriva al mercato: { $card }
log-into_market = Va al mercato: { $card }
log-recruit = { $who } recluta { $card }
log-devoured = Carta divorata: { $card }
log-promote = { $who } promuove { $card }
log-to_supply = Torna nella riserva: { $card }
log-discard = { $who } scarta { $card }
log-discard_deck = { $who } mette tutto il mazzo negli scarti
log-outcast = { $who } recluta un Reietto Folle
log-reveal = { $who } rivela { $card }
log-target = { $who } sceglie { $seat }
log-ghost = { $who } può usare la prima carta divorata come carta del mercato in questo turno
log-game_over = La partita è finita

## Why something can't be done. The clause is added behind

why-not_waiting = Ora non tocca a te decidere.
why-game_over = La partita è finita.
why-not_now = Non ora: prima viene altro.
why-turn_is_ending = Il tuo turno sta finendo: non puoi più giocare carte né fare azioni base.
why-not_basic = Non è un'azione base: solo una carta lo permette.
why-mandatory = Questo va fatto se è possibile.
why-futile = Questa scelta non farebbe nulla (regola della casa).
why-no_power = Costa { $n } Potere; ne hai { $n2 }.
why-not_in_play = { $place } non è in gioco in questa partita.
why-full = { $place } non ha spazi vuoti.
why-no_presence = Non hai Presenza a { $place }.
why-barracks_empty = Non hai truppe nella riserva.
why-barracks_not_empty = Hai ancora truppe nella riserva: schierane una.
why-no_troop = Non c'è nessuna truppa a { $place }.
why-no_such_troop = Non c'è nessuna truppa { $colour } a { $place }.
why-own_troop = Quella truppa è tua.
why-white_only = Scegli una truppa bianca.
why-not_white = Non puoi ritirare truppe bianche.
why-not_spy_site = { $place } non è il luogo di quella spia.
why-own_spy = Quella spia è tua.
why-not_your_spy = Puoi ritirare solo una tua spia.
why-no_such_spy = { $seat } non ha spie a { $place }.
why-spy_already = Hai già una spia a { $place }.
why-no_spies_left = Tutte le tue spie sono sulla mappa: prima ritirane una.
why-spies_left = Hai ancora una spia nella riserva: piazza quella.
why-must_place = Hai una spia nella riserva, quindi devi piazzarne una.
why-spy_only = Puoi ritirare solo una spia.
why-route_is_no_site = Tutti i bersagli devono stare in un luogo; una rotta non è un luogo.
why-single_site = Tutti i bersagli devono stare a { $place }.
why-no_empty_space = Non c'è uno spazio vuoto dove metterla.
why-moved_already = Hai già mosso quella truppa.
why-no_such_trophy = Non c'è una truppa così in quella sala dei trofei.
why-own_hall = Non puoi prendere truppe dalla tua sala dei trofei (regola della casa).
why-other_hall = Entrambe le truppe vengono dalla sala scelta per prima.
why-no_troop_there = Quel giocatore non ha truppe nel luogo della spia.
why-no_troop_adjacent = { $seat } non ha truppe accanto a una che hai appena schierato.
why-not_yourself = Scegli un altro giocatore.
why-no_such_seat = Non c'è nessuno seduto lì.
why-too_few_cards = { $seat } deve avere più di { $n } carte.
why-not_in_hand = { $card } non è nella tua mano.
why-not_in_discard = { $card } non è nei tuoi scarti.
why-not_in_inner = { $card } non è nella tua cerchia ristretta.
why-not_in_play_area = Non c'è un'altra { $card } tra le carte che hai giocato.
why-not_in_market = { $card } non è al mercato.
why-supply_empty = La riserva di { $card } è vuota.
why-no_cost = { $card } non ha costo: non puoi reclutarla.
why-too_dear = { $card } costa { $n }; hai { $n2 } Influenza.
why-over_limit = { $card } costa { $n }; puoi scegliere solo carte di costo { $n2 } o meno.
why-wrong_aspect = { $card } non è { $aspect }.
why-wrong_kind = { $card } non è un Non morto.
why-devoured_closed = Solo il Fantasma apre la pila delle divorate.
why-devoured_empty = Nessuno ha ancora divorato una carta.
why-from_inner = Hai giocato questa carta dalla tua cerchia ristretta: non puoi promuoverla di nuovo.
why-this_is_gone = Questa carta non è più in gioco.
why-not_queued = { $card } non ha nulla da risolvere alla fine di questo turno.
why-first_deploy = Prima schiera una truppa in un luogo di partenza.
why-not_a_start = { $place } non è un luogo di partenza.
why-start_taken = Un altro giocatore è già partito da { $place }.

## What a lobby says of the game

about = Costruisci un mazzo, manda truppe e spie nell'Underdark e strappa le sue città alle altre casate.
first_game = Drow e Draghi
first_game_why = I due mezzi mazzi per cominciare, come dice il regolamento.

## Options: a title, what it means, and what its values are called

option-players = Giocatori
    .help = Quante persone giocano.
option-decks = Mezzi mazzi
    .help = I due mezzi mazzi che formano il mercato.
    .random = a caso
    .drow = { deck-drow }
    .dragons = { deck-dragons }
    .elementals = { deck-elementals }
    .demons = { deck-demons }
    .aberrations = { deck-aberrations }
    .undead = { deck-undead }
option-outer = Sezione esterna
    .help = In tre si gioca su una sola delle due sezioni esterne della mappa: questa.
    .random = a caso
    .left = sinistra
    .right = destra
option-first = Primo giocatore
    .help = Chi comincia.
    .random = a caso
    .red = { seat-red }
    .blue = { seat-blue }
    .orange = { seat-orange }
    .black = { seat-black }
option-promotions = Promozioni a fine turno
    .help = Quando una carta ti fa promuovere a fine turno, se devi o puoi farlo.
    .mandatory = devi
    .optional = puoi
option-futile_choices = Scelte senza effetto
    .help = Se ti vengono offerte scelte che non farebbero nulla.
    .allowed = offerte
    .hidden = tralasciate
option-free_recruits = Reclutamento senza costo
    .help = Da dove prendi le carte che recluti senza pagare.
    .row_and_supplies = mercato e riserve
    .row_only = solo il mercato
option-trophy_halls = Sale dei trofei
    .help = Da quali sale dei trofei le tue carte possono prendere truppe.
    .any = di qualsiasi giocatore
    .rivals = solo degli avversari
option-focus = Focus
    .help = Se una carta già uscita dal gioco conta ancora per Focus.
    .played = ogni carta giocata
    .in_play = solo carte in gioco

## The page

page-map = Mappa dell'Underdark
page-mapHelp = Le frecce muovono la mappa, più e meno ingrandiscono e riducono, 0 la mostra tutta.
page-zoomIn = Ingrandisci
page-zoomOut = Riduci
page-zoomReset = Mostra tutta la mappa
page-market = Mercato
page-marketDeck = carte nel mazzo mercato
page-devoured = Divorate
page-emptySlot = vuoto
page-hand = La tua mano
page-noCards = nessuna carta in mano
page-inPlay = Giocate
page-deck = Mazzo
page-discard = Pila degli scarti
page-unseen = Mano e mazzo insieme
page-innerCircle = Cerchia ristretta
page-power = Potere
page-influence = Influenza
page-pool = Turno di { $who }
page-ending = Ultimo round
page-endingWhy = Questo è l'ultimo round: poi la partita finisce.
page-round = Round { $n }
page-chooseMap = Scegli sulla mappa
page-chooseCard = Scegli una carta
page-chooseTrophy = Scegli un trofeo
page-waitFor = In attesa di { $who }
page-over = La partita è finita
page-chooseHere = Scegli
page-vp = PV
page-deckVp = PV nel mazzo
page-innerVp = PV nella cerchia ristretta
page-cost = costo
page-noCost = non si può reclutare
page-start = luogo di partenza
page-spoken = Si dice «{ $how }». { $about }
page-outOfPlay = fuori gioco
page-outOfPlayWhy = Con questo numero di giocatori, nessuno gioca in questa sezione. (T-2.1)
page-controlledBy = controllato da { $who }
page-totallyBy = controllo totale di { $who }
page-nobody = senza controllo
page-marker = segnalino di controllo: 1 Influenza a turno, { $vp } PV con controllo totale
page-space = Spazio vuoto, { $place }
page-troop = Truppa: { $colour }, { $place }
page-spy = Spia: { $who }, { $place }
page-white = Bianca
page-barracks = Truppe nella riserva
page-spies = Spie rimaste
page-trophies = Trofei
page-noTrophies = nessun trofeo
page-tokens = Segnalini PV
page-sites = Luoghi controllati
page-total = totalmente
page-handSize = Carte in mano
page-first = Primo giocatore
page-none = nessuna
page-scoreNow = Se la partita finisse ora
page-sources =
    .sites = luoghi
    .total = controllo totale
    .trophies = trofei
    .deck = mazzo
    .inner = cerchia ristretta
    .tokens = segnalini PV

## How one wins, and who is how far

aim_goal = Vince chi ha più PV. La partita finisce dopo il round in cui qualcuno schiera l'ultima truppa o il mazzo mercato si esaurisce.
aim_and = {" "}e{" "}
aim_last_round = Ultimo round: la partita finisce dopo il turno di { $who }.
aim_last_turn = Ultimo turno: la partita finisce quando { $who } ha terminato.
aim_few_troops =
    { $n ->
        [one] { $who } ha ancora 1 truppa prima dell'ultimo round.
       *[other] { $who } ha ancora { $n } truppe prima dell'ultimo round.
    }
aim_few_cards =
    { $n ->
        [one] Il mazzo mercato ha ancora 1 carta prima dell'ultimo round.
       *[other] Il mazzo mercato ha ancora { $n } carte prima dell'ultimo round.
    }
aim_leads = { $who } è in testa con { $n } PV.
aim_level = { $who } sono alla pari con { $n } PV.
aim_points = PV ora
aim_points_about = Luoghi, controllo totale, trofei, mazzo, cerchia ristretta e segnalini PV.
aim_troops = Truppe da schierare
aim_end_troops = Il round { $n } è stato l'ultimo: erano finite le truppe di { $who }.
aim_end_cards = Il round { $n } è stato l'ultimo: il mazzo mercato era esaurito.
aim_end_somebody = Il round { $n } è stato l'ultimo: qualcuno aveva schierato l'ultima truppa.
aim_won = { $n } PV: il massimo.
aim_short =
    { $m ->
        [one] { $n } PV: ne è mancato 1.
       *[other] { $n } PV: ne sono mancati { $m }.
    }

## Che cosa parla a favore di una scelta, quando qualcuno chiede un suggerimento

hint_points = È ciò che rende di più in punti.
hint_sites = È ciò che giova di più ai tuoi luoghi.
hint_troops = È ciò che giova di più alle tue truppe e alle tue spie.
hint_deck = È ciò che giova di più al tuo mazzo.
hint_inner = È ciò che giova di più alla tua cerchia ristretta.
hint_their_points = Frena i punti degli altri.
hint_their_sites = È ciò che costa di più agli altri sulla mappa.
hint_their_decks = Lascia agli altri i mazzi più deboli.
hint_end = È ciò che conviene di più per quando finirà la partita.

## Lessons

lesson-first = La tua prima casata
    .about = Gioca carte, schiera truppe, recluta carte migliori, manda una spia.
lesson-first-goal = Guidi una casata drow nell'Underdark. Chi ha più punti alla fine lo governa.
lesson-first-home = Per prima cosa, scegli dove comincia la tua casata. Clicca Ched Nasad.
lesson-first-home_wrong = In una partita vera andrebbe bene qualsiasi luogo di partenza. Per ora, prendi Ched Nasad.
lesson-first-hand = Questa è la tua mano: cinque carte a ogni turno. Le giochi tutte.
lesson-first-nobles = I Nobili portano Influenza. Giocali tutti e due.
lesson-first-soldiers = I Soldati portano Potere. Giocali tutti e tre.
lesson-first-recruit = L'Influenza recluta carte migliori. Ne hai 2: clicca il Maestro delle Spie.
lesson-first-recruit_wrong = Anche quella carta serve. Ma adesso prendi il Maestro delle Spie: tra poco ne avrai bisogno.
lesson-first-discard = Va nella tua pila degli scarti. La pescherai più tardi, quando il tuo mazzo finisce.
lesson-first-tunnel = Il Potere schiera truppe, 1 per ciascuna, accanto a dove sei. Entra in questa galleria.
lesson-first-tunnel_wrong = Puoi andare anche lì, ma questa strada porta a Llacerellyn.
lesson-first-further = Ancora un passo.
lesson-first-reach = E ora, Llacerellyn.
lesson-first-control = Più truppe di tutti: controlli Llacerellyn. Alla fine vale 2 punti. Se la riempi solo con le tue, ne vale altri 2.
lesson-first-end = Non c'è più nulla da spendere. Termina il turno: peschi cinque carte nuove.
lesson-first-again = Il registro racconta che cosa ha fatto il Blu. Ora gioca i tuoi cinque Nobili.
lesson-first-speaker = 5 Influenza. Recluta l'Oratore dei Draghi per 3.
lesson-first-speaker_wrong = Quella non ancora. L'Oratore dei Draghi ti mostra qualcosa di nuovo.
lesson-first-priestess = Con gli altri 2 recluta una Sacerdotessa di Lolth. Sacerdotesse e Guardie di Casata sono sempre in vendita.
lesson-first-end_again = Termina il turno.
lesson-first-shuffled = Il tuo mazzo era finito e i tuoi scarti sono stati mescolati. Guarda che cosa hai pescato!
lesson-first-spy = Gioca il Maestro delle Spie.
lesson-first-anywhere = Una spia può andare in qualsiasi luogo, per quanto lontano. Mandala ad Araumycos.
lesson-first-anywhere_wrong = Una spia potrebbe andare lì. Ma quella di Araumycos ha un compito.
lesson-first-presence = Puoi agire dove hai una spia o una truppa, e accanto alle tue truppe. Gioca i tuoi tre Soldati.
lesson-first-kill = 3 Potere uccidono una truppa. Clicca Araumycos per assassinarne una bianca.
lesson-first-kill_wrong = Potresti. Ma la lezione vuole le truppe di Araumycos.
lesson-first-trophy = Ora è nella tua sala dei trofei e vale 1 punto. Poi gioca l'Oratore dei Draghi.
lesson-first-promoting = Alla fine di questo turno promuovi una carta. Termina il turno.
lesson-first-promote = Una carta promossa lascia il mazzo e va nella cerchia ristretta, dove vale di più. Scegline una.
lesson-first-ending = La partita finisce nel round in cui qualcuno schiera l'ultima truppa, o quando il mercato resta senza carte.
lesson-first-points = I punti vengono dai luoghi che controlli, dai trofei, da tutte le tue carte (le promosse valgono di più) e da ciò che hai vinto per strada.
lesson-first-ready = Sai abbastanza per governare. Tocca una cosa, o fermati sopra, per leggere che cosa fa.
