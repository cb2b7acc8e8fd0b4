### Oath in italiano. Tutti i nomi parlano, quindi sono tutti tradotti.

## Names: sides, roles, suits, regions, places whose site is not known, piles

seat-purple = Viola
seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-white = Bianco
seat-black = Nero
seat-bandits = Banditi
role-chancellor = Cancelliere
role-citizen = Cittadino
role-exile = Esule
suit-discord = Discordia
suit-arcane = Arcano
suit-order = Ordine
suit-hearth = Focolare
suit-beast = Bestia
suit-nomad = Nomade
region-cradle = Fulcro
region-provinces = Province
region-hinterland = Terre Selvagge
slot-cradle-1 = Fulcro 1
slot-cradle-2 = Fulcro 2
slot-provinces-1 = Province 1
slot-provinces-2 = Province 2
slot-provinces-3 = Province 3
slot-hinterland-1 = Terre Selvagge 1
slot-hinterland-2 = Terre Selvagge 2
slot-hinterland-3 = Terre Selvagge 3
pile-world = il mazzo del mondo
pile-cradle = la pila degli scarti del Fulcro
pile-provinces = la pila degli scarti delle Province
pile-hinterland = la pila degli scarti delle Terre Selvagge

## Names: spaces of the Reliquary, banners, Oaths, victories, actions, where points come from

space-brutal = Brutale
space-decadent = Decadente
space-careless = Incauto
space-greedy = Avaro
banner-peoples_favor = il Favore del Popolo
banner-darkest_secret = il Segreto più Oscuro
oath-supremacy = Giuramento di Supremazia
oath-people = Giuramento del Popolo
oath-devotion = Giuramento di Devozione
oath-protection = Giuramento di Difesa
victory-stable_regime = un regime stabile
victory-war_exhaustion = sfinimento da guerra
victory-usurper = come Usurpatore
victory-visionary = come Visionario
victory-usurper_and_visionary = come Usurpatore e Visionario
action-search = Ricerca
action-muster = Reclutamento
action-trade = Commercio
action-travel = Viaggio
action-recover = Recupero
action-campaign = Campagna
source-victory = vittoria

## Names: the Clockwork Prince's mind. A space is called by its kind, its quadrant and its side

quadrant-sites = territori
quadrant-relics = reliquie
quadrant-secret = il segreto
quadrant-people = il popolo
mind-oath = la casella del Giuramento
mind-need = Serve un vessillo?
mind-campaign = viaggiare e fare una campagna
mind-muster = reclutare
mind-recover = recuperare
mind-search = cercare
mind-trade_favor = commerciare per favori
mind-trade_secrets = commerciare per segreti
mind-trade_both = commerciare per entrambi
mind-travel_favor = viaggiare dove ci sono favori
mind-travel_secrets = viaggiare dove ci sono segreti
mind-travel_relic = viaggiare verso una reliquia
mind_low = in basso
mind_high = in alto
mind_left = a sinistra
mind_right = a destra

## Names: why the Prince goes where he goes, leaves out what he leaves out, and fears whom he fears

path-rule_most_sites = percorso rosso: controlla più territori
path-hold_most = percorso rosso: ha più reliquie e vessilli
path-hold_darkest_secret = percorso rosso: ha il Segreto più Oscuro
path-hold_peoples_favor = percorso rosso: ha il Favore del Popolo
path-ready_sites = percorso dorato: è Pronto alla Battaglia contro un territorio
path-ready_relics = percorso dorato: è Pronto alla Battaglia per una reliquia
path-ready_darkest_secret = percorso dorato: è Pronto alla Battaglia contro chi ha il Segreto più Oscuro
path-ready_peoples_favor = percorso dorato: è Pronto alla Battaglia contro chi ha il Favore del Popolo
path-can_pay_relic = percorso dorato: può pagare la reliquia di qui
path-can_pay_darkest_secret = percorso dorato: può pagare il Segreto più Oscuro
path-can_pay_peoples_favor = percorso dorato: può pagare il Favore del Popolo
path-need_darkest_secret_only = percorso rosso: gli manca solo il Segreto più Oscuro
path-need_peoples_favor_only = percorso rosso: gli manca solo il Favore del Popolo
path-need_both_or_neither = percorso rosso: ha entrambi i vessilli o nessuno
path-always = percorso nero: nient'altro vale
path-hold_scepter = percorso rosso: ha lo Scettro Imperiale
path-ready_scepter = percorso dorato: è Pronto alla Battaglia contro chi ha lo Scettro Imperiale
skip-no_gain = non otterrebbe nulla (CP-6.2)
skip-no_warband = non otterrebbe milizie (CP-6.4)
skip-not_ready = non è Pronto alla Battaglia o non ha bersagli (CP-6.7)
skip-there_already = nessun territorio è migliore del suo (CP-6.15)
skip-cannot_pay = non può recuperarlo (CP-6.12)
skip-no_toll = non può pagare il viaggio (CP-8.2)
danger-successor = il Successore
danger-title = di cui vuole il titolo
danger-usurper = l'Usurpatore
danger-vision = la cui Visione è compiuta
danger-oathkeeper = il Custode

## Names: cards, relics, sites and banners

card-wrestlers = Lottatori
card-battle_honors = Onori di Battaglia
card-bear_traps = Trappole per Orsi
card-longbows = Archi Lunghi
card-keep = Fortezza
card-pressgangs = Arruolamento Forzato
card-garrison = Guarnigione
card-scouts = Esploratori
card-alchemist = Alchimista
card-martial_culture = Cultura Marziale
card-errand_boy = Fattorino
card-mercenaries = Mercenari
card-tinkers_fair = Fiera degli Stagnini
card-rain_boots = Stivali da Pioggia
card-a_small_favor = Un Piccolo Favore
card-second_wind = Nuovo Slancio
card-sleight_of_hand = Gioco di Prestigio
card-key_to_the_city = Chiave della Città
card-scryer = Veggente
card-disgraced_captain = Capitano Caduto in Disgrazia
card-naysayers = Disfattisti
card-book_burning = Rogo dei Libri
card-ancient_binding = Vincolo Antico
card-horse_archers = Arcieri a Cavallo
card-warning_signals = Segnali d'Allarme
card-elders = Anziani
card-the_gathering = Il Raduno
card-faithful_friend = Amico Fedele
card-tents = Tende
card-great_herd = Grande Mandria
card-fire_talkers = Voci del Fuoco
card-magicians_code = Codice dei Maghi
card-spirit_snare = Trappola per Spiriti
card-wizard_school = Scuola di Magia
card-dazzle = Abbagliare
card-acting_troupe = Compagnia di Attori
card-taming_charm = Incanto Domatore
card-inquisitor = Inquisitore
card-wolves = Lupi
card-animal_playmates = Animali Compagni di Giochi
card-true_names = Veri Nomi
card-the_old_oak = La Vecchia Quercia
card-forest_paths = Sentieri del Bosco
card-long_lost_heir = Erede Perduto
card-rangers = Guardaboschi
card-roving_terror = Terrore Errante
card-wayside_inn = Locanda sulla Via
card-extra_provisions = Provviste Extra
card-memory_of_home = Ricordo di Casa
card-welcoming_party = Festa di Benvenuto
card-traveling_doctor = Medico Itinerante
card-storyteller = Cantastorie
card-armed_mob = Folla Armata
card-tavern_songs = Canti da Taverna
card-secret_signal = Segnale Segreto
card-augury = Augurio
card-rusting_ray = Raggio di Ruggine
card-portal = Portale
card-billowing_fog = Nebbia Fitta
card-kindred_warriors = Guerrieri Fratelli
card-terror_spells = Incantesimi del Terrore
card-blood_pact = Patto di Sangue
card-revelation = Rivelazione
card-observatory = Osservatorio
card-plague_engines = Macchine della Peste
card-gleaming_armor = Armatura Scintillante
card-bewitch = Stregare
card-jinx = Iella
card-tutor = Precettore
card-dream_thief = Ladro di Sogni
card-cracking_ground = Terra Spaccata
card-sealing_ward = Sigillo di Protezione
card-initiation_rite = Rito d'Iniziazione
card-vow_of_silence = Voto di Silenzio
card-forgotten_vault = Cripta Dimenticata
card-map_library = Biblioteca delle Mappe
card-witchs_bargain = Patto della Strega
card-master_of_disguise = Maestro del Travestimento
card-charlatan = Ciarlatano
card-assassin = Assassino
card-downtrodden = Oppressi
card-blackmail = Ricatto
card-cracked_sage = Saggio Folle
card-dissent = Dissenso
card-false_prophet = Falso Profeta
card-vow_of_renewal = Voto di Rinnovamento
card-zealots = Fanatici
card-royal_ambitions = Ambizioni Regali
card-salt_the_earth = Spargere il Sale
card-beast_tamer = Domatore di Bestie
card-riots = Tumulti
card-silver_tongue = Lingua d'Argento
card-gambling_hall = Casa da Gioco
card-boiling_lake = Lago Ribollente
card-relic_thief = Ladro di Reliquie
card-enchantress = Incantatrice
card-insomnia = Insonnia
card-sneak_attack = Attacco a Sorpresa
card-gossip = Pettegolezzo
card-bandit_chief = Capo dei Banditi
card-chaos_cult = Culto del Caos
card-slander = Calunnia
card-code_of_honor = Codice d'Onore
card-outriders = Cavalieri di Scorta
card-messenger = Messaggero
card-field_promotion = Promozione sul Campo
card-palanquin = Portantina
card-shield_wall = Muro di Scudi
card-military_parade = Parata Militare
card-tome_guardians = Guardiani del Tomo
card-tyrant = Tiranno
card-forced_labor = Lavori Forzati
card-secret_police = Polizia Segreta
card-specialist = Specialista
card-captains = Capitani
card-siege_engines = Macchine d'Assedio
card-royal_tax = Tassa Reale
card-toll_roads = Pedaggio
card-curfew = Coprifuoco
card-knights_errant = Cavalieri Erranti
card-vow_of_obedience = Voto di Obbedienza
card-hunting_party = Battuta di Caccia
card-council_seat = Seggio nel Consiglio
card-encirclement = Accerchiamento
card-peace_envoy = Inviato di Pace
card-relic_hunter = Cacciatore di Reliquie
card-homesteaders = Coloni
card-crop_rotation = Rotazione delle Colture
card-a_round_of_ale = Un Giro di Birra
card-land_warden = Guardiano delle Terre
card-charming_friend = Amico Affascinante
card-village_constable = Guardia del Villaggio
card-family_heirloom = Cimelio di Famiglia
card-news_from_afar = Notizie da Lontano
card-levelers = Livellatori
card-fabled_feast = Banchetto Leggendario
card-the_great_levy = La Grande Leva
card-hearts_and_minds = Cuori e Menti
card-relic_breaker = Spezzatore di Reliquie
card-book_binders = Rilegatori
card-ballot_box = Urna
card-saddle_makers = Sellai
card-herald = Araldo
card-rowdy_pub = Taverna Rumorosa
card-vow_of_peace = Voto di Pace
card-deed_writer = Notaio
card-salad_days = Verdi Anni
card-marriage = Matrimonio
card-hospital = Ospedale
card-awaited_return = Ritorno Atteso
card-convoys = Convogli
card-vow_of_kinship = Voto di Parentela
card-wild_mounts = Cavalcature Selvagge
card-lancers = Lancieri
card-mountain_giant = Gigante della Montagna
card-rival_khan = Khan Rivale
card-lost_tongue = Lingua Perduta
card-special_envoy = Inviato Speciale
card-resettle = Trasferimento
card-oracle = Oracolo
card-pilgrimage = Pellegrinaggio
card-spell_breaker = Spezzaincantesimi
card-mounted_patrol = Pattuglia a Cavallo
card-great_crusade = Grande Crociata
card-ancient_bloodline = Stirpe Antica
card-ancient_pact = Patto Antico
card-storm_caller = Evocatore di Tempeste
card-family_wagon = Carro di Famiglia
card-way_station = Stazione di Posta
card-twin_brother = Fratello Gemello
card-hospitality = Ospitalità
card-a_fast_steed = Un Destriero Veloce
card-relic_worship = Culto delle Reliquie
card-sacred_ground = Suolo Sacro
card-nature_worship = Culto della Natura
card-birdsong = Canto degli Uccelli
card-small_friends = Piccoli Amici
card-grasping_vines = Rampicanti Tenaci
card-threatening_roar = Ruggito Minaccioso
card-fae_merchant = Mercante Fatato
card-second_chance = Seconda Occasione
card-pied_piper = Pifferaio Magico
card-mushrooms = Funghi
card-insect_swarm = Sciame d'Insetti
card-vow_of_union = Voto di Unione
card-giant_python = Pitone Gigante
card-war_tortoise = Tartaruga da Guerra
card-new_growth = Nuovi Germogli
card-wild_cry = Grido Selvaggio
card-animal_host = Esercito di Animali
card-memory_of_nature = Ricordo della Natura
card-marsh_spirit = Spirito della Palude
card-vow_of_poverty = Voto di Povertà
card-forest_council = Consiglio del Bosco
card-walled_garden = Giardino Recintato
card-vow_of_beastkin = Voto delle Bestie
card-bracken = Felci
card-wild_allies = Alleati Selvaggi
card-sprawling_rampart = Grande Bastione
card-bandit_rampart = Bastione dei Banditi
card-hall_of_debate = Sala dei Dibattiti
card-hall_of_mockery = Sala dello Scherno
card-forest_temple = Tempio del Bosco
card-ruined_temple = Tempio in Rovina
card-festival_district = Quartiere delle Feste
card-squalid_district = Quartiere Squallido
card-great_spire = Grande Guglia
card-fallen_spire = Guglia Crollata
card-ancient_forge = Forgia Antica
card-broken_forge = Forgia Spezzata
card-vision_of_sanctuary = Visione del Santuario
card-vision_of_rebellion = Visione della Ribellione
card-conspiracy = Congiura
card-vision_of_faith = Visione della Fede
card-vision_of_conquest = Visione della Conquista
card-sticky_fire = Fuoco Appiccicoso
card-cursed_cauldron = Calderone Maledetto
card-brass_horse = Cavallo d'Ottone
card-truthful_harp = Arpa della Verità
card-grand_mask = Grande Maschera
card-horned_mask = Maschera Cornuta
card-cup_of_plenty = Coppa dell'Abbondanza
card-whistle = Fischietto
card-dowsing_sticks = Bacchette da Rabdomante
card-cracked_horn = Corno Incrinato
card-bandit_crown = Corona dei Banditi
card-ring_of_devotion = Anello della Devozione
card-skeleton_key = Passe-partout
card-oracular_pig = Maiale Oracolare
card-circlet_of_command = Diadema del Comando
card-ivory_eye = Occhio d'Avorio
card-map = Mappa
card-obsidian_cage = Gabbia d'Ossidiana
card-book_of_records = Libro dei Registri
card-dragonskin_drum = Tamburo di Pelle di Drago
card-the_grand_scepter = Scettro Imperiale
card-mine = Miniera
card-salt_flats = Saline
card-fertile_valley = Vallata Fertile
card-barren_coast = Costa Brulla
card-plains = Pianura
card-river = Fiume
card-steppe = Steppa
card-mountain = Montagna
card-lush_coast = Costa Rigogliosa
card-marshes = Paludi
card-wastes = Lande Desolate
card-rocky_coast = Costa Rocciosa
card-narrow_pass = Valico di Confine
card-charming_valley = Vallata Incantevole
card-deep_woods = Bosco Profondo
card-standing_stones = Pietre Erette
card-ancient_city = Città Antica
card-drowned_city = Città Sommersa
card-great_slum = Grande Baraccopoli
card-buried_giant = Gigante Sepolto
card-the_tribunal = Il Tribunale
card-shrouded_wood = Bosco Spettrale
card-the_hidden_place = Rovine Nascoste
card-brutal = Brutale
card-decadent = Decadente
card-careless = Incauto
card-greedy = Avaro
card-peoples_favor = Favore del Popolo
card-darkest_secret = Segreto più Oscuro

