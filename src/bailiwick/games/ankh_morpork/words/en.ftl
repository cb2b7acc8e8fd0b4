### Ankh-Morpork in English.

## Names: seats, pieces without and with their article, where points come from

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
kind-red = red minion
kind-blue = blue minion
kind-green = green minion
kind-yellow = yellow minion
kind-troll = troll
kind-demon = demon
the_kind-red = the red minion
the_kind-blue = the blue minion
the_kind-green = the green minion
the_kind-yellow = the yellow minion
the_kind-troll = the troll
the_kind-demon = the demon
source-minions = minions
source-buildings = buildings
source-cash = cash
source-loans = unpaid loans

## Names: areas

area-dolly_sisters = Dolly Sisters
area-unreal_estate = Unreal Estate
area-dragons_landing = Dragon's Landing
area-small_gods = Small Gods
area-the_scours = The Scours
area-the_hippo = The Hippo
area-the_shades = The Shades
area-dimwell = Dimwell
area-longwall = Longwall
area-isle_of_gods = Isle of Gods
area-seven_sleepers = Seven Sleepers
area-nap_hill = Nap Hill

## Names: random events

event-the_dragon = The Dragon
event-flood = Flood
event-fire = Fire
event-fog = Fog
event-riots = Riots
event-explosion = Explosion
event-mysterious_murders = Mysterious Murders
event-demons_from_the_dungeon_dimensions = Demons from the Dungeon Dimensions
event-subsidence = Subsidence
event-bloody_stupid_johnson = Bloody Stupid Johnson
event-trolls = Trolls
event-earthquake = Earthquake

## Names: personalities

personality-lord_vetinari = Lord Vetinari
personality-lord_selachii = Lord Selachii
personality-lord_rust = Lord Rust
personality-lord_de_worde = Lord de Worde
personality-dragon_king_of_arms = Dragon King of Arms
personality-chrysoprase = Chrysoprase
personality-commander_vimes = Commander Vimes

## Names: cards

card-mr_boggis = Mr Boggis
card-mr_bent = Mr Bent
card-the_beggars_guild = The Beggars' Guild
card-the_bank_of_ankh_morpork = The Bank of Ankh-Morpork
card-dragon_sanctuary = The Ankh-Morpork Sunshine Dragon Sanctuary
card-sergeant_angua = Sergeant Angua
card-the_agony_aunts = The Agony Aunts
card-the_dysk = The Dysk
card-the_duckman = The Duckman
card-drumknott = Drumknott
card-cmot_dibbler = CMOT Dibbler
card-dr_cruces = Dr Cruces
card-captain_carrot = Captain Carrot
card-mrs_cake = Mrs Cake
card-groat = Groat
card-gimlets_dwarf_delicatessen = Gimlet's Dwarf Delicatessen
card-gaspode = Gaspode
card-fresh_start_club = Fresh Start Club
card-foul_ole_ron = Foul Ole Ron
card-the_fools_guild = The Fools' Guild
card-the_fire_brigade = The Fire Brigade
card-inigo_skimmer = Inigo Skimmer
card-history_monks = History Monks
card-hex = Hex
card-here_n_now = Here'n'Now
card-harry_king = Harry King
card-hargas_house_of_ribs = Harga's House of Ribs
card-mr_gryle = Mr Gryle
card-the_peeled_nuts = The Peeled Nuts
card-the_opera_house = The Opera House
card-nobby_nobbs = Nobby Nobbs
card-modo = Modo
card-the_mended_drum = The Mended Drum
card-librarian = Librarian
card-leonard_of_quirm = Leonard of Quirm
card-shonky_shop = Shonky Shop
card-sacharissa_cripslock = Sacharissa Cripslock
card-rosie_palm = Rosie Palm
card-rincewind = Rincewind
card-the_royal_mint = The Royal Mint
card-queen_molly = Queen Molly
card-pink_pussycat_club = Pink PussyCat Club
card-zorgo = Zorgo the Retro-phrenologist
card-dr_whiteface = Dr Whiteface
card-wallace_sonky = Wallace Sonky
card-the_seamstresses_guild = The Seamstresses' Guild
card-mr_pin_and_mr_tulip = Mr Pin & Mr Tulip
card-the_thieves_guild = The Thieves' Guild
card-sergeant_cheery_littlebottom = Sergeant Cheery Littlebottom
card-otto_chriek = Otto Chriek
card-the_clacks = The Clacks
card-sergeant_colon = Sergeant Colon
card-cosmo_lavish = Cosmo Lavish
card-the_dean = The Dean
card-death = 'HELLO'
card-burleigh_and_stronginthearm = Burleigh & Stronginthearm
card-the_bursar = The Bursar
card-cable_street_particulars = Cable Street Particulars
card-canting_crew = Canting Crew
card-carcer = Carcer
card-the_chair_of_indefinite_studies = The Chair of Indefinite Studies
card-sir_charles_lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant_detritus = Sergeant Detritus
card-deep_dwarves = Deep Dwarves
card-adora_belle_dearheart = Adora Belle Dearheart
card-the_alchemists_guild = The Alchemists' Guild
card-the_auditors = The Auditors
card-buggy_swires = Buggy Swires
card-susan = Susan
card-sybil_vimes = Sybil Vimes
card-mr_teatime = Mr Teatime
card-the_watch = The Watch
card-wee_mad_arthur = Wee Mad Arthur
card-william_de_worde = William de Worde
card-willikins = Willikins
card-archchancellor_ridcully = Archchancellor Ridcully
card-ruby = Ruby
card-the_senior_wrangler = The Senior Wrangler
card-mr_shine = Mr Shine
card-mr_slant = Mr Slant
card-the_smoking_gnu = The Smoking Gnu
card-stanley = Stanley
card-moist_von_lipwig = Moist von Lipwig
card-doctor_mossy_lawn = Doctor Mossy Lawn
card-patricians_palace = Patrician's Palace
card-ponder_stibbons = Ponder Stibbons
card-the_post_office = The Post Office
card-reacher_gilt = Reacher Gilt
card-professor_of_recent_runes = Professor of Recent Runes
card-doctor_hix = Doctor Hix
card-hobsons_livery_stable = Hobson's Livery Stable
card-hubert = Hubert
card-igor = Igor
card-the_luggage = The Luggage
card-the_mob = The Mob
card-lord_downey = Lord Downey
card-dwarves = Dwarves
card-edward_d_eath = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargoyles

## What cards say: how phrases are put together

then = , then{ " " }
after = ;{ " " }
each_other = each other player { $what }
named_player = another player of your choice { $what }
that_player = that player { $what }

## What cards say: where (`where`)

where_anywhere = in any area
where_near_yours = in or next to an area with one of yours
where_in_trouble = in an area with trouble
where_quiet = in an area without any
where_beside_trouble = in an area without any, next to an area with trouble
where_own_building = in an area with a building of yours
where_near_unreal_estate = in Unreal Estate or an area next to it
where_near_dolly_sisters = in Dolly Sisters or an area next to it
where_near_dimwell = in Dimwell or an area next to it
where_shades = in The Shades or an area next to it that has minions but no trouble
from_anywhere = from any area
from_in_trouble = from an area with trouble
from_unreal_estate = from Unreal Estate
from_rolled = from the rolled area

## What cards say: minions

place_minion_by_rule = place a minion
place_minion = place a minion { $what }
place_minion_optional = another one there if you like
place_minion_quietly = place a minion { $what }: it brings no trouble
assassinate = assassinate a minion that is not yours in an area with trouble
remove_own = remove one of your minions
remove_anybodys = remove a minion { $what }
removes_own = removes one of their own minions
removes_not_the_active = removes a minion that is not yours { $what }
move_own = move one of your minions to any other area
move_own_adjacent = move one of your minions { $what } to an adjacent area
move_not_own_adjacent = move a minion that is not yours to an adjacent area
swap_minions = swap two minions that are in different areas

## What cards say: trouble

stir = put a trouble marker { $what }
calm = remove a trouble marker
money_for_trouble = choose an area with trouble and take ${ $n } for each minion in it

## What cards say: buildings

build = place a building
build_half = place a building at half its cost
take_over_quiet = replace another player's building in an area without trouble with one of yours, and pay that player its cost
take_over_trouble = replace another player's building in an area with trouble with one of yours, and pay that player its cost
raze = you may remove one of that player's buildings

## What cards say: money

gain = take ${ $n }
gain_for_trouble = take $1 for each trouble marker in the city
gain_for_buildings = take $1 for each building in the city, whoever owns it
gain_for_isle = take $1 for each minion in Isle of Gods
spend = pay ${ $n }
loan = borrow ${ $n } and keep this card in front of you: at the end of the game repay ${ $n2 } or lose { $n3 } points
hands_you = hands you ${ $n }
pay_target = pay ${ $n } to another player of your choice
transfer = choose two other players: the first pays ${ $n } to the second
demand = pays you ${ $n }, or else { $what }
penalty = this card stays in front of that player to the end of the game, as a penalty card
pay_or_lose = pay ${ $n } or remove one of your minions

