### Tyrants of the Underdark in English.

## Names: seats, the troops of a colour, aspects, half-decks, creature types, where points come from

seat-red = Red
seat-blue = Blue
seat-orange = Orange
seat-black = Black
colour-red = red
colour-blue = blue
colour-orange = orange
colour-black = black
colour-white = white
aspect-ambition = Ambition
aspect-conquest = Conquest
aspect-malice = Malice
aspect-guile = Guile
aspect-obedience = Obedience
deck-starter = Starting deck
deck-core = Supplies
deck-drow = Drow
deck-dragons = Dragons
deck-elementals = Elementals
deck-demons = Demons
deck-aberrations = Aberrations
deck-undead = Undead
type-aberration = Aberration
type-beast = Beast
type-construct = Construct
type-derro = Derro
type-doppelganger = Doppelganger
type-dragon = Dragon
type-drow = Drow
type-dwarf = Dwarf
type-elemental = Elemental
type-elemental_prince = Elemental Prince
type-elf = Elf
type-fiend = Fiend
type-giant = Giant
type-grimlock = Grimlock
type-half-dragon = Half-Dragon
type-human = Human
type-illithid = Illithid
type-kobold = Kobold
type-medusa = Medusa
type-monstrosity = Monstrosity
type-myconid = Myconid
type-quaggoth = Quaggoth
type-shapechanger = Shapechanger
type-tiefling = Tiefling
type-troglodyte = Troglodyte
type-undead = Undead
source-sites = sites
source-total_control = total control
source-trophies = trophies
source-deck = deck
source-inner_circle = inner circle
source-vp_tokens = VP tokens

## Names: sites. Those whose names say nothing keep them

place-gauntlgrym = Gauntlgrym
place-wormwrithings = The Wormwrithings
place-jhachalkhyn = Jhachalkhyn
place-buiyrandyn = Buiyrandyn
place-stoneshaft_clanhold = Stoneshaft Clanhold
place-chchitl = Ch'Chitl
place-blingdenstone = Blingdenstone
place-mantol_derith = Mantol-Derith
place-menzoberranzan = Menzoberranzan
place-gracklstugh = Gracklstugh
place-chasmleap_bridge = Chasmleap Bridge
place-everfire = Everfire
place-halls_of_the_scoured_legion = Halls of the Scoured Legion
place-labyrinth = The Labyrinth
place-araumycos = Araumycos
place-ched_nasad = Ched Nasad
place-skullport = Skullport
place-eryndlyn = Eryndlyn
place-llacerellyn = Llacerellyn
place-kanaglym = Kanaglym
place-tsenviilyq = Tsenviilyq
place-chaulssin = Chaulssin
place-phaerlin = The Phaerlin
place-yathchol = Yathchol
place-ruins_of_dekanter = Ruins of Dekanter
place-sszuraassnee = Ss'zuraass'nee

## What the sites are, and how their names are spoken where that isn't how they are written

sites = The sites and how their names are spoken
sites_stress = In capitals: the part you stress.
as_written = as written

site-gauntlgrym = The legendary dwarven city, found again.
    .say = GAWN-til-grim
site-wormwrithings = Tunnels that giant purple worms have left.
    .say = WURM-ry-things
site-jhachalkhyn = A drow city beaten by another, now the assassins'.
    .say = jah-CHOL-kin
site-buiyrandyn = A drow settlement that mind flayers destroyed; hook horrors live there now.
    .say = BWEE-ran-dun
site-stoneshaft_clanhold = One of the last dwarven clans, on its own.
    .say = { as_written }
site-chchitl = Mind flayers gone mad, led by three elders grown into one.
    .say = shih-SHIT-ul
site-blingdenstone = Home of the deep gnomes, who have come back after the drow drove them out.
    .say = BLING-den-stone
site-mantol_derith = A hidden market where enemies trade in peace.
    .say = man-tol-DEH-rith
site-menzoberranzan = The city of the drow, ruled by Lolth's priestesses.
    .say = MEN-zoh-beh-RAN-zan
site-gracklstugh = City of the grey dwarves, all forges and smoke.
    .say = GRAK-ul-stoo
site-chasmleap_bridge = A dwarven arch without a railing, a thousand metres across the Long Chasm.
    .say = KAZ-um-leep
site-everfire = A rift of lava that dwarven smiths guard with their lives.
    .say = EV-er-fire