## What cards do: Discord

card_false_prophet = Se sei Esule, metti 1 nuova milizia su una Visione rivelata qualsiasi; ora è anche la tua Visione rivelata. Se viene scartata, la milizia viene eliminata e giochi o scarti quella Visione come se l'avessi trovata con una Ricerca.
card_salt_the_earth = Non puoi giocarla in un territorio con una carta bloccata, ma puoi giocarla in uno pieno. Finché è lì, la capienza del territorio è 1, e questa carta lo riempie.
card_relic_thief = Subito dopo che un altro giocatore nella tua regione prende reliquie, puoi pagare e tirare 1 dado difesa per reliquia; se non esce alcuno scudo, le prendi tutte tu.

## What cards do: Arcane

card_acting_troupe = Per questo Commercio, questo consigliere conta come Bestia o come Ordine (a tua scelta) invece che Arcano.
card_inquisitor = Guarda un consigliere a faccia in giù di un rivale nel tuo territorio. Se è la Congiura, è tua, da giocare o scartare; se no, quel rivale riceve il favore che hai appena messo su questa carta.
card_kindred_warriors = Ignora i tuoi teschi; fino a X dadi attacco in più / in meno, dove X è il numero di simboli diversi da Arcano tra le carte che controlli.
card_terror_spells = Solo se hai il Segreto più Oscuro: elimina 2 milizie qualsiasi nella tua regione, nei territori o sulle plance di chi vi si trova, anche tue.
card_blood_pact = Sacrifica un numero pari di milizie dalla tua plancia; ottieni 1 segreto ogni due.
card_revelation = Prima il Cancelliere e poi in senso orario, ogni giocatore può bruciare favori per ottenere altrettanti segreti dalla riserva condivisa.
card_jinx = Chi controlla questa carta, dopo aver tirato dadi attacco o difesa per qualsiasi motivo, può pagare per ritirarli tutti, una volta.
card_forgotten_vault = Aggiungi 1 segreto della riserva condivisa al Segreto più Oscuro, o bruciane 1 da esso, ma mai l'ultimo.
card_witchs_bargain = Quante volte vuoi, con qualsiasi giocatore la cui pedina è nel tuo territorio: dai 1 segreto e prendi 2 favori, o dai 2 favori e prendi 1 segreto.
card_master_of_disguise = Per questo Commercio agisci come se i consiglieri a faccia in su di un altro giocatore fossero tuoi, al posto di tutti i tuoi.

## What cards do: Order

card_wrestlers = Sacrifica 1 milizia del tuo esercito difensore per aggiungere 1 dado difesa.
card_military_parade = Se vinci, ottieni 1 favore per ogni consigliere a faccia in su del nemico, dalla riserva del simbolo di quel consigliere; contano anche quelli degli Alleati Imperiali.
card_peace_envoy = La tua parte non usa altri piani, e la pedina del nemico dev'essere nel tuo territorio. Dai al nemico 1 favore per ogni dado della riserva di difesa: vinci subito, nessuno tira dadi e nessuna milizia viene eliminata.
card_relic_hunter = Puoi prendere di mira anche reliquie a faccia in giù nei territori bersaglio, 1 dado difesa ciascuna. Ogni reliquia che prendi in questa campagna puoi metterla sotto il mazzo delle reliquie.

## What cards do: Hearth

card_a_round_of_ale = Esegui ora le restituzioni della Fase Riposo: i favori sulle carte vanno alle riserve corrispondenti, i segreti sulle carte vengono sulla tua plancia, i tuoi segreti a faccia in giù si girano; resta solo il favore su questa carta.
card_land_warden = Puoi giocare 2 delle carte pescate invece di 1, se almeno una va in un territorio.
card_marriage = Conta come due consiglieri Focolare ovunque si contino consiglieri di un simbolo, ma come uno per il limite di consiglieri.
card_hospital = Invece di essere eliminate, le tue milizie uccise in questa campagna vanno alla fine nel territorio di questa carta, se lo controlli ancora.

## What cards do: Beast

card_roving_terror = Scarta un abitante in un altro territorio e sposta lì questa carta.
card_small_friends = Per questo Commercio agisci come se la tua pedina fosse in un territorio qualsiasi con una carta Bestia.

## What cards do: Nomad

card_the_gathering = Prima il Cancelliere e poi in senso orario, tutti possono portare qui la loro pedina; i presenti possono poi concludere quanti scambi vincolanti vogliono di favori, segreti, reliquie e consiglieri.
card_wild_mounts = Se in questa campagna verrebbero scartati tuoi piani di battaglia Nomade, puoi scartare una carta Bestia che controlli al posto di tutti.
card_oracle = Prendi dal mazzo del mondo la Visione più vicina alla cima e giocala o scartala come in una Ricerca.
card_pilgrimage = Metti gli abitanti del tuo territorio tra gli Emarginati e mescolali; pescane altrettanti, guardali e mettili sulla pila degli scarti della tua regione in qualsiasi ordine.
card_way_station = Chiunque può viaggiare verso questo territorio senza Scorte: gratis per chi controlla questa carta, per 1 favore dato a lui per gli altri.

## What cards do: edifices

card_great_spire = Scambia quanti abitanti pescati vuoi con carte a caso degli Emarginati.
card_fallen_spire = Sostituisci fino a 5 degli abitanti più in alto (saltando le Visioni) nella pila degli scarti della tua regione con carte a caso degli Emarginati.

## What cards do: relics

card_sticky_fire = Se vinci puoi eliminare l'intero esercito nemico invece della metà; se lo fai, devi dare 1 favore al nemico, se ne hai.
card_cursed_cauldron = Se vinci, ottieni 1 milizia per ogni milizia nemica eliminata in questa campagna.
card_brass_horse = Rivela la prima carta della pila degli scarti della tua regione, poi viaggia senza Scorte verso un territorio con una carta del suo simbolo; se non ce n'è un altro, viaggia ovunque.
card_grand_mask = Finché sei Esule e durante il tuo turno, tu (e nessun giocatore Imperiale) controlli tutte le carte nei territori Imperiali tranne i piani di battaglia.
card_horned_mask = Inverti un tuo consigliere a faccia in su con una carta nel tuo territorio.
card_whistle = Chiama un giocatore da un altro territorio: viaggia da te senza Scorte se può, e poi riceve il segreto che hai appena messo qui.
card_ivory_eye = Guarda un territorio a faccia in giù, un consigliere a faccia in giù o una reliquia in un territorio.
card_obsidian_cage = Se vinci, metti su questa reliquia le milizie superstiti dell'esercito nemico.
card_obsidian_cage_2 = Sposta quante milizie vuoi da questa reliquia alla plancia di un giocatore del loro colore.
card_the_grand_scepter = Non puoi usarlo nel turno in cui lo hai preso.
card_the_grand_scepter_2 = Guarda le reliquie nel Reliquiario Imperiale.
card_the_grand_scepter_3 = Offri la Cittadinanza a un Esule qualsiasi, anche a te, con esattamente una reliquia del Reliquiario più qualsiasi scambio vincolante di favori, segreti, vessilli e altre reliquie.
card_the_grand_scepter_4 = Esilia un altro Cittadino dandogli 5 favori, 1 in più per il titolo di Custode e per il Favore del Popolo che ha, 1 in meno per ciascuno che hai tu.

## What cards do: sites

card_the_tribunal = Chi lo controlla o si trova qui: concludi un accordo vincolante con un giocatore qualsiasi su favori, segreti e promesse di fare, non fare o dare qualcosa più avanti, con le penali che concordate.
card_narrow_pass_2 = Un attaccante di un'altra regione che prende di mira qualcosa in questa deve prendere di mira anche questo territorio, a meno che già lo controlli.
card_shrouded_wood = Partire costa 2 Scorte e ignora il Valico di Confine e le Rovine Nascoste. Se un giocatore nemico controlla questo territorio, sceglie lui dove vai, anche se è un altro a farti viaggiare. Dove controlla l'Impero, sceglie il Cancelliere.

## What cards do: Visions, the Reliquary, banners

card_conspiracy = Se vuoi, brucia 1 segreto e prendi una reliquia o un vessillo a un rivale nel tuo territorio, purché almeno due dei tuoi consiglieri a faccia in su abbiano il simbolo di uno dei suoi. Usata o no, la carta va poi nella scatola.
card_decadent = Il Cancelliere viaggia da fuori nel Fulcro senza Scorte; un Viaggio verso le Terre Selvagge costa 1 in più.
card_greedy = Il Cancelliere pesca 2 carte in più, ma non può cercare per più di 2 Scorte.

## What powers say, printed from what they are made of: putting together

and = { $a } e { $b }
or = { $a } o { $b }
nor = { $a } né { $b }
you_may = puoi { $a }
they_cannot = { $they } non possono
n_cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
n_warbands =
    { $n ->
        [one] { $n } milizia
       *[other] { $n } milizie
    }
attack_dice =
    { $n ->
        [one] dado attacco
       *[other] dadi attacco
    }
defense_dice =
    { $n ->
        [one] dado difesa
       *[other] dadi difesa
    }
n_supply =
    { $n ->
        [one] { $n } Scorta
       *[other] { $n } Scorte
    }
# of a card or bank, of cards, of an adviser, of advisers or battle plans
of_suit = { $suit }
of_suits = { $suit }
of_adviser_suit = { $suit }
of_adviser_suits = { $suit }
a_suit = { $suit }
if = se { $a }
if_so = se { $a }, { $b }
each_player = ogni giocatore{ $a } { $b }
vision = nel Risveglio vinci se { $goal } e sono state pescate { $n } o più Visioni
vision_supremacy = da solo controlli più territori di tutti
vision_protection = da solo hai più reliquie e vessilli di tutti

## What powers say: steps, as requests

does-gain_secrets = ottieni { cost_secret }
does-gain_secrets-by_tokens_on = ottieni tanti segreti quanti ce ne sono sopra
does-gain_warbands = ottieni { n_warbands }
does-gain_warbands-to = ottenere { n_warbands }
does-gain_warbands-by = ottieni 1 milizia per ogni { $n }
does-gain_supply = ottieni { n_supply }
does-gain_favor = ottieni { cost_favor } dalla riserva { $suit }
does-gain_favor_from_one = ottieni { cost_favor } da una riserva
does-gain_favor_from_one-times = ottieni { $a } favori, ognuno da una riserva a tua scelta
does-kill_on_board = sacrifica { n_warbands } dalla tua plancia
does-kill_on_board-they =
    { $n ->
        [one] devono eliminare { $n } milizia dalla loro plancia, se ne hanno
       *[other] devono eliminare { $n } milizie dalla loro plancia, o quante ne hanno
    }
does-end_act = termina la tua Fase Azione
does-attack_dice = { $n } { attack_dice } in più
does-attack_dice-less = { $n } { attack_dice } in meno
does-plus_minus = { $n } { attack_dice } in più / in meno
does-plus_minus-by = 1 dado attacco in più / in meno per ogni { $n }
does-plus_minus-by_chosen = { $chosen } dadi attacco in più / in meno
does-defense_dice = { $n } { defense_dice } in più
does-defense_dice-by = 1 dado difesa in più per ogni { $n }
does-discard_at_end-apart = scartata alla fine
does-station = poi sposta 1 milizia dalla tua plancia in ogni territorio che controlli
does-redeploy = ridistribuisci quante tue milizie vuoi tra la tua plancia e i territori che controlli, lasciandone almeno 1 in ciascuno
does-free_campaign = puoi subito condurre una campagna senza Scorte
does-free_campaign-last_attacker = puoi subito condurre contro di lui una campagna senza Scorte
does-draw_relic = pesca una reliquia; tienila o mettila sotto il mazzo delle reliquie
does-turn_citizen = diventa Cittadino (senza reliquia)
does-turn_citizen-to = diventare Cittadino (senza reliquia)
does-take_relic_here = recupera la reliquia qui senza pagarne il prezzo
does-negotiate = concludi uno scambio vincolante di { $items } con un giocatore qualsiasi
does-take_favor = prendi { cost_favor } a { $chosen }
does-take_secret = prendi 1 segreto a { $chosen }, mai l'ultimo
does-kill_board = elimina { n_warbands } sulla plancia di { $chosen }
does-kill_site =
    { $n ->
        [one] elimina { $n } milizia, anche tua, in { $chosen }
       *[other] elimina { $n } milizie, anche tue, in { $chosen }
    }
item-favor = favori
item-secrets = segreti
item-relics = reliquie
item-advisers = consiglieri
item-ruled_sites = territori controllati
item-ruled_sites-apart = in ogni territorio scambiato chi lo controllava riporta le milizie sulla sua plancia e il nuovo ne mette almeno 1 dalla propria
does-redistribute = { does-redeploy }
does-turn_citizen-take_from_reliquary-to = diventare Cittadino e prendere { $chosen }, senza guardare
does-hand_over-turn_citizen-take_from_reliquary-to = dare il vessillo al Cancelliere, diventare Cittadino e prendere { $chosen }, senza guardare
does-take_from_reliquary-to = prenderla
does-look_inside = guarda { $chosen }
does-swap = inverti questa carta con { $chosen }
does-swap-to = invertire questa carta con { $chosen }
does-swap_facedown = inverti { $chosen } con { $other }, di chiunque siano, senza guardare
does-discard = scarta { $chosen }
does-discard_all-suits-in_own_region = scarta tutte le carte { $all_suits } nei territori della tua regione
does-discard_all-not_itself-suits-in_own_region = scarta tutte le altre carte { $all_suits } nei territori della tua regione
does-discard_all-not_itself-its_site = scarta tutte le altre carte in questo territorio
does-discard_all-not_itself-of_chosen_suit = scarta tutte le altre carte di { $chosen }
does-discard_itself = scarta questa carta
does-gain_of_its_suit = ottieni { cost_favor } dalla riserva del suo simbolo
does-gain_of_played = ottieni { cost_favor } dalla riserva del suo simbolo
does-gain_from = ottieni { cost_favor } dalla riserva di { $chosen }
does-gain_from-to = ottenere { cost_favor } dalla riserva di { $chosen }
does-gain_from-by = ottieni 1 favore per ogni { $n }, tutti dalla riserva di { $chosen }
does-gain_from_different = ottieni 1 favore da ciascuna di { $n } riserve diverse
does-gather_favor = sposta 1 favore per ogni { $count }, da riserve a tua scelta alla riserva { $suit }
does-move_favor = sposta { cost_favor } da { $chosen } a { $other }
does-move_favor-all = sposta tutti i favori di { $chosen } nella riserva { $suit }
does-return_favor-by-each = sposta 1 favore dalla sua plancia alla riserva { $suit } per ogni { $n } (quanti ne ha)
does-return_favor-all = tutti i tuoi favori vanno alla riserva { $suit }
does-place_favor-by-each = mette 1 favore dalla sua plancia su questa carta per ogni { $n } (quanti ne ha)
does-set_tokens = brucia i segreti su { $banner } finché ne resta { $n }
does-set_tokens-by_tokens_on = aggiungi { $n } della riserva condivisa a { $banner }
does-peek_top = guarda le { n_cards } in cima alla pila degli scarti della tua regione
does-peek_top-world = guarda le { n_cards } in cima al mazzo del mondo
does-peek_pile = guarda l'intera pila degli scarti di { $chosen }
does-heap_pile = metti l'intera pila degli scarti di { $chosen } sopra quella della tua regione, nello stesso ordine
does-kill_on_map = elimina { n_warbands } in ogni territorio che ne ha
does-kill_on_map-destination = elimina { n_warbands } nel nuovo territorio (anche tua), se ce n'è
does-kill_on_map-all-its_site = elimina tutte le milizie in questo territorio
does-occupy_it = metti lì 1 tua nuova milizia
does-kill_attackers =
    { $n ->
        [one] { $n } milizia sulla plancia dell'attaccante viene eliminata
       *[other] { $n } milizie sulla plancia dell'attaccante vengono eliminate
    }
