### Immortals in English.

## Names: seats, realms, areas, regions, tribes

seat-red = Red
seat-blue = Blue
seat-purple = Purple
seat-yellow = Yellow
seat-black = Black
realm-light = light realm
realm-dark = dark realm
short_realm-light = light
short_realm-dark = dark
area-greenwood = Greenwood
area-highpeaks = Highpeaks
area-waterlands = Waterlands
area-marches = The Marches
area-sunplains = Sunplains
region-treehome = Treehome
region-heartwood = Heartwood
region-grove = Grove
region-mossvale = Mossvale
region-owlshade = Owlshade
region-forge_fire = Forge Fire
region-mountains = Mountains
region-eagles_rest = Eagle's Rest
region-deepdelve = Deepdelve
region-stonegate = Stonegate
region-white_falls = White Falls
region-lakeside = Lakeside
region-emerald_cliff = Emerald Cliff
region-mistshore = Mistshore
region-reedwater = Reedwater
region-kingsroad = Kingsroad
region-borderland = Borderland
region-the_murk = The Murk
region-northwatch = Northwatch
region-emberfield = Emberfield
region-foothold = Foothold
region-tributepass = Tributepass
region-windmere = Windmere
region-goldmeadow = Goldmeadow
region-farwatch = Farwatch
tribe-elves = Elves
tribe-humans = Humans
tribe-dwarves = Dwarves
tribe-amazons = Amazons
tribe-halflings = Halflings
tribe-demons = Demons
tribe-orcs = Orcs
tribe-necromancers = Necromancers
tribe-night_elves = Night Elves
tribe-trolls = Trolls

## Names: what a space does, and the spaces of a board

effect-extract_gold = extract gold
effect-extract_energy = extract energy
effect-transition = transition of 3
effect-build = build
effect-attack = attack
effect-attack_or_move = attack or move
effect-temple = build a temple
space-extract_gold = { effect-extract_gold }
space-extract_energy = { effect-extract_energy }
space-transition = { effect-transition }
space-build = { effect-build }
space-attack = { effect-attack }
space-attack_or_move = { effect-attack_or_move }
space-light_special = light tribe's space
space-dark_special = dark tribe's space
space-magic_1 = magic space 1
space-magic_2 = magic space 2

## Names: what is built, whose side the inhabitants take, where points come from

build-portal = a portal
build-temple = a temple
build-capital = a capital
side-for_attacker = the inhabitants are with the attacker
side-neutral = the inhabitants stay neutral
side-against = the inhabitants are against the attacker
source-sites = sites
source-temples = temples
source-capitals = capitals
source-areas = areas
source-building = building

## Names: magic cards; the others are named after what they show

magic-transition_5 = Transition of 5
magic-conflict_or_first = Conflict card or first player
magic-dominate_or_temple = Dominate or temple
magic-draw_2_or_transition_2 = 2 conflict cards or transition of 2
blank_card = Blank card
unknown_card = Face-down card
region_card = Region { $region }
conflict_card = Conflict { $site }
wild_card = Wildcard { $area } ({ $realm })
site = { $region } ({ $realm })
tribe_space = { $effect } ({ $tribe })

## Amounts: gold, energy, and cubes of a colour

gold_amount = { $n } gold
energy_amount = { $n } energy
cube-red = { $n } red
cube-blue = { $n } blue
cube-purple = { $n } purple
cube-yellow = { $n } yellow
cube-black = { $n } black
cube-green =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }

## What cards say: amounts

gold_and_energy = { $gold } and { $energy }
nothing = nothing
thrown_out = out of it

## What cards say: cards

text_region = Shows { $region } in both realms. Whoever lays it must occupy one of the two sites, and acts where they have armies
text_conflict = 25 cards, one for each site of the { $realm }. You may lay it without occupying its site; once it has acted, you discard it
text_wild = 5 cards, one for each area of the { $realm }. It stands for any one site of its area there, but extracts neither gold nor energy
magic_draw =
    { $n ->
        [one] draw a conflict card
       *[other] draw { $n } conflict cards
    }