site-halls_of_the_scoured_legion = Dwarven halls that demons made a barracks for orcs.
    .say = { as_written }
site-labyrinth = A maze of tunnels where minotaurs hunt.
    .say = { as_written }
site-araumycos = One single fungus as large as a kingdom, perhaps the oldest thing alive.
    .say = or-uh-MY-kos
site-ched_nasad = A drow city that fell into its cavern, half rebuilt.
    .say = SHED nah-ZAHD
site-skullport = The lawless harbour below Waterdeep.
    .say = SKULL-port
site-eryndlyn = A drow city lost to wild magic.
    .say = eh-RIND-lin
site-llacerellyn = A colony of mind flayers that nobody knows much about.
    .say = lah-SEER-uh-lin
site-kanaglym = Abandoned: its well reached waters that make one forget.
    .say = KAY-nah-glim
site-tsenviilyq = A secret town of the derro, who trade with the snake people.
    .say = sen-VEE-lick
site-chaulssin = A ruin above an abyss; a house of drow assassins hides in it.
    .say = CHOW-sin
site-phaerlin = Buried realms below a desert, full of treasure and worse.
    .say = FAIR-lin
site-yathchol = Home of the spider people that the drow once made.
    .say = YATH-kol
site-ruins_of_dekanter = Old mines of a lost empire, goblins in them today.
    .say = deh-KAN-ter
site-sszuraassnee = City of the snake people, built like a serpent's gut.
    .say = iz-oor-ASS-nee

## Names: cards

card-noble = Noble
card-soldier = Soldier
card-house_guard = House Guard
card-priestess_of_lolth = Priestess of Lolth
card-insane_outcast = Insane Outcast
card-blackguard = Blackguard
card-bounty_hunter = Bounty Hunter
card-doppelganger = Doppelganger
card-deathblade = Deathblade
card-inquisitor = Inquisitor
card-advance_scout = Advance Scout
card-mercenary_squad = Mercenary Squad
card-underdark_ranger = Underdark Ranger
card-master_of_melee_magthere = Master of Melee-Magthere
card-weaponmaster = Weaponmaster
card-spellspinner = Spellspinner
card-spy_master = Spy Master
card-infiltrator = Infiltrator
card-information_broker = Information Broker
card-masters_of_sorcere = Masters of Sorcere
card-advocate = Advocate
card-chosen_of_lolth = Chosen of Lolth
card-drow_negotiator = Drow Negotiator
card-council_member = Council Member
card-matron_mother = Matron Mother
card-dragon_cultist = Dragon Cultist
card-red_wyrmling = Red Wyrmling
card-dragonclaw = Dragonclaw
card-severin_silrajin = Severin Silrajin
card-red_dragon = Red Dragon
card-kobold = Kobold
card-white_wyrmling = White Wyrmling
card-black_wyrmling = Black Wyrmling
card-white_dragon = White Dragon
card-black_dragon = Black Dragon
card-watcher_of_thay = Watcher of Thay
card-enchanter_of_thay = Enchanter of Thay
card-green_wyrmling = Green Wyrmling
card-rath_modar = Rath Modar
card-green_dragon = Green Dragon
card-cult_fanatic = Cult Fanatic
card-cleric_of_laogzed = Cleric of Laogzed
card-wyrmspeaker = Wyrmspeaker
card-blue_wyrmling = Blue Wyrmling
card-blue_dragon = Blue Dragon
card-eternal_flame_cultist = Eternal Flame Cultist
card-fire_elemental = Fire Elemental
card-fire_elemental_myrmidon = Fire Elemental Myrmidon
card-vanifer = Vanifer
card-imix = Imix
card-crushing_wave_cultist = Crushing Wave Cultist
card-water_elemental = Water Elemental
card-water_elemental_myrmidon = Water Elemental Myrmidon
card-gar_shatterkeel = Gar Shatterkeel
card-olhydra = Olhydra
card-air_elemental = Air Elemental
card-howling_hatred_cultist = Howling Hatred Cultist
card-air_elemental_myrmidon = Air Elemental Myrmidon
card-aerisi_kalinoth = Aerisi Kalinoth
card-yan_c_bin = Yan-C-Bin
card-black_earth_cultist = Black Earth Cultist
card-earth_elemental = Earth Elemental
card-earth_elemental_myrmidon = Earth Elemental Myrmidon
card-marlos_urnrayle = Marlos Urnrayle
card-ogremoch = Ogremoch
card-ghoul = Ghoul
card-mind_flayer = Mind Flayer
card-glabrezu = Glabrezu
card-marilith = Marilith
card-orcus = Orcus
card-gibbering_mouther = Gibbering Mouther
card-derro = Derro
card-ettin = Ettin
card-balor = Balor
card-demogorgon = Demogorgon
card-night_hag = Night Hag
card-jackalwere = Jackalwere
card-succubus = Succubus
card-vrock = Vrock
card-grazzt = Graz'zt
card-myconid_adult = Myconid Adult
card-nalfeshnee = Nalfeshnee
card-hezrou = Hezrou
card-myconid_sovereign = Myconid Sovereign
card-zuggtmoy = Zuggtmoy
card-beholder = Beholder
card-death_tyrant = Death Tyrant
card-gauth = Gauth
card-mindwitness = Mindwitness
card-spectator = Spectator
card-cranium_rats = Cranium Rats
card-grimlock = Grimlock
card-neogi = Neogi
card-quaggoth = Quaggoth
card-umber_hulk = Umber Hulk
card-aboleth = Aboleth
card-brainwashed_slave = Brainwashed Slave
card-chuul = Chuul
card-cloaker = Cloaker
card-nothic = Nothic
card-ambassador = Ambassador
card-elder_brain = Elder Brain
card-intellect_devourer = Intellect Devourer
card-puppeteer = Puppeteer
card-ulitharid = Ulitharid
card-carrion_crawler = Carrion Crawler
card-death_knight = Death Knight
card-flesh_golem = Flesh Golem
card-revenant = Revenant
card-wight = Wight
card-minotaur_skeleton = Minotaur Skeleton
card-mummy_lord = Mummy Lord
card-ogre_zombie = Ogre Zombie
card-ravenous_zombies = Ravenous Zombies
card-skeletal_horde = Skeletal Horde
card-banshee = Banshee
card-conjurer = Conjurer
card-ghost = Ghost
card-lich = Lich
card-wraith = Wraith
card-cultist_of_myrkul = Cultist of Myrkul
card-high_priest_of_myrkul = High Priest of Myrkul
card-necromancer = Necromancer
card-vampire_spawn = Vampire Spawn
card-vampire = Vampire