does-take_favor_from-oathkeeper = prendigli { cost_favor }
does-take_favor_from-chancellor_himself = prendi { cost_favor } al Cancelliere
does-take_favor_from-another-in_your_region-at_your_sites = prendi { cost_favor } a ogni rivale che si trova in un tuo territorio nella tua regione
does-keep_one_secret = ogni giocatore brucia tutti i segreti sulla sua plancia e sulle carte tranne uno; quello che tieni tu è il segreto appena messo su questa carta
does-keep_one_secret-the_defender = il difensore brucia tutti i segreti sulla sua plancia tranne uno
does-pay_or_yield = prendi { $chosen }, a meno che chi la possiede ti dia { cost_favor } in cambio
does-roll_defense = tira { $n } { defense_dice }
does-carry = scegli { $chosen } e un territorio in cui può viaggiare: la tua pedina viene messa lì e lui viaggia lì; nessuno spende Scorte
does-campaign_from = conduci una campagna senza Scorte come se la tua pedina fosse in { $chosen }; le tue milizie lì si uniscono al tuo esercito
does-free_travel-free_campaign = puoi fare un Viaggio e poi una Campagna, entrambi senza Scorte
does-here-move_to_site = sposta { $chosen } nel tuo territorio
does-move_to_site = sposta { $chosen } in { $other }
does-send_itself = manda questa carta tra i consiglieri di { $chosen }
does-bury_relic_at = metti { $chosen } sotto il mazzo delle reliquie
does-take_top_relic = pesca e tieni una reliquia
does-bury_relic = poi metti { $chosen } sotto il mazzo delle reliquie
does-bury_itself = metti questa reliquia sotto il mazzo delle reliquie
does-flip_itself = gira questa carta sul lato intatto
does-raise_mob = si gira sul lato della Folla
does-show_facedown = mostrala a tutti
does-prevail = vinci subito la campagna
does-change_end_die = chi controlla questa carta può alzare o abbassare il risultato di 1; i Cittadini non possono

## What powers say: what can be chosen

choose-player-with_warbands = un giocatore qualsiasi (anche te stesso)
choose-player-rival_here = un rivale nel tuo territorio
choose-player-another = un altro giocatore
choose-player-with_warbands-with_adviser = un giocatore con un consigliere { $adviser_suit } a faccia in su
choose-site-in_own_region = un territorio della tua regione
choose-site-own_site = un territorio qualsiasi che controlli
choose-site-site_with = un territorio qualsiasi con una carta { $suit }
choose-site-room_for_chosen = un territorio qualsiasi con posto
choose-card-suits-your_place = una carta { $suit } nel tuo territorio
choose-card-rivals_adviser = un consigliere a faccia in su di un rivale nel tuo territorio
choose-card-your_adviser = un tuo consigliere a faccia in su
choose-card-an_adviser-suits = un consigliere { $adviser_suit } a faccia in su di un giocatore qualsiasi
choose-card-an_adviser-not_itself = un qualsiasi altro consigliere a faccia in su non bloccato, di chiunque sia
choose-card-an_adviser-holder_of-not_holder_of = un consigliere a faccia in su di chi ha { $banner } ma non { $other_banner }
choose-card-at_a_site-suits-not_itself = un'altra carta { $suit } non bloccata in qualsiasi territorio
choose-card-others_adviser-suits = un consigliere { $adviser_suit } a faccia in su non bloccato di un altro giocatore
choose-facedown = un consigliere qualsiasi a faccia in giù
choose-facedown-another_chosen = un altro
choose-suit = un simbolo qualsiasi
choose-suit-suit_here = un simbolo presente tra le carte del tuo territorio
choose-suit-suit_here-suit_of_advisers = un simbolo presente sia tra le carte lì sia tra i tuoi consiglieri a faccia in su
choose-suit-other_suit = una riserva
choose-suit-fullest = la riserva che ne ha di più
choose-suit-emptiest = quella che ne ha di meno (decidi tu in caso di parità)
choose-suit-most_common = il simbolo che ha più carte nei territori (decidi tu in caso di parità)
choose-region = una regione qualsiasi
choose-region-other_region = un'altra regione
choose-relic-your_relic = una delle tue reliquie (mai lo Scettro Imperiale)
choose-relic-of_rival_here = una reliquia di un rivale nel tuo territorio
choose-relic_at-your_place = una reliquia a faccia in giù del tuo territorio
choose-space = una reliquia del Reliquiario
choose-one_of = { $numbers }
again-player = lo stesso giocatore

## What powers say: what is counted

count-sites_ruled = territorio che controlli
count-sites_ruled-each = territorio che controlla
count-on_map = carta { $suit } in qualsiasi territorio della mappa
count-ruled-itself = carta { $suit } che controlli, questa compresa
count-advisers = consigliere { $adviser_suit } a faccia in su che hai
count-suits_ruled-each = simbolo diverso tra le carte che controlla
count-targeted_sites = territorio bersaglio
count-shields = scudo
count-tokens_on =
    { $more ->
        [one] { $more } segreto
       *[other] { $more } segreti
    }

## What powers say: rules

rule-forbids = { $deeds }
rule-free = non costa Scorte
rule-bypasses = ignora i poteri dei territori
rule-costs-base = { $payer } costa { n_supply }, qualunque cosa dica il tracciato
rule-costs-more = costa { n_supply } in più
rule-tolls = gli pagano 1 favore { $per }
rule-flips_for-travel_to = non puoi viaggiare{ $here } senza girare a faccia in giù 1 segreto sulla tua plancia
rule-flips_for-declare = non puoi dichiarare bersagli { $at } senza girare a faccia in giù 1 segreto sulla tua plancia
rule-plans_cost-secret = costa { $n } segreto in più
rule-plans_cost-burn_favor = costa { $n } favore in più, bruciato
rule-draws-more = pesca { n_cards } in più (una Visione dal mazzo del mondo interrompe comunque la pesca)
rule-draws-more_less = cercando { $standing }, peschi { n_cards } in meno
rule-draws-piles_and_not_the_world = puoi cercare in una qualsiasi pila degli scarti invece che in quella della tua regione
rule-draws-piles_and_not_the_world_and_elsewhere = puoi cercare nella pila degli scarti di un'altra regione invece che nella tua
rule-draws-only_and_from_bottom_and_not_the_world = peschi solo { $only } carta, la più in basso della pila degli scarti della tua regione
rule-draws-more_and_shown = pesca { n_cards } in più, mostrandole tutte a tutti
rule-scatters = tutte le carte che scarti in questa Ricerca possono andare { $places ->
        [64] sotto il mazzo del mondo
       *[other] sopra o sotto una pila degli scarti qualsiasi
    }
rule-plays_anywhere = puoi giocare { $cards } in qualsiasi territorio a faccia in su{ $inside } con posto
rule-secret_for_playing = ogni volta che giochi una carta in un territorio, ottieni 1 segreto dalla riserva condivisa invece di 1 favore
rule-yields-warbands = dà { n_warbands } in più
rule-yields-favor_and_secrets_less = dà { $favor } favore in più dalla riserva del simbolo; un Commercio per segreti dà { $secrets } segreto in meno (mai sotto 0)
rule-yields-secrets = per segreti dà { cost_secret } in più
rule-doubles_one = se il Commercio ti desse esattamente 1 favore, te ne dà 2, dalla stessa riserva
rule-works-muster_occupied_too = puoi reclutare su una carta che ha già favori o segreti
rule-works-muster_pay_secret = paghi il Reclutamento mettendo 1 segreto, mai favori
rule-works-trade_region = puoi commerciare con una carta di qualsiasi territorio della tua regione
rule-limits-limit = il tuo limite di consiglieri è { $limit }
rule-limits-limit_and_free_suit = puoi avere quanti consiglieri { $adviser_suits } vuoi, ma solo { $limit } che non sia { $suit_name }
rule-limits-limit_and_exempt = giocare o ricevere questa carta non obbliga mai a scartare per il limite di consiglieri, anche se conta come uno di essi
rule-joins_force = quando attacchi, le tue milizie in tutti { $own_sites } fanno parte del tuo esercito
rule-more_bandits = ogni territorio senza milizie conta { $more } banditi in più
rule-leads_bandits = i banditi contano come tue milizie ovunque tranne nei territori dei tuoi nemici, così i territori vuoti sono tuoi; nessun bandito viene mai eliminato, spostato o sacrificato
rule-inherits_burned = i favori bruciati da qualsiasi giocatore, te compreso, vengono sulla tua plancia invece che nella riserva condivisa
rule-reads-no_skulls = i tuoi teschi non eliminano nessuno (le loro spade contano comunque)
rule-reads-doubled = ogni risultato del tuo tiro di attacco conta doppio, teschi compresi
rule-reads-halved = l'attaccante tira solo metà della riserva finale di attacco, arrotondata per difetto
rule-reads-no_shields = le facce con uno scudo del difensore non contano
rule-reads-no_swords = le spade vuote dell'attaccante non contano
rule-reads-no_shields_and_no_swords_and_of_enemy = le facce con due spade del nemico (se difendi) o con due scudi (se attacchi) non aggiungono nulla; i teschi su di esse eliminano comunque
rule-spoils = se vinci{ $winning }, { $reaction }
rule-only_plan = la tua parte non usa altri piani di battaglia in questa campagna
rule-unscathed = se vieni sconfitto, nessuno del tuo esercito viene eliminato, nemmeno da poteri che lo eliminano tutto
rule-unscathed-then = se vieni sconfitto, nessuno del tuo esercito viene eliminato, nemmeno da poteri che lo eliminano tutto, e questa carta viene scartata
rule-hears = { $when }, { $reaction }
rule-hears-they = { $when } { $reaction }
rule-homeland = se giochi qui una carta { a_suit } senza averne scartata qui una in questo turno, { $reaction }
rule-coast = un Viaggio da qui a un'altra Costa costa 1 Scorta e ignora il Valico di Confine
rule-ground = un attaccante con un bersaglio in questo territorio ha { $reaction }, anche se controlla il territorio
rule-opportunity-favor = con la tua pedina qui alla fine del Risveglio, puoi prendere 1 favore da questo territorio
rule-opportunity-secrets = con la tua pedina qui alla fine del Risveglio, puoi prendere 1 segreto da questo territorio
rule-opportunity-favor_and_secrets = con la tua pedina qui alla fine del Risveglio, puoi prendere 1 favore o 1 segreto da questo territorio
rule-passes_by = ignora il Valico di Confine
rule-helps_recover = quando recuperi { $things }, la riserva condivisa aggiunge { $secrets } segreti a quelli che ci metti; puoi anche non metterne di tuoi
rule-clears = quando giochi una carta in un territorio, puoi prima scartare { $victim } che è lì
rule-clears-anybody = chi gioca o sposta una carta in questo territorio può prima scartare { $victim }
rule-clears-region = quando giochi una carta in un territorio, puoi prima scartare { $victim } { $where }
rule-keeps_sites = nella Cronaca nessun { $kept } viene scartato
rule-keeps_favor_in = i favori che verrebbero sulla tua plancia vanno alla riserva { $suit }, i cui favori puoi spendere come se fossero sulla tua plancia
rule-fortifies = aggiunge 1 dado difesa
rule-loses = { $loser }
rule-sacrifices_count = ogni milizia che sacrifichi vale { $worth } di attacco invece di 1
rule-burns_all_favor = se vinci{ $winning }, il difensore brucia tutti i favori sulla sua plancia invece della metà
rule-after-lost = se vieni sconfitto, { $reaction }
rule-after-ending = { $reaction }

## What powers say: what is done, forbidden, paid for

doing-muster = reclutare su { $card }
doing-trade = commerciare con { $card }
doing-travel = un Viaggio { $to }
this-search = questa Ricerca
this-trade = questo Commercio
this-travel = questo Viaggio
to-play_faceup = giocare { $cards } a faccia in su{ $aside }
to-play_facedown = giocare carte a faccia in giù tra i loro consiglieri
to-trade_with_muster_on = commerciare con { $cards } né reclutare su di esse
to-muster_on = reclutare su { $cards }
to-gain_from_trade = ottenere favori dal Commercio
to-travel_from = partire in Viaggio da { $own_sites }
to-travel_to = viaggiare { $way }{ $aside }
to-attack = attaccare
to-declare = prendere di mira { $things }
to-declare_take = prendere di mira né prendere in alcun modo { $things }{ $aside }
to-declare_take_recover_thing = prendere di mira, prendere né recuperare { $things }
to-end_declaring = smettere di dichiarare bersagli
to-recover_thing = recuperare { $things }
to-place_warbands = mettere milizie nei territori
to-exile_citizen = essere esiliato, nemmeno da te stesso,
to-use_power_costing_secrets = usare poteri il cui costo comprende un segreto
to-use_plan = usare { $plans }
to-sacrifice_warbands = ottenere attacco dai sacrifici
to-move_card = scartare, spostare, invertire né recuperare { $things }
per-search_pile = per ogni Ricerca, o non possono cercare
per-travel_to = per ogni Viaggio verso { $site }, o non possono andarci
per-trade_with = per ogni Commercio con { $card }, o non possono commerciarci
any-cannot = nessuno può
any-plans = piani di battaglia
to-give_secrets = dare via segreti
any-player = quando giochi
any-card = una carta
any-cards = carte
any-taker = qualcuno recupera

## What powers say: moments

when-played = { $player } { $card }{ $how }
when-searched = dopo { $search }
when-mustered = dopo il Reclutamento
when-leaving-they = { $they } che partono in Viaggio da { $site }
when-travelled = dopo il Viaggio
when-travelled-they = { $they } e viaggiano{ $here }
when-campaign_over = ogni volta che finisce una campagna di { $fighter }{ $against }
when-recovered = ogni volta che { $taker } { $things }
when-title_taken = ogni volta che { $keeper } prende il titolo di Custode
when-after_victory = dopo la campagna che hai vinto
when-end_die = ogni volta che si tira il dado della fine

## What powers say: whom and what they are about