magic_first = take the first-player marker, with which you begin the next round
magic_temple = build a temple on a site that you occupy
magic_dominate = choose a site that you occupy and whose region card you don't hold, and take that card if you have more armies there than another player has on the twin
magic_transition = bring { $n } armies from one of your limbos, or all if there are fewer, to sites of that realm that you occupy, as you like
magic_or = ; or{ " " }
text_blank = It does nothing: it keeps others guessing, and you may forfeit it while another kind of card lies on your board

## What cards say: tribes

text_space = Own space: { $effect }
text_space_for = Own space: { $effect } for { $what }
text_prices = Builds a portal for { $energy }, a temple for { $what }, a capital for { $what2 }
text_groups = Army groups: { $what }, and { $what2 } with fewer than 5 players
text_start = Starts with { $what }
text_start_region = Starts in { $region } with { $what }

## Questions and choices: the initial placement

ask_start_region = Move an army group to { $region }, your start region
ask_draft = Choose a card: it says where an army group goes
ask_draft_keep = Choose a card to keep: nothing is placed
ask_draft_site = { $conflict }: which site does an army group go to?
ask_draft_group = Which army group goes to { $site }?
ask_split =
    { $n ->
        [one] { $n } of your armies came out of the tower: put it into one of your limbos
       *[other] { $n } of your armies came out of the tower: share them out between your limbos
    }

## Questions and choices: the round

ask_draw = Do you draw a conflict card?
ask_reinforce =
    { $n ->
        [one] Reinforcements: you may still bring { $n } army to light sites, { $n2 } to dark ones
       *[other] Reinforcements: you may still bring { $n } armies to light sites, { $n2 } to dark ones
    }
ask_plan = Plan your round, space by space: next is { $space }
ending_tie = { $n } points each: armies on sites decide ({ $what })
ask_ready = Your plan is made: are you ready?
ask_execution = Your turn: carry out an action, forfeit one, or pass
ask_must_pass = Your turn: nothing on your board can act, so you must pass
ask_compensation = Compensation: 1 gold or 1 energy?

## Questions and choices: actions being carried out

ask_source = { $space } with { $card }
ask_site = Which site?
ask_build = What do you build in { $site }?
ask_attack = Which site do you attack, and from where?
ask_attack_or_move = Attack a site, or move armies
# Values: $site $site2
ask_commit_0 = How many armies attack { $site2 } from { $site }? The inhabitants help you
# Values: $site $site2
ask_commit_1 = How many armies attack { $site2 } from { $site }? The inhabitants are neutral
# Values: $site $site2
ask_commit_2 = How many armies attack { $site2 } from { $site }? The inhabitants are against you
ask_move_to = Where do the armies in { $what } move?
ask_move_armies = How many armies move from { $what } to { $what2 }?
ask_option = Which of the two?
ask_limbo = From which limbo do you bring { $n } armies, or all there are?
ask_spread =
    { $n ->
        [one] Bring an army to a site of yours: { $n } more to come
       *[other] Bring armies to sites of yours: { $n } more to come
    }
ask_temple = In which site do you build a temple?
ask_dominate = From which site do you dominate its twin? You need more armies there than others have on it

## What would be lost

loses_action = you only get 1 gold or 1 energy
loses_actions =
    { $n ->
        [one] 1 action not carried out
       *[other] { $n } actions not carried out
    }

## What chance will say to an attack, and how that comes about

odds_win = you win: { $n } %
odds_win_about = you win: about { $n } %
odds_all = Win { $win } %, tie { $tie } %, lose { $lose } %
odds_yours = Your armies: { $attack } attack, { $tray } in the tray, { $tower } in the tower; on average { $out } come out.
odds_theirs = { $seat }: { $defend } defend, { $tray } in the tray, { $tower } in the tower; on average { $out } come out.
odds_inhabitants = Inhabitants: { $thrown } thrown in, { $tower } in the tower; on average { $out } come out; { $side }.
odds_cubes = A cube thrown in comes out { $thrown } % of the time, one already inside { $inside } %.
odds_ledges = Not exact: it takes the ledges to be as full as usual. It may be a point or so off.