## What cards say: cards

draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
draw_for_buildings = draw a card for each of your buildings in the city
draw_up = draw until you have { $n } in hand
draw_from_discard = take { $n } cards at random from the discard pile
discard_one = discard a card
discard_for_money = discard any number of cards and take ${ $n } for each
discard_up_to = discard up to { $n } cards
give_card = give a card to another player of your choice
receive_cards = gives you { $n } cards of their choice
tribute = gives you $1 or a card, as they prefer
steal_one_of_two = draw two cards blindly from another player's hand, keep one and give the other back
inspect = look at another player's hand and discard one card of it
swap_hands = swap your whole hand with another player's
play_cards =
    { $n ->
        [one] play another card
       *[other] play up to { $n } more cards, one after the other
    }

## What cards say: dice and secrets

gamble = roll the die: on 7 or more, { $what }; on 1, { $what2 }
roll_areas = roll the die { $n } times; for each roll, { $what }
peek = look at all unused personality cards but one, in secret
swap_personality = trade your personality for an unused one, drawn at random

## What chance will say to a choice, and how that comes about

odds_gamble = goes well: { $good } %, badly: { $bad } %
odds_good = 7 or more, 6 faces of 12: { $what }
odds_nothing = 2 to 6, 5 faces of 12: nothing happens
odds_bad = 1, 1 face of 12: { $what }
odds_hits = hits somebody else: { $n } %
odds_areas = { $n } rolls for an area each; others stand in { $areas } of the 12.
odds_only_own = Only your own minions are hit: { $n } %
odds_event = random event, 1 of { $n }
odds_event_ends = random event, 1 of { $n }; the game ends: { $percent } %
odds_no_event = no event is left
odds_events =
    { $n ->
        [one] This one is left: { $events }
       *[other] { $n } are left, each as likely: { $events }
    }
odds_yours = You have minions or buildings in { $n } of the 12 areas.
odds_ending = { $event } would end the game now.

## What cards say: the card as a whole

random_event = a random event happens
no_icons = it has no icons: playing it does nothing
interrupt_gaspode = interrupt: when another player is about to move or remove one of your minions, it stays where it is
interrupt_susan = interrupt: when one of your minions is about to be removed, it stays where it is
interrupt_fresh_start_club = interrupt: when one of your minions is removed, place it again in a different area
interrupt_igor = interrupt: when one of your minions is removed, place it again in a different area
interrupt_wallace_sonky = interrupt: when another player's scroll is about to affect you, it leaves you alone
interrupt_doctor_mossy_lawn = interrupt: in your own turn, take the card in play back into your hand; your turn ends with the refill

## What cards say: City Area powers

power_text = once in each of your turns, { $what }
power_small_gods = when a random event is about to affect one of your minions or buildings, pay ${ $n } for each one you save

## What cards say: events

event_the_dragon = roll the die: remove everything in that area, building and trouble marker included
event_flood = roll the die twice: the rolled areas that touch the river are flooded; in player order, each player moves all their minions out to adjacent areas that are not flooded
event_fire = roll the die: a building in that area burns down, and the die is rolled again; as long as the new area is adjacent to the last one and has a building, that one burns down too and the die is rolled again
event_fog = discard the top five cards of the draw pile
event_riots = with eight or more trouble markers in the city the game ends at once, and points decide
event_explosion = roll the die: remove the building in that area, if there is one
event_mysterious_murders = in player order, each player rolls the die and removes a minion of their choice from that area, with or without trouble
event_demons_from_the_dungeon_dimensions = roll the die four times: a demon comes to each rolled area, with trouble if there is none yet
event_subsidence = each player pays $2 for each of their buildings, and loses those they can't pay for
event_bloody_stupid_johnson = roll the die: if a player holds the City Area card of that area, it leaves the game, and that player removes one of their minions from there; the building stays
event_trolls = roll the die three times: a troll comes to each rolled area
event_earthquake = roll the die twice: remove the buildings in those areas

## What cards say: personalities