about-owner-cannot = non puoi
about-owner-payer = ti
about-owner-muster = il tuo Reclutamento
about-owner-target = la tua pedina come bersaglio
about-others-they = gli altri giocatori{ $being }
about-the_chancellor-trade = ogni Commercio del Cancelliere
about-enemies-they = i nemici di chi controlla questa carta{ $being }
about-subjects-they = i nemici di chi controlla questa carta{ $being }
about-strangers-they = i giocatori che non controllano questa carta
about-opponents-they = nelle campagne a cui partecipi, i tuoi nemici
about-opponents-each_plan = nelle campagne a cui partecipi, ogni piano di battaglia usato dal nemico
about-attackers_here-cannot = un attaccante che prende di mira questo territorio non può
about-defending_side-cannot = la parte che difende, compresi Alleati e banditi, non può
about-defending_side-loser = se la parte che difende viene sconfitta, tutto il suo esercito viene eliminato invece della metà
about-against_owner-cannot = chi ti attacca non può
about-guarded-cannot = chi ti attacca non può
about-at_its_site-standing = con la tua pedina qui
about-at_its_site-if = , se ti trovi qui
about-at_its_site-travel = un Viaggio da qui
about-away_from_its_site-they = i giocatori che non si trovano in questo territorio
about-at_rulers_sites-being = che si trovano nei suoi territori
about-without_suit-being = che non controllano carte { $suit }
about-board_at_most-so = sulla tua plancia ci sono al massimo { $n } milizie
about-has_warband-if = finché hai una milizia sulla tua plancia
about-poor-so = non hai favori
about-citizens-if = finché sei Cittadino
about-odd_dice-if = finché i loro dadi difesa danno un numero dispari
about-side_holds-so = hai { $banner }
about-not_against_holder-if = , a meno che il nemico abbia { $banner }
about-suits-card = una carta { $suit }
about-suits-cards = carte { $suits }
about-suits-plans = piani di battaglia { $adviser_suits }
about-suit_of_owners-plans = piani di battaglia di un simbolo presente tra i tuoi consiglieri a faccia in su
about-no_advisers_suit-cards = carte che non sono del simbolo di un tuo consigliere a faccia in su
about-an_advisers_suit-card = una carta del simbolo di un tuo consigliere a faccia in su
about-denizen-card = un abitante
about-denizen-victim = un abitante
about-vision-card = una Visione (o la Congiura)
about-vision-cards = Visioni
about-vision-aside = (nemmeno la Congiura)
about-true_vision-cards = Visioni
about-true_vision-aside = (tranne la Congiura)
about-the-things = { $banner }
about-itself-muster = reclutare su questa carta
about-itself-card = questa carta
about-itself-trade = commerciare con questa carta
about-of_ruler-card = una sua carta
about-held_by_owner-things = le tue reliquie e i tuoi vessilli
about-held_by_owner-target = ogni tua reliquia presa di mira
about-lies_at_owners-things = ciò che si trova nei suoi territori
about-pile_is_world-search = cercare nel mazzo del mondo
about-the_world_deck-search = una Ricerca nel mazzo del mondo
about-site_with-to = verso un territorio con una carta { $suit }
about-site_with-kept = territorio con una carta { $suit }
about-in_own_region-to = nella tua regione
about-in_own_region-inside = della tua regione
about-in_own_region-where = in qualsiasi territorio della tua regione
about-its_site-card = una carta qui
about-its_site-victim = una carta qui
about-its_site-here = fin qui
about-its_site-at = qui
about-not_its_site-aside = (tranne verso questo territorio)
about-into_its_region-way = da un'altra regione in questa
about-site_of_ruler-site = un suo territorio
about-site_of_ruler-target = ogni territorio di chi controlla questa carta che è un bersaglio
about-own_site-own_sites = i territori che controlli
about-own_site-so = controlli questo territorio
about-faceup-how = a faccia in su
about-facedown-how = a faccia in giù
about-straight-how = subito dopo la pesca
about-by_others-player = ogni volta che un altro giocatore gioca
about-fought_by_others-fighter = un altro giocatore
about-fought_against_player-against = contro un giocatore (mai banditi)
about-exiles-so = sei Esule
about-access-taker = recuperi
about-standing-if = , se ti trovi qui
about-not_ruling-they = i giocatori che non controllano questa carta
about-holds-so = hai { $banner }
about-not_holds-being = che non ha { $banner }
about-has_adviser-so = hai un consigliere { $adviser_suit } a faccia in su
about-no_ruler_at_it-so = nessun giocatore che controlla questo territorio ha qui la pedina
about-at_empires_site-so = il Cancelliere controlla il tuo territorio
about-the_mob-so = il Favore del Popolo mostra il lato della Folla
about-exile_keeps_oath-so = un Esule ha il titolo di Custode
about-oathkeeper_else-keeper = un altro giocatore
about-more_than_secrets-so = hai più segreti del Cancelliere (contando quelli sulle carte)
about-more_than_sites_ruled-so = controlli più territori del Cancelliere
about-at_least_defense_dice-so = la riserva di difesa ha { $n } o più dadi
about-at_least_chosen-so = ne scegli { $n } o più
about-targeted-so = questo territorio è un bersaglio
about-target_with-so = un territorio bersaglio ha una carta { $suit }
about-against_adviser-so = il nemico ha un consigliere { $adviser_suit } a faccia in su
about-larger_force-so = l'esercito della tua parte è il più grande
about-smaller_force-so = l'esercito difensore è più grande del tuo
about-pawn_targeted-winning = e la pedina del difensore era un bersaglio
about-exile_against_exile-winning = da Esule contro un Esule
about-not_defenders_hold-if = , a meno che tu abbia { $banner }
about-chancellor_attacks-loser = quando il Cancelliere attacca, tutto l'esercito della parte sconfitta viene eliminato invece della metà
about-leaving_it-travel = un Viaggio da qui
about-from_or_to_it-travel = un Viaggio da o verso questo territorio
about-not_itself-aside = (tranne questa)
about-least_bank-card = una carta il cui simbolo ha, da solo, la riserva più bassa delle sei
about-a_relic-things = una reliquia
about-taken_by_others-taker = un altro giocatore recupera

## What is asked

ask_begin = Dove comincia la tua pedina?
ask_begin_keep = Quale carta tieni, come consigliere a faccia in giù?
ask_keep = Quale carta tieni?
ask_keep_first = Quale carta giochi per prima?
ask_discard_rest = Quale carta scarti adesso?
ask_discard_place = Dove vanno gli scarti di questa Ricerca?
ask_play = Dove giochi la carta?
ask_make_room = Quale consigliere fa posto?
ask_trim = Quale consigliere scarti?
ask_conspire = Che cosa prendi alla tua vittima?
ask_title = Chi diventa Custode?
ask_people = Che cosa fai con il Favore del Popolo?
ask_phase_powers = Quale potere usi?
ask_act =
    { $n ->
        [one] Che cosa fai? Hai { $n } Scorta.
       *[other] Che cosa fai? Hai { $n } Scorte.
    }
ask_act_declared = Hai dichiarato { $what }: per quale azione?
ask_send = Dove mandi { $seat }?
ask_send_whether = Mandi via { $what }? { $what2 } sceglie dove.
ask_willing = Paghi per andare a { $what }?
ask_pay_banner = Quanto metti sul vessillo?
ask_deal_favor = Da quale riserva si comincia a distribuire i vecchi favori?
ask_naturalise = Non ci sono abbastanza milizie viola: quali delle tue rimuovi?
ask_offer_space = Quale reliquia del Reliquiario offri a { $seat }?
ask_build_deal = Che cosa contiene l'accordo con { $seat }? Finora: { $what }.
ask_answer_deal = Accetti l'accordo di { $seat }? È questo: { $what }.
ask_move_in = Quante milizie metti nel territorio che ora è tuo?
ask_permit = { $seat } può prendere milizie dal territorio? Quante: { $n }.
ask_share = Quante milizie?
ask_share_given = { $seat } vuole cederti milizie, quante: { $n }. Sei d'accordo?
ask_share_asked = { $seat } ti chiede milizie, quante: { $n }. Sei d'accordo?
ask_declare = Che cosa prendi di mira? Dadi difesa finora: { $n }.
ask_commit =
    { $n ->
        [one] Quanti dadi attacco, contro { $n } dado difesa?
       *[other] Quanti dadi attacco, contro { $n } dadi difesa?
    }
ask_allies = Ti unisci come Alleato?
ask_allies_permit = Lasci che { $seat } si unisca come Alleato?
ask_plans = Quale piano di battaglia usi? Dadi attacco: { $n }, difesa: { $n2 }.
ask_sacrifices = Attacco { $n } contro difesa { $n2 }: sacrifichi milizie per vincere?
ask_attackers_die = Quali delle tue milizie vengono eliminate? Da scegliere: { $what }.
ask_defenders_die = Di chi sono le milizie eliminate? Da scegliere: { $what }.
ask_occupy = Quante milizie metti a { $card }?
ask_burn_half = Bruci metà dei favori di { $what }?
ask_writing_vow = Scrivi la cronaca: quale Giuramento presti?
ask_writing_citizenship = Scrivi la cronaca: a chi offri la Cittadinanza?
ask_writing_building = Scrivi la cronaca: che cosa costruisci o ripari?
ask_writing_main_suit = Scrivi la cronaca: quale simbolo crescerà?
ask_writing_heir = Sarai Cittadino nella prossima partita?

## What is asked: Powers ask by what can be chosen

ask_power = { $card }: che cosa scegli?
ask_power_yes = { $card }: vuoi? { $what }
ask_power_relic = { $what }: quale reliquia?
ask_power_clear = { $what }: quale carta a { $what2 } scarti prima?
ask_power_discard = { $what }: quale carta scarti ora?
ask_power_instead = { $what }: quale carta Bestia scarti al posto dei tuoi piani Nomade?
ask_power_drawn = { $card }: tieni la reliquia che hai pescato ({ $card2 })?
ask_power_ransom = { $what }: dai { $what2 } favori a { $what3 } per tenere { $what4 }?
ask_power_player = { $card }: quale giocatore?
ask_power_site = { $card }: quale territorio?
ask_power_card = { $card }: quale carta?
ask_power_facedown = { $what }: quale consigliere a faccia in giù?
ask_power_suit = { $card }: quale simbolo o riserva?
ask_power_region = { $card }: quale regione?
ask_power_number = { $card }: quanti?
ask_power_number_blood_pact = { $what }: quanti segreti, per due milizie ciascuno?
ask_power_number_forgotten_vault = { $what }: quanti segreti devono stare sul Segreto più Oscuro?
ask_power_number_revelation = { $what }: quanti favori cambi in segreti?
ask_power_number_kindred_warriors = { $what }: quanti dadi attacco, in più o in meno?
ask_power_accept_skeleton_key = { $what }: prendi la reliquia che hai visto?
ask_power_banner = { $what }: quale vessillo?
ask_power_space = { $what }: quale spazio del Reliquiario?
ask_power_campaign = { $what }: contro chi conduci la campagna?
ask_homesteaders-0-2 = Quale carta lì scarti prima?
ask_levelers-0-0 = Livellatori: da quale riserva?
ask_levelers-0-1 = Livellatori: a quale riserva?
ask_great_spire-0-reaction-0 = Grande Guglia: quale carta pescata scambi?
ask_relic_hunter-0 = Cacciatore di Reliquie: quale reliquia a faccia in giù prendi di mira?
ask_relic_hunter-0-reaction = Cacciatore di Reliquie: quale reliquia metti sotto il mazzo delle reliquie?
ask_power_lose = { $card }: quale milizia viene eliminata?
ask_power_garrison = { $card }: quante milizie devono esserci a { $card2 }?
ask_power_die = { $what }: il dado della fine mostra { $what2 }. Lo cambi?
ask_power_relic_at = { $what }: quale reliquia?
ask_counsel = Giudichi per il Principe Meccanico. Gli si chiede: { $what }
ask_modify = Quali modificatori usi per questa azione?
ask_joining = Hai visto la reliquia in fondo: la prendi e diventi Cittadino?

## What would be lost

loses_supply = Scorte non spese: { $n }
# What is left, and how much of that is more than can be kept
loses_some_supply = Scorte non spese: { $n }, perse: { $n2 }

## What is chosen, and how it is said: answers

act_accept = Sì
act_decline = No
act_decline_none = Niente
act_decline_deal = Nessun accordo
act_decline_relic = Metterla sotto il mazzo delle reliquie
act_decline_die = Lasciarlo com'è
act_decline_campaign = Nessuna campagna
act_decline_send = Lasciare lì
act_done = Fatto
act_done_targets = Nessun altro bersaglio
act_done_plans = Nessun altro piano di battaglia
act_done_powers = Nessun altro potere
act_done_pile = Nella solita pila degli scarti
act_start_over = Ricominciare
act_rest = Riposare

## What chance will say to a choice, and how that comes about

odds_win = vinci: { $n } %
odds_hold = resisti: { $n } %
odds_holds = { $seat } resiste: { $n } %
odds_end_yours = vinci con il dado della fine: { $n } %
odds_end_theirs = { $seat } vince con il dado della fine: { $n } %
odds_theft = le prendi: { $n } %
odds_hall = favori in media: { $n }
odds_tactics = Tattica
odds_title = titolo
odds_pawn = pedina
odds_at_sites = nei territori
odds_on_boards = sulle plance
odds_bandits = banditi
odds_attack_dice = Dadi attacco: { $sum }
odds_halved = Se ne tira solo la metà: { $n }
odds_defense_dice = Dadi difesa: { $sum }
odds_defense_force = Milizie in difesa: { $sum }
odds_average = In media: attacco { $attack }, difesa { $defense }. Il pareggio va alla difesa.
odds_sacrifices = Compreso: fino a { $n } milizie sacrificate, ognuna vale { $worth }, quando così si vince.
odds_open = Non compreso: piani di battaglia e nuovi tiri che possono ancora arrivare.
odds_decided = Vinta senza tirare dadi.
odds_end_die = L'Impero regna, quindi si tira il dado della fine: con { $n } o più la partita finisce ({ $faces } facce su 6).
odds_no_shield =
    { $n ->
        [one] Ti serve un dado difesa senza scudi: 3 facce su 6.
       *[other] Ti servono { $n } dadi difesa senza alcuno scudo: 3 facce su 6 ciascuno.
    }
odds_shields = { $n } o più favori: { $percent } %

## What is chosen, and how it is said: major actions

act_search = Cercare: { $pile }
act_muster = Reclutare su { $card }
act_trade_favor = Commerciare con { $card } per favori
act_trade_secrets = Commerciare con { $card } per segreti
act_travel = Viaggiare verso { $card }
act_recover_relic = Recuperare la reliquia { $n } di qui
act_recover_known = Recuperare: { $card }
act_recover_banner = Recuperare { $banner }
act_campaign = Campagna contro { $seat }
for_supply = { $what } (Scorte: { $n })
for_supply_brings = { $what } (Scorte: { $n }, rende { $n2 })

## What is chosen, and how it is said: minor actions

act_adviser = Giocare o scartare il tuo consigliere a faccia in giù { $card }
act_use = Usare { $card }
act_use_for = Usare { $card }: { $what }
act_declare = Dichiarare { $card } ({ $action })
act_declare_for = Dichiarare { $card } ({ $action }): { $what }
# Values: $card $n
act_peek_relic = Dare un'occhiata alla reliquia { $n } a { $card }
act_peek_reliquary = Dare un'occhiata al Reliquiario
act_to_board =
    { $n ->
        [one] Prendere { $n } milizia dal tuo territorio
       *[other] Prendere { $n } milizie dal tuo territorio
    }
act_to_site =
    { $n ->
        [one] Spostare { $n } milizia nel tuo territorio
       *[other] Spostare { $n } milizie nel tuo territorio
    }
act_hand_over = Cedere milizie a { $seat }
act_ask_for = Chiedere milizie a { $seat }
act_offer = Offrire la Cittadinanza a { $seat }
act_exile = Esiliare { $seat }
act_self_exile = Andare in esilio