## Questions and choices: actions

act_pass = Pass
act_done = Bring no more armies
act_ready = Ready
act_start_over = Start over
act_draw = Draw a conflict card
act_decline = Draw none
act_take_gold = Take 1 gold
act_take_energy = Take 1 energy
act_option = Option { $n }
act_magic_draw =
    { $n ->
        [one] Draw a conflict card
       *[other] Draw { $n } conflict cards
    }
act_magic_first = Take the first-player marker
act_magic_temple = Build a temple
act_magic_dominate = Dominate a region
act_magic_transition = Transition of { $n } armies
act_realm = From the limbo of the { $realm }
act_build = Build { $build }
act_build_for = Build { $build } for { $what }
act_group =
    { $n ->
        [one] The group of { $n } army
       *[other] The group of { $n } armies
    }
act_armies =
    { $n ->
        [one] Send { $n } army
       *[other] Send { $n } armies
    }
act_split_both = Put { $n } into the light limbo, { $n2 } into the dark one
act_split = Put { $n } into the light limbo
act_act = Carry out { $space }
act_act_with = Carry out { $space } with { $card }
act_act_for = Carry out { $space } with { $card } for { $what }
act_forfeit = Forfeit { $space }
act_forfeit_with = Forfeit { $space } with { $card }
act_only = all you can do now: { $what }
act_in_vain = you have too few armies to dominate any region
act_leave = Leave { $space } empty
act_plan = Plan { $space } with { $card }
act_cast = Plan { $space } with { $card }
act_site = Choose { $site }
act_site_place = Place in { $site }
# Values: $site $gold
act_site_extract = Extract { $gold } in { $site }
act_site_bring = Bring armies to { $site }
act_site_bring_one = Bring an army to { $site }
act_site_build = Build in { $site }
act_site_temple = Build a temple in { $site }
act_site_dominate = Dominate from { $site }: { $n } against { $n2 }
act_site_in_vain = Dominate from { $site }: { $n } against { $n2 }, so nothing happens
act_move_from = Move armies from { $site }
act_move_to = Move to { $site }
act_choose = Choose { $conflict }
# Values: $site $site2
act_attack = Attack { $site2 } from { $site }
# Values: $site $site2
act_attack_portal = Attack { $site2 } through the portal in { $site }

## Screens: panels

panel_letters = RBPYK
panel_key = Key
key_yields = 4/2 gold/energy
key_armies = { $what }3 armies
key_buildings = t temple   c capital   p portal to the twin
panel_placement = Initial placement
panel_round = Round { $n } of { $n2 }
panel_final =
    { $n ->
        [one] After { $n } round
       *[other] After { $n } rounds
    }
panel_you = { $seat } (you)
panel_tribes = Tribes
panel_cubes = Tray and tower
panel_tray = tray
panel_tower = tower
panel_piles = Supplies
pile_deck = conflict deck: { $n }
pile_draft = light deck: { $n }, dark deck: { $n2 }
pile_discards = discard pile: { $n }
pile_inhabitants = inhabitants: { $n }
pile_buildings = buildings: { $n }
pile_portals = portals: { $n }
panel_boards = Cards on other boards
panel_board = Your board
panel_prices = Your building prices
panel_hand = Your hand
panel_draft_hand = Your cards to choose from
cost_of_move = move: { $gold }
mark_first = first player
mark_ready = ready
mark_passed = passed
column_region = Region
column_light = Light
column_dark = Dark
column_card = Card
column_seat = Seat
column_points = Points
column_gold = Gold
column_energy = Energy
column_limbo = Limbo
column_sites = Sites
column_conflicts = Conflicts
column_groups = Groups left
column_status = Status
column_inhabitants = Inhabitants
column_space = Space
column_spaces = Spaces
column_cost = Cost
column_portal = Portal
column_temple = Temple
column_capital = Capital