## What cards say

or = ; or{ " " }
and = { " " }and{ " " }
choose_one = choose one: { $what }
choose_times = choose { $n } times: { $what }
if = { $what }, { $what2 }
if_rival_troop = if another player's troop is at that site
if_rival_spy = if another player's spy is at that site
focus = { $aspect } Focus ► { $what }
cost = { $what } ► { $what2 }
at_end_of_turn = at end of turn, { $what }
gain_power = +{ $n } power
gain_influence = +{ $n } influence
gain_vp = { $n } VP
draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }

## What cards say: counters

per_sites_controlled =
    { $n ->
        [one] for each site you control
       *[other] for every { $n } sites you control
    }
per_sites_totally_controlled =
    { $n ->
        [one] for each site you totally control
       *[other] for every { $n } sites you totally control
    }
per_markers =
    { $n ->
        [one] for each site control marker you hold
       *[other] for every { $n } site control markers you hold
    }
per_white_trophies = for every { $n } white troops in your trophy hall
per_rival_trophies = for every { $n } troops of other players in your trophy hall
per_trophies = for every { $n } troops in your trophy hall
per_inner_circle_cards = for every { $n } cards in your inner circle
per_spies_on_map = for each of your spies on the map
per_kills = for each troop assassinated this way
at_least_inner_circle_cards = if you have { $n } or more cards in your inner circle
at_least_rival_trophies = if you have { $n } or more troops of other players in your trophy hall
at_least_trophies = if you have { $n } or more troops in your trophy hall

## What cards say: troops

deploy =
    { $n ->
        [one] deploy a troop
       *[other] deploy { $n } troops
    }
assassinate_enemy =
    { $n ->
        [one] assassinate a troop
       *[other] assassinate { $n } troops
    }
assassinate_white =
    { $n ->
        [one] assassinate a white troop
       *[other] assassinate { $n } white troops
    }
assassinate_up_to_enemy = assassinate up to { $n } troops
assassinate_up_to_white = assassinate up to { $n } white troops
supplant_enemy =
    { $n ->
        [one] supplant a troop
       *[other] supplant { $n } troops
    }
supplant_white =
    { $n ->
        [one] supplant a white troop
       *[other] supplant { $n } white troops
    }