## What is chosen, and how it is said: playing a card

act_play_site = Giocare a { $card }
# Values: $card $card2
act_play_site_card = Giocare { $card2 } a { $card }
act_play_adviser = Giocare come consigliere
act_play_adviser_card = Giocare { $card } come consigliere
act_play_facedown = Giocare come consigliere a faccia in giù
act_play_facedown_card = Giocare { $card } come consigliere a faccia in giù
act_reveal = Rivelare la Visione
act_reveal_card = Rivelare: { $card }
act_discard = Scartare la carta
act_discard_all = Scartare tutte e { $n }, in qualsiasi ordine
act_discard_card = Scartare { $card }
act_on_pile = Sopra { $pile }
act_under_pile = Sotto { $pile }
act_under_deck = Sotto il mazzo del mondo

## What is chosen, and how it is said: campaigns

act_target_site = Bersaglio: { $card }
act_target_relic = Bersaglio: la reliquia { $card }
act_target_banner = Bersaglio: { $banner }
act_target_pawn = Bersaglio: pedina e favori
act_sacrifice = Sacrificare milizie per vincere
act_sacrifice_n =
    { $n ->
        [one] Sacrificare { $n } milizia
       *[other] Sacrificare { $n } milizie
    }
act_lose_at = Una milizia a { $card }
act_lose_from_side = Una milizia di { $what }
act_lose_from = Una milizia sulla plancia di { $seat }

## What is chosen, and how it is said: tokens in the Wake phase

act_place_favor = Mettere 1 favore sul Favore del Popolo
act_take_favor = Prendere 1 favore dal territorio
act_take_secret = Prendere 1 segreto dal territorio

## What is chosen, and how it is said: whatever is asked for

act_number = { $n }
act_number_dice =
    { $n ->
        [one] { $n } dado attacco
       *[other] { $n } dadi attacco
    }
act_number_warbands =
    { $n ->
        [one] { $n } milizia
       *[other] { $n } milizie
    }
act_number_die = Cambiarlo in { $what }
act_number_favor =
    { $n ->
        [one] { $n } favore
       *[other] { $n } favori
    }
act_number_secrets =
    { $n ->
        [one] { $n } segreto
       *[other] { $n } segreti
    }
act_site = { $card }
act_site_start = Cominciare a { $card }
act_site_send = Mandare a { $card }
act_player = { $seat }
act_suit = { $suit }
act_suit_people = Spostare 1 favore dal Favore del Popolo alla riserva { $suit }
act_suit_deal = Dalla riserva { $suit } in poi
act_region = { $region }
act_card = { $card }
act_card_keep = Tenere { $card }
act_card_first = Prima: { $what }
act_card_discard = Scartare { $card }
act_card_clear = Prima scartare { $card }
act_card_build = Costruire { $card } al posto di { $card2 }
act_card_repair = Riparare { $what }: { $what2 }
# Values: $seat $n
act_facedown = Consigliere a faccia in giù { $n } di { $seat }
act_relic = La reliquia { $card }
# Values: $card $n
act_relic_at = La reliquia { $n } a { $card }
act_banner = Il vessillo { $card }
act_space = La reliquia su { $space }

## What is chosen, and how it is said: deals

act_give_favor = Dare favori: { $n }
act_want_favor = Chiedere favori: { $n }
act_give_secrets = Dare segreti: { $n }
act_want_secrets = Chiedere segreti: { $n }
act_give_relic = Dare la reliquia { $card }
act_want_relic = Chiedere la reliquia { $card }
act_give_banner = Dare il vessillo { $card }
act_want_banner = Chiedere il vessillo { $card }
act_give_card = Dare il consigliere { $card }
act_want_card = Chiedere il consigliere { $card }
act_give_site = Dare il territorio { $card }
act_want_site = Chiedere il territorio { $card }
act_promise_peace = Promettere di non condurre campagne contro di lui
act_want_peace = Chiedere di promettere di non condurre campagne contro di te
act_promise_favor = Promettere favori per il tuo prossimo turno: { $n }
act_want_promised_favor = Chiedere di promettere favori per il suo prossimo turno: { $n }
act_promise_secrets = Promettere segreti per il tuo prossimo turno: { $n }
act_want_promised_secrets = Chiedere di promettere segreti per il suo prossimo turno: { $n }
act_show_relic = Mostrare la reliquia che offri
act_propose = Proporre

## What is chosen, and how it is said: the chronicle

act_vow = Prestare il { $oath }
act_done_citizens = Non offrirla a nessun altro
act_decline_build = Non costruire nulla

## What is chosen, and how it is said: what is in a deal

deal_gives = { $seat } dà { $what }
deal_citizenship = la Cittadinanza con la reliquia su { $space }
deal_promise = una promessa ({ $what })
deal_nothing = niente
deal_facedown = un consigliere a faccia in giù

## What is chosen, and how it is said: what powers cost

cost_favor =
    { $n ->
        [one] { $n } favore
       *[other] { $n } favori
    }
cost_secret =
    { $n ->
        [one] { $n } segreto
       *[other] { $n } segreti
    }
cost_burn_favor =
    { $n ->
        [one] bruciare { $n } favore
       *[other] bruciare { $n } favori
    }
cost_burn_secret =
    { $n ->
        [one] bruciare { $n } segreto
       *[other] bruciare { $n } segreti
    }
cost_flip =
    { $n ->
        [one] girare { $n } segreto a faccia in giù
       *[other] girare { $n } segreti a faccia in giù
    }

## Promises: deeds: any of them, and a certain one

deed_search = cercare
deed_search_one = cercare: { $what }
deed_muster = reclutare
deed_muster_one = reclutare su { $what }
deed_trade_favor = commerciare per favori
deed_trade_favor_one = commerciare con { $what } per favori
deed_trade_secrets = commerciare per segreti
deed_trade_secrets_one = commerciare con { $what } per segreti
deed_travel = viaggiare
deed_travel_one = viaggiare verso { $what }
deed_recover_relic = recuperare una reliquia
deed_recover_banner = recuperare un vessillo
deed_recover_banner_one = recuperare { $what }
deed_campaign = condurre una campagna
deed_campaign_one = condurre una campagna contro { $what }
deed_adviser = giocare o scartare un consigliere a faccia in giù
deed_use = usare un potere
deed_use_one = usare { $what }
deed_peek_relic = dare un'occhiata a una reliquia
deed_peek_reliquary = dare un'occhiata al Reliquiario
deed_to_board = prendere milizie da un territorio
deed_to_site = spostare milizie in un territorio
deed_hand_over = cedere milizie
deed_hand_over_one = cedere milizie a { $what }
deed_ask_for = chiedere milizie
deed_ask_for_one = chiedere milizie a { $what }
deed_offer = offrire la Cittadinanza
deed_offer_one = offrire la Cittadinanza a { $what }
deed_exile = esiliare un Cittadino
deed_exile_one = esiliare { $what }
deed_self_exile = andare in esilio
deed_play_site = giocare una carta in un territorio
deed_play_site_one = giocare una carta a { $what }
deed_play_adviser = giocare una carta come consigliere
deed_play_facedown = giocare una carta come consigliere a faccia in giù
deed_reveal = rivelare una Visione
deed_decline = negare un permesso

## Promises: gifts

gift_favor =
    { $n ->
        [one] dare { $n } favore
       *[other] dare { $n } favori
    }
gift_secrets =
    { $n ->
        [one] dare { $n } segreto
       *[other] dare { $n } segreti
    }
gift_relic = dare una reliquia
gift_adviser = dare un consigliere
some_favor = dare favori
some_secrets = dare segreti

## Promises: a whole promise

promise_not = non { $what }
promise_when = { $what }, { $what2 }
promise_or_else = { $what }; altrimenti { $what2 }
penalty_relics = una reliquia
penalty_advisers = un consigliere

## Promises: when it is to be done, or given …

by_now = ora
by_round = entro la fine del turno nel round { $n }
by_wake = nel prossimo Risveglio
by_title = dopo aver preso il titolo di Custode
by_citizen = dopo essere diventato Cittadino
by_exile = dopo essere diventato Esule
by_campaign = dopo la prossima campagna di chi promette
by_attacked = dopo il prossimo attacco all'altro
by_end = entro la fine della partita

## Promises: … and how long it is not to be done

until_now = ora
until_round = fino alla fine del turno nel round { $n }
until_wake = fino al prossimo Risveglio
until_title = fino a prendere il titolo di Custode
until_citizen = fino a diventare Cittadino
until_exile = fino a diventare Esule
until_campaign = fino alla prossima campagna di chi promette
until_attacked = fino al prossimo attacco all'altro
until_end = fino alla fine della partita

## Promises: how it went

fate_running = in corso
fate_kept = mantenuta
fate_broken = infranta
fate_void = decaduta

## Promises: wording one

ask_compose_promise_what = Che cosa si promette?
ask_compose_promise_which = { $what }: quale?
ask_compose_promise_how_many = { $what }: quanti?
ask_compose_promise_when = { $what }: quando?
ask_compose_promise_penalty = { $what }. Qual è la penale se viene infranta?
ask_collect = { $what } te lo deve: quale prendi?
ask_show_to = A chi mostri { $card }?
act_promise = Promettere qualcosa
act_want_promise = Chiedere una promessa
act_will = { $what }
act_will_not = { $what }
act_will_give = { $what }
act_anything = Uno qualsiasi
act_by = { $what }
act_penalty_favor =
    { $n ->
        [one] { $n } favore
       *[other] { $n } favori
    }
act_penalty_secrets =
    { $n ->
        [one] { $n } segreto
       *[other] { $n } segreti
    }
act_penalty_relic = una reliquia
act_penalty_adviser = un consigliere
act_done_promise = Metterla nell'accordo
act_done_promise_plain = Metterla nell'accordo, senza penale: è vincolante
act_decline_promise = Niente promessa
act_counter = Fare una controfferta
act_decline_counter = Rifiutare, senza controfferta
act_show_space = Mostrare la reliquia su { $space }
act_space_instead = Piuttosto la reliquia su { $space }
act_show = Mostrare il tuo consigliere a faccia in giù { $card }
act_decline_show = A nessuno

## Screens: kinds of powers

kind_when_played = Appena giocata
kind_action = Azione
kind_rest = Riposo
kind_wake = Risveglio
kind_modifier = { $action }, se vuoi
kind_duty = { $action }, sempre
kind_persistent = Permanente
kind_persistent_of = Permanente, { $action }
kind_continuous = Sempre
kind_plan_0 = Piano di battaglia
kind_plan_1 = Piano di battaglia, attacco
kind_plan_2 = Piano di battaglia, difesa

## Screens: panels

panel_key = Legenda
panel_letters = VRBGIN
key_pieces = * pedina   { $what }3 milizie   b banditi   ? a faccia in giù   f favori   s segreti
panel_you = { $seat } (tu)
panel_prince = { $role }, il Principe Meccanico
panel_round = Round { $n } di { $n2 }, turno di { $seat }
panel_won = { $seat } ha vinto: { $victory }
panel_courts = Consiglieri e reliquie
panel_hand = Le carte che hai pescato
panel_vision = Visione
panel_world = { $what }, partita { $what2 }
panel_unnamed = Una cronaca senza nome
panel_oathkeeper = Custode: { $seat }
panel_usurper = Custode e Usurpatore: { $what }
panel_visions = Visioni pescate: { $n }
panel_banner = { $banner }: { $what }, segnalini { $n }
panel_mob = { $what }, una Folla
panel_banks = Riserve dei favori
panel_piles = Pile
panel_promises = Promesse
column_promiser = Chi
column_promised_to = A
column_promise = Promessa
column_fate = Stato
panel_prince_board = Il Principe Meccanico
prince_friend = { $suit } Amico { $n }
prince_conspirator = { $suit } Cospiratore { $n }
prince_relations = Relazioni: { $what }
prince_numbers = Tattica: { $n }, casella Ambizione: { $n2 }
prince_threat = Minaccia: { $what }
prince_mind = Mente: è partito da { $mind }; ora è su { $mind2 }
panel_deal = Accordo
panel_campaign = Campagna: { $seat } contro { $seat2 }
campaign_targets = Bersagli: { $what }
campaign_dice = Dadi attacco: { $n }, dadi difesa: { $n2 }
campaign_plans = Piani di battaglia: { $what }
campaign_strengths = Attacco { $n } contro difesa { $n2 }
campaign_facedown = una reliquia a { $what }: { $what2 }
campaign_pawn = pedina e favori
pile_cards = { $pile }: { $n }
pile_known = { $what } (conosci { $what2 })
pile_relics = Mazzo delle reliquie: { $n }
pile_dispossessed = Emarginati: { $n }
pile_reliquary = Reliquiario Imperiale: { $what }

## Screens: goals of the Oaths

goal_0 = Il Custode è chi controlla più territori; il successore, il Cittadino con più reliquie e vessilli degli altri giocatori Imperiali.
goal_1 = Il Custode è chi ha il Favore del Popolo; il successore, il Cittadino che ha il Segreto più Oscuro.
goal_2 = Il Custode è chi ha il Segreto più Oscuro; il successore, il Cittadino che ha lo Scettro Imperiale.
goal_3 = Il Custode è chi ha più reliquie e vessilli; il successore, il Cittadino che ha il Favore del Popolo.

## How one wins, and who is how far

aim_goal_exile = Vinci nel tuo Risveglio: come Usurpatore se tieni il titolo da un Risveglio all'altro, o come Visionario se la tua Visione rivelata è compiuta e sono state pescate 3 Visioni.
aim_goal_chancellor = Vinci se l'Impero ha il titolo: col dado della fine dopo i round 5, 6 e 7, oppure dopo il round 8.
aim_goal_citizen = Se l'Impero vince, vinci al posto del Cancelliere se sei il successore: col dado della fine dopo i round 5, 6 e 7, oppure dopo il round 8.
aim_goal_all = L'Impero vince se ha il titolo, col dado della fine dopo i round da 5 a 7 oppure dopo il round 8. Un Esule vince in un Risveglio, come Usurpatore o come Visionario.
aim_wins_usurper = { $who } vince nel prossimo Risveglio come Usurpatore, se nessuno lo impedisce: { $what }.
aim_wins_visionary = { $who } vince nel prossimo Risveglio come Visionario, se nessuno lo impedisce: { $what }.
aim_wins_both = { $who } vince nel prossimo Risveglio come Usurpatore e Visionario, se nessuno lo impedisce: { $what }.
aim_has_supremacy =
    { $n ->
        [one] { $who } controlla 1 territorio
       *[other] { $who } controlla { $n } territori
    }
aim_has_people = { $who } ha il Favore del Popolo
aim_has_devotion = { $who } ha il Segreto più Oscuro
aim_has_protection =
    { $n ->
        [one] { $who } ha 1 reliquia o vessillo
       *[other] { $who } ha { $n } reliquie e vessilli
    }
aim_lacks_supremacy =
    { $n ->
        [one] manca 1 territorio
       *[other] mancano { $n } territori
    }
aim_lacks_people = manca il Favore del Popolo
aim_lacks_devotion = manca il Segreto più Oscuro
aim_lacks_protection =
    { $n ->
        [one] manca 1 reliquia o vessillo
       *[other] mancano { $n } reliquie o vessilli
    }
aim_lacks_thing = manca { $what }
aim_fulfilled = compiuta
aim_fulfilled_early = compiuta, ma sono state pescate solo { $n } Visioni su 3
aim_die =
    { $n ->
        [6] { $who } vince dopo questo round se il dado della fine mostra 6 ({ $m } %).
       *[other] { $who } vince dopo questo round se il dado della fine mostra { $n } o più ({ $m } %).
    }