## How one wins, and who is how far

aim_goal = Every round scores sites, temples, capitals and areas; building scores at once. Most points after round { $n } win.
aim_and = {" "}and{" "}
aim_rounds = { $n } rounds to go.
aim_one_more = One more round after this one.
aim_last_round = The last round: after its scoring the game ends.
aim_leads = Scored now, { $who } would be ahead with { $n } points.
aim_level = Scored now, { $who } would be level at { $n } points.
aim_points = Points so far
aim_scoring = This round's scoring
aim_scoring_about = As the board stands now.
aim_total = Both together
aim_armies = Armies on sites
aim_armies_about = They decide if points are level.
aim_end = Round { $n } was the last.
aim_most = Points: { $n }, the most.
aim_short = Points: { $n }, { $m } short.
aim_fewer_armies = Points: { $n }, the most, but { $m } fewer armies on sites.

## What speaks for a choice, where somebody asks for a hint

hint_points = It brings you most on points.
hint_sites = It does most for your sites.
hint_areas = It does most for your areas.
hint_buildings = It does most for your temples and capitals.
hint_armies = It does most for your armies.
hint_cards = It does most for your cards and your plan.
hint_means = It does most for your gold and energy.
hint_their_points = It keeps the others' points down.
hint_their_board = It costs the others most on the board.

## Screens: card pages

group_regions = Region card
group_conflicts = Conflict card
group_magic = Magic card
group_blank = Blank card
group_tribes = Tribe
fact_deck = deck
fact_area = area
fact_light = light realm
fact_dark = dark realm
fact_cost = cost
page_conflict = Conflict cards ({ $short_realm })
page_wild = Wildcards ({ $short_realm })

## What happened: the initial placement

log-place_group =
    { $n ->
        [one] { $who } places a group of { $n } army in { $site }
       *[other] { $who } places a group of { $n } armies in { $site }
    }
log-place_twin = { $who } puts { $n } armies in { $site }
log-chose = { $who } chooses { $conflict }
log-shows = { $who } shows { $conflict }
log-keeps = { $who } keeps { $conflict }
log-keeps_secretly = { $who } keeps a conflict card unseen
log-hands_passed = Hands and first-player marker go to the left
log-placement_over = The initial placement is over
log-start_with = { $who } starts with { $gold } and { $energy }
log-split = { $who } puts { $n } into the light limbo, { $n2 } into the dark one

## What happened: the round

log-round = Round { $n } of { $n2 }: { $who } begins
log-planning = Everybody plans in secret
log-ready = { $who } is ready
log-all_ready = Everybody is ready: execution begins
log-act = { $who } reveals { $card }: { $space }
log-forfeit = { $who } reveals { $card } and forfeits: { $space }
log-pass = { $who } passes
log-compensation_gold = { $who } takes 1 gold as compensation
log-compensation_energy = { $who } takes 1 energy as compensation
log-marker = { $who } takes the first-player marker

## What happened: gold and energy

log-extract_gold = { $who } extracts { $gold } in { $site }
log-extract_energy = { $who } extracts { $energy } in { $site }
log-pay = { $who } pays { $gold } and { $energy }
log-pay_gold = { $who } pays { $gold }
log-pay_energy = { $who } pays { $energy }

## What happened: armies

log-reinforce =
    { $n ->
        [one] { $who } brings { $n } army to { $site }
       *[other] { $who } brings { $n } armies to { $site }
    }
log-move =
    { $n ->
        [one] { $who } moves { $n } army from { $site } to { $site2 }
       *[other] { $who } moves { $n } armies from { $site } to { $site2 }
    }
log-build = { $who } builds { $build } in { $site } (+{ $n })

## What happened: battle

log-attack =
    { $n ->
        [one] { $who } sends { $n } army from { $site } against { $site2 }: { $side }
       *[other] { $who } sends { $n } armies from { $site } against { $site2 }: { $side }
    }