goal = at the start of your turn you win if { $what }
goal_lord_vetinari = you have minions in at least { $what } areas without demons
goal_lords = you control at least { $what } areas
goal_dragon_king_of_arms = there are at least { $what } trouble markers in the city
goal_chrysoprase = your cash and the cost of your buildings come to at least ${ $what }, with $12 taken off for each loan
goal_commander_vimes = you win if the draw pile is used up before anybody else has won
by_players = { $what } (with 2 / 3 / 4 players)

## The turn

ask_turn = Your turn: play a card, or use a City Area power first
ask_pass = Your turn: you have no card to play
ask_end_turn = Use City Area powers, or end your turn
ask_icon = { $what } (or skip it for good)
ask_play_another = Play another card

## Minions

ask_place = Place a minion { $what }
ask_place_near = Place a minion { $what }, in reach of yours
ask_place_elsewhere = Place the minion in another area
ask_place_again = Place your removed minion in another area
ask_relocate = All your minions are in the city: take one off to place it elsewhere
ask_remove_own = Remove one of your minions
ask_remove_anybodys = Remove a minion { $what }
ask_remove_not_the_active = You have been paid: remove a minion { $what }, but none of { $seat }'s
ask_assassinate = Assassinate a minion that is not yours in an area with trouble
ask_move_own = Move one of your minions { $what }
ask_move_not_own = Move a minion that is not yours
ask_move_to = Where does the minion go from { $area }?
ask_swap_first = Swap two minions: choose the first
ask_swap_second = Swap two minions: choose the second, in another area

## Trouble and buildings

ask_stir = Put a trouble marker { $what }
ask_calm = Remove a trouble marker
ask_pick = Choose an area with trouble: you take ${ $n } for each minion in it
ask_build = Place a building
ask_build_half = Place a building at half its cost
ask_give_up = All your buildings are in the city: remove one to build it elsewhere
ask_take_over = Take over another player's building
ask_raze = Remove one of { $seat }'s buildings, or none

## Money and cards

ask_name = Choose another player
ask_name_other = Choose who is paid by { $seat }
# Values: $n $seat
ask_demand_penalty = Pay { $seat } ${ $n }, or keep this card as a penalty card
# Values: $n $seat
ask_demand_building = Pay { $seat } ${ $n }, or one of your buildings may be removed
ask_pay_or_lose = Pay ${ $what } or remove one of your minions
ask_discard = Discard a card
ask_discard_some = Discard a card, or stop ({ $n } so far)
ask_give = Give a card to { $seat }
ask_hand_over =
    { $n ->
        [one] Give a card to { $seat }
       *[other] Give a card to { $seat } ({ $n } left)
    }
ask_tribute = Give $1 or a card to { $seat }
ask_keep = Keep one of the two cards
ask_inspect = Discard a card from { $seat }'s hand

## Windows for interrupts and Small Gods

ask_removal = Your minion in { $area } is about to be removed: do you answer?
ask_moving = Your minion in { $area } is about to be moved to { $area2 }: do you answer?
ask_swapping = Minions in { $area } and { $area2 } are about to be swapped: do you answer?
ask_shield_text = { $seat }'s scroll is about to affect you. It tells { $seat2 }: “{ $what }”. Do you answer?
ask_shield = This scroll of { $seat }'s is about to affect you: do you answer?
ask_dragon = Everything in { $area } is about to be removed: do you save something?
ask_flee = Choose a minion to move out of a flooded area
ask_flee_to = Move your minion out of { $area }, which is flooded
ask_save_building = Your building in { $what } is about to be removed: do you save it?
ask_murder = Remove a minion from { $area }
ask_arrival = A { $what } is about to come to { $what2 }: do you keep it away?
ask_subsidence = Each of your buildings costs you ${ $n }: give up those you won't pay for
ask_keep_card = Your City Area card of { $what } is about to leave the game: do you save it?

## What would be lost

loses_icon = this icon won't come back
loses_power = power of { $area } unused
loses_powers = { $n } powers unused

## Actions