aim_die_successor =
    { $n ->
        [6] { $who } vince dopo questo round come successore se il dado della fine mostra 6 ({ $m } %).
       *[other] { $who } vince dopo questo round come successore se il dado della fine mostra { $n } o più ({ $m } %).
    }
aim_last = Ultimo round: alla fine vince { $who }, se nessuno lo impedisce.
aim_last_successor = Ultimo round: alla fine vince { $who } come successore, se nessuno lo impedisce.
aim_keeper = { $oath }: { $who } ha il titolo.
aim_turns = { $who }, in esilio, ha il titolo: Usurpatore nel prossimo Risveglio e vincitore in quello dopo, se nessuno lo impedisce.
aim_turns_last = { $who }, in esilio, ha il titolo: Usurpatore nel prossimo Risveglio e vincitore dopo il round 8, se nessuno lo impedisce.
aim_vision = { $who } ha rivelato la { $card }: { $what }.
aim_own_vision = Hai la { $card }, non rivelata: { $what }.
aim_roles = Ruolo
aim_oathkeeper = (Custode)
aim_usurper = (Usurpatore)
aim_successor = Successore
aim_successor_about = Se l'Impero vince, il successore vince al posto del Cancelliere.
aim_won = { $who } ha vinto: { $victory }.
# Values: $n $m
aim_die_showed = Il dado della fine ha mostrato { $m } dopo il round { $n }.
aim_too_late = il Custode, { $who }, non era ancora Usurpatore
# Values: $role $what
aim_fate = { $role }: { $what }.
aim_fate_won = ha vinto, { $victory }
aim_fate_title = { $what } per il titolo
aim_fate_tied = alla pari col Custode, che ha tenuto il titolo
aim_fate_keeper = aveva il titolo
aim_fate_not_usurper = aveva il titolo, ma non ancora come Usurpatore
aim_fate_no_vision = nessuna Visione rivelata
aim_fate_succeeded = ha vinto il successore al suo posto
aim_fate_empire_lost = l'Impero ha perso
aim_fate_no_heir = non era il successore: { $what }

## Screens: a chronicle's history

history_game = Partita { $what }
history_won = { $what }: ha vinto { $what2 } ({ $what3 })
history_vow = Giurato per la prossima partita: { $what }
history_citizens = Cittadini: { $what }
history_sites = Territori noti: { $what }
history_built = Costruito: { $what }
history_repaired = Riparato: { $what }
history_ruined = Caduto in rovina: { $what }
history_lost = Perduto: { $what }
history_entered = Entrati nel mazzo: { $what }

## Screens: columns

column_site = Territorio
column_room = Capienza
column_pawns = Pedine
column_ruler = Controllo
column_warbands = Milizie
column_cards = Carte
column_relics = Reliquie
column_tokens = Segnalini
column_seat = Giocatore
column_role = Ruolo
column_supply = Scorte
column_favor = Favori
column_secrets = Segreti
column_left = Restanti
column_sites = Territori
column_place = Pedina a
column_advisers = Consiglieri
column_vision = Visione
column_card = Carta
column_text = Testo
column_shared = Condivisa

## Screens: facts of a card

fact_group = Tipo
fact_suit = Simbolo
fact_where = Dove
fact_dice = Dadi difesa
fact_room = Capienza
fact_price = Prezzo di una reliquia
price_to_bank = { $what } alla riserva { $suit }
fact_found = Vi si trovano
found_relics =
    { $n ->
        [one] { $n } reliquia
       *[other] { $n } reliquie
    }
fact_homeland = Terra Natale
group_denizen = abitante
group_edifice = edificio
group_vision = Visione
group_relic = reliquia
group_site = territorio
group_reliquary = Reliquiario
group_banner = vessillo

## Screens: … and the headings of their pages

heading_denizen = Abitanti
heading_edifice = Edifici
heading_vision = Visioni
heading_relic = Reliquie
heading_site = Territori
heading_reliquary = Reliquiario
heading_banner = Vessilli
where_0 = ovunque
where_1 = solo in un territorio
where_2 = solo come consigliere
where_locked = { $what }, bloccata

## What happened

log-prince_first = { $who } non cerca Minacce nel primo turno; la sua mente è a: { $mind } (CP-3.4)
log-prince_no_threat = { $who } non vede Minacce (CP-3.5)
log-prince_threat = { $who } vede una Minaccia in { $seat }, { $danger }; obiettivo: { $quadrant } (CP-3.5, CP-3.6)
log-prince_turns = { $who } volge la mente a { $mind } (CP-3.9)
log-prince_reveals = { $who } rivela { $card } (CP-4.2)
log-prince_trains = È un piano di battaglia: la Tattica di { $who } sale a { $n }, dadi { $n2 } (CP-4.3, CP-6.6)
log-prince_trains_consoled = La Tattica di { $who } sale a { $n }, dadi { $n2 } (CP-4.8, CP-6.6)
log-prince_friend = { $who } sceglie un Amico: { $suit }, ora al livello { $n } (CP-4.4, CP-4.5)
log-prince_conspirator = { $who } sceglie un Cospiratore: { $suit }, ora al livello { $n } (CP-4.4, CP-4.5)
log-prince_no_card = { $who } non ha pescato carte che servano nel quadrante: { $quadrant } (CP-4.4)
log-prince_no_place = { $who } non può mettere { $card } da nessuna parte (CP-4.7)
log-prince_boxes = { $who } mette { $n } favore dalla riserva { $suit } nella casella Ambizione (CP-4.7)
log-prince_boxes_gift = { $who } mette { $n } favore dalla riserva { $suit } nella casella Ambizione (CP-4.8)
log-prince_consoled = { $who } non gioca carte e prende in cambio ciò che dà il quadrante: { $quadrant } (CP-4.8)
log-prince_actions = { $who } ha { $n } azioni (CP-5.1)
log-prince_space = Prossimo passo di { $who }: { $mind }; { $path } (CP-5.2)
log-prince_passes = { $who } passa per { $mind }; { $path } (CP-5.3)
log-prince_skips = { $who } la salta (CP-5.4): { $skip }
log-prince_stops = { $who } è di nuovo qui: { $mind }; { $path }; e si ferma (CP-5.5)
log-prince_trades = { $who } commercia con { $card } (CP-6.1)
log-prince_ready = { $who } è Pronto alla Battaglia: { $n } dadi attacco, { $n2 } da superare (CP-6.5)
log-prince_uses_tactics =
    { $n ->
        [one] { $who } usa la Tattica: { $n } dado attacco in più (CP-6.6)
       *[other] { $who } usa la Tattica: { $n } dadi attacco in più (CP-6.6)
    }
log-prince_defends =
    { $n ->
        [one] { $who } usa la Tattica: { $n } dado attacco in meno (CP-6.6)
       *[other] { $who } usa la Tattica: { $n } dadi attacco in meno (CP-6.6)
    }
log-prince_holds_back = { $who } non è pronto alla battaglia qui e si trattiene (CP-6.7)
log-prince_opens_box =
    { $n ->
        [one] { $who } prende { $n } favore dalla casella Ambizione (CP-1.2)
       *[other] { $who } prende { $n } favori dalla casella Ambizione (CP-1.2)
    }
log-prince_pays = { $who } paga la reliquia: favori { $n }, segreti { $n2 } (CP-6.12)
log-prince_finds_no_relic = { $who } non trova reliquie da raggiungere (CP-6.17)
log-prince_finds_nothing = { $who } non trova da nessuna parte ciò che cerca (CP-6.16)
log-prince_cannot_pay = { $who } non può pagare il pedaggio e rinuncia (CP-8.2)
log-prince_picks_up = { $who } cerca un segnalino: { $card } (CP-3.3)
log-prince_free_power = { $who } usa ciò che non gli costa nulla: { $card } (CP-8.3)
log-prince_hurts = { $who } danneggia la sua Minaccia { $seat }: { $card } (CP-8.4)
log-prince_good_power = { $who } usa ciò che lo aiuta: { $card } (CP-10.5)
log-prince_advised = { $who } giudica per il Principe Meccanico (CP-8.4)
log-prince_ends = { $who } finisce con la mente su: { $mind } (CP-7.2)
log-prince_invites = { $who } invita { $seat } a entrare nell'Impero in cambio della reliquia in fondo (CP-7.4)

## What happened: the turn

log-turn = È il turno di { $who }
log-round = Comincia il round { $n }
log-end_die = Il dado della fine mostra { $n }
log-rests =
    { $n ->
        [one] { $who } riposa, con { $n } Scorta
       *[other] { $who } riposa, con { $n } Scorte
    }
log-title = { $who } è ora il Custode
log-usurper = { $who } gira il titolo ed è l'Usurpatore
log-mob = Il Favore del Popolo di { $who } diventa una Folla
log-places_on_people = { $who } mette 1 favore sul Favore del Popolo
log-returns_from_people = { $who } sposta 1 favore dal Favore del Popolo alla riserva { $suit }
log-wins = { $who } vince: { $victory }
log-starts_at = { $who } comincia a { $slot }
log-keeps = { $who } tiene una carta come consigliere a faccia in giù

## What happened: cards

log-heaps_pile = { $who } mette { $pile } sopra { $pile2 }
log-puts_pawn = { $who } mette la pedina a { $slot }
log-search = { $who } cerca: { $pile }
log-drawn = { $who } pesca { $card }
log-vision_drawn = { $who } pesca una Visione, la numero { $n }
log-shows = { $who } mostra { $card }
log-discards = { $who } scarta { $card }
log-is_discarded = Carta scartata: { $card }
log-discards_facedown = { $who } scarta una carta
log-discard_is = Lo scarto è { $card }
log-plays_site = { $who } gioca { $card } a { $slot }
log-plays_adviser = { $who } gioca { $card } tra i consiglieri
log-plays_facedown = { $who } gioca una carta a faccia in giù tra i consiglieri
log-reveals = { $who } rivela { $card }
log-muster = { $who } recluta su { $card }
log-trade = { $who } commercia con { $card }
log-declares_modifier = { $who } dichiara { $card }
log-uses = { $who } usa { $card }
log-puts_favor =
    { $n ->
        [one] { $who } mette { $n } favore su { $card }
       *[other] { $who } mette { $n } favori su { $card }
    }
log-puts_secrets =
    { $n ->
        [one] { $who } mette { $n } segreto su { $card }
       *[other] { $who } mette { $n } segreti su { $card }
    }
log-flips_secrets =
    { $n ->
        [one] { $who } gira { $n } segreto a faccia in giù
       *[other] { $who } gira { $n } segreti a faccia in giù
    }

## What happened: in the logs of older games

log-pays = { $who } paga favori: { $n }, segreti: { $n2 } per { $card }
log-pays_favor =
    { $n ->
        [one] { $who } paga { $n } favore per { $card }
       *[other] { $who } paga { $n } favori per { $card }
    }
log-pays_secrets =
    { $n ->
        [one] { $who } paga { $n } segreto per { $card }
       *[other] { $who } paga { $n } segreti per { $card }
    }
log-pays_bank = { $who } paga { $n } favori alla riserva { $suit }

## What happened: tokens

log-gain_favor =
    { $n ->
        [one] { $who } ottiene { $n } favore dalla riserva { $suit }
       *[other] { $who } ottiene { $n } favori dalla riserva { $suit }
    }
log-gain_secrets =
    { $n ->
        [one] { $who } ottiene { $n } segreto
       *[other] { $who } ottiene { $n } segreti
    }
log-gain_warbands =
    { $n ->
        [one] { $who } ottiene { $n } milizia
       *[other] { $who } ottiene { $n } milizie
    }
log-give_favor =
    { $n ->
        [one] { $who } dà { $n } favore a { $seat }
       *[other] { $who } dà { $n } favori a { $seat }
    }
log-takes_favor =
    { $n ->
        [one] { $who } prende { $n } favore a { $seat }
       *[other] { $who } prende { $n } favori a { $seat }
    }
log-takes_secret = { $who } prende un segreto a { $seat }
log-burns_secrets =
    { $n ->
        [one] { $who } brucia { $n } segreto
       *[other] { $who } brucia { $n } segreti
    }
log-picks_up_favor = { $who } prende 1 favore da { $slot }
log-picks_up_secret = { $who } prende 1 segreto da { $slot }
log-gain_supply =
    { $n ->
        [one] { $who } ottiene { $n } Scorta
       *[other] { $who } ottiene { $n } Scorte
    }
log-sends_card = { $who } manda { $card } da { $seat }
log-stores_favor =
    { $n ->
        [one] { $who } mette { $n } favore nella riserva { $suit }
       *[other] { $who } mette { $n } favori nella riserva { $suit }
    }
log-gives_secret = { $who } dà un segreto a { $seat }
log-places_favor = { $who } mette { $n } favori su { $card }
log-tokens_on_banner = { $banner }: ora ci sono { $n } segnalini
log-swaps = { $who } inverte { $card } e { $card2 }
log-swaps_facedown = { $who } inverte consiglieri a faccia in giù: uno di { $seat } e uno di { $seat2 }
log-prophesies = { $who } mette una milizia su { $card }: è anche la sua Visione
log-demands = { $who } esige { $card } da { $seat }
log-finds_conspiracy = { $who } trova { $card } nella corte di { $seat }
log-burn_favor =
    { $n ->
        [one] { $who } brucia { $n } favore
       *[other] { $who } brucia { $n } favori
    }
log-gets_burned = { $who } riceve i favori bruciati: { $n }
log-returns_favor =
    { $n ->
        [one] { $who } mette { $n } favore nella riserva { $suit }
       *[other] { $who } mette { $n } favori nella riserva { $suit }
    }
log-moves_favor =
    { $n ->
        [one] { $who } sposta { $n } favore dalla riserva { $suit } alla riserva { $suit2 }
       *[other] { $who } sposta { $n } favori dalla riserva { $suit } alla riserva { $suit2 }
    }
log-deals_favor =
    { $n ->
        [one] { $who } mette { $n } favore nella riserva { $suit }
       *[other] { $who } distribuisce { $n } favori tra le riserve, a partire da { $suit }
    }
log-killed_on_board =
    { $n ->
        [one] { $n } milizia sulla plancia di { $who } viene eliminata
       *[other] { $n } milizie sulla plancia di { $who } vengono eliminate
    }
log-killed_at =
    { $n ->
        [one] { $n } milizia di { $who } viene eliminata a { $slot }
       *[other] { $n } milizie di { $who } vengono eliminate a { $slot }
    }

## What happened: the map

log-travel = { $who } viaggia verso { $slot }
log-leads = { $who } manda { $seat } a { $slot }
log-cannot_go = { $who } non può pagare la via per { $slot } e resta
log-is_put = { $who } è ora a { $slot }
log-moves_card = { $who } sposta { $card } a { $slot }
log-reveal_site = Territorio rivelato: { $card }
log-to_board =
    { $n ->
        [one] { $who } prende { $n } milizia da { $slot }
       *[other] { $who } prende { $n } milizie da { $slot }
    }
log-to_site =
    { $n ->
        [one] { $who } sposta { $n } milizia a { $slot }
       *[other] { $who } sposta { $n } milizie a { $slot }
    }
log-hands_over =
    { $n ->
        [one] { $who } cede { $n } milizia a { $seat }
       *[other] { $who } cede { $n } milizie a { $seat }
    }