anywhere = { " " }anywhere on the board
at_spy_site = { " " }at that spy's site
at_single_site = { " " }at a single site
move =
    { $n ->
        [one] move an enemy troop
       *[other] move { $n } enemy troops
    }
move_up_to = move up to { $n } enemy troops
return_other = return another player's troop or spy
return_other_spy = return another player's spy
return_any = return up to { $n } troops or spies, your own included
raise_white = put a white troop from any trophy hall on any empty space
raise_up_to_any = you may put up to { $n } troops from any trophy halls on any empty spaces
raise_there = put up to { $n } troops from one such player's trophy hall on empty spaces where you have Presence

## What cards say: spies

place_spy =
    { $n ->
        [one] place a spy
       *[other] place { $n } spies
    }
return_own_spy = return one of your spies
return_own_spies = return any number of your spies, for each

## What cards say: cards

devour_hand = devour a card in your hand
devour_inner = devour a card in your inner circle
devour_this = devour this card
may_devour_market = you may devour a card in the market
swap_with_market = devour a card in the market and put this card in its place
open_devoured = this turn the top devoured card counts as a market card
discard_hand = discard a card
return_to_supply = return this card to its supply
discard_deck = put your deck in your discard pile
promote =
    { $n ->
        [one] promote another card played this turn
       *[other] promote { $n } other cards played this turn
    }
promote_up_to = promote up to { $n } other cards played this turn
promote_aspect = promote one { $aspect } card played this turn
promote_undead = promote any number of Undead cards played this turn
promote_top = promote the top card of your deck
promote_this = promote this card
promote_from_discard = promote a card from your discard pile
promote_from_any = promote this card, or one from your hand or discard pile
# Values: $n $aspect
recruit_free_aspect = recruit, without paying, one { $aspect } card that costs { $n } or less
recruit_free_up_to = recruit up to { $n } cards that cost { $n2 } or less without paying
play_from_market = play a market card that costs { $n } or less as if it were in your hand, then devour it
play_from_inner = play a card of your inner circle as if it were in your hand, then put it back
outcast_yourself = you recruit an Insane Outcast
outcast_each_opponent =
    { $n ->
        [one] each opponent recruits an Insane Outcast
       *[other] each opponent recruits { $n } Insane Outcasts
    }
outcast_chosen_opponent = choose an opponent, who recruits an Insane Outcast
outcast_chosen_neighbour = choose an opponent with a troop adjacent to one of them, who recruits an Insane Outcast
force_discard_each = each opponent discards a card
force_discard_each_opponent = each opponent with more than { $n } cards in hand discards one
force_discard_chosen_opponent = choose an opponent with more than { $n } cards in hand, who discards one
force_discard_each_opponent_there = each opponent with a troop at that site and more than { $n } cards in hand discards one
force_discard_owner_of_killed = if that troop's owner has more than { $n } cards in hand, that player discards one
reaction_draw = draw { $n } cards
reaction_discard = that player discards a card too
reaction_promote = you may promote it instead
when_forced = When another player makes you discard this card, { $what }.
outcast_rule = If you would devour or promote it, it goes back to its supply instead.

## Questions

ask_choose = Choose one
ask_choose_left = Choose one ({ $n } left)
ask_reveal = Reveal one { $aspect } card from your hand for: { $what }?
ask_relocate = All your spies are on the map: take one back to place it again, or decline
ask_place_spy =
    { $n ->
        [one] Place a spy
       *[other] Place a spy ({ $n } left)
    }
ask_return_own_spy = Return one of your spies for: { $what }?
ask_deploy =
    { $n ->
        [one] Deploy a troop
       *[other] Deploy a troop ({ $n } left)
    }
ask_assassinate_enemy =
    { $n ->
        [one] Assassinate a troop
       *[other] Assassinate a troop ({ $n } left)
    }
ask_assassinate_white =
    { $n ->
        [one] Assassinate a white troop
       *[other] Assassinate a white troop ({ $n } left)
    }
ask_supplant_enemy =
    { $n ->
        [one] Supplant a troop
       *[other] Supplant a troop ({ $n } left)
    }
ask_supplant_white =
    { $n ->
        [one] Supplant a white troop
       *[other] Supplant a white troop ({ $n } left)
    }
ask_move_from =
    { $n ->
        [one] Choose an enemy troop to move
       *[other] Choose an enemy troop to move ({ $n } left)
    }