act_pass = Pass
act_skip = Skip
act_skip_icon = Skip for good: { $what }
act_skip_cards = Play no other card
act_skip_raze = Remove no building
act_skip_place = Place no minion
act_end_turn = End your turn
act_decline = Let it happen
act_scroll = Do what the scroll says
act_take_money = Take the money
act_pay = Pay
# Values: $n $seat
act_pay_to = Pay { $seat } ${ $n }
act_pay_bank = Pay ${ $what }
act_refuse = Refuse to pay
act_done = Enough
act_done_discarding = Discard no more
act_done_paying = Pay ${ $n } for your buildings
act_name = Choose { $seat }
act_answer = Play { $card } as an interrupt
act_power = Power of { $area }: { $what }
act_play = Play { $card }
act_place = Place a minion in { $area }
act_relocate = Take a minion out of { $area }
act_build = Build in { $area } for ${ $n }
act_give_up = Give up the building in { $area }
act_raze = Remove the building in { $area }
act_take_over = Take over the building in { $area } for ${ $n }
act_stir = Put a trouble marker in { $area }
act_calm = Remove the trouble marker in { $area }
act_pick = Choose { $area } (${ $n })
act_move_to = Move to { $area }
act_remove = Remove { $the_kind } in { $area }
act_move = Move { $the_kind } in { $area }
act_swap = Swap { $the_kind } in { $area }
act_protect_minion = Pay ${ $n } to save your minion in { $area }
act_protect_building = Pay ${ $n } to save your building in { $area }
act_protect_card = Pay ${ $n } to save the City Area card of { $area }
act_protect_arrival = Pay ${ $n } to keep it away from { $area }
act_discard = Discard { $card }
act_give = Give { $card }
act_keep = Keep { $card }

## Icons

icon_place_minion = place a minion
icon_place_building = place a building
icon_assassinate = assassination
icon_remove_trouble = remove a trouble marker
icon_take_money = take ${ $n }
icon_scroll = the scroll
icon_random_event = random event
icon_play_another = play another card
icon_interrupt = interrupt

## Panels: what a terminal shows of the state

panel_letters = RBGYTD
panel_key = Key
panel_city = The city
panel_round = Round { $n }, { $seat }'s turn
panel_final =
    { $n ->
        [one] After { $n } round
       *[other] After { $n } rounds
    }
panel_you = { $seat } (you)
panel_open = In front of the players
panel_piles = Piles
panel_draw_pile = draw pile: { $n }
panel_discard_pile = discard pile: { $n }
panel_discard_top = discard pile: { $n }, { $card } on top
panel_events_left = events left: { $n }
panel_past_events = past events: { $what }
panel_in_play = in play: { $card }
panel_hand = Your hand
panel_hand_of = { $seat }'s hand
panel_offered = Drawn from { $what }
panel_personality = You are { $personality }
panel_unused = unused: { $what }
panel_so_far = so far: { $what }
so_far_areas = { $n } of { $n2 } areas
so_far_trouble = { $n } of { $n2 } trouble markers
so_far_money = ${ $n } of ${ $n2 }
so_far_pile =
    { $n ->
        [one] { $n } card left in the draw pile
       *[other] { $n } cards left in the draw pile
    }
column_die = Die
column_area = Area
column_cost = Cost
column_building = Bldg
column_pieces = Minions
column_trouble = Trouble
column_control = Control
column_seat = Seat
column_cash = Cash
column_hand = Hand
column_minions_left = Minions left
column_buildings = Buildings
column_controls = Controls
column_points = Points
column_personality = Personality
column_city_cards = City Area cards
column_loans = Loans
column_penalties = Penalty cards
column_card = Card
column_text = Text

## How one wins, and who is how far

aim_goal = Everybody has a secret goal: whoever has reached theirs at the start of their turn wins. If the draw pile runs out, Commander Vimes wins, or else the points decide.
aim_and = {" "}and{" "}
aim_or = {" "}or{" "}
aim_controls =
    { $n ->
        [one] { $who } controls 1 area
       *[other] { $who } controls { $n } areas
    }
aim_stands =
    { $n ->
        [one] { $who } has minions in 1 area
       *[other] { $who } has minions in { $n } areas
    }
aim_worth = { $who } is worth ${ $n }
aim_trouble = { $n } trouble markers
aim_dollars = ${ $n }
aim_would_win = { $what }: { $whom } would win with { $n }.
aim_enough_for = { $what }: enough for { $whom } to win at the start of { $who }'s turn.
aim_enough = { $what }: enough for { $whom } to win at the start of their turn.
aim_few_cards =
    { $n ->
        [one] The draw pile has 1 card left: then the game ends.
       *[other] The draw pile has { $n } cards left: then the game ends.
    }
aim_riots = { $n } trouble markers: if the Riots come now, the game ends, and the points decide.
aim_leads = { $who } has most points: { $n }.
aim_level = { $who } are level at { $n } points.
aim_you = You are { $personality }: { $what }.
aim_you_win = You are { $personality }: { $what }. You win at the start of your turn if it stays so.
aim_unused = Nobody is { $whom }: you have seen that.
aim_cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
aim_points = Points now
aim_points_about = They decide if the Riots end the game, or if the last card does and nobody is Commander Vimes.
aim_was = { $personality }: { $what }.
aim_most = Points: { $n }, the most.
aim_short = Points: { $n }, { $m } short.