log-asks_for_warbands =
    { $n ->
        [one] { $who } chiede { $n } milizia al Cancelliere
       *[other] { $who } chiede { $n } milizie al Cancelliere
    }
log-peeks = { $who } dà un'occhiata a una reliquia a { $slot }
log-looks_through = { $who } guarda { $pile }
log-peeks_adviser = { $who } dà un'occhiata a un consigliere a faccia in giù di { $seat }
log-peeks_site = { $who } dà un'occhiata al territorio a faccia in giù: { $slot }
log-peeks_reliquary = { $who } dà un'occhiata al Reliquiario
log-peeked = { $who } vede { $card }

## What happened: relics and banners

log-recover = { $who } recupera { $card }
log-buries = { $who } mette { $card } sotto il mazzo delle reliquie
log-buries_drawn = { $who } mette la reliquia pescata sotto il mazzo delle reliquie
log-buries_at = { $who } mette una reliquia da { $slot } sotto il mazzo delle reliquie
log-takes_relic = { $who } prende { $card }
log-recover_banner = { $who } recupera { $banner }; segnalini sopra: { $n }
log-seize_banner = { $who } si impadronisce di: { $banner }; segnalini bruciati: { $n }

## What happened: campaigns

log-campaign = { $who } conduce una campagna contro { $seat } da { $slot }
log-targets_site = { $who } sceglie il bersaglio { $slot }
log-targets_thing = { $who } sceglie il bersaglio { $card }
log-targets_facedown = { $who } sceglie come bersaglio una reliquia a faccia in giù a { $slot }
log-targets_pawn = { $who } sceglie come bersaglio la pedina e i favori di { $seat }
log-starts_over = { $who } ricomincia a dichiarare i bersagli
log-declares =
    { $n ->
        [one] { $who } ha dichiarato { $n } bersaglio; dadi difesa: { $n2 }
       *[other] { $who } ha dichiarato { $n } bersagli; dadi difesa: { $n2 }
    }
log-commits =
    { $n ->
        [one] { $who } prende { $n } dado attacco
       *[other] { $who } prende { $n } dadi attacco
    }
log-joins = { $who } si unisce a { $seat } come Alleato
log-uses_plan = Piano di battaglia di { $who }: { $card }
log-rolls_defense = Tiro di difesa: vuoto { $n }, uno scudo { $n2 }, due scudi { $n3 }, raddoppio { $n4 }
log-rolls_attack = { $who } tira per l'attacco: spade vuote { $n }, spade { $n2 }, due spade con teschio { $n3 }
log-rolls_again = { $who } fa ritirare tutti i dadi
log-strengths = Attacco { $n } contro difesa { $n2 }
log-sacrifices =
    { $n ->
        [one] { $who } sacrifica { $n } milizia
       *[other] { $who } sacrifica { $n } milizie
    }
log-victory = { $who } vince la campagna
log-repelled = { $who } perde contro { $seat }
log-occupies =
    { $n ->
        [one] { $who } mette { $n } milizia a { $slot }
       *[other] { $who } mette { $n } milizie a { $slot }
    }

## What happened: Empire and deals

log-offers_citizenship = { $who } offre la Cittadinanza a { $seat }
log-shows_relic = { $who } mostra la reliquia offerta a { $seat }
log-proposes = { $who } propone un accordo a { $seat }
log-accepts = { $who } accetta l'accordo di { $seat }
log-counters = { $who } risponde a { $seat } con una controfferta
log-promises = { $who } promette a { $seat } di { $promise }
log-keeps_promise = { $who } ha mantenuto la promessa a { $seat }: { $promise }
log-breaks_promise = { $who } ha infranto la promessa a { $seat }: { $promise }
log-promise_void = Ciò che { $who } ha promesso a { $seat } non può più essere fatto: { $promise }
log-shows_space = { $who } mostra la reliquia su { $space } a { $seat }
log-shows_adviser = { $who } mostra un consigliere a faccia in giù a { $seat }
log-is_shown = { $who } mostra { $card } a { $seat }
log-gives_secrets =
    { $n ->
        [one] { $who } dà { $n } segreto a { $seat }
       *[other] { $who } dà { $n } segreti a { $seat }
    }
log-gives_thing = { $who } dà { $card } a { $seat }
log-gives_banner = { $who } dà { $banner } a { $seat }
log-gives_facedown = { $who } dà un consigliere a faccia in giù a { $seat }
log-gives_site = { $who } lascia { $slot } a { $seat }
log-caged =
    { $n ->
        [one] { $n } milizia di { $who } va nella Gabbia d'Ossidiana
       *[other] { $n } milizie di { $who } vanno nella Gabbia d'Ossidiana
    }
log-freed =
    { $n ->
        [one] { $n } milizia va dalla Gabbia d'Ossidiana alla plancia di { $who }
       *[other] { $n } milizie vanno dalla Gabbia d'Ossidiana alla plancia di { $who }
    }
log-changes_die = { $who } cambia il dado della fine in { $n }
log-swaps_dispossessed =
    { $n ->
        [one] { $who } scambia { $n } carta con un'altra degli Emarginati, a caso
       *[other] { $who } scambia { $n } carte con altre degli Emarginati, a caso
    }
log-refuses = { $who } dice di no a { $seat }
log-becomes_citizen = { $who } diventa Cittadino
log-vows = { $who } presta il { $oath }
log-builds = { $who } costruisce { $card } al posto di { $card2 }
log-repairs = { $who } ripara { $card }
log-chronicle = { $who } ha scritto la cronaca: la partita { $n } può cominciare
log-is_exiled = { $who } è ora un Esule

## Why something can't be done. The clause is added behind

why-not_waiting = Ora non tocca a te decidere.
why-game_over = La partita è finita.
why-not_now = Non ora: prima viene altro.
why-begin_first = Prima ognuno sceglie dove comincia, e un consigliere.
why-people_first = Prima decidi che cosa fare del Favore del Popolo.
why-powers_first = Prima usa i poteri di questa fase, o vai avanti senza.
why-action_first = Questo viene con un'azione o un potere: prima scegli quello.

## Why something can't be done: prices

why-no_supply = Non bastano le Scorte: ne servono { $n }, ne hai { $n2 }.
why-no_favor = Non bastano i favori: ne servono { $n }, ne hai { $n2 }.
why-no_secrets = Non bastano i segreti a faccia in su: ne servono { $n }, ne hai { $n2 }.
why-occupied = Ci sono già favori o segreti su { $card }.
why-have_only = Ce ne sono solo { $n }.
why-pay_more = Devi pagare almeno { $n }.

## Why something can't be done: powers

why-no_access = Non controlli { $card } né ti trovi lì.
why-no_power = { $card } non ha un potere da usare adesso.
why-not_in_play = { $card } non è in gioco a faccia in su.
why-used_already = Già usata: { $card }.
why-modifier_declared = Hai già dichiarato { $card } per un'altra azione.
why-nothing_to_modify = Non c'è un'azione che { $card } possa modificare.
why-no_plan = { $card } non è un piano di battaglia in gioco.
why-other_side = { $card } è un piano di battaglia dell'altra parte.
why-not_your_card = Non controlli { $card }.
why-not_targeted = Il territorio di { $card } non è un bersaglio.
why-not_that_defender = Questo potere permette solo un altro difensore.
why-not_that_site = Questo potere conduce altrove.
why-not_choosable = Non puoi sceglierlo per questo potere.
why-nobody_here = Nel tuo territorio non c'è nessuno adatto.
why-other_plans = La tua parte ha già usato un altro piano.
why-works_by_itself = { $card } agisce da sé: non serve dichiararlo.
why-not_given = Manca ciò che { $card } richiede.
why-does_not_fit = { $card } non vale per questa azione.
why-forbidden_by = { $card } lo vieta.
why-decided = La campagna è già decisa.
why-bandits_pay_nothing = I banditi usano solo piani che non costano nulla.

## Why something can't be done: cards

why-locked = Carta bloccata: { $card }.
why-modifies_this = { $card } sta modificando proprio questa azione.
why-ruin = { $card } è una rovina.
why-not_at_your_site = { $card } non è nel tuo territorio.
why-only_denizens = { $card } non è un abitante.
why-adviser_only = { $card } può essere solo un consigliere.
why-site_only = { $card } può stare solo in un territorio.
why-other_site = Non puoi giocare in quel territorio.
why-no_room = Quel territorio è pieno.
why-cannot_clear = Non puoi scartare prima: { $card }.
why-must_play_to_site = Hai fatto posto in un territorio: gioca lì la carta.
why-no_vision = { $card } non è una Visione.
why-exiles_only = Solo gli Esuli rivelano Visioni.
why-advisers_full = Non c'è posto tra i tuoi consiglieri.
why-not_your_adviser = { $card } non è un tuo consigliere.
why-not_facedown = { $card } non è uno dei tuoi consiglieri a faccia in giù.
why-already_facedown = È già un consigliere a faccia in giù.
why-not_for_advisers = { $card } serve solo per le Ricerche.
why-not_drawn = Non hai pescato quella carta.
why-other_region = È la pila di un'altra regione.
why-empty_pile = Non ci sono carte da pescare.

## Why something can't be done: the map

why-already_there = Sei già lì.
why-narrow_pass = In quella regione si entra solo dal Valico di Confine.
why-will_not_pay = { $seat } non vuole pagare il prezzo per andarci.
why-facedown_site = Non è un territorio a faccia in su.
why-not_ruled = Non controlli { $slot }.
why-last_stays = L'ultima milizia resta.
why-not_your_site = Non ti trovi lì.
why-seen_already = L'hai già visto.
why-no_card_here = Nel tuo territorio non c'è nessuna carta con cui lavorare.
why-nothing_to_recover = Nel tuo territorio non c'è reliquia in vendita, e non puoi pagare un vessillo.
why-no_power_now = Ora non puoi usare nessuno dei tuoi poteri.
why-no_minor_now = Ora non c'è nulla di questo genere che tu possa fare.
why-no_relic_here = Non c'è una reliquia simile.
why-not_for_sale = Questo territorio non ha un prezzo stampato.
why-not_imperial = Solo i giocatori Imperiali si cedono milizie.
why-not_at_your_site_player = { $seat } non è nel tuo territorio.
why-nothing_here = Lì non c'è nulla.

## Why something can't be done: banners and the title

why-guarded = I consiglieri di { $seat } custodiscono il Segreto più Oscuro.
why-last_favor = L'ultimo favore resta sul vessillo.
why-not_least = La riserva { $suit } non è quella con meno favori.
why-misses_goal = Quel giocatore non raggiunge l'obiettivo.
why-greedy = Il Cancelliere avaro non cerca per più di 2 Scorte.

## Why something can't be done: campaigns

why-not_yourself = Scegli un altro giocatore.
why-no_defender_here = Quella parte non controlla il territorio né si trova lì.
why-no_target = Non c'è nulla da prendere di mira.
why-already_target = È già un bersaglio.
why-out_of_reach = È fuori portata.
why-none_at_your_site = Almeno un bersaglio deve essere nel tuo territorio.
why-pass_unguarded = Devi prendere di mira anche il Valico di Confine, e il difensore non lo controlla.
why-pass_first = Devi prendere di mira anche il Valico di Confine.
why-two_matching = Due dei tuoi consiglieri devono avere simboli di quelli di { $seat }.

## Why something can't be done: Empire and deals

why-no_scepter = Non possiedi lo Scettro Imperiale.
why-scepter_taken = Non puoi usare lo Scettro Imperiale nel turno in cui lo hai preso.
why-no_exile = Quel giocatore non è un Esule.
why-no_citizen = Quel giocatore non è un Cittadino.
why-has_scepter = Chi possiede lo Scettro Imperiale non può andare in esilio.
why-reliquary_empty = Il Reliquiario è vuoto.
why-uncovered = Non c'è una reliquia su { $space }.
why-not_that_vow = Non può essere il prossimo Giuramento.
why-cannot_build = Non puoi costruire né riparare un edificio su { $card }.
why-not_main_suit = { $suit } non è il simbolo più comune dei tuoi consiglieri.
why-not_in_this_deal = Non può far parte di questo accordo.
why-said_already = L'hai già detto; ricomincia per cambiarlo.
why-promised_not = Hai promesso a { $seat } di { $promise }.
why-promised_first = Prima devi fare ciò che hai promesso a { $seat }: { $promise }.
why-promises_enough = { $seat } non può promettere altro.
why-too_late = Il turno di quel round è già passato o in corso.
why-when_useless = Una promessa così va mantenuta in un altro momento.
why-when_never = Così come stanno le cose, non può accadere.
why-needs_penalty = Solo una penale può obbligare a questo: indicane una.
why-countered_enough = Ci sono già state tre controfferte: di' sì o no.
why-prince_offers_nothing = Il Principe Meccanico non fa proposte.
why-prince_promises_no_deed = Il Principe Meccanico agisce secondo le proprie regole: può promettere solo doni.
why-prince_no_advisers = Il Principe Meccanico non ha consiglieri.
why-nobody_elsewhere = Nessuno altrove potrebbe venire nel tuo territorio.
why-cage_empty = Non ci sono milizie nella Gabbia d'Ossidiana.
why-not_imperial_site = Il Cancelliere non controlla il tuo territorio.
why-nothing_to_swap = Non ci sono due carte da invertire.
why-by_one = Puoi cambiare il dado solo di 1.
why-none_dispossessed = Non ci sono carte degli Emarginati.
why-nothing_said = Non contiene ancora nulla.
why-not_theirs = Non possono dare ciò che non è loro.
why-no_warband_for_site = Ti serve una milizia per prendere quel territorio.
why-prince_idle = { $card } non servirebbe a nulla al Principe Meccanico.
why-no_room_there = Non c'è posto tra i consiglieri di { $seat }.
why-shown_already = Non c'è nulla da mostrare.

## What a lobby says of the game

about = Difendi un impero o rovescialo. Ciò che fate plasma il mondo in cui comincia la prossima partita.
first_game = La partita introduttiva
first_game_why = Quattro giocatori in un mondo preparato per imparare.

## Options: a title, what it means, and what its values are called

option-players = Giocatori
    .help = Quante persone giocano. Da soli si affronta il Principe Meccanico.
option-prince = Principe Meccanico
    .help = Se anche il Principe Meccanico, che gioca da solo, ha un posto, e quale.
    .if_alone = solo se giochi da solo
    .chancellor = come Cancelliere
    .exile = come Esule
option-prince_powers = Poteri del Principe
    .help = Quanto fa il Principe Meccanico con i poteri delle carte. Quando fa di più, ogni tanto qualcuno giudica per lui, o lo fa da sé.
    .limited = livello Facile
    .expanded = livello Esperto, giudicato da un giocatore
    .automatic = livello Esperto, da solo
option-prince_judge = Chi giudica per il Principe
    .help = Chi giudica per un Principe Esperto. Lo dicono le regole; una persona sola tra i bot può farlo al suo posto.
    .rules = come dicono le regole
    .purple = { seat-purple }
    .red = { seat-red }
    .blue = { seat-blue }
    .yellow = { seat-yellow }
    .white = { seat-white }
    .black = { seat-black }
option-chronicle = Cronaca
    .help = Il mondo in cui giocate: uno nuovo, quello preparato per imparare, o quello lasciato da una partita precedente.
    .first = un mondo nuovo
    .teaching = la partita introduttiva
option-world = Nome della cronaca
    .help = Come chiamate questo mondo; le prossime partite tengono il nome. Lascia vuoto per tenere quello che ha.

## The page