ask_move_to = Move the { $colour } troop from { $place } to an empty space
ask_return_any = Return a troop or spy ({ $what } left)
ask_raise =
    { $n ->
        [one] Take a troop from a trophy hall
       *[other] Take a troop from a trophy hall ({ $n } left)
    }
ask_raise_at = Put the { $what } troop on an empty space
ask_raise_rival = Choose whose trophy hall to take troops from
ask_recruit_free = Recruit a card that costs { $n } or less without paying
ask_victim = Choose who discards a card
ask_discard = { $seat } makes you discard a card: choose it
ask_promote_instead = Promote { $what } instead of discarding it?
ask_outcast = Choose who recruits an Insane Outcast
ask_first_deploy = Deploy your first troop to a starting site
ask_main = Your turn: { $n } power, { $n2 } influence
ask_resolve = End of turn: choose what to resolve next

## What would be lost

loses_power = { $n } power unspent
loses_influence = { $n } influence unspent
loses_cards =
    { $n ->
        [one] 1 card unplayed
       *[other] { $n } cards unplayed
    }

## Actions

act_end_turn = End your turn
act_decline = No, leave it
act_option = Option { $n }
act_accept = Yes
act_deploy_none = Deploy with empty barracks: 1 VP
act_recruit_devoured = Recruit the top devoured card
act_use_devoured = Play the top devoured card
act_devour_this = Devour this card
act_promote_this = Promote this card
act_target = { $seat }
act_play_basic = Play all { $n } basic cards
act_play = Play { $card }
act_deploy = Deploy to { $place }
act_assassinate = Assassinate the { $colour } troop at { $place }
act_supplant = Supplant the { $colour } troop at { $place }
act_return_troop = Return the { $colour } troop at { $place }
# Values: $place $seat
act_return_spy = Return { $seat }'s spy at { $place }
act_place_spy = Place a spy at { $place }
act_move_from = Move the { $colour } troop at { $place }
act_move_to = To { $place }
# Values: $seat $colour
act_take_trophy = A { $colour } troop from { $seat }'s trophy hall
act_raise_at = At { $place }
act_recruit = Recruit { $card } ({ $n })
act_devour = Devour { $card }
act_discard = Discard { $card }
act_promote = Promote { $card }
act_promote_from_hand = Promote { $card } from your hand
act_promote_from_discard = Promote { $card } from your discard pile
act_reveal = Reveal { $card }
act_use = Use { $card }
act_resolve = Resolve { $card }

## Places

route_space = { $what }–{ $what2 } route, space { $what3 }
route = { $what }–{ $what2 } route

## Panels: what a terminal shows of the state

panel_letters = RBOK
panel_key = Key
panel_white = white
panel_empty = empty
panel_left = Left section
panel_center = Center section
panel_right = Right section
panel_routes = Troops on routes
panel_market = Market ({ $n } in the deck)
panel_supplies = Supplies
panel_devoured = Devoured: { $card }
panel_hand = Your hand
panel_played = Played this turn
panel_piles = Open cards
panel_your_deck = Left in your deck
panel_seats = Round { $n }
panel_turn = Round { $n }, { $seat }'s turn: { $n2 } power, { $n3 } influence
panel_final = After { $n } rounds
panel_you = { $seat } (you)
panel_total = total control
column_site = Site
column_vp = VP
column_troops = Troops
column_control = Control
column_spies = Spies
column_marker = Marker
column_card = Card
column_cost = Cost
column_aspect = Aspect
column_text = Text
column_seat = Seat
column_barracks = Barracks
column_trophies = Trophies
column_tokens = Tokens
column_inner = Inner
column_deck = Deck
column_hand = Hand
column_discard = Discard
column_score = Score
column_inner_circle = Inner circle
column_discard_pile = Discard pile
fact_deck = deck
fact_cost = cost
fact_aspect = aspect
fact_kind = type
fact_copies = copies
fact_deck_vp = deck VP
fact_inner_vp = inner VP
fact_say = say
fact_site = what it is

## What happened