log-throw = Into the tower
log-strengths = Strength: attack { $n }, defence { $n2 }
log-conquers = { $who } conquers { $site }; armies there: { $n }
log-repelled = { $who } fails to take { $site }
log-wins_battle = { $who } wins the battle for { $site }; armies left: { $n }
log-wins_by_inhabitants = { $who } wins the battle for { $site } with the inhabitants alone: nobody is left there
log-fallen =
    { $n ->
        [one] { $n } army of { $who } falls and crosses over to the limbo of the { $realm }
       *[other] { $n } armies of { $who } fall and cross over to the limbo of the { $realm }
    }
log-tie = A tie: nobody is left in { $site }

## What happened: cards

log-region_card = { $who } takes the region card { $region }
log-region_card_from = { $who } takes the region card { $region } from { $seat }
log-region_card_back = { $who } loses the region card { $region }: after a tie it goes back to the stock
log-off_board = It lay on { $who }'s board ({ $space }): that space is empty now
log-dominates = { $who } dominates { $region }
log-fails_to_dominate = { $who } fails to dominate { $region }
log-draw = { $who } draws a conflict card
log-drawn = New in { $who }'s hand: { $conflict }
log-reshuffle = The discards are shuffled into a new conflict deck

## What happened: points

log-score = { $who } scores { $n } for { $source }
log-game_over = The game is over

## Why something can't be done. The clause is added behind

why-not_waiting = It is not your turn to choose.
why-game_over = The game is over.
why-not_now = Not now: something else comes first.
why-setting_up = First everybody places their armies: then the rounds begin.
why-not_yet = Not yet: first everybody plans, then you all carry out your actions.
why-space_first = First choose one of your planned spaces: it says what you may do.

## Why something can't be done: the initial placement

why-no_such_group = You have no army group of { $n } left.
why-not_in_hand = { $conflict } is not in your hand.
why-must_place = { $conflict } has no free site, and another card of your hand has one.
why-occupied = { $site } is occupied.
why-not_so_many = Only { $n } of your armies came out.

## Why something can't be done: planning

why-not_ready = Go through all ten spaces first.
why-another_space = Plan your spaces in order: this is not the next one.
why-no_blanks = All your blank cards lie on your board.
why-wrong_space = Magic cards go on magic spaces, the others on army spaces.
why-laid_already = { $card } lies on your board already.
why-card_not_held = You don't hold { $card }.
why-region_not_occupied = You occupy neither site of { $card }.
why-no_wildcards = You can't extract gold or energy with a wildcard.

## Why something can't be done: execution

why-blank = You can only forfeit a blank card.
why-empty_space = No card of yours lies on that space.
why-only_blanks = You have only blank cards on your board: you must pass.
why-no_gold = It costs { $gold }; you have { $n }.
why-no_energy = It costs { $energy }; you have { $n }.

## Why something can't be done: sites

why-not_on_card = This card can't stand for { $site }.
why-no_army_on_card = You have no army on the site of { $card }.
why-not_occupied = You don't occupy { $site }.
why-not_in_play = { $site } is out of play with two players.
why-no_site_there = You occupy no site in the { $realm }.
why-other_realm = These armies come to the { $realm }.

## Why something can't be done: limbo

why-limbo_empty = That limbo holds none of your armies.
why-no_reinforcement = You may bring no more armies to the { $realm }: one for every three in its limbo.
why-no_transition = In no realm do you have both armies in limbo and a site for them.
why-all_come = They all have to come: { $n } more.

## Why something can't be done: building

why-nothing_to_build = There is nothing there that you can build and pay for.
why-no_room = There is no room for it in { $site }: at most one building and one portal on a site, and one capital in an area.

## Why something can't be done: attacking and moving

why-no_attack = None of your sites with two armies or more has anything to attack.
why-no_move_here = This space allows an attack only.
why-too_few = You need at least two armies in { $site }: one stays.
why-one_stays = At least one army must stay in { $site }.
why-your_own = You occupy { $site } yourself.
why-no_portal = There is no portal in { $site }.
why-nowhere_to_go = You can't reach any other site of yours from { $site }.
why-no_path = You have no path over your own sites to { $site }.