## What speaks for a choice, where somebody asks for a hint

hint_goal = It brings you nearest to your goal.
hint_points = It brings you most on points.
hint_areas = It does most for your control of areas.
hint_minions = It does most for your minions.
hint_wealth = It does most for your money and buildings.
hint_hand = It leaves you with the best hand.
hint_others = It holds the others back most.
hint_trouble = It suits you best in how much trouble the city has.
hint_end = It suits you best in how soon the game ends.

## Card pages

group_green = Green border
group_brown = Brown border
group_city = City Area
group_events = Random event
group_personalities = Personality
fact_deck = deck
fact_icons = icons
fact_cost = cost

## What happened: the turn

log-turn = Round { $n }: { $who }'s turn
log-play = { $who } plays { $card }
log-pass = { $who } passes
log-nothing_to_do = An icon of { $card } is no use to { $who } now
log-power = { $who } uses the power of { $area }
log-name = { $who } chooses { $seat }
log-answer = { $who } plays { $card } as an interrupt
log-back_to_hand = { $who } takes { $card } back into hand

## What happened: minions

log-place = { $who } places a minion in { $area }
log-relocate = { $who } takes a minion out of { $area }
log-attack = { $who } picks { $the_kind } in { $area }
log-removed = Removed: { $the_kind } in { $area }
log-stays = It fails: { $the_kind } stays in { $area }
log-spared = The card does nothing to { $who }
log-move = Moved: { $the_kind } from { $area } to { $area2 }
log-swap = Swapped: { $the_kind } in { $area } and { $the_kind2 } in { $area2 }
log-arrive = Arrived: a { $kind } in { $area }
log-trouble = Trouble in { $area }
log-calm = Calm again in { $area }

## What happened: buildings

log-build = { $who } builds in { $area } for ${ $n }
log-building_lost = { $who } loses the building in { $area }
log-take_over = { $who } puts up a building in { $area } in place of { $seat }'s
log-retired = { $who }'s City Area card of { $area } leaves the game

## What happened: money

log-earn = { $who } takes ${ $n }
log-pay = { $who } pays ${ $n }
log-hand_over = { $who } hands ${ $n } to { $seat }
log-loan = { $who } borrows ${ $n }
log-refuse = { $who } does not pay ${ $n }
log-penalty = { $who } keeps { $card } as a penalty card
log-protect = { $who } pays ${ $n } for the protection of Small Gods

## What happened: cards

log-draw =
    { $n ->
        [one] { $who } draws { $n } card
       *[other] { $who } draws { $n } cards
    }
log-drawn = New in { $who }'s hand: { $cards }
log-discard = { $who } discards { $card }
log-milled = Discarded: { $card }
log-from_discard = { $who } takes from the discard pile: { $cards }
log-give = { $who } gives a card to { $seat }
log-gave = The card given: { $card }
log-drew_from = { $who } draws { $n } cards blindly from { $seat }'s hand
log-offered = Drawn from { $who }: { $cards }
log-keep = { $who } keeps one and gives the other back to { $seat }
log-kept = The card kept: { $card }
log-inspect = { $who } looks at { $seat }'s hand
log-inspected = { $who }'s hand: { $cards }
log-swap_hands = { $who } swaps hands with { $seat }

## What happened: secrets

log-peek = { $who } looks at { $n } unused personalities
log-peeked = Unused: { $personality }
log-swap_personality = { $who } trades personalities with an unused one
log-new_personality = New personality: { $personality }

## What happened: chance

log-roll = Die: { $n }
log-event = { $who } turns up a random event: { $event }
log-no_event = { $who } finds the event deck empty

## What happened: the end

log-goal_reached = { $who } has reached the goal of { $personality }
log-riots_end = The riots end the game: points decide
log-exhausted = The draw pile is used up: the game ends
log-unmasked = { $who } is { $personality }
log-game_over = The game is over

## Why something can't be done. The clause is added behind

why-not_waiting = It is not your turn to choose.
why-game_over = The game is over.
why-not_now = Not now: something else comes first.
why-mandatory = You must do this: you have begun it.

## Why something can't be done: cards