log-turn = Round { $n }: { $who }'s turn
log-play = { $who } plays { $card }
log-use = { $who } uses { $card }
log-gain_power = { $who } gains { $n } power
log-gain_influence = { $who } gains { $n } influence
log-vp = { $who } takes { $n } VP
log-deploy = { $who } deploys a troop at { $place }
log-last_troop = { $who } has deployed the last troop: the game ends after this round
log-last_card = The market deck is empty: the game ends after this round
log-no_barracks_vp = { $who } has no troops in barracks and takes { $n } VP instead
log-assassinate = { $who } assassinates the { $colour } troop at { $place }
log-move = { $who } moves the { $colour } troop from { $place } to { $place2 }
log-troop_returned = { $who } returns the { $colour } troop at { $place }
log-spy_returned = { $who } returns { $seat }'s spy at { $place }
log-spy = { $who } places a spy at { $place }
log-spy_back = { $who } takes back the spy at { $place }
log-raise = { $who } takes a { $colour } troop from { $seat }'s trophy hall to { $place }
log-control = { $who } controls { $place }
log-control_lost = { $who } no longer controls { $place }
log-marker_pays = { $who } gains 1 influence from { $place }
log-marker_vp = { $who } takes { $n } VP for total control of { $place }
log-draw =
    { $n ->
        [one] { $who } draws a card
       *[other] { $who } draws { $n } cards
    }
log-drawn = { $who } drew { $cards }
log-reshuffle = { $who } shuffles the discard pile into a new deck
log-market = { $card } comes to the market
log-into_market = { $card } goes to the market
log-recruit = { $who } recruits { $card }
log-devoured = { $card } is devoured
log-promote = { $who } promotes { $card }
log-to_supply = { $card } goes back to its supply
log-discard = { $who } discards { $card }
log-discard_deck = { $who } puts the whole deck in the discard pile
log-outcast = { $who } recruits an Insane Outcast
log-reveal = { $who } reveals { $card }
log-target = { $who } chooses { $seat }
log-ghost = { $who } may use the top devoured card as a market card this turn
log-game_over = The game is over

## Why something can't be done. The clause is added behind

why-not_waiting = It is not your turn to choose.
why-game_over = The game is over.
why-not_now = Not now: something else comes first.
why-turn_is_ending = Your turn is ending: you can't play more cards or take basic actions.
why-not_basic = That is not a basic action: only a card can do it.
why-mandatory = You must do this if you can.
why-futile = This option would do nothing (house rule).
why-no_power = It costs { $n } power; you have { $n2 }.
why-not_in_play = { $place } is not in play in this game.
why-full = { $place } has no empty space.
why-no_presence = You have no Presence at { $place }.
why-barracks_empty = Your barracks hold no troops.
why-barracks_not_empty = You still have troops in barracks: deploy one.
why-no_troop = No troop stands at { $place }.
why-no_such_troop = No { $colour } troop stands at { $place }.
why-own_troop = That troop is your own.
why-white_only = Choose a white troop.
why-not_white = You can't return white troops.
why-not_spy_site = { $place } is not that spy's site.
why-own_spy = That spy is your own.
why-not_your_spy = You can take back only your own spy.
why-no_such_spy = { $seat } has no spy at { $place }.
why-spy_already = You already have a spy at { $place }.
why-no_spies_left = All your spies are on the map: take one back first.
why-spies_left = You still have a spy in barracks: place that one.
why-must_place = You have a spy in barracks, so you must place one.
why-spy_only = You can return only a spy.
why-route_is_no_site = All targets must be at one site; a route is not a site.
why-single_site = All targets must be at { $place }.
why-no_empty_space = There is no empty space to put it on.
why-moved_already = You have moved that troop already.
why-no_such_trophy = No such troop is in that trophy hall.
why-own_hall = You can't take troops from your own trophy hall (house rule).
why-other_hall = Both troops come from the hall chosen first.
why-no_troop_there = That player has no troop at the spy's site.
why-no_troop_adjacent = { $seat } has no troop next to one you just deployed.
why-not_yourself = Choose another player.
why-no_such_seat = Nobody sits there.
why-too_few_cards = { $seat } must hold more than { $n } cards.
why-not_in_hand = { $card } is not in your hand.
why-not_in_discard = { $card } is not in your discard pile.
why-not_in_inner = { $card } is not in your inner circle.
why-not_in_play_area = No other { $card } lies in your play area.
why-not_in_market = { $card } is not in the market.
why-supply_empty = The supply of { $card } is empty.
why-no_cost = { $card } has no cost: you can't recruit it.
why-too_dear = { $card } costs { $n }; you have { $n2 } influence.
why-over_limit = { $card } costs { $n }; you can take only cards that cost { $n2 } or less.
why-wrong_aspect = { $card } is not { $aspect }.
why-wrong_kind = { $card } is not Undead.
why-devoured_closed = Only Ghost opens the devoured pile.
why-devoured_empty = Nobody has devoured a card yet.
why-from_inner = You played this card from your inner circle: you can't promote it again.
why-this_is_gone = This card is no longer in play.
why-not_queued = { $card } has nothing to resolve at the end of this turn.
why-first_deploy = First deploy a troop to a starting site.
why-not_a_start = { $place } is not a starting site.
why-start_taken = Another player already started at { $place }.