page-map = Mappa delle tre regioni
page-views = Parti del tavolo
page-tabs =
    .map = Mappa
    .courts = Corti
    .table = Tavolo
page-facedown = a faccia in giù
page-unknownRelic = Reliquia
page-denizenBack = Abitante
page-visionBack = Visione
page-favor = Favori
page-secrets = Segreti
page-supply = Scorte
page-warbands = Milizie sulla plancia
page-left = Milizie restanti
page-sites = Territori controllati
page-favorN =
    { $n ->
        [one] 1 favore
       *[other] { $n } favori
    }
page-secretsN =
    { $n ->
        [one] 1 segreto
       *[other] { $n } segreti
    }
page-warbandsN =
    { $n ->
        [one] 1 milizia
       *[other] { $n } milizie
    }
page-cardsN =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
page-topIs = in cima: { $card }
page-youKnow = conosci { $cards }
page-nobody = nessuno
page-warbandsOf =
    { $n ->
        [one] 1 milizia di { $who }
       *[other] { $n } milizie di { $who }
    }
page-bandits = banditi
page-noWarbands = nessuna milizia
page-ruledBy = controllato da { $who }
page-roomOf = { $n } carte su { $room }
page-pawnsOf = pedine: { $who }
page-worldDeck = Mazzo del mondo
page-banks = Riserve dei favori
page-shared = Riserva condivisa: { $n }
page-banners = Vessilli
page-mob = Folla
page-reliquary = Reliquiario Imperiale
page-uncovered = scoperto
page-rest = Mazzi e promesse
page-relicDeck = Mazzo delle reliquie: { $n }
page-dispossessed = Emarginati: { $n }
page-promise = { $by } ha promesso a { $to } di { $what }
page-promisedTo = Ha promesso a { $to } di { $what }
page-oathkeeper = Custode
page-usurper = Usurpatore
page-round = Round { $n } di { $of }
page-visions = Visioni pescate: { $n }; da { $needed } in poi possono vincere
page-courtOf = Corte di { $who }
page-emptyCourt = Nessun consigliere, nessuna reliquia
page-hand = Carte che hai pescato
page-choose = Scegli una carta
page-advisers = Consiglieri
page-relics = Reliquie
page-campaign = Campagna
page-attacks = attacca
page-defends = difende
page-diceN =
    { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
page-onBoards = milizie sulle plance: { $n }
page-atSites = nei territori: { $n }
page-banditsN = banditi: { $n }
page-allies = Alleati: { $who }
page-targets = Bersagli:
page-pawnTarget = pedina e favori
page-noneYet = ancora nessuno
page-plans = Piani di battaglia:
page-strength = Forza { $n }
page-sacrificed = Sacrificate: { $n }
page-wins = { $who } vince
page-faces =
    .face_1 = scudo
    .face_2 = due scudi
    .face_H = spada vuota
    .face_S = spada
    .face_D = due spade e un teschio
    .face_B = vuoto
    .face_X = raddoppia
page-deal = Accordo
page-gives = { $who } dà:
page-promises = Nel prossimo turno …
page-nothing = niente
page-promised = promette di { $what }
page-promiseOf = { $who } promette di
page-wording =
    .will = Che cosa sarà fatto?
    .will-not = O che cosa non sarà fatto?
    .will-give = O che cosa sarà dato?
    .which = Quale?
    .by = Quando?
    .penalty-favor = Altrimenti: favori
    .penalty-secrets = Altrimenti: segreti
    .penalty = Altrimenti:
page-citizenship = Cittadinanza, con la reliquia di { $space }
page-amounts =
    .give-favor = Dare favori
    .want-favor = Chiedere favori
    .give-secrets = Dare segreti
    .want-secrets = Chiedere segreti
    .promise-favor = Promettere favori
    .want-promised-favor = Chiedere promessa di favori
    .promise-secrets = Promettere segreti
    .want-promised-secrets = Chiedere promessa di segreti
page-chronicle = La cronaca
page-wonBy = { $who } ha vinto: { $how }
page-writes = { $who } scrive la cronaca
page-parts =
    .oath = Il Giuramento della prossima era
    .citizens = Cittadinanza
    .edifice = Un edificio
    .suit = Il simbolo che cresce
page-prince = Principe Meccanico
page-friend = Amico
page-conspirator = Cospiratore
page-noRelations = Ancora nessuna relazione
page-tactics = Tattica { $n }
page-tacticsName = Tattica
page-wholeSite = Leggi tutto: { $place }
page-wholeSiteShort = Leggi tutto qui
page-freeRoom = posto per altre { $n }
page-ambition = Casella Ambizione { $n }
page-threat = Minaccia
page-mind = Mente
page-mindHere = È qui:
page-mindNext = Da qui segue il primo che vale:
page-mindGoal = qui è diretto
page-lastTurn = Che cosa ha fatto, e perché
page-chooseHere = Scegli
page-chooseTable = Scegli sul tavolo
page-choosePanel = Scegli nel riquadro
page-waitFor = In attesa di { $who }
page-over = La partita è finita
page-restDeed = Riposo
page-deeds =
    .search = Ricerca
    .muster = Reclutamento
    .trade = Commercio
    .travel = Viaggio
    .recover = Recupero
    .campaign = Campagna
    .powers = Poteri
    .minor = Azioni secondarie

## Lessons

lesson-turn = Il tuo turno
    .about = Un Esule ritorna: viaggiare, cercare, reclutare, commerciare e la prima reliquia.
lesson-turn-theme = Sei il Rosso, un Esule. Sei tornato per abbattere un impero, o per prendertelo.
lesson-turn-rival = Il Viola è il Cancelliere. Tutto ciò che è viola sulla mappa è dell'Impero.
lesson-turn-supply = Le tue azioni costano Scorte. Ne hai 7 per questo turno.
lesson-turn-travel = Alla Montagna c'è una reliquia. Viaggia fin lì: da qui costa 2 Scorte.
lesson-turn-not_there = Non lì: la reliquia è alla Montagna.
lesson-turn-search = Ora cerca alleati. Cerca nel mazzo del mondo: 2 Scorte per tre carte, e ne tieni una.
lesson-turn-keep = Tieni quella che ti piace di più.
lesson-turn-discard = Scarta le altre due. Più avanti tutti possono cercare nelle pile degli scarti.
lesson-turn-play = Gioca la carta alla Montagna. Così ottieni 1 favore del suo simbolo.
lesson-turn-not_adviser = Più tardi. Nel territorio la carta ti rende un favore, e puoi usarla subito.
lesson-turn-muster = Recluta sulla nuova carta: 1 Scorta e 1 favore ti portano 2 milizie.
lesson-turn-not_charm = Per ora lascia libero l'Incanto Domatore: ti servirà per commerciare.
lesson-turn-adviser = Hai anche un consigliere segreto, a faccia in giù. Giocalo: non costa nulla.
lesson-turn-faceup = A faccia in su tra i tuoi consiglieri, la Trappola per Spiriti ti aiuta a commerciare.
lesson-turn-trade = Commercia con l'Incanto Domatore: un segreto per 1 favore, e 1 in più perché anche il tuo consigliere è Arcano.
lesson-turn-recover = Ora puoi pagare la reliquia. Recuperala: 1 Scorta, e bruci 2 favori.
lesson-turn-relic = La Coppa dell'Abbondanza è tua. Rende più economici i tuoi commerci, e le reliquie contano per alcuni obiettivi.
lesson-turn-rest = Le Scorte sono finite: riposa. Il segreto torna da te, e quasi tutte le Scorte con lui.
lesson-turn-end = Ecco un turno intero. Ora tocca alle milizie: come togliere un territorio all'Impero.
lesson-campaign = Campagne
    .about = Togliere un territorio al Cancelliere e difenderlo: dadi, piani di battaglia, sacrificio.
lesson-campaign-rules = Sei nella Steppa. Qui ci sono due milizie viola: il territorio lo controlla il Cancelliere.
lesson-campaign-campaign = Hai 5 milizie con te. Comincia una campagna contro il Viola: costa 2 Scorte.
lesson-campaign-targets = Il bersaglio è la Steppa. Dà 1 dado alla difesa, e il titolo di Custode un altro. Prosegui senza altri bersagli.
lesson-campaign-one_target = Ogni bersaglio in più dà un altro dado alla difesa. Accontentati della Steppa.
lesson-campaign-dice = Tiri fino a un dado per milizia. Prendili tutti e cinque.
lesson-campaign-all_dice = I dadi non costano nulla. Prendili tutti e cinque.
lesson-campaign-plan = Archi Lunghi è un piano di battaglia, e un tuo consigliere. Usalo: 1 dado in più per te.
lesson-campaign-use_plan = È gratis, quindi usalo: 1 dado in più per te.
lesson-campaign-rolled = Viola: 3 scudi e 2 milizie fanno 5. Tu: 5 spade. Un dado mostrava anche un teschio: una tua milizia è morta.
lesson-campaign-sacrifice = 5 contro 5 non basta: serve di più. Sacrifica una milizia, e vinci.
lesson-campaign-not_in_vain = Così vincerebbe il Viola, e tu perderesti metà delle milizie. Sacrificane una.
lesson-campaign-occupy = Vittoria! Ora metti milizie nella Steppa: chi ha milizie in un territorio lo controlla.
lesson-campaign-leave_some = Senza una tua milizia il territorio non sarebbe tuo. Mettine almeno una.
lesson-campaign-won = La Steppa è tua, e anche le sue carte. Chi ha perso ha perso metà delle milizie che hanno combattuto.
lesson-campaign-rest = Per ora basta: riposa. Al Cancelliere non piacerà.
lesson-campaign-attacked = Il Viola ti attacca con 4 dadi. Tutte le tue milizie qui difendono, e il territorio ti dà 1 dado.
lesson-campaign-defend = I piani di battaglia aiutano anche chi difende: usa Archi Lunghi, e il Viola ha 1 dado in meno.
lesson-campaign-use_defence = È gratis, quindi usalo: 1 dado in meno per il Viola.
lesson-campaign-held = 1 spada contro 5: il Viola è sconfitto e perde metà degli attaccanti. La Steppa è ancora tua.
lesson-campaign-end = Anche pedine, reliquie e vessilli possono essere bersagli. Ora: a che cosa serve tutto questo.
lesson-winning = Come si vince
    .about = Il Giuramento, l'Usurpatore, le Visioni, l'Impero e i Cittadini.
lesson-winning-oath = Il Viola è il Custode. Nel Giuramento di Supremazia è chi controlla più territori: ora siete 2 a 2.
lesson-winning-chancellor = Finché il Viola ha il titolo, alla fine vince l'Impero: con un dado dal round 5 in poi, al più tardi dopo il round 8.
lesson-winning-campaign = Controlla un territorio in più, e il titolo è tuo. Nel Gigante Sepolto ci sono solo banditi: fai una campagna contro di loro.
lesson-winning-targets = Il Gigante Sepolto è tutto ciò che vuoi.
lesson-winning-dice = Di nuovo tutti e cinque i dadi.
lesson-winning-all_dice = I dadi non costano nulla. Prendili tutti e cinque.
lesson-winning-occupy = Vinto. Metti lì delle milizie, e tienine qualcuna con te.
lesson-winning-leave_some = Almeno una deve restare qui, e almeno una con te.
lesson-winning-keeper = Controlli tre territori: ora sei il Custode. Se lo sei ancora all'inizio del tuo prossimo turno, diventi Usurpatore.
lesson-winning-vision = C'è una seconda via. Il tuo consigliere è una Visione: giocala.
lesson-winning-reveal = Solo gli Esuli possono rivelare una Visione. Mostrala a tutti.
lesson-winning-do_reveal = Vale più di così. Rivelala.
lesson-winning-visions = Con la Fede vinci anche se hai il Segreto più Oscuro quando comincia il tuo turno, una volta pescate tre Visioni.
lesson-winning-rest = Ora riposa, e guarda che cosa fa il Viola.
lesson-winning-citizen = Il Viola ti offre una reliquia e la Cittadinanza: combatteresti per l'Impero, con milizie viola.
lesson-winning-successor = Un Cittadino vince solo come erede più degno, quando vince l'Impero. Sei vicino a vincere da solo: rifiuta.
lesson-winning-stay_exile = Un'altra volta. Manca così poco: rifiuta.
lesson-winning-usurper = Il tuo turno è cominciato, ed eri ancora il Custode: ora sei l'Usurpatore. Tieni il titolo per un altro round, e vinci.
lesson-winning-guard = Al Viola basta uno dei tuoi territori. Metti qui milizie dalla tua plancia: non costa Scorte.
lesson-winning-last_rest = Riposa, e spera.
lesson-winning-won = Il tuo turno è cominciato, ed eri ancora l'Usurpatore: hai vinto!
lesson-winning-end = Ora scriveresti la cronaca. È una lezione a sé.
lesson-prince = Il Principe Meccanico
    .about = Un Cancelliere che gioca da solo: come pensa, e come essere un passo avanti.
lesson-prince-who = Il Viola è il Principe Meccanico, un Cancelliere che gioca da solo. Così puoi giocare a Oath senza nessun altro.
lesson-prince-mind = I suoi pensieri seguono percorsi da un'azione all'altra: la sua Mente. Prende sempre il primo percorso aperto.
lesson-prince-ready = Vuole più territori, e attacca dove è più forte: ha 3 milizie, e nella Steppa c'è 1 tua milizia e 1 dado.
lesson-prince-travel = Torna alla Steppa: dov'è la tua pedina, difendono anche le milizie che hai con te.
lesson-prince-not_there = La Steppa è in pericolo. Vai lì.
lesson-prince-rest = 3 contro 5: ora non osa. Riposa, e guardalo.
lesson-prince-card = Prima ha cercato una Minaccia, qualcuno che sta per vincere. Non c'è. Poi ha giocato una carta, e il suo simbolo è diventato suo Amico.
lesson-prince-path = Non era Pronto alla Battaglia, quindi ha preso un altro percorso: ha commerciato con l'Amico, reclutato e commerciato di nuovo.
lesson-prince-next = Ora ha 5 milizie. La prossima volta potrebbe essere abbastanza forte.
lesson-prince-muster = Recluta su una carta di qui, e sei di nuovo avanti.
lesson-prince-end = Non ha segreti: che cosa fa, e perché, è sempre scritto qui. Così puoi calcolare che cosa farà dopo.
lesson-chronicle = La cronaca
    .about = Che cosa lascia il vincitore, e come comincia la prossima partita.
lesson-chronicle-won = Il tuo turno è cominciato, ed eri ancora l'Usurpatore: hai vinto. Ora scrivi come continua il mondo.
lesson-chronicle-vow = Presta un Giuramento per la prossima partita: dice chi sarà il Custode. Scegli quello che preferisci.
lesson-chronicle-citizen = Lì l'Impero è tuo. Invita il Blu a farne parte come Cittadino.
lesson-chronicle-do_offer = Potresti. Ma prova: offrila al Blu.
lesson-chronicle-sites = I territori che controllavi sono il cuore del nuovo Impero, con le carte che ci sono. Gli altri lasciano il posto a terre ignote.
lesson-chronicle-cards = Il tuo consigliere è dell'Ordine: nel mazzo del mondo entrano soprattutto carte dell'Ordine. Altrettante ne escono.
lesson-chronicle-relics = Le tue reliquie vanno nel Reliquiario del nuovo Cancelliere.
lesson-chronicle-end = Ogni tua partita è un capitolo così, e la prossima comincia dove è finita l'ultima. Ora scrivi la tua.