why-must_play = You must play a card, as you have one to play.
why-card_first = First play a card: its icons say what you may do.
why-card_played = You have played your card: use powers or end your turn.
why-not_in_hand = { $card } is not in that hand.
why-not_offered = { $card } is not one of the two cards drawn.
why-no_cards = You have no card in hand.
why-interrupt = { $card } is an interrupt: you play it only to answer somebody.
why-no_answer = { $card } does not answer this.
why-nothing_in_play = You have not played a card yet.

## Why something can't be done: players

why-no_such_seat = Nobody plays that colour.
why-yourself = You must choose another player.
why-named_already = You have chosen that player already.

## Why something can't be done: areas

why-too_far = None of your minions is in { $area } or next to it.
why-none_near_yours = No area it names is in reach of your minions.
why-not_near = { $area } is neither { $area2 } nor next to it.
why-not_adjacent = { $area } is not adjacent to { $area2 }.
why-other_area = It must be in { $area }.
why-same_area = It must be another area than { $area }.
why-nowhere_else = There is no area for it to go to.
why-no_place_to_stir = No area there has minions and no trouble.
why-trouble = There is trouble in { $area }.
why-no_trouble = There is no trouble in { $area }.
why-no_trouble_next_door = No area next to { $area } has trouble.
why-no_trouble_anywhere = There is no trouble anywhere.
why-nobody_there = Nobody is in { $area }.
why-flooded = { $area } is flooded too.
why-not_flooded = { $area } is not flooded.

## Why something can't be done: minions

why-not_there = There is no { $kind } in { $area }.
why-not_yours = It must be a minion of yours.
why-your_own = It can't be a minion of yours.
why-not_theirs = You can't choose { $seat }'s minions: it is their card.
why-no_victim = No area with trouble has a minion that is not yours.
why-no_minion_of_yours = You have no minion in { $area }.
why-minions_left = You still have minions to place.
why-no_minions_left = All your minions are in the city: take one off first.

## Why something can't be done: buildings and City Area cards

why-built = { $area } has a building already.
why-no_building_of_yours = You have no building in { $area }.
why-no_building_of = { $seat } has no building in { $area }.
why-no_building_of_another = No other player has a building in { $area }.
why-no_city_card = You don't hold the City Area card of { $area }.
why-power_used = You have used or gained the power of { $area } this turn.
why-demon_there = A demon in { $area } blocks its power.
why-no_small_gods = You are not under the protection of Small Gods.
why-only_events = Small Gods protects from random events only.
why-not_affected = The event does not touch that.

## Why something can't be done: money

why-no_cash = It costs ${ $n }; you have ${ $n2 }.

## What a lobby says of the game

about = Everybody is after something else and nobody says what: place minions, stir up trouble, and get there first.
won_as = as { $personality }

## Options: a title, what it means, and what its values are called

option-players = Players
    .help = How many play.
option-first = First player
    .help = Who begins.
    .random = random
    .red = { seat-red }
    .blue = { seat-blue }
    .green = { seat-green }
    .yellow = { seat-yellow }
option-interrupts = Interrupts
    .help = Who is asked to interrupt: everybody who could have the card, or only those who hold it. Asking fewer is quicker, but gives them away.
    .ask_everybody = ask everybody
    .ask_holders = ask holders only
option-empty_trouble = Trouble in empty areas
    .help = Whether Doctor Hix and The Mob may bring trouble to an area where nobody stands.
    .allowed = allowed
    .needs_minion = only where there is a minion
option-subsidence = Subsidence
    .help = When Subsidence strikes, whether you must pay for your buildings or may give them up instead.
    .must_pay = you must pay
    .choice = as you like
option-placement = Cards that name an area
    .help = Whether Dolly Sisters, Dimwell, Willikins and the like place a minion wherever they say, or only in reach of yours.
    .as_printed = as printed
    .next_to_own = only in reach of yours

## The page

page-map = Map of Ankh-Morpork
page-mapHelp = Arrow keys move the map, plus and minus zoom, 0 shows all of it.
page-zoomIn = Zoom in
page-zoomOut = Zoom out
page-zoomReset = Show the whole map
page-hand = Your hand
page-noCards = no cards in hand
page-chooseHere = Choose
page-chooseMap = Choose in the city
page-chooseCard = Choose a card
page-waitFor = Waiting for { $who }
page-over = The game is over
page-turnOf = { $who }'s turn
page-round = Round { $n }
page-cost = building costs ${ $n }
page-buildingOf = { $who }'s building
page-noBuilding = no building
page-controlledBy = controlled by { $who }
page-nobody = controlled by nobody
page-demonsRule = demons: nobody controls it, its power is off
page-trouble = trouble
page-pieces =
    { $n ->
        [one] 1 { $kind }
       *[other] { $n } × { $kind }
    }