## Why something can't be done: magic

why-no_conflicts = There are no conflict cards left to draw.
why-nothing_to_dominate = You hold the region card of every region that you occupy.
why-card_held = You hold the region card { $region } already.

## What a lobby says of the game

about = Lead a tribe of light and a tribe of darkness: plan in secret, then fight for two realms. Whoever falls in one rises in the other.

## Options: a title, what it means, and what its values are called

option-data = Your own numbers
    .help = A file (YAML or JSON) with the numbers that are different in your copy; `bailiwick numbers immortals` shows all of them.
option-players = Players
    .help = How many play. For two it is a variant of our own.
option-rounds = Rounds
    .help = How many rounds you play, if not as many as printed.
    .printed = as printed
option-first = First player
    .help = Who begins.
    .random = random
    .red = { seat-red }
    .blue = { seat-blue }
    .purple = { seat-purple }
    .yellow = { seat-yellow }
    .black = { seat-black }
option-tower = Cube tower
    .help = What a throw does: a big one shakes more cubes loose, or every cube has the same chance every time.
    .ledges = with ledges
    .independent = each cube for itself
option-marker = First-player marker
    .help = Whether the first-player marker stays where it is or moves on after each round.
    .stays = stays
    .rotates = goes to the left
option-forfeits = Forfeited conflict cards
    .help = What becomes of a conflict card when you give up its action.
    .keep_card = back to the hand
    .discard = discarded
option-prices = Building prices
    .help = Whose price list you build by.
    .realm = of the realm's tribe
    .light = of the light tribe
    .dark = of the dark tribe
    .cheaper = the cheaper one
option-allegiance = Region cards in attacks
    .help = Where a region card wins over or calms the inhabitants when you attack.
    .own_realm = where you have armies
    .both_realms = in both realms
option-capitals = Capitals
    .help = How many capitals an area may have: one in each realm, or one in all.
    .realm = one in each realm
    .area = one in all

## The page

page-map = Map of the two realms
page-mapHelp = Arrow keys move the map, plus and minus zoom, 0 shows all of it.
page-zoomIn = Zoom in
page-zoomOut = Zoom out
page-zoomReset = Show the whole map
page-views = Parts of the board
page-tabs =
    .light = Light
    .dark = Dark
    .plan = Board
    .tower = Tower
page-armiesOf =
    { $n ->
        [one] 1 army of { $who }
       *[other] { $n } armies of { $who }
    }
page-unoccupied = unoccupied
page-portal = portal
page-temple = temple
page-capital = capital
page-portalTo = portal to the { $realm }
page-yields = yields { $gold } gold, { $energy } energy
page-cardHeld = region card: { $who }
page-cardFree = region card: nobody
page-help =
    .extract_gold = Take the gold that the site of your card yields, if you have an army there.
    .extract_energy = Take the energy that the site of your card yields, if you have an army there.
    .transition = Three armies come from the limbo of that realm to the site of your card, where you need one already.
    .build = Build a portal, a temple or a capital on the site of your card, at your tribe's price.
    .attack = Attack from any site with two armies or more. Your card decides what the inhabitants do: if it shows the target they help you, if it shows the origin they stay out, else they are against you.
    .attack_or_move = Attack as usual, or move armies from the site of your card over sites of yours to another one.
    .temple = Build a temple on the site of your card, at the price of this space.
    .magic = Lay a magic card here: it says what it does and costs.
page-templeHelp =
    { $now ->
        [one] Temple: 1 point for building it, then { $later } at the end of each round for whoever occupies the site.
       *[other] Temple: { $now } points for building it, then { $later } at the end of each round for whoever occupies the site.
    }
page-capitalHelp =
    { $now ->
        [one] Capital: { $now } point for building it, then { $later } at the end of each round for whoever occupies the site.
       *[other] Capital: { $now } points for building it, then { $later } at the end of each round for whoever occupies the site.
    }