## What a lobby says of the game

about = Build a deck, send troops and spies through the Underdark, and take its cities from the other houses.
first_game = Drow and Dragons
first_game_why = The two half-decks to begin with, as the rulebook says.

## Options: a title, what it means, and what its values are called

option-players = Players
    .help = How many play.
option-decks = Half-decks
    .help = The two half-decks that make up the market.
    .random = random
    .drow = { deck-drow }
    .dragons = { deck-dragons }
    .elementals = { deck-elementals }
    .demons = { deck-demons }
    .aberrations = { deck-aberrations }
    .undead = { deck-undead }
option-outer = Outer section
    .help = With three players only one of the two outer sections of the map is in play: this one.
    .random = random
    .left = left
    .right = right
option-first = First player
    .help = Who begins.
    .random = random
    .red = { seat-red }
    .blue = { seat-blue }
    .orange = { seat-orange }
    .black = { seat-black }
option-promotions = End-of-turn promotions
    .help = When a card lets you promote at the end of your turn, whether you must or may.
    .mandatory = you must
    .optional = you may
option-futile_choices = Choices without effect
    .help = Whether you are offered choices that would do nothing.
    .allowed = offered
    .hidden = left out
option-free_recruits = Free recruits
    .help = Where you take cards from that you recruit without paying.
    .row_and_supplies = market and supplies
    .row_only = market only
option-trophy_halls = Trophy halls
    .help = From whose trophy halls your cards may take troops.
    .any = anybody's
    .rivals = opponents' only
option-focus = Focus
    .help = Whether a card that has already left play still counts for Focus.
    .played = any card played
    .in_play = only cards in play

## The page

page-map = Map of the Underdark
page-mapHelp = Arrow keys move the map, plus and minus zoom, 0 shows all of it.
page-zoomIn = Zoom in
page-zoomOut = Zoom out
page-zoomReset = Show the whole map
page-market = Market
page-marketDeck = cards in the market deck
page-devoured = Devoured
page-emptySlot = empty
page-hand = Your hand
page-noCards = no cards in hand
page-inPlay = Played
page-deck = Deck
page-discard = Discard pile
page-unseen = Hand and deck together
page-innerCircle = Inner circle
page-power = power
page-influence = influence
page-pool = { $who }'s turn
page-ending = Last round
page-endingWhy = This is the last round: the game ends after it.
page-round = Round { $n }
page-chooseMap = Choose on the map
page-chooseCard = Choose a card
page-chooseTrophy = Choose a trophy
page-waitFor = Waiting for { $who }
page-over = The game is over
page-chooseHere = Choose
page-vp = VP
page-deckVp = VP in the deck
page-innerVp = VP in the inner circle
page-cost = cost
page-noCost = can't be recruited
page-start = starting site
page-spoken = Spoken “{ $how }”. { $about }
page-outOfPlay = out of play
page-outOfPlayWhy = With this many players, nobody plays in this section. (T-2.1)
page-controlledBy = controlled by { $who }
page-totallyBy = totally controlled by { $who }
page-nobody = controlled by nobody
page-marker = control marker: 1 influence a turn, { $vp } VP with total control
page-space = Empty space, { $place }
page-troop = { $colour } troop, { $place }
page-spy = { $who }'s spy, { $place }
page-white = White
page-barracks = Troops in barracks
page-spies = Spies left
page-trophies = Trophies
page-noTrophies = no trophies
page-tokens = VP tokens
page-sites = Sites controlled
page-total = totally
page-handSize = Cards in hand
page-first = First player
page-none = none
page-scoreNow = If the game ended now
page-sources =
    .sites = sites
    .total = total control
    .trophies = trophies
    .deck = deck
    .inner = inner circle
    .tokens = VP tokens

## How one wins, and who is how far