page-power = City Area power
page-retired = City Area card out of the game
page-inPlay = In play
page-nothingInPlay = No card in play
page-iconStates =
    .done = over, it doesn't come back
    .now = now, or it is lost
    .next = to come
page-icons =
    .place_minion = place a minion
    .place_building = build
    .assassinate = assassination
    .remove_trouble = remove a trouble marker
    .take_money = take money
    .scroll = text of the card
    .random_event = random event
    .play_another = play another card
    .interrupt = interrupt
page-green = green border
page-brown = brown border
page-goal = Your secret goal
page-goalReached = Reached: you win at the start of your turn if it still is
page-progress =
    .minions = minions in { $has } of { $needs } areas
    .control = { $has } of { $needs } areas controlled
    .trouble = { $has } of { $needs } trouble markers
    .worth = ${ $has } of ${ $needs }
    .exhaustion =
        { $left ->
            [one] 1 card left to draw
           *[other] { $left } cards left to draw
        }
page-unused = Not in play
page-drawPile = Draw pile
page-discardPile = Discard pile
page-eventsLeft = Random events left
page-pastEvents = Past events
page-troubles = { $n } trouble markers in the city; Riots end the game at 8
page-event = Random event
page-read = Close
page-cash = Cash
page-handSize = Cards in hand
page-minionsLeft = Minions left
page-buildingsLeft = Buildings left
page-controls = Areas controlled
page-cityCards = City Area cards
page-noCityCards = no City Area cards
page-loans = Loans
page-penalties = Penalty card: it lies here to the end, you can't play it or give it away, and it counts as a card in hand when you fill up your hand
page-first = First player
page-points = pts
page-pointsNow = Points if the game ended now
page-personality = Personality

## Lessons

lesson-first = Lord Selachii's week
    .about = Play a card a turn, spread your minions, and win by a secret goal.
lesson-first-goal = Ankh-Morpork needs a new ruler, and everybody has a secret plan. You are Lord Selachii: control 5 areas and you win.
lesson-first-control = An area is yours while you have more pieces there than anybody else. You control 3: Longwall, Dimwell and Isle of Gods.
lesson-first-card = On your turn you play one card. Click Gimlet's Dwarf Delicatessen.
lesson-first-card_wrong = Keep that one for later. Play Gimlet's Dwarf Delicatessen.
lesson-first-icons = You do a card's icons from left to right. First: take $3.
lesson-first-minion = Next: place a minion, where you have one or next door. Send it to The Scours.
lesson-first-minion_wrong = You may go there. But in The Scours Blue is alone, and that is your chance.
lesson-first-trouble = Somebody was there already, so trouble breaks out. In trouble nobody can build, and minions get assassinated.
lesson-first-end = End your turn. Your hand is filled up to five cards.
lesson-first-interrupt = Green sends an assassin after your minion! Gaspode interrupts: play him now, though it is not your turn.
lesson-first-strike = Saved. Now strike back: play Inigo Skimmer.
lesson-first-strike_wrong = Not now. Inigo Skimmer is the one with the dagger.
lesson-first-dagger = The dagger removes somebody else's minion where there is trouble. Remove Blue's from The Scours.
lesson-first-dagger_wrong = That one is not in your way. Blue's minion in The Scours is.
lesson-first-calm = The trouble goes with it. The Scours are yours: 4 areas.
lesson-first-fee = Take the $2 too: an icon that you skip is lost.
lesson-first-end_again = End your turn.
lesson-first-city = Your building in Longwall brought you its City Area card: $1, once in each of your turns. Click it.
lesson-first-drum = Now play the Mended Drum.
lesson-first-build = A building counts as a piece. Green matches you in The Hippo: build there, for $12.
lesson-first-build_wrong = You could. But The Hippo would make you five areas.
lesson-first-more = And $2 more.
lesson-first-five = 5 areas! But a goal counts only at the start of your own turn. Everybody gets one more chance to stop you.
lesson-first-last = End your turn, and hope.
lesson-first-won = You have won! In a real game nobody tells you who they are: watch what they are after.
lesson-first-others = The other goals: minions all over the city, $50, 8 areas in trouble, or the last card drawn.
lesson-first-ready = You know enough to play. Tap or rest on anything to read what it does.