page-capitalsTogether = One in each area, both realms counted together.
page-capitalsApart = One in each area of each realm.
page-portalHelp =
    { $now ->
        [one] Portal: 1 point for building it. From its site anybody's armies may move or attack to the same region in the other realm, but not back.
       *[other] Portal: { $now } points for building it. From its site anybody's armies may move or attack to the same region in the other realm, but not back.
    }
page-limboHelp = Armies that fall in a battle cross over to their owner's limbo in the other realm. At the start of a round one of every three in a limbo may return to a site of its realm; transitions bring more.
page-towerHelp = In a battle the armies of both sides are thrown in, with all that lies in the tray. Some stick inside, others that stuck before fall out: what lies in the tray then decides. The fallen cross over to their owner's limbo in the other realm.
page-soonHelp = Points. If the round ended now: +{ $n } (sites { $sites }, temples { $temples }, capitals { $capitals }, areas { $areas }).
page-areas = Areas
page-share = { $who } { $n } of 5
page-nobodyThere = nobody
page-limbo = Limbo
page-lightLimbo = Light limbo
page-darkLimbo = Dark limbo
page-board = Your board
page-boards = Everybody's board
page-emptySpace = empty
page-faceDown = a card, face down
page-forfeited = forfeited
page-cost = costs { $cost }
page-costOfMove = a move costs { $cost }
page-gold = Gold
page-energy = Energy
page-goldAmount = { $n } gold
page-energyAmount = { $n } energy
page-hand = Your hand
page-blanks =
    { $n ->
        [one] Blank card, 1 left
       *[other] Blank cards, { $n } left
    }
page-planAsk = Plan your round in secret: lay cards on your spaces, in any order, then say that you are ready
page-planHelp = Choose a card, then a space
page-awaits = { $space }: now choose a card
page-takenUp = { $card }: now choose a space
page-forfeitOne = Forfeit an action
page-leftEmpty =
    { $n ->
        [one] 1 space could still take a card
       *[other] { $n } spaces could still take a card
    }
page-readyWith =
    { $n ->
        [one] Ready with 1 card
       *[other] Ready with { $n } cards
    }
page-clear = Take all back
page-isReady = ready
page-plans = plans
page-hasPassed = passed
page-refusals =
    .wrong_space = A card of this kind can't lie here
    .not_held = You don't have this card
    .region_not_occupied = You don't occupy this region in either realm
    .no_wildcards = Wildcards can't extract
page-tower = Cube tower
page-inside = In the tower
page-tray = Tray
page-empty = empty
page-cubes =
    .red = { $n } red
    .blue = { $n } blue
    .purple = { $n } purple
    .yellow = { $n } yellow
    .black = { $n } black
    .green =
        { $n ->
            [one] 1 inhabitant
           *[other] { $n } inhabitants
        }
page-battle = Battle
page-lastBattle = Last battle
page-sides =
    .with = inhabitants with you
    .neutral = inhabitants neutral
    .against = inhabitants against you
page-nobody = nobody
page-armiesGo =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
page-chooseHere = Choose
page-chooseMap = Choose on the map
page-chooseSpace = Choose a space of your board
page-waitFor = Waiting for { $who }
page-over = The game is over
page-round = Round { $n } of { $of }
page-placement = Initial placement
page-points = pts
page-sites = Occupied sites
page-conflictCount = Conflict cards in hand
page-groups = Army groups left
page-draft = Your cards to choose from
page-first = First-player marker
page-spacesTaken =
    { $n ->
        [one] 1 card on the board
       *[other] { $n } cards on the board
    }

## Lessons

lesson-first = Two realms
    .about = A first round: plan in secret, gather gold and energy, build, score.