aim_goal = Most VP win. The game ends after the round in which somebody deploys their last troop or the market deck runs out.
aim_and = {" "}and{" "}
aim_last_round = The last round: the game ends after { $who }'s turn.
aim_last_turn = The last turn: the game ends when { $who } is done.
aim_few_troops =
    { $n ->
        [one] { $who } has 1 troop left until the last round.
       *[other] { $who } has { $n } troops left until the last round.
    }
aim_few_cards =
    { $n ->
        [one] The market deck has 1 card left until the last round.
       *[other] The market deck has { $n } cards left until the last round.
    }
aim_leads = { $who } leads with { $n } VP.
aim_level = { $who } are level at { $n } VP.
aim_points = VP now
aim_points_about = Sites, total control, trophies, deck, inner circle and VP tokens.
aim_troops = Troops left to deploy
aim_end_troops = Round { $n } was the last: { $who } had no troops left to deploy.
aim_end_cards = Round { $n } was the last: the market deck had run out.
aim_end_somebody = Round { $n } was the last: somebody had deployed their last troop.
aim_won = { $n } VP: the most.
aim_short = { $n } VP: { $m } short.

## What speaks for a choice, where somebody asks for a hint

hint_points = It brings you most on points.
hint_sites = It does most for your sites.
hint_troops = It does most for your troops and spies.
hint_deck = It does most for your deck.
hint_inner = It does most for your inner circle.
hint_their_points = It keeps the others' points down.
hint_their_sites = It costs the others most on the map.
hint_their_decks = It leaves the others the weaker decks.
hint_end = It suits you best in how soon the game ends.

## Lessons

lesson-first = Your first house
    .about = Play cards, place troops, buy better cards, send a spy.
lesson-first-goal = You lead a drow house in the Underdark. Whoever has the most points at the end rules it.
lesson-first-home = First, choose where your house begins. Click Ched Nasad.
lesson-first-home_wrong = Any starting site would do in a real game. For now, take Ched Nasad.
lesson-first-hand = This is your hand: five cards each turn. You play all of them.
lesson-first-nobles = Nobles bring influence. Play both.
lesson-first-soldiers = Soldiers bring power. Play all three.
lesson-first-recruit = Influence buys better cards. You have 2: click the Spy Master.
lesson-first-recruit_wrong = That card has its uses. But take the Spy Master now: you will need it soon.
lesson-first-discard = It goes to your discard pile. You draw it later, when your deck runs out.
lesson-first-tunnel = Power places troops, 1 each, next to where you stand. Start down this tunnel.
lesson-first-tunnel_wrong = You may go there, but this way leads to Llacerellyn.
lesson-first-further = One step further.
lesson-first-reach = And now into Llacerellyn.
lesson-first-control = Most troops there: you control Llacerellyn. At the end that is worth 2 points. Fill it with yours alone and it is worth 2 more.
lesson-first-end = Nothing left to spend. End your turn: you draw five new cards.
lesson-first-again = The log tells what Blue did. Now play your five Nobles.
lesson-first-speaker = 5 influence. Buy the Wyrmspeaker for 3.
lesson-first-speaker_wrong = Not that one yet. The Wyrmspeaker shows you something new.
lesson-first-priestess = With the other 2, buy a Priestess of Lolth. Priestesses and House Guards are always for sale.
lesson-first-end_again = End your turn.
lesson-first-shuffled = Your deck had run out, so your discards were shuffled. Look what you drew!
lesson-first-spy = Play the Spy Master.
lesson-first-anywhere = A spy may go to any site, however far. Send it to Araumycos.
lesson-first-anywhere_wrong = A spy could go there. But the one in Araumycos has work to do.
lesson-first-presence = You can act wherever you have a spy or a troop, and next to your troops. Play your three Soldiers.
lesson-first-kill = 3 power kill a troop. Click Araumycos to assassinate a white one.
lesson-first-kill_wrong = You could. But the lesson is about the troops in Araumycos.
lesson-first-trophy = It lies in your trophy hall now, worth 1 point. Next, play the Wyrmspeaker.
lesson-first-promoting = At the end of this turn you promote a card. End your turn.
lesson-first-promote = A promoted card leaves your deck for your inner circle, where it scores more. Pick one.
lesson-first-ending = The game ends in the round in which somebody places their last troop, or the market runs out of cards.
lesson-first-points = Points come from sites you control, trophies, all your cards (promoted ones most), and points won on the way.
lesson-first-ready = You know enough to rule. Tap or rest on anything to read what it does.