lesson-first-theme = You lead two tribes: Elves in the light realm, Orcs in the dark realm.
lesson-first-twin = Both realms have the same map. This is Mossvale again, in the dark.
lesson-first-goal = Most points win. You score after each round, for the sites that you occupy and for buildings.
lesson-first-cards = Each round everybody lays cards on ten spaces, face down and at the same time. The card says where, the space says what.
lesson-first-plan = Lay Treehome on extract gold, Grove on extract energy and Mossvale on build. Then say that you are ready.
lesson-first-plan_again = Not quite. Treehome goes on extract gold, Grove on extract energy, Mossvale on build, and nothing else.
lesson-first-act = Now you all carry out your cards, one each in turn. Begin with gold or with energy.
lesson-first-act_again = Blue has had a turn. Now carry out the other one.
lesson-first-build = You can pay for a building now: carry out build.
lesson-first-where = You have Mossvale in both realms, and one card for both. Choose where you build.
lesson-first-what = A temple or a capital scores now, and again each round. Which one do you want?
lesson-first-not_portal = A portal scores only once. You will build one in the next lesson.
lesson-first-pass = Your board is empty, so pass.
lesson-first-compensation = Whoever passes gets a little something. Gold or energy, as you like.
lesson-first-score = Scoring: 2 points for your four sites, 1 for the building, and 2 more because you have three of the five sites of Greenwood.
lesson-first-draw = The next round begins. Draw a conflict card: you will need it to attack.
lesson-first-do_draw = It is free, so draw one.
lesson-first-reinforce = Armies wait in your two limbos, three in each. One of every three comes back: choose where.
lesson-first-end = That is a round. Next: Blue has taken Owlshade, and you want it back.
lesson-battle = Battle
    .about = The last round: a battle in the tower, the fallen cross over, a portal opens.
lesson-battle-last = It is the last round, and Blue is 3 points ahead. You have to fight.
lesson-battle-area = Blue's armies are in Owlshade. With it you would have three sites of Greenwood: 2 more points.
lesson-battle-conflict = You hold Owlshade's conflict card. Attack with it, and the people who live there fight for you.
lesson-battle-plan = Lay Conflict Owlshade on attack, Mossvale on transition, Grove on build, Conflict Grove on attack or move. Then say that you are ready.
lesson-battle-plan_again = Not quite. Conflict Owlshade: attack. Mossvale: transition. Grove: build. Conflict Grove: attack or move. Nothing else.
lesson-battle-attack = First the attack.
lesson-battle-first_attack = That comes later: attack first, before Blue grows stronger.
lesson-battle-target = Attack Owlshade from Treehome.
lesson-battle-not_there = Your card shows Owlshade. Anywhere else the inhabitants would fight you.
lesson-battle-armies = One army has to stay behind. Send the other four.
lesson-battle-tower = Both armies went into the tower. What came out has fought: your 4 and 2 inhabitants against 4 of Blue's.
lesson-battle-won = You have won Owlshade, with its temple and its region card.
lesson-battle-fallen = But two of yours fell. Nobody dies for ever here: the fallen cross over to the other realm, into your dark limbo.
lesson-battle-transition = Bring them back: carry out the transition. They return at Mossvale, in the dark realm.
lesson-battle-first_transition = First the transition: your fallen are waiting.
lesson-battle-build = Now build in Grove.
lesson-battle-first_build = First build: without a portal you can't get through.
lesson-battle-portal = Build a portal: it leads from here to Grove in the other realm, and scores 1 point.
lesson-battle-not_temple = A good thing, too. But you want to get through to the dark Grove: build a portal.
lesson-battle-through = Through the portal! Carry out your last card.
lesson-battle-target2 = Attack the dark Grove from the Grove in the light.
lesson-battle-not_through = Your card shows the dark Grove: go through the portal.
lesson-battle-armies2 = Nobody is there, and the inhabitants are with you. Send two armies.
lesson-battle-both = Send both. One might get stuck in the tower.
lesson-battle-pass = That was your last card. Pass, and the game is scored.
lesson-battle-compensation = Gold or energy: it no longer matters.
lesson-battle-end = 41 to 39: you win! Three sites of Greenwood in each realm have decided it. Magic cards await you in a real game.
