### Oath in English.

## Names: sides, roles, suits, regions, places whose site is not known, piles

seat-purple = Purple
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-white = White
seat-black = Black
seat-bandits = Bandits
role-chancellor = Chancellor
role-citizen = Citizen
role-exile = Exile
suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
region-cradle = Cradle
region-provinces = Provinces
region-hinterland = Hinterland
slot-cradle-1 = Cradle 1
slot-cradle-2 = Cradle 2
slot-provinces-1 = Provinces 1
slot-provinces-2 = Provinces 2
slot-provinces-3 = Provinces 3
slot-hinterland-1 = Hinterland 1
slot-hinterland-2 = Hinterland 2
slot-hinterland-3 = Hinterland 3
pile-world = the world deck
pile-cradle = the discard pile of the Cradle
pile-provinces = the discard pile of the Provinces
pile-hinterland = the discard pile of the Hinterland

## Names: spaces of the Reliquary, banners, Oaths, victories, actions, where points come from

space-brutal = Brutal
space-decadent = Decadent
space-careless = Careless
space-greedy = Greedy
banner-peoples_favor = the People's Favor
banner-darkest_secret = the Darkest Secret
oath-supremacy = Oath of Supremacy
oath-people = Oath of the People
oath-devotion = Oath of Devotion
oath-protection = Oath of Protection
victory-stable_regime = a stable regime
victory-war_exhaustion = war exhaustion
victory-usurper = as Usurper
victory-visionary = as Visionary
victory-usurper_and_visionary = as Usurper and Visionary
action-search = Search
action-muster = Muster
action-trade = Trade
action-travel = Travel
action-recover = Recover
action-campaign = Campaign
source-victory = victory

## Names: the Clockwork Prince's mind. A space is called by its kind, its quadrant and its side

quadrant-sites = sites
quadrant-relics = relics
quadrant-secret = the secret
quadrant-people = the people
mind-oath = the Oath space
mind-need = Need a banner?
mind-campaign = travel and campaign
mind-muster = muster
mind-recover = recover
mind-search = search
mind-trade_favor = trade for favor
mind-trade_secrets = trade for secrets
mind-trade_both = trade for both
mind-travel_favor = travel where favor is
mind-travel_secrets = travel where secrets are
mind-travel_relic = travel to a relic
mind_low = lower
mind_high = upper
mind_left = left
mind_right = right

## Names: why the Prince goes where he goes, leaves out what he leaves out, and fears whom he fears

path-rule_most_sites = red path: he rules most sites
path-hold_most = red path: he holds most relics and banners
path-hold_darkest_secret = red path: he holds the Darkest Secret
path-hold_peoples_favor = red path: he holds the People's Favor
path-ready_sites = gold path: he is Battle Ready against a site
path-ready_relics = gold path: he is Battle Ready against a relic
path-ready_darkest_secret = gold path: he is Battle Ready against the holder of the Darkest Secret
path-ready_peoples_favor = gold path: he is Battle Ready against the holder of the People's Favor
path-can_pay_relic = gold path: he can pay for the relic here
path-can_pay_darkest_secret = gold path: he can pay for the Darkest Secret
path-can_pay_peoples_favor = gold path: he can pay for the People's Favor
path-need_darkest_secret_only = red path: he lacks only the Darkest Secret
path-need_peoples_favor_only = red path: he lacks only the People's Favor
path-need_both_or_neither = red path: he has both banners or neither
path-always = black path: nothing else applies
path-hold_scepter = red path: he holds the Grand Scepter
path-ready_scepter = gold path: he is Battle Ready against the holder of the Grand Scepter
skip-no_gain = he would gain nothing (CP-6.2)
skip-no_warband = he would gain no warband (CP-6.4)
skip-not_ready = he is not Battle Ready, or has no target (CP-6.7)
skip-there_already = no site is better than his (CP-6.15)
skip-cannot_pay = he can't recover it (CP-6.12)
skip-no_toll = he can't pay for the way there (CP-8.2)
danger-successor = the Successor
danger-title = whose title he wants
danger-usurper = the Usurper
danger-vision = whose Vision is fulfilled
danger-oathkeeper = the Oathkeeper

## Names: cards, relics, sites and banners

card-wrestlers = Wrestlers
card-battle_honors = Battle Honors
card-bear_traps = Bear Traps
card-longbows = Longbows
card-keep = Keep
card-pressgangs = Pressgangs
card-garrison = Garrison
card-scouts = Scouts
card-alchemist = Alchemist
card-martial_culture = Martial Culture
card-errand_boy = Errand Boy
card-mercenaries = Mercenaries
card-tinkers_fair = Tinker's Fair
card-rain_boots = Rain Boots
card-a_small_favor = A Small Favor
card-second_wind = Second Wind
card-sleight_of_hand = Sleight of Hand
card-key_to_the_city = Key to the City
card-scryer = Scryer
card-disgraced_captain = Disgraced Captain
card-naysayers = Naysayers
card-book_burning = Book Burning
card-ancient_binding = Ancient Binding
card-horse_archers = Horse Archers
card-warning_signals = Warning Signals
card-elders = Elders
card-the_gathering = The Gathering
card-faithful_friend = Faithful Friend
card-tents = Tents
card-great_herd = Great Herd
card-fire_talkers = Fire Talkers
card-magicians_code = Magician's Code
card-spirit_snare = Spirit Snare
card-wizard_school = Wizard School
card-dazzle = Dazzle
card-acting_troupe = Acting Troupe
card-taming_charm = Taming Charm
card-inquisitor = Inquisitor
card-wolves = Wolves
card-animal_playmates = Animal Playmates
card-true_names = True Names
card-the_old_oak = The Old Oak
card-forest_paths = Forest Paths
card-long_lost_heir = Long-Lost Heir
card-rangers = Rangers
card-roving_terror = Roving Terror
card-wayside_inn = Wayside Inn
card-extra_provisions = Extra Provisions
card-memory_of_home = Memory of Home
card-welcoming_party = Welcoming Party
card-traveling_doctor = Traveling Doctor
card-storyteller = Storyteller
card-armed_mob = Armed Mob
card-tavern_songs = Tavern Songs
card-secret_signal = Secret Signal
card-augury = Augury
card-rusting_ray = Rusting Ray
card-portal = Portal
card-billowing_fog = Billowing Fog
card-kindred_warriors = Kindred Warriors
card-terror_spells = Terror Spells
card-blood_pact = Blood Pact
card-revelation = Revelation
card-observatory = Observatory
card-plague_engines = Plague Engines
card-gleaming_armor = Gleaming Armor
card-bewitch = Bewitch
card-jinx = Jinx
card-tutor = Tutor
card-dream_thief = Dream Thief
card-cracking_ground = Cracking Ground
card-sealing_ward = Sealing Ward
card-initiation_rite = Initiation Rite
card-vow_of_silence = Vow of Silence
card-forgotten_vault = Forgotten Vault
card-map_library = Map Library
card-witchs_bargain = Witch's Bargain
card-master_of_disguise = Master of Disguise
card-charlatan = Charlatan
card-assassin = Assassin
card-downtrodden = Downtrodden
card-blackmail = Blackmail
card-cracked_sage = Cracked Sage
card-dissent = Dissent
card-false_prophet = False Prophet
card-vow_of_renewal = Vow of Renewal
card-zealots = Zealots
card-royal_ambitions = Royal Ambitions
card-salt_the_earth = Salt the Earth
card-beast_tamer = Beast Tamer
card-riots = Riots
card-silver_tongue = Silver Tongue
card-gambling_hall = Gambling Hall
card-boiling_lake = Boiling Lake
card-relic_thief = Relic Thief
card-enchantress = Enchantress
card-insomnia = Insomnia
card-sneak_attack = Sneak Attack
card-gossip = Gossip
card-bandit_chief = Bandit Chief
card-chaos_cult = Chaos Cult
card-slander = Slander
card-code_of_honor = Code of Honor
card-outriders = Outriders
card-messenger = Messenger
card-field_promotion = Field Promotion
card-palanquin = Palanquin
card-shield_wall = Shield Wall
card-military_parade = Military Parade
card-tome_guardians = Tome Guardians
card-tyrant = Tyrant
card-forced_labor = Forced Labor
card-secret_police = Secret Police
card-specialist = Specialist
card-captains = Captains
card-siege_engines = Siege Engines
card-royal_tax = Royal Tax
card-toll_roads = Toll Roads
card-curfew = Curfew
card-knights_errant = Knights Errant
card-vow_of_obedience = Vow of Obedience
card-hunting_party = Hunting Party
card-council_seat = Council Seat
card-encirclement = Encirclement
card-peace_envoy = Peace Envoy
card-relic_hunter = Relic Hunter
card-homesteaders = Homesteaders
card-crop_rotation = Crop Rotation
card-a_round_of_ale = A Round of Ale
card-land_warden = Land Warden
card-charming_friend = Charming Friend
card-village_constable = Village Constable
card-family_heirloom = Family Heirloom
card-news_from_afar = News from Afar
card-levelers = Levelers
card-fabled_feast = Fabled Feast
card-the_great_levy = The Great Levy
card-hearts_and_minds = Hearts and Minds
card-relic_breaker = Relic Breaker
card-book_binders = Book Binders
card-ballot_box = Ballot Box
card-saddle_makers = Saddle Makers
card-herald = Herald
card-rowdy_pub = Rowdy Pub
card-vow_of_peace = Vow of Peace
card-deed_writer = Deed Writer
card-salad_days = Salad Days
card-marriage = Marriage
card-hospital = Hospital
card-awaited_return = Awaited Return
card-convoys = Convoys
card-vow_of_kinship = Vow of Kinship
card-wild_mounts = Wild Mounts
card-lancers = Lancers
card-mountain_giant = Mountain Giant
card-rival_khan = Rival Khan
card-lost_tongue = Lost Tongue
card-special_envoy = Special Envoy
card-resettle = Resettle
card-oracle = Oracle
card-pilgrimage = Pilgrimage
card-spell_breaker = Spell Breaker
card-mounted_patrol = Mounted Patrol
card-great_crusade = Great Crusade
card-ancient_bloodline = Ancient Bloodline
card-ancient_pact = Ancient Pact
card-storm_caller = Storm Caller
card-family_wagon = Family Wagon
card-way_station = Way Station
card-twin_brother = Twin Brother
card-hospitality = Hospitality
card-a_fast_steed = A Fast Steed
card-relic_worship = Relic Worship
card-sacred_ground = Sacred Ground
card-nature_worship = Nature Worship
card-birdsong = Birdsong
card-small_friends = Small Friends
card-grasping_vines = Grasping Vines
card-threatening_roar = Threatening Roar
card-fae_merchant = Fae Merchant
card-second_chance = Second Chance
card-pied_piper = Pied Piper
card-mushrooms = Mushrooms
card-insect_swarm = Insect Swarm
card-vow_of_union = Vow of Union
card-giant_python = Giant Python
card-war_tortoise = War Tortoise
card-new_growth = New Growth
card-wild_cry = Wild Cry
card-animal_host = Animal Host
card-memory_of_nature = Memory of Nature
card-marsh_spirit = Marsh Spirit
card-vow_of_poverty = Vow of Poverty
card-forest_council = Forest Council
card-walled_garden = Walled Garden
card-vow_of_beastkin = Vow of Beastkin
card-bracken = Bracken
card-wild_allies = Wild Allies
card-sprawling_rampart = Sprawling Rampart
card-bandit_rampart = Bandit Rampart
card-hall_of_debate = Hall of Debate
card-hall_of_mockery = Hall of Mockery
card-forest_temple = Forest Temple
card-ruined_temple = Ruined Temple
card-festival_district = Festival District
card-squalid_district = Squalid District
card-great_spire = Great Spire
card-fallen_spire = Fallen Spire
card-ancient_forge = Ancient Forge
card-broken_forge = Broken Forge
card-vision_of_sanctuary = Vision of Sanctuary
card-vision_of_rebellion = Vision of Rebellion
card-conspiracy = Conspiracy
card-vision_of_faith = Vision of Faith
card-vision_of_conquest = Vision of Conquest
card-sticky_fire = Sticky Fire
card-cursed_cauldron = Cursed Cauldron
card-brass_horse = Brass Horse
card-truthful_harp = Truthful Harp
card-grand_mask = Grand Mask
card-horned_mask = Horned Mask
card-cup_of_plenty = Cup of Plenty
card-whistle = Whistle
card-dowsing_sticks = Dowsing Sticks
card-cracked_horn = Cracked Horn
card-bandit_crown = Bandit Crown
card-ring_of_devotion = Ring of Devotion
card-skeleton_key = Skeleton Key
card-oracular_pig = Oracular Pig
card-circlet_of_command = Circlet of Command
card-ivory_eye = Ivory Eye
card-map = Map
card-obsidian_cage = Obsidian Cage
card-book_of_records = Book of Records
card-dragonskin_drum = Dragonskin Drum
card-the_grand_scepter = The Grand Scepter
card-mine = Mine
card-salt_flats = Salt Flats
card-fertile_valley = Fertile Valley
card-barren_coast = Barren Coast
card-plains = Plains
card-river = River
card-steppe = Steppe
card-mountain = Mountain
card-lush_coast = Lush Coast
card-marshes = Marshes
card-wastes = Wastes
card-rocky_coast = Rocky Coast
card-narrow_pass = Narrow Pass
card-charming_valley = Charming Valley
card-deep_woods = Deep Woods
card-standing_stones = Standing Stones
card-ancient_city = Ancient City
card-drowned_city = Drowned City
card-great_slum = Great Slum
card-buried_giant = Buried Giant
card-the_tribunal = The Tribunal
card-shrouded_wood = Shrouded Wood
card-the_hidden_place = The Hidden Place
card-brutal = Brutal
card-decadent = Decadent
card-careless = Careless
card-greedy = Greedy
card-peoples_favor = People's Favor
card-darkest_secret = Darkest Secret

## What cards do: Discord

card_false_prophet = As an Exile, put 1 new warband on any revealed Vision; it is now your revealed Vision too. If it is ever discarded, the warband dies and you play or discard that Vision as if you had searched it.
card_salt_the_earth = You cannot play it to a site with a locked card, but you may play it to a full one. While it lies there, the site's capacity is 1, which this card fills.
card_relic_thief = Right after another player in your region takes relics you may pay and roll 1 defense die per relic taken; if no shield face comes up, you take all those relics.

## What cards do: Arcane

card_acting_troupe = For this Trade this adviser counts as a Beast or as an Order card (your choice) instead of Arcane.
card_inquisitor = Look at one facedown adviser of a rival at your site. If it is the Conspiracy, you get it, to play or discard; if not, that rival gets the favor you just put on this card.
card_kindred_warriors = Ignore your skulls; up to X more / fewer attack dice, where X is the number of suits other than Arcane among the cards you rule.
card_terror_spells = Only if you hold the Darkest Secret: kill any 2 warbands in your region, at its sites or on the boards of players there, even yours.
card_blood_pact = Sacrifice any even number of warbands from your board; gain 1 secret per two.
card_revelation = Chancellor first and then clockwise, each player may burn favor to gain as many secrets from the shared bank.
card_jinx = As this card's ruler, after you roll attack or defense dice for any reason, you may pay to reroll all of them, once.
card_forgotten_vault = Add 1 secret from the shared bank to the Darkest Secret, or burn 1 from it, but never the last one.
card_witchs_bargain = Any number of times, with any players whose pawns are at your site: give 1 secret and take 2 favor, or give 2 favor and take 1 secret.
card_master_of_disguise = For this Trade act as though another player's faceup advisers were yours in place of all your own.

## What cards do: Order

card_wrestlers = Sacrifice 1 warband of your defending force to add 1 defense die.
card_military_parade = If you win, gain 1 favor for each faceup adviser of the enemy, from the bank of that adviser's suit; Imperial Allies' advisers count.
card_peace_envoy = Your side uses no other plan, and the enemy's pawn must be at your site. Give the enemy 1 favor per die in the defense pool: you win at once, nobody rolls, and no warbands die.
card_relic_hunter = You may also target facedown relics at targeted sites, 1 defense die each. Any relic you take in this campaign you may put under the relic deck.

## What cards do: Hearth

card_a_round_of_ale = Do the return steps of the Rest phase now: favor on cards goes to the matching banks, secrets on cards come to your board, your facedown secrets turn up; only the favor on this card stays.
card_land_warden = You may play 2 of the drawn cards instead of 1, if at least one of them goes to a site.
card_marriage = Counts as two Hearth advisers wherever advisers of a suit are counted, but as one toward the adviser limit.
card_hospital = Instead of dying, your warbands killed in this campaign go to this card's site at its end, if you still rule that site.

## What cards do: Beast

card_roving_terror = Discard a denizen at another site and move this card there.
card_small_friends = For this Trade act as though your pawn were at any site holding a Beast card.

## What cards do: Nomad

card_the_gathering = Chancellor first and then clockwise, everyone may bring their pawn here; then all who are here may make any number of binding exchanges of favor, secrets, relics and advisers.
card_wild_mounts = If Nomad battle plans of yours would be discarded in this campaign, you may discard one Beast card you rule instead of all of them.
card_oracle = Take the Vision nearest the top out of the world deck, and play or discard it as in Search.
card_pilgrimage = Put the denizens of your site among the Dispossessed and shuffle them; draw as many from there, look at them and lay them on your region's discard pile in any order.
card_way_station = Anyone may travel to this site for no Supply: free for this card's ruler, for 1 favor given to its ruler otherwise.

## What cards do: edifices

card_great_spire = Exchange any number of the denizens you drew for random cards from the Dispossessed.
card_fallen_spire = Replace up to 5 of the top denizens in your region's discard pile (passing over Visions) with random Dispossessed cards.

## What cards do: relics

card_sticky_fire = If you win you may kill the enemy's whole force instead of half; if you choose to, you must give the enemy 1 favor if you have one.
card_cursed_cauldron = If you win, gain 1 warband per enemy warband killed during this campaign.
card_brass_horse = Reveal the top card of your region's discard pile, then travel for no Supply to a site holding a card of its suit; if there is no such other site, travel anywhere.
card_grand_mask = While you are an Exile and during your own turn, you (and no Imperial player) rule all cards at Imperial sites except battle plans.
card_horned_mask = Swap one of your faceup advisers with a card at your site.
card_whistle = Summon a player from another site: they travel to you for no Supply if they can, and then get the secret you just put here.
card_ivory_eye = Look at any one facedown site, facedown adviser or relic at a site.
card_obsidian_cage = If you win, move the surviving warbands of the enemy's force onto this relic.
card_obsidian_cage_2 = Move any number of warbands from this relic to the board of a player of their colour.
card_the_grand_scepter = You cannot use it on the turn you took it.
card_the_grand_scepter_2 = Look at the relics in the Imperial Reliquary.
card_the_grand_scepter_3 = Offer Citizenship to any Exile, yourself included, with exactly one Reliquary relic plus any binding exchange of favor, secrets, banners and other relics.
card_the_grand_scepter_4 = Exile another Citizen by giving them 5 favor, 1 more for each of Oathkeeper title and People's Favor they have, 1 less for each of these you have.

## What cards do: sites

card_the_tribunal = For its ruler or anyone standing here: make a binding deal with any player over favor, secrets and promises to do, not to do or to give something later, with penalties that you agree on.
card_narrow_pass_2 = An attacker from another region who targets anything in this region must target this site too, unless they rule it already.
card_shrouded_wood = Leaving costs 2 Supply and ignores the Narrow Pass and The Hidden Place. If an enemy player rules this site, that player chooses where you go, even if somebody else makes you travel. Where the Empire rules, the Chancellor chooses.

## What cards do: Visions, the Reliquary, banners

card_conspiracy = If you like, burn 1 secret and take one relic or banner from a rival at your site, if at least two of your faceup advisers share a suit with any of that rival's. Used or not, the card then goes to the box.
card_decadent = The Chancellor travels into the Cradle from outside for no Supply; travel to a Hinterland site costs 1 more.
card_greedy = The Chancellor draws 2 more cards, but cannot search for more than 2 Supply.

## What powers say, printed from what they are made of: putting together

and = { $a } and { $b }
or = { $a } or { $b }
nor = { $a } or { $b }
you_may = you may { $a }
they_cannot = { $they } cannot
n_supply = { $n } Supply
n_cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
n_warbands =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
attack_dice =
    { $n ->
        [one] attack die
       *[other] attack dice
    }
defense_dice =
    { $n ->
        [one] defense die
       *[other] defense dice
    }
# of a card or bank, of cards, of an adviser, of advisers or battle plans
of_suit = { $suit }
of_suits = { $suit }
of_adviser_suit = { $suit }
of_adviser_suits = { $suit }
a_suit =
    { $suit ->
        [arcane] an
        [order] an
       *[other] a
    } { $suit }
if = if { $a }
if_so = if { $a }, { $b }
each_player = each player{ $a } { $b }
vision = in your Wake you win if { $goal } and { $n } or more Visions have been drawn
vision_supremacy = you alone rule the most sites
vision_protection = you alone hold the most relics and banners

## What powers say: steps, as requests

does-gain_secrets = gain { cost_secret }
does-gain_secrets-by_tokens_on = gain as many secrets as lie on it
does-gain_warbands = gain { n_warbands }
does-gain_warbands-to = gain { n_warbands }
does-gain_warbands-by = gain 1 warband per { $n }
does-gain_supply = gain { n_supply }
does-gain_favor = gain { cost_favor } from the { $suit } bank
does-gain_favor_from_one = gain { cost_favor } from one bank
does-gain_favor_from_one-times = gain { $a } favor, each from a bank of your choice
does-kill_on_board = sacrifice { n_warbands } from your board
does-kill_on_board-they =
    { $n ->
        [one] must kill { $n } warband on their board if they have one
       *[other] must kill { $n } warbands on their board, or as many as they have
    }
does-end_act = end your Act phase
does-attack_dice = { $n } more { attack_dice }
does-attack_dice-less = { $n } fewer { attack_dice }
does-plus_minus = { $n } more / { $n } fewer { attack_dice }
does-plus_minus-by = 1 more / 1 fewer attack die per { $n }
does-plus_minus-by_chosen = { $chosen } more / fewer attack dice
does-defense_dice = { $n } more { defense_dice }
does-defense_dice-by = 1 more defense die per { $n }
does-discard_at_end-apart = discarded at the end
does-station = then move 1 warband from your board to each site you rule
does-redeploy = redistribute any number of your warbands among your board and the sites you rule, leaving at least 1 at each such site
does-free_campaign = you may at once campaign for no Supply
does-free_campaign-last_attacker = you may at once campaign for no Supply against that player
does-draw_relic = draw a relic; keep it or put it under the relic deck
does-turn_citizen = become a Citizen (no relic)
does-turn_citizen-to = become a Citizen (no relic)
does-take_relic_here = recover the relic here without paying its price
does-negotiate = negotiate one binding exchange of { $items } with any one player
does-take_favor = take { cost_favor } from { $chosen }
does-take_secret = take 1 secret from { $chosen }, never the last one
does-kill_board = kill { n_warbands } on the board of { $chosen }
does-kill_site = kill { n_warbands }, even yours, at { $chosen }
item-favor = favor
item-secrets = secrets
item-relics = relics
item-advisers = advisers
item-ruled_sites = ruled sites
item-ruled_sites-apart = in each traded site the old ruler takes the warbands there to their board and the new ruler puts at least 1 from their board
does-redistribute = { does-redeploy }
does-turn_citizen-take_from_reliquary-to = become a Citizen and take { $chosen }, unseen
does-hand_over-turn_citizen-take_from_reliquary-to = give the banner to the Chancellor, become a Citizen and take { $chosen }, unseen
does-take_from_reliquary-to = take it
does-look_inside = look at { $chosen }
does-swap = swap this card with { $chosen }
does-swap-to = swap this card with { $chosen }
does-swap_facedown = swap { $chosen } with { $other }, whoever owns them, without looking
does-discard = discard { $chosen }
does-discard_all-suits-in_own_region = discard all { $all_suits } cards at the sites of your region
does-discard_all-not_itself-suits-in_own_region = discard all other { $all_suits } cards at the sites of your region
does-discard_all-not_itself-its_site = discard all other cards at this site
does-discard_all-not_itself-of_chosen_suit = discard all other cards of { $chosen }
does-discard_itself = discard this card
does-gain_of_its_suit = gain { cost_favor } from the bank of its suit
does-gain_of_played = gain { cost_favor } from the bank of its suit
does-gain_from = gain { cost_favor } from the bank of { $chosen }
does-gain_from-to = gain { cost_favor } from the bank of { $chosen }
does-gain_from-by = gain 1 favor per { $n }, all from the bank of { $chosen }
does-gain_from_different = gain 1 favor from each of { $n } different banks
does-gather_favor = move 1 favor per { $count }, from any banks of your choice, to the { $suit } bank
does-move_favor = move { cost_favor } from { $chosen } to { $other }
does-move_favor-all = move all favor of { $chosen } to the { $suit } bank
does-return_favor-by-each = moves 1 favor from their board to the { $suit } bank per { $n } (as much as they have)
does-return_favor-all = all your favor goes to the { $suit } bank
does-place_favor-by-each = puts 1 favor from their board on this card per { $n } (as much as they have)
does-set_tokens = burn the secrets on { $banner } until { $n } is left
does-set_tokens-by_tokens_on = add { $n } from the shared bank to { $banner }
does-peek_top = look at the top { n_cards } of your region's discard pile
does-peek_top-world = look at the top { n_cards } of the world deck
does-peek_pile = look through the whole discard pile of { $chosen }
does-heap_pile = put the whole discard pile of { $chosen } on top of your region's, in the same order
does-kill_on_map = kill { n_warbands } at every site that has any
does-kill_on_map-destination = kill { n_warbands } at your new site (even yours), if there is any
does-kill_on_map-all-its_site = kill all warbands at this site
does-occupy_it = place 1 new warband of yours there
does-kill_attackers =
    { $n ->
        [one] { $n } warband on the attacker's board dies
       *[other] { $n } warbands on the attacker's board die
    }
does-take_favor_from-oathkeeper = take { cost_favor } from them
does-take_favor_from-chancellor_himself = take { cost_favor } from the Chancellor
does-take_favor_from-another-in_your_region-at_your_sites = take { cost_favor } from each rival at one of your sites in your region
does-keep_one_secret = each player burns all secrets on their board and on cards except one; the one you keep is the secret just placed on this card
does-keep_one_secret-the_defender = the defender burns all secrets on their board except one
does-pay_or_yield = take { $chosen }, unless its holder gives you { cost_favor } for it
does-roll_defense = roll { $n } { defense_dice }
does-carry = pick { $chosen } and a site they are able to travel to: your pawn is put there and they travel there; nobody spends Supply
does-campaign_from = campaign for no Supply as though your pawn were at { $chosen }; your warbands there join your force
does-free_travel-free_campaign = you may travel and then campaign, both for no Supply
does-here-move_to_site = move { $chosen } to your site
does-move_to_site = move { $chosen } to { $other }
does-send_itself = send this card to the advisers of { $chosen }
does-bury_relic_at = put { $chosen } under the relic deck
does-take_top_relic = draw and keep a relic
does-bury_relic = then put { $chosen } under the relic deck
does-bury_itself = put this relic under the relic deck
does-flip_itself = turn this card to its intact side
does-raise_mob = it turns to its Mob side
does-show_facedown = show it to everybody
does-prevail = you win the campaign at once
does-change_end_die = this card's ruler may raise or lower the result by 1; Citizens may not

## What powers say: what can be chosen

choose-player-with_warbands = any player (even yourself)
choose-player-rival_here = a rival at your site
choose-player-another = another player
choose-player-with_warbands-with_adviser = a player with a faceup { $adviser_suit } adviser
choose-site-in_own_region = a site of your region
choose-site-own_site = any site you rule
choose-site-site_with = any site with { a_suit } card
choose-site-room_for_chosen = any site with room
choose-card-suits-your_place = { a_suit } card at your site
choose-card-rivals_adviser = a faceup adviser of a rival at your site
choose-card-your_adviser = one of your faceup advisers
choose-card-an_adviser-suits = a faceup { $adviser_suit } adviser of any player
choose-card-an_adviser-not_itself = any other unlocked faceup adviser, whoever has it
choose-card-an_adviser-holder_of-not_holder_of = a faceup adviser of whoever holds { $banner } but not { $other_banner }
choose-card-at_a_site-suits-not_itself = another unlocked { $suit } card at any site
choose-card-others_adviser-suits = an unlocked faceup { $adviser_suit } adviser of another player
choose-facedown = any facedown adviser
choose-facedown-another_chosen = any other one
choose-suit = any one suit
choose-suit-suit_here = a suit found among the cards at your site
choose-suit-suit_here-suit_of_advisers = a suit found both among the cards there and among your faceup advisers
choose-suit-other_suit = one bank
choose-suit-fullest = the bank with most favor
choose-suit-emptiest = the one with least (you break ties)
choose-suit-most_common = the suit that has most cards at sites (you break ties)
choose-region = any one region
choose-region-other_region = another region
choose-relic-your_relic = one of your relics (never the Grand Scepter)
choose-relic-of_rival_here = a relic of a rival at your site
choose-relic_at-your_place = a facedown relic at your site
choose-space = one relic of the Reliquary
choose-one_of = { $numbers }
again-player = the same player

## What powers say: what is counted

count-sites_ruled = site you rule
count-sites_ruled-each = site they rule
count-on_map = { $suit } card at any site on the map
count-ruled-itself = { $suit } card you rule, this one included
count-advisers = faceup { $adviser_suit } adviser you have
count-suits_ruled-each = suit among the cards they rule
count-targeted_sites = targeted site
count-shields = shield
count-tokens_on =
    { $more ->
        [one] { $more } secret
       *[other] { $more } secrets
    }

## What powers say: rules

rule-forbids = { $deeds }
rule-free = costs no Supply
rule-bypasses = ignores the powers of sites
rule-costs-base = costs { $payer } { n_supply }, whatever the track says
rule-costs-more = costs { n_supply } more
rule-tolls = pay the ruler 1 favor { $per }
rule-flips_for-travel_to = you cannot travel{ $here } unless you turn 1 secret on your board facedown
rule-flips_for-declare = you cannot declare targets { $at } unless you turn 1 secret on your board facedown
rule-plans_cost-secret = costs { $n } more secret
rule-plans_cost-burn_favor = costs { $n } more favor, burned
rule-draws-more = draw { n_cards } more (a Vision from the world deck still stops the drawing)
rule-draws-more_less = searching { $standing }, you draw { n_cards } fewer
rule-draws-piles_and_not_the_world = you may search any discard pile instead of your region's
rule-draws-piles_and_not_the_world_and_elsewhere = you may search the discard pile of another region instead of your own
rule-draws-only_and_from_bottom_and_not_the_world = you draw only { $only } card, the lowest of your region's discard pile
rule-draws-more_and_shown = draw { n_cards } more, shown to everybody
rule-scatters = all cards you discard in this Search may go { $places ->
        [64] under the world deck
       *[other] on top of or under any one discard pile
    }
rule-plays_anywhere = you may play { $cards } to any faceup site{ $inside } with room
rule-secret_for_playing = whenever you play a card to a site, you gain 1 secret from the shared bank instead of the 1 favor
rule-yields-warbands = gives { n_warbands } more
rule-yields-favor_and_secrets_less = gives { $favor } more favor from the traded suit's bank; a Trade for secrets gives { $secrets } secret less (never below 0)
rule-yields-secrets = for secrets gives { cost_secret } more
rule-doubles_one = if the Trade would give you exactly 1 favor, it gives 2, from the same bank
rule-works-muster_occupied_too = you may muster on a card that already has favor or secrets on it
rule-works-muster_pay_secret = you pay for Muster by placing 1 secret, never favor
rule-works-trade_region = you may trade with a card of any site in your region
rule-limits-limit = your adviser limit is { $limit }
rule-limits-limit_and_free_suit = you may have any number of { $adviser_suits } advisers, but only { $limit } that is not { $suit_name }
rule-limits-limit_and_exempt = playing or receiving this card never forces a discard for the adviser limit, though it still counts as one of your advisers
rule-joins_force = when you attack, your warbands at all { $own_sites } belong to your force
rule-more_bandits = every site without warbands counts { $more } more bandits
rule-leads_bandits = bandits count as your warbands everywhere except on your enemies' sites, which makes empty sites yours; no bandit ever dies, moves or is sacrificed
rule-inherits_burned = favor burned by any player, you included, comes to your board instead of the shared bank
rule-reads-no_skulls = your skulls kill nothing (their swords still count)
rule-reads-doubled = every result of your attack roll counts twice, skulls included
rule-reads-halved = the attacker rolls only half of the final attack pool, rounded down
rule-reads-no_shields = the defender's single-shield faces count for nothing
rule-reads-no_swords = the attacker's hollow swords count for nothing
rule-reads-no_shields_and_no_swords_and_of_enemy = the enemy's two-sword faces (if you defend) or two-shield faces (if you attack) add nothing; skulls on them still kill
rule-spoils = if you win{ $winning }, { $reaction }
rule-only_plan = your side uses no other battle plan in this campaign
rule-unscathed = if you are defeated, none of your force is killed, not even by powers that kill all of it
rule-unscathed-then = if you are defeated, none of your force is killed, not even by powers that kill all of it, and this card is discarded
rule-hears = { $when }, { $reaction }
rule-hears-they = { $when } { $reaction }
rule-homeland = if you play { a_suit } card here and have discarded none here this turn, { $reaction }
rule-coast = travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass
rule-ground = an attacker with any target at this site has { $reaction }, even if the attacker rules the site
rule-opportunity-favor = with your pawn here at the end of Wake, you may take 1 favor from this site
rule-opportunity-secrets = with your pawn here at the end of Wake, you may take 1 secret from this site
rule-opportunity-favor_and_secrets = with your pawn here at the end of Wake, you may take 1 favor or 1 secret from this site
rule-passes_by = ignores the Narrow Pass
rule-helps_recover = when you recover { $things }, the shared bank adds { $secrets } secrets to what you place on it; you may add none of your own
rule-clears = when you play a card to a site, you may first discard { $victim } there
rule-clears-anybody = whoever plays or moves a card to this site may first discard { $victim }
rule-clears-region = when you play a card to a site, you may first discard { $victim } { $where }
rule-keeps_sites = in the Chronicle no { $kept } is discarded
rule-keeps_favor_in = favor that would come to your board goes to the { $suit } bank, whose favor you may spend as if it were on your board
rule-fortifies = adds 1 defense die
rule-loses = { $loser }
rule-sacrifices_count = each warband you sacrifice is worth { $worth } attack instead of 1
rule-burns_all_favor = if you win{ $winning }, the defender burns all favor on their board instead of half
rule-after-lost = if you are defeated, { $reaction }
rule-after-ending = { $reaction }

## What powers say: what is done, forbidden, paid for

doing-muster = mustering on { $card }
doing-trade = trading with { $card }
doing-travel = a Travel { $to }
this-search = this Search
this-trade = this Trade
this-travel = this Travel
to-play_faceup = play { $cards } faceup{ $aside }
to-play_facedown = play cards facedown to their advisers
to-trade_with_muster_on = trade with or muster on { $cards }
to-muster_on = muster on { $cards }
to-gain_from_trade = gain favor by trading
to-travel_from = travel away from { $own_sites }
to-travel_to = travel { $way }{ $aside }
to-attack = attack
to-declare = target { $things }
to-declare_take = target or take { $things } in any way{ $aside }
to-declare_take_recover_thing = target, take or recover { $things }
to-end_declaring = stop declaring targets
to-recover_thing = recover { $things }
to-place_warbands = put warbands on sites
to-exile_citizen = be exiled, not even by yourself,
to-use_power_costing_secrets = use powers whose cost includes a secret
to-use_plan = use { $plans }
to-sacrifice_warbands = gain attack from sacrifices
to-move_card = discard, move, swap or recover { $things }
per-search_pile = per Search, or may not search
per-travel_to = per Travel to { $site }, or may not go there
per-trade_with = per Trade with { $card }, or may not trade with it
any-cannot = nobody can
any-plans = battle plans
to-give_secrets = give secrets away
any-player = when you play
any-card = a card
any-cards = cards
any-taker = anybody recovers

## What powers say: moments

when-played = { $player } { $card }{ $how }
when-searched = after { $search }
when-mustered = after the Muster
when-leaving-they = { $they } who travel away from { $site }
when-travelled = after the Travel
when-travelled-they = { $they } and travel{ $here }
when-campaign_over = whenever a campaign of { $fighter }{ $against } is over
when-recovered = whenever { $taker } { $things }
when-title_taken = whenever { $keeper } takes the Oathkeeper title
when-after_victory = after the campaign you have won
when-end_die = whenever the end die is rolled

## What powers say: whom and what they are about

about-owner-cannot = you cannot
about-owner-payer = you
about-owner-muster = your Muster
about-owner-target = your pawn as a target
about-others-they = other players{ $being }
about-the_chancellor-trade = every Trade of the Chancellor
about-enemies-they = enemies of this card's ruler{ $being }
about-subjects-they = enemies of this card's ruler{ $being }
about-strangers-they = players who do not rule this card
about-opponents-they = in campaigns in which you take part, your enemies
about-opponents-each_plan = in campaigns in which you take part, each battle plan your enemy uses
about-attackers_here-cannot = an attacker who targets this site cannot
about-defending_side-cannot = the defending side, Allies and bandits included, cannot
about-defending_side-loser = if the defending side is defeated, its whole force dies instead of half
about-against_owner-cannot = whoever attacks you cannot
about-guarded-cannot = whoever attacks you cannot
about-at_its_site-standing = with your pawn here
about-at_its_site-if = , if you stand here
about-at_its_site-travel = a Travel from here
about-away_from_its_site-they = players who do not stand at this site
about-at_rulers_sites-being = who stand on that ruler's sites
about-without_suit-being = who rule no { $suit } card
about-board_at_most-so = at most { $n } warbands are on your board
about-has_warband-if = while you have any warband on your board
about-poor-so = you have no favor
about-citizens-if = while you are a Citizen
about-odd_dice-if = while the defense dice of the targets add up to an odd number
about-side_holds-so = you hold { $banner }
about-not_against_holder-if = , unless the enemy has { $banner }
about-suits-card = { a_suit } card
about-suits-cards = { $suits } cards
about-suits-plans = { $adviser_suits } battle plans
about-suit_of_owners-plans = battle plans of any suit found among your faceup advisers
about-no_advisers_suit-cards = cards that match none of your faceup advisers
about-an_advisers_suit-card = a card that matches one of your faceup advisers
about-denizen-card = a denizen
about-denizen-victim = a denizen
about-vision-card = a Vision (or the Conspiracy)
about-vision-cards = Visions
about-vision-aside = (the Conspiracy included)
about-true_vision-cards = Visions
about-true_vision-aside = (except the Conspiracy)
about-the-things = { $banner }
about-itself-muster = mustering on this card
about-itself-card = this card
about-itself-trade = trading with this card
about-of_ruler-card = a card that ruler rules
about-held_by_owner-things = your relics and banners
about-held_by_owner-target = each of your relics that is targeted
about-lies_at_owners-things = anything at that ruler's sites
about-pile_is_world-search = searching the world deck
about-the_world_deck-search = a Search of the world deck
about-site_with-to = to a site with { a_suit } card
about-site_with-kept = site with { a_suit } card
about-in_own_region-to = inside your region
about-in_own_region-inside = of your region
about-in_own_region-where = at any site of your region
about-its_site-card = a card here
about-its_site-victim = a card here
about-its_site-here = here
about-its_site-at = here
about-not_its_site-aside = (except to this site)
about-into_its_region-way = into this region from another one
about-site_of_ruler-site = one of that ruler's sites
about-site_of_ruler-target = each targeted site of this card's ruler
about-own_site-own_sites = the sites you rule
about-own_site-so = you rule this site
about-faceup-how = faceup
about-facedown-how = facedown
about-straight-how = straight from the draw
about-by_others-player = whenever another player plays
about-fought_by_others-fighter = another player
about-fought_against_player-against = against a player (never bandits)
about-exiles-so = you are an Exile
about-access-taker = you recover
about-standing-if = , if you stand here
about-not_ruling-they = players who do not rule this card
about-holds-so = you hold { $banner }
about-not_holds-being = who does not hold { $banner }
about-has_adviser-so = you have a faceup { $adviser_suit } adviser
about-no_ruler_at_it-so = no player who rules this site has a pawn here
about-at_empires_site-so = the Chancellor rules your site
about-the_mob-so = the People's Favor shows its Mob side
about-exile_keeps_oath-so = an Exile holds the Oathkeeper title
about-oathkeeper_else-keeper = another player
about-more_than_secrets-so = you have more secrets than the Chancellor (counting those on cards)
about-more_than_sites_ruled-so = you rule more sites than the Chancellor
about-at_least_defense_dice-so = the defense pool holds { $n } or more dice
about-at_least_chosen-so = you choose { $n } or more
about-targeted-so = this site is a target
about-target_with-so = a targeted site holds { a_suit } card
about-against_adviser-so = the enemy has a faceup { $adviser_suit } adviser
about-larger_force-so = your side's force is the larger one
about-smaller_force-so = the defending force is larger than yours
about-pawn_targeted-winning = and the defender's pawn was a target
about-exile_against_exile-winning = as an Exile against an Exile
about-not_defenders_hold-if = unless you hold { $banner }
about-chancellor_attacks-loser = when the Chancellor attacks, the whole force of the defeated side dies instead of half
about-leaving_it-travel = a Travel from here
about-from_or_to_it-travel = a Travel from or to this site
about-not_itself-aside = (except this one)
about-least_bank-card = a card whose suit's bank is the single lowest of the six
about-a_relic-things = a relic
about-taken_by_others-taker = another player recovers

## What is asked

ask_begin = Where does your pawn begin?
ask_begin_keep = Which card do you keep, as a facedown adviser?
ask_keep = Which card do you keep?
ask_keep_first = Which card do you play first?
ask_discard_rest = Which card do you discard next?
ask_discard_place = Where do the discards of this Search go?
ask_play = Where do you play the card?
ask_make_room = Which adviser makes room?
ask_trim = Which adviser do you discard?
ask_conspire = What do you take from your victim?
ask_title = Who becomes Oathkeeper?
ask_people = What do you do with the People's Favor?
ask_phase_powers = Which power do you use?
ask_act = What do you do? You have { $n } Supply.
ask_act_declared = You have declared { $what }: for which action?
ask_send = Where do you send { $seat }?
ask_send_whether = Do you send { $what } away? { $what2 } chooses where to.
ask_willing = Do you pay to go to { $what }?
ask_pay_banner = How much do you put on the banner?
ask_deal_favor = At which bank do you start dealing out the old favor?
ask_naturalise = There are not enough purple warbands: which of yours do you remove?
ask_offer_space = Which relic of the Reliquary do you offer to { $seat }?
ask_build_deal = What is in the deal with { $seat }? So far: { $what }.
ask_answer_deal = Do you accept the deal of { $seat }? It is: { $what }.
ask_move_in = How many warbands do you put on the site that is now yours?
ask_permit = May { $seat } take warbands from the site? They want: { $n }.
ask_share = How many warbands?
ask_share_given = { $seat } wants to hand { $n } of their warbands over to you: do you agree?
ask_share_asked = { $seat } asks you for { $n } of your warbands: do you agree?
ask_declare = What do you target? Defense dice so far: { $n }.
ask_commit =
    { $n ->
        [one] How many attack dice, against { $n } defense die?
       *[other] How many attack dice, against { $n } defense dice?
    }
ask_allies = Do you join as an Ally?
ask_allies_permit = Do you let { $seat } join as an Ally?
ask_plans = Which battle plan do you use? Attack dice: { $n }, defense dice: { $n2 }.
ask_sacrifices = Attack { $n } against defense { $n2 }: do you sacrifice warbands to win?
ask_attackers_die = Which of your warbands die? Still to die: { $what }.
ask_defenders_die = Whose warbands die? Still to die: { $what }.
ask_occupy = How many warbands do you place at { $card }?
ask_burn_half = Do you burn half of the favor of { $what }?
ask_writing_vow = You write the chronicle: which Oath do you swear?
ask_writing_citizenship = You write the chronicle: to whom do you offer Citizenship?
ask_writing_building = You write the chronicle: what do you build or repair?
ask_writing_main_suit = You write the chronicle: which suit grows?
ask_writing_heir = Will you be a Citizen in the next game?

## What is asked: Powers ask by what can be chosen

ask_power = { $card }: what do you choose?
ask_power_yes = { $card }: do you want to? { $what }
ask_power_relic = { $what }: which relic?
ask_power_clear = { $what }: which card at { $what2 } do you discard first?
ask_power_discard = { $what }: which card do you discard next?
ask_power_instead = { $what }: which Beast card do you discard instead of your Nomad plans?
ask_power_drawn = { $card }: do you keep the relic you have drawn ({ $card2 })?
ask_power_ransom = { $what }: do you give { $what2 } favor to { $what3 } to keep { $what4 }?
ask_power_player = { $card }: which player?
ask_power_site = { $card }: which site?
ask_power_card = { $card }: which card?
ask_power_facedown = { $what }: which facedown adviser?
ask_power_suit = { $card }: which suit or bank?
ask_power_region = { $card }: which region?
ask_power_number = { $card }: how many?
ask_power_number_blood_pact = { $what }: how many secrets, for two warbands each?
ask_power_number_forgotten_vault = { $what }: how many secrets should lie on the Darkest Secret?
ask_power_number_revelation = { $what }: how much favor do you turn into secrets?
ask_power_number_kindred_warriors = { $what }: how many attack dice, more or fewer?
ask_power_accept_skeleton_key = { $what }: do you take the relic that you have seen?
ask_power_banner = { $what }: which banner?
ask_power_space = { $what }: which space of the Reliquary?
ask_power_campaign = { $what }: against whom do you campaign?
ask_homesteaders-0-2 = Which card there do you discard first?
ask_levelers-0-0 = Levelers: from which bank?
ask_levelers-0-1 = Levelers: to which bank?
ask_great_spire-0-reaction-0 = Great Spire: which drawn card do you exchange?
ask_relic_hunter-0 = Relic Hunter: which facedown relic do you target too?
ask_relic_hunter-0-reaction = Relic Hunter: which relic do you put under the relic deck?
ask_power_lose = { $card }: which warband dies?
ask_power_garrison = { $card }: how many warbands should be at { $card2 }?
ask_power_die = { $what }: the end die shows { $what2 }. Do you change it?
ask_power_relic_at = { $what }: which relic?
ask_counsel = You judge for the Clockwork Prince. He is asked: { $what }
ask_modify = Which modifiers do you use for this action?
ask_joining = You have seen the lowest relic: do you take it and become a Citizen?

## What would be lost

loses_supply = { $n } Supply unspent
# What is left, and how much of that is more than can be kept
loses_some_supply = { $n } Supply unspent, { $n2 } of it lost

## What is chosen, and how it is said: answers

act_accept = Yes
act_decline = No
act_decline_none = Nothing
act_decline_deal = No deal
act_decline_relic = Put it under the relic deck
act_decline_die = Leave it as it fell
act_decline_campaign = No campaign
act_decline_send = Let them stay
act_done = Done
act_done_targets = No more targets
act_done_plans = No more battle plans
act_done_powers = No more powers
act_done_pile = To the usual discard pile
act_start_over = Start over
act_rest = Rest

## What chance will say to a choice, and how that comes about

odds_win = you win: { $n } %
odds_hold = you hold: { $n } %
odds_holds = { $seat } holds: { $n } %
odds_end_yours = you win by the end die: { $n } %
odds_end_theirs = { $seat } wins by the end die: { $n } %
odds_theft = you take them: { $n } %
odds_hall = favor on average: { $n }
odds_tactics = Tactics
odds_title = title
odds_pawn = pawn
odds_at_sites = at the sites
odds_on_boards = on boards
odds_bandits = bandits
odds_attack_dice = Attack dice: { $sum }
odds_halved = Only half of them are rolled: { $n }
odds_defense_dice = Defense dice: { $sum }
odds_defense_force = Defending warbands: { $sum }
odds_average = On average: attack { $attack }, defense { $defense }. A tie goes to the defender.
odds_sacrifices = Counted in: up to { $n } sacrificed warbands, each worth { $worth }, where that wins.
odds_open = Not counted: battle plans and new rolls that may still come.
odds_decided = Won without a roll.
odds_end_die = The Empire reigns, so the end die is rolled: { $n } or more ends the game ({ $faces } of 6 faces).
odds_no_shield =
    { $n ->
        [one] You need a defense die without a shield: 3 of 6 faces.
       *[other] You need { $n } defense dice without a single shield: 3 of 6 faces each.
    }
odds_shields = { $n } favor or more: { $percent } %

## What is chosen, and how it is said: major actions

act_search = Search { $pile }
act_muster = Muster on { $card }
act_trade_favor = Trade with { $card } for favor
act_trade_secrets = Trade with { $card } for secrets
act_travel = Travel to { $card }
act_recover_relic = Recover relic { $n } here
act_recover_known = Recover { $card }
act_recover_banner = Recover { $banner }
act_campaign = Campaign against { $seat }
for_supply = { $what } ({ $n } Supply)
for_supply_brings = { $what } ({ $n } Supply, brings { $n2 })

## What is chosen, and how it is said: minor actions

act_adviser = Play or discard your facedown adviser { $card }
act_use = Use { $card }
act_use_for = Use { $card }: { $what }
act_declare = Declare { $card } ({ $action })
act_declare_for = Declare { $card } ({ $action }): { $what }
# Values: $card $n
act_peek_relic = Peek at relic { $n } at { $card }
act_peek_reliquary = Peek in the Reliquary
act_to_board =
    { $n ->
        [one] Take { $n } warband from your site
       *[other] Take { $n } warbands from your site
    }
act_to_site =
    { $n ->
        [one] Move { $n } warband to your site
       *[other] Move { $n } warbands to your site
    }
act_hand_over = Hand warbands over to { $seat }
act_ask_for = Ask { $seat } for warbands
act_offer = Offer Citizenship to { $seat }
act_exile = Exile { $seat }
act_self_exile = Go into exile

## What is chosen, and how it is said: playing a card

act_play_site = Play to { $card }
# Values: $card $card2
act_play_site_card = Play { $card2 } to { $card }
act_play_adviser = Play as an adviser
act_play_adviser_card = Play { $card } as an adviser
act_play_facedown = Play as a facedown adviser
act_play_facedown_card = Play { $card } as a facedown adviser
act_reveal = Reveal the Vision
act_reveal_card = Reveal { $card }
act_discard = Discard the card
act_discard_all = Discard all { $n }, in any order
act_discard_card = Discard { $card }
act_on_pile = On { $pile }
act_under_pile = Under { $pile }
act_under_deck = Under the world deck

## What is chosen, and how it is said: campaigns

act_target_site = Target { $card }
act_target_relic = Target the relic { $card }
act_target_banner = Target { $banner }
act_target_pawn = Target pawn and favor
act_sacrifice = Sacrifice warbands to win
act_sacrifice_n =
    { $n ->
        [one] Sacrifice { $n } warband
       *[other] Sacrifice { $n } warbands
    }
act_lose_at = A warband at { $card }
act_lose_from_side = A warband of { $what }
act_lose_from = A warband on the board of { $seat }

## What is chosen, and how it is said: tokens in the Wake phase

act_place_favor = Place 1 favor on the People's Favor
act_take_favor = Take 1 favor from the site
act_take_secret = Take 1 secret from the site

## What is chosen, and how it is said: whatever is asked for

act_number = { $n }
act_number_dice =
    { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
act_number_warbands =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
act_number_die = Make it { $what }
act_number_favor = { $n } favor
act_number_secrets =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
act_site = { $card }
act_site_start = Start at { $card }
act_site_send = Send to { $card }
act_player = { $seat }
act_suit = { $suit }
act_suit_people = Move 1 favor from the People's Favor to the { $suit } bank
act_suit_deal = Start at the { $suit } bank
act_region = { $region }
act_card = { $card }
act_card_keep = Keep { $card }
act_card_first = { $what } first
act_card_discard = Discard { $card }
act_card_clear = First discard { $card }
act_card_build = Build { $card } in place of { $card2 }
act_card_repair = Repair { $what }: { $what2 }
# Values: $seat $n
act_facedown = Facedown adviser { $n } of { $seat }
act_relic = The relic { $card }
# Values: $card $n
act_relic_at = Relic { $n } at { $card }
act_banner = The banner { $card }
act_space = The relic on { $space }

## What is chosen, and how it is said: deals

act_give_favor = Give { $n } favor
act_want_favor = Ask for { $n } favor
act_give_secrets = Give secrets: { $n }
act_want_secrets = Ask for secrets: { $n }
act_give_relic = Give the relic { $card }
act_want_relic = Ask for the relic { $card }
act_give_banner = Give the banner { $card }
act_want_banner = Ask for the banner { $card }
act_give_card = Give the adviser { $card }
act_want_card = Ask for the adviser { $card }
act_give_site = Give the site { $card }
act_want_site = Ask for the site { $card }
act_promise_peace = Promise not to campaign against them
act_want_peace = Ask them to promise not to campaign against you
act_promise_favor = Promise { $n } favor for your next turn
act_want_promised_favor = Ask them to promise { $n } favor for their next turn
act_promise_secrets = Promise secrets for your next turn: { $n }
act_want_promised_secrets = Ask them to promise secrets for their next turn: { $n }
act_show_relic = Show the relic you offer
act_propose = Propose it

## What is chosen, and how it is said: the chronicle

act_vow = Swear the { $oath }
act_done_citizens = Offer it to nobody else
act_decline_build = Build nothing

## What is chosen, and how it is said: what is in a deal

deal_gives = { $seat } gives { $what }
deal_citizenship = Citizenship with the relic on { $space }
deal_promise = a promise ({ $what })
deal_nothing = nothing
deal_facedown = a facedown adviser

## What is chosen, and how it is said: what powers cost

cost_favor = { $n } favor
cost_secret =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
cost_burn_favor = burn { $n } favor
cost_burn_secret =
    { $n ->
        [one] burn { $n } secret
       *[other] burn { $n } secrets
    }
cost_flip =
    { $n ->
        [one] turn { $n } secret facedown
       *[other] turn { $n } secrets facedown
    }

## Promises: deeds: any of them, and a certain one

deed_search = to search
deed_search_one = to search { $what }
deed_muster = to muster
deed_muster_one = to muster on { $what }
deed_trade_favor = to trade for favor
deed_trade_favor_one = to trade with { $what } for favor
deed_trade_secrets = to trade for secrets
deed_trade_secrets_one = to trade with { $what } for secrets
deed_travel = to travel
deed_travel_one = to travel to { $what }
deed_recover_relic = to recover a relic
deed_recover_banner = to recover a banner
deed_recover_banner_one = to recover { $what }
deed_campaign = to campaign
deed_campaign_one = to campaign against { $what }
deed_adviser = to turn up a facedown adviser
deed_use = to use a power
deed_use_one = to use { $what }
deed_peek_relic = to peek at a relic
deed_peek_reliquary = to peek in the Reliquary
deed_to_board = to take warbands from a site
deed_to_site = to move warbands to a site
deed_hand_over = to hand warbands over
deed_hand_over_one = to hand warbands over to { $what }
deed_ask_for = to ask for warbands
deed_ask_for_one = to ask { $what } for warbands
deed_offer = to offer Citizenship
deed_offer_one = to offer Citizenship to { $what }
deed_exile = to exile a Citizen
deed_exile_one = to exile { $what }
deed_self_exile = to go into exile
deed_play_site = to play a card to a site
deed_play_site_one = to play a card to { $what }
deed_play_adviser = to play a card as an adviser
deed_play_facedown = to play a card as a facedown adviser
deed_reveal = to reveal a Vision
deed_decline = to refuse them a permission

## Promises: gifts

gift_favor = to give { $n } favor
gift_secrets =
    { $n ->
        [one] to give { $n } secret
       *[other] to give { $n } secrets
    }
gift_relic = to give a relic
gift_adviser = to give an adviser
some_favor = to give favor
some_secrets = to give secrets

## Promises: a whole promise

promise_not = not { $what }
promise_when = { $what }, { $what2 }
promise_or_else = { $what }; otherwise { $what2 }
penalty_relics = a relic
penalty_advisers = an adviser

## Promises: when it is to be done, or given …

by_now = now
by_round = by the end of the turn in round { $n }
by_wake = in the next Wake
by_title = after taking the title of Oathkeeper
by_citizen = after becoming a Citizen
by_exile = after becoming an Exile
by_campaign = after the promiser's next campaign
by_attacked = after the next attack on the other
by_end = by the end of the game

## Promises: … and how long it is not to be done

until_now = now
until_round = until the end of the turn in round { $n }
until_wake = until the next Wake
until_title = until taking the title of Oathkeeper
until_citizen = until becoming a Citizen
until_exile = until becoming an Exile
until_campaign = until the promiser's next campaign
until_attacked = until the next attack on the other
until_end = until the end of the game

## Promises: how it went

fate_running = running
fate_kept = kept
fate_broken = broken
fate_void = void

## Promises: wording one

ask_compose_promise_what = What is promised?
ask_compose_promise_which = { $what }: which?
ask_compose_promise_how_many = { $what }: how many?
ask_compose_promise_when = { $what }: when?
ask_compose_promise_penalty = { $what }. What is the penalty if it is broken?
ask_collect = { $what } owes you this: which one do you take?
ask_show_to = To whom do you show { $card }?
act_promise = Promise something
act_want_promise = Ask for a promise
act_will = { $what }
act_will_not = { $what }
act_will_give = { $what }
act_anything = Any
act_by = { $what }
act_penalty_favor = { $n } favor
act_penalty_secrets =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
act_penalty_relic = a relic
act_penalty_adviser = an adviser
act_done_promise = Put it in the deal
act_done_promise_plain = Put it in the deal, with no penalty: it binds
act_decline_promise = No promise after all
act_counter = Make a counter-offer
act_decline_counter = Refuse, without a counter-offer
act_show_space = Show the relic on { $space }
act_space_instead = The relic on { $space } instead
act_show = Show your facedown adviser { $card }
act_decline_show = To nobody

## Screens: kinds of powers

kind_when_played = When played
kind_action = Action
kind_rest = Rest
kind_wake = Wake
kind_modifier = { $action }, if you like
kind_duty = { $action }, always
kind_persistent = Persistent
kind_persistent_of = Persistent, { $action }
kind_continuous = Always
kind_plan_0 = Battle plan
kind_plan_1 = Battle plan, attack
kind_plan_2 = Battle plan, defense

## Screens: panels

panel_key = Key
panel_letters = PRBYWK
key_pieces = * pawn   { $what }3 warbands   b bandits   ? facedown   f favor   s secrets
panel_you = { $seat } (you)
panel_prince = { $role }, the Clockwork Prince
panel_round = Round { $n } of { $n2 }, turn of { $seat }
panel_won = { $seat } has won: { $victory }
panel_courts = Advisers and relics
panel_hand = Your drawn cards
panel_vision = Vision
panel_world = { $what }, game { $what2 }
panel_unnamed = An unnamed chronicle
panel_oathkeeper = Oathkeeper: { $seat }
panel_usurper = Oathkeeper and Usurper: { $what }
panel_visions = Visions drawn: { $n }
panel_banner = { $banner }: { $what }, tokens { $n }
panel_mob = { $what }, a Mob
panel_banks = Favor banks
panel_piles = Piles
panel_promises = Promises
column_promiser = Who
column_promised_to = To
column_promise = Promise
column_fate = State
panel_prince_board = The Clockwork Prince
prince_friend = { $suit } Friend { $n }
prince_conspirator = { $suit } Conspirator { $n }
prince_relations = Relationships: { $what }
prince_numbers = Tactics: { $n }, Ambition box: { $n2 }
prince_threat = Threat: { $what }
prince_mind = Mind: started at { $mind }; now at { $mind2 }
panel_deal = Deal
panel_campaign = Campaign: { $seat } against { $seat2 }
campaign_targets = Targets: { $what }
campaign_dice = Attack dice: { $n }, defense dice: { $n2 }
campaign_plans = Battle plans: { $what }
campaign_strengths = Attack { $n } against defense { $n2 }
campaign_facedown = a relic at { $what }: { $what2 }
campaign_pawn = pawn and favor
pile_cards = { $pile }: { $n }
pile_known = { $what } (you know { $what2 })
pile_relics = Relic deck: { $n }
pile_dispossessed = Dispossessed: { $n }
pile_reliquary = Imperial Reliquary: { $what }

## Screens: goals of the Oaths

goal_0 = The Oathkeeper is whoever rules the most sites; the successor, the Citizen with more relics and banners than any other Imperial player.
goal_1 = The Oathkeeper is whoever holds the People's Favor; the successor, the Citizen who holds the Darkest Secret.
goal_2 = The Oathkeeper is whoever holds the Darkest Secret; the successor, the Citizen who holds the Grand Scepter.
goal_3 = The Oathkeeper is whoever holds the most relics and banners; the successor, the Citizen who holds the People's Favor.

## How one wins, and who is how far

aim_goal_exile = You win at your Wake: as Usurper if you keep the title from one Wake to the next, or as Visionary if your revealed Vision is fulfilled and 3 Visions have been drawn.
aim_goal_chancellor = You win if the Empire holds the title: by the end die after rounds 5, 6 and 7, or after round 8.
aim_goal_citizen = If the Empire wins, you win in the Chancellor's place if you are the successor: by the end die after rounds 5, 6 and 7, or after round 8.
aim_goal_all = The Empire wins if it holds the title, by the end die after rounds 5 to 7 or after round 8. An Exile wins at a Wake, as Usurper or as Visionary.
aim_wins_usurper = { $who } wins at their next Wake as Usurper unless that is stopped: { $what }.
aim_wins_visionary = { $who } wins at their next Wake as Visionary unless that is stopped: { $what }.
aim_wins_both = { $who } wins at their next Wake as Usurper and Visionary unless that is stopped: { $what }.
aim_has_supremacy =
    { $n ->
        [one] { $who } rules 1 site
       *[other] { $who } rules { $n } sites
    }
aim_has_people = { $who } holds the People's Favor
aim_has_devotion = { $who } holds the Darkest Secret
aim_has_protection =
    { $n ->
        [one] { $who } holds 1 relic or banner
       *[other] { $who } holds { $n } relics and banners
    }
aim_lacks_supremacy =
    { $n ->
        [one] 1 site short
       *[other] { $n } sites short
    }
aim_lacks_people = without the People's Favor
aim_lacks_devotion = without the Darkest Secret
aim_lacks_protection =
    { $n ->
        [one] 1 relic or banner short
       *[other] { $n } relics or banners short
    }
aim_lacks_thing = without { $what }
aim_fulfilled = fulfilled
aim_fulfilled_early = fulfilled, but only { $n } of 3 Visions have been drawn
aim_die =
    { $n ->
        [6] { $who } wins after this round if the end die shows 6 ({ $m } %).
       *[other] { $who } wins after this round if the end die shows { $n } or more ({ $m } %).
    }
aim_die_successor =
    { $n ->
        [6] { $who } wins after this round as successor if the end die shows 6 ({ $m } %).
       *[other] { $who } wins after this round as successor if the end die shows { $n } or more ({ $m } %).
    }
aim_last = The last round: { $who } wins after it unless that is stopped.
aim_last_successor = The last round: { $who } wins after it as successor unless that is stopped.
aim_keeper = { $oath }: { $who } holds the title.
aim_turns = { $who }, an Exile, holds the title: Usurper at their next Wake, and winner at the one after, unless that is stopped.
aim_turns_last = { $who }, an Exile, holds the title: Usurper at their next Wake, and winner after round 8, unless that is stopped.
aim_vision = { $who } has revealed the { $card }: { $what }.
aim_own_vision = You have the { $card }, not revealed: { $what }.
aim_roles = Role
aim_oathkeeper = (Oathkeeper)
aim_usurper = (Usurper)
aim_successor = Successor
aim_successor_about = If the Empire wins, the successor wins in the Chancellor's place.
aim_won = { $who } has won: { $victory }.
# Values: $n $m
aim_die_showed = The end die showed { $m } after round { $n }.
aim_too_late = the Oathkeeper, { $who }, was not the Usurper yet
# Values: $role $what
aim_fate = { $role }: { $what }.
aim_fate_won = has won, { $victory }
aim_fate_title = { $what } for the title
aim_fate_tied = level with the Oathkeeper, who kept the title
aim_fate_keeper = held the title
aim_fate_not_usurper = held the title, but was not the Usurper yet
aim_fate_no_vision = no Vision revealed
aim_fate_succeeded = the successor won instead
aim_fate_empire_lost = the Empire lost
aim_fate_no_heir = not the successor, { $what }

## Screens: a chronicle's history

history_game = Game { $what }
history_won = { $what }: { $what2 } ({ $what3 }) has won
history_vow = Sworn for the next game: { $what }
history_citizens = Citizens: { $what }
history_sites = Sites known: { $what }
history_built = Built: { $what }
history_repaired = Repaired: { $what }
history_ruined = Fallen to ruin: { $what }
history_lost = Lost: { $what }
history_entered = Entered the world deck: { $what }

## Screens: columns

column_site = Site
column_room = Room
column_pawns = Pawns
column_ruler = Ruler
column_warbands = Warbands
column_cards = Cards
column_relics = Relics
column_tokens = Tokens
column_seat = Player
column_role = Role
column_supply = Supply
column_favor = Favor
column_secrets = Secrets
column_left = Left
column_sites = Sites
column_place = Pawn at
column_advisers = Advisers
column_vision = Vision
column_card = Card
column_text = Text
column_shared = Shared

## Screens: facts of a card

fact_group = Kind
fact_suit = Suit
fact_where = Where
fact_dice = Defense dice
fact_room = Capacity
fact_price = Price of a relic
price_to_bank = { $what } to the { $suit } bank
fact_found = Found there
found_relics =
    { $n ->
        [one] { $n } relic
       *[other] { $n } relics
    }
fact_homeland = Homeland
group_denizen = denizen
group_edifice = edifice
group_vision = Vision
group_relic = relic
group_site = site
group_reliquary = Reliquary
group_banner = banner

## Screens: … and the headings of their pages

heading_denizen = Denizens
heading_edifice = Edifices
heading_vision = Visions
heading_relic = Relics
heading_site = Sites
heading_reliquary = Reliquary
heading_banner = Banners
where_0 = anywhere
where_1 = site only
where_2 = adviser only
where_locked = { $what }, locked

## What happened

log-prince_first = { $who } looks for no Threat on his first turn; his mind is at: { $mind } (CP-3.4)
log-prince_no_threat = { $who } sees no Threat (CP-3.5)
log-prince_threat = { $who } sees a Threat in { $seat }, { $danger }; goal: { $quadrant } (CP-3.5, CP-3.6)
log-prince_turns = { $who } turns his mind to { $mind } (CP-3.9)
log-prince_reveals = { $who } reveals { $card } (CP-4.2)
log-prince_trains = It is a battle plan: the Tactics of { $who } rise to { $n }, dice { $n2 } (CP-4.3, CP-6.6)
log-prince_trains_consoled = The Tactics of { $who } rise to { $n }, dice { $n2 } (CP-4.8, CP-6.6)
log-prince_friend = { $who } chooses a Friend: { $suit }, now at level { $n } (CP-4.4, CP-4.5)
log-prince_conspirator = { $who } chooses a Conspirator: { $suit }, now at level { $n } (CP-4.4, CP-4.5)
log-prince_no_card = { $who } has drawn no card for the quadrant he is in: { $quadrant } (CP-4.4)
log-prince_no_place = { $who } has no place for { $card } (CP-4.7)
log-prince_boxes = { $who } puts { $n } favor from the { $suit } bank into the Ambition box (CP-4.7)
log-prince_boxes_gift = { $who } puts { $n } favor from the { $suit } bank into the Ambition box (CP-4.8)
log-prince_consoled = { $who } plays no card and takes instead what the quadrant gives: { $quadrant } (CP-4.8)
log-prince_actions = { $who } has { $n } actions (CP-5.1)
log-prince_space = { $who }'s next step: { $mind }; { $path } (CP-5.2)
log-prince_passes = { $who } passes { $mind }; { $path } (CP-5.3)
log-prince_skips = { $who } skips it (CP-5.4): { $skip }
log-prince_stops = { $who } is back at { $mind }; { $path }; and stops (CP-5.5)
log-prince_trades = { $who } trades with { $card } (CP-6.1)
log-prince_ready = { $who } is Battle Ready: { $n } attack dice, { $n2 } to beat (CP-6.5)
log-prince_uses_tactics =
    { $n ->
        [one] { $who } uses Tactics: { $n } more attack die (CP-6.6)
       *[other] { $who } uses Tactics: { $n } more attack dice (CP-6.6)
    }
log-prince_defends =
    { $n ->
        [one] { $who } uses Tactics: { $n } attack die fewer (CP-6.6)
       *[other] { $who } uses Tactics: { $n } attack dice fewer (CP-6.6)
    }
log-prince_holds_back = { $who } is not ready for battle here and holds back (CP-6.7)
log-prince_opens_box = { $who } takes { $n } favor out of the Ambition box (CP-1.2)
log-prince_pays = { $who } pays for the relic: favor { $n }, secrets { $n2 } (CP-6.12)
log-prince_finds_no_relic = { $who } finds no relic to go for (CP-6.17)
log-prince_finds_nothing = { $who } can't find what he is looking for (CP-6.16)
log-prince_cannot_pay = { $who } can't pay the toll and gives up (CP-8.2)
log-prince_picks_up = { $who } looks for a token at { $card } (CP-3.3)
log-prince_free_power = { $who } uses a power that costs him nothing: { $card } (CP-8.3)
log-prince_hurts = { $who } hurts his Threat { $seat }: { $card } (CP-8.4)
log-prince_good_power = { $who } uses a power that helps him: { $card } (CP-10.5)
log-prince_advised = { $who } judges for the Clockwork Prince (CP-8.4)
log-prince_ends = { $who } ends with his mind on: { $mind } (CP-7.2)
log-prince_invites = { $who } invites { $seat } to join the Empire for the lowest relic (CP-7.4)

## What happened: the turn

log-turn = It is { $who }'s turn
log-round = Round { $n } begins
log-end_die = The end die shows { $n }
log-rests = { $who } rests, with { $n } Supply
log-title = { $who } is now the Oathkeeper
log-usurper = { $who } flips the title and is the Usurper
log-mob = The People's Favor of { $who } turns into a Mob
log-places_on_people = { $who } places 1 favor on the People's Favor
log-returns_from_people = { $who } moves 1 favor from the People's Favor to the { $suit } bank
log-wins = { $who } wins: { $victory }
log-starts_at = { $who } starts at { $slot }
log-keeps = { $who } keeps a card as a facedown adviser

## What happened: cards

log-heaps_pile = { $who } puts { $pile } on top of { $pile2 }
log-puts_pawn = { $who } moves the pawn to { $slot }
log-search = { $who } searches { $pile }
log-drawn = { $who } draws { $card }
log-vision_drawn = { $who } draws a Vision, number { $n }
log-shows = { $who } shows { $card }
log-discards = { $who } discards { $card }
log-is_discarded = { $card } is discarded
log-discards_facedown = { $who } discards a card
log-discard_is = The discard is { $card }
log-plays_site = { $who } plays { $card } to { $slot }
log-plays_adviser = { $who } plays { $card } to the advisers
log-plays_facedown = { $who } plays a card facedown to the advisers
log-reveals = { $who } reveals { $card }
log-muster = { $who } musters on { $card }
log-trade = { $who } trades with { $card }
log-declares_modifier = { $who } declares { $card }
log-uses = { $who } uses { $card }
log-puts_favor = { $who } puts { $n } favor on { $card }
log-puts_secrets =
    { $n ->
        [one] { $who } puts { $n } secret on { $card }
       *[other] { $who } puts { $n } secrets on { $card }
    }
log-flips_secrets =
    { $n ->
        [one] { $who } turns { $n } secret facedown
       *[other] { $who } turns { $n } secrets facedown
    }

## What happened: in the logs of older games

log-pays = { $who } pays { $n } favor and { $n2 } secrets for { $card }
log-pays_favor = { $who } pays { $n } favor for { $card }
log-pays_secrets =
    { $n ->
        [one] { $who } pays { $n } secret for { $card }
       *[other] { $who } pays { $n } secrets for { $card }
    }
log-pays_bank = { $who } pays { $n } favor into the { $suit } bank

## What happened: tokens

log-gain_favor = { $who } gains { $n } favor from the { $suit } bank
log-gain_secrets =
    { $n ->
        [one] { $who } gains { $n } secret
       *[other] { $who } gains { $n } secrets
    }
log-gain_warbands =
    { $n ->
        [one] { $who } gains { $n } warband
       *[other] { $who } gains { $n } warbands
    }
log-give_favor = { $who } gives { $n } favor to { $seat }
log-takes_favor = { $who } takes { $n } favor from { $seat }
log-takes_secret = { $who } takes a secret from { $seat }
log-burns_secrets =
    { $n ->
        [one] { $who } burns { $n } secret
       *[other] { $who } burns { $n } secrets
    }
log-picks_up_favor = { $who } takes 1 favor from { $slot }
log-picks_up_secret = { $who } takes 1 secret from { $slot }
log-gain_supply = { $who } gains { $n } Supply
log-sends_card = { $who } sends { $card } over to { $seat }
log-stores_favor = { $who } puts { $n } favor into the { $suit } bank
log-gives_secret = { $who } gives a secret to { $seat }
log-places_favor = { $who } places { $n } favor on { $card }
log-tokens_on_banner = { $banner }: { $n } tokens now lie there
log-swaps = { $who } swaps { $card } and { $card2 }
log-swaps_facedown = { $who } swaps facedown advisers: one of { $seat } and one of { $seat2 }
log-prophesies = { $who } puts a warband on { $card }: it is their Vision too
log-demands = { $who } demands { $card } from { $seat }
log-finds_conspiracy = { $who } finds { $card } at { $seat }'s court
log-burn_favor = { $who } burns { $n } favor
log-gets_burned = { $who } gets the { $n } favor that burned
log-returns_favor = { $who } puts { $n } favor into the { $suit } bank
log-moves_favor = { $who } moves { $n } favor from the bank of { $suit } to the bank of { $suit2 }
log-deals_favor =
    { $n ->
        [one] { $who } puts { $n } favor into the bank of { $suit }
       *[other] { $who } deals { $n } favor into the banks, from { $suit } on
    }
log-killed_on_board =
    { $n ->
        [one] { $n } warband on the board of { $who } dies
       *[other] { $n } warbands on the board of { $who } die
    }
log-killed_at =
    { $n ->
        [one] { $n } warband of { $who } dies at { $slot }
       *[other] { $n } warbands of { $who } die at { $slot }
    }

## What happened: the map

log-travel = { $who } travels to { $slot }
log-leads = { $who } sends { $seat } to { $slot }
log-cannot_go = { $who } can't pay for the way to { $slot } and stays put
log-is_put = { $who } is now at { $slot }
log-moves_card = { $who } moves { $card } to { $slot }
log-reveal_site = { $card } is revealed
log-to_board =
    { $n ->
        [one] { $who } takes { $n } warband from { $slot }
       *[other] { $who } takes { $n } warbands from { $slot }
    }
log-to_site =
    { $n ->
        [one] { $who } moves { $n } warband to { $slot }
       *[other] { $who } moves { $n } warbands to { $slot }
    }
log-hands_over =
    { $n ->
        [one] { $who } hands { $n } warband over to { $seat }
       *[other] { $who } hands { $n } warbands over to { $seat }
    }
log-asks_for_warbands =
    { $n ->
        [one] { $who } asks the Chancellor for { $n } warband
       *[other] { $who } asks the Chancellor for { $n } warbands
    }
log-peeks = { $who } peeks at a relic at { $slot }
log-looks_through = { $who } looks through { $pile }
log-peeks_adviser = { $who } peeks at a facedown adviser of { $seat }
log-peeks_site = { $who } peeks at the facedown site: { $slot }
log-peeks_reliquary = { $who } peeks in the Reliquary
log-peeked = { $who } sees { $card }

## What happened: relics and banners

log-recover = { $who } recovers { $card }
log-buries = { $who } puts { $card } under the relic deck
log-buries_drawn = { $who } puts the drawn relic under the relic deck
log-buries_at = { $who } puts a relic from { $slot } under the relic deck
log-takes_relic = { $who } takes { $card }
log-recover_banner = { $who } recovers { $banner }; tokens on it: { $n }
log-seize_banner = { $who } seizes { $banner }; tokens burned: { $n }

## What happened: campaigns

log-campaign = { $who } campaigns against { $seat } from { $slot }
log-targets_site = { $who } targets { $slot }
log-targets_thing = { $who } targets { $card }
log-targets_facedown = { $who } targets a facedown relic at { $slot }
log-targets_pawn = { $who } targets the pawn and favor of { $seat }
log-starts_over = { $who } starts declaring targets again
log-declares =
    { $n ->
        [one] { $who } has declared { $n } target; defense dice: { $n2 }
       *[other] { $who } has declared { $n } targets; defense dice: { $n2 }
    }
log-commits =
    { $n ->
        [one] { $who } takes { $n } attack die
       *[other] { $who } takes { $n } attack dice
    }
log-joins = { $who } joins { $seat } as an Ally
log-uses_plan = Battle plan of { $who }: { $card }
log-rolls_defense = Defense roll: blank { $n }, one shield { $n2 }, two shields { $n3 }, doubling { $n4 }
log-rolls_attack = { $who } rolls for attack: hollow swords { $n }, swords { $n2 }, two swords with skull { $n3 }
log-rolls_again = { $who } has all dice rolled again
log-strengths = Attack { $n } against defense { $n2 }
log-sacrifices =
    { $n ->
        [one] { $who } sacrifices { $n } warband
       *[other] { $who } sacrifices { $n } warbands
    }
log-victory = { $who } wins the campaign
log-repelled = { $who } loses to { $seat }
log-occupies =
    { $n ->
        [one] { $who } places { $n } warband at { $slot }
       *[other] { $who } places { $n } warbands at { $slot }
    }

## What happened: Empire and deals

log-offers_citizenship = { $who } offers Citizenship to { $seat }
log-shows_relic = { $who } shows the offered relic to { $seat }
log-proposes = { $who } proposes a deal to { $seat }
log-accepts = { $who } accepts the deal of { $seat }
log-counters = { $who } answers { $seat } with a counter-offer
log-promises = { $who } promises { $seat } { $promise }
log-keeps_promise = { $who } has kept the promise to { $seat }: { $promise }
log-breaks_promise = { $who } has broken the promise to { $seat }: { $promise }
log-promise_void = What { $who } promised to { $seat } can no longer be done: { $promise }
log-shows_space = { $who } shows the relic on { $space } to { $seat }
log-shows_adviser = { $who } shows a facedown adviser to { $seat }
log-is_shown = { $who } shows { $card } to { $seat }
log-gives_secrets =
    { $n ->
        [one] { $who } gives { $n } secret to { $seat }
       *[other] { $who } gives { $n } secrets to { $seat }
    }
log-gives_thing = { $who } gives { $card } to { $seat }
log-gives_banner = { $who } gives { $banner } to { $seat }
log-gives_facedown = { $who } gives a facedown adviser to { $seat }
log-gives_site = { $who } leaves { $slot } to { $seat }
log-caged =
    { $n ->
        [one] { $n } warband of { $who } goes into the Obsidian Cage
       *[other] { $n } warbands of { $who } go into the Obsidian Cage
    }
log-freed =
    { $n ->
        [one] { $n } warband comes from the Obsidian Cage to the board of { $who }
       *[other] { $n } warbands come from the Obsidian Cage to the board of { $who }
    }
log-changes_die = { $who } changes the end die to { $n }
log-swaps_dispossessed =
    { $n ->
        [one] { $who } exchanges { $n } card for a random one of the Dispossessed
       *[other] { $who } exchanges { $n } cards for random ones of the Dispossessed
    }
log-refuses = { $who } refuses { $seat }
log-becomes_citizen = { $who } becomes a Citizen
log-vows = { $who } swears the { $oath }
log-builds = { $who } builds { $card } in place of { $card2 }
log-repairs = { $who } repairs { $card }
log-chronicle = { $who } has written the chronicle: game { $n } can begin
log-is_exiled = { $who } is now an Exile

## Why something can't be done. The clause is added behind

why-not_waiting = It is not your turn to choose.
why-game_over = The game is over.
why-not_now = Not now: something else comes first.
why-begin_first = First everybody chooses a site to begin at, and an adviser.
why-people_first = First decide what happens to the People's Favor.
why-powers_first = First use the powers of this phase, or go on without them.
why-action_first = That comes with an action or a power: choose that first.

## Why something can't be done: prices

why-no_supply = That costs { $n } Supply; you have { $n2 }.
why-no_favor = That costs { $n } favor; you have { $n2 }.
why-no_secrets = Not enough faceup secrets: you need { $n } and have { $n2 }.
why-occupied = Favor or secrets already lie on { $card }.
why-have_only = There are only { $n }.
why-pay_more = You must pay at least { $n }.

## Why something can't be done: powers

why-no_access = You don't rule { $card }, and you are not there.
why-no_power = { $card } has no power to use now.
why-not_in_play = { $card } is not faceup in play.
why-used_already = { $card } has been used already.
why-modifier_declared = You have declared { $card } for another action.
why-nothing_to_modify = There is no action that { $card } could modify.
why-no_plan = { $card } is not a battle plan in play.
why-other_side = { $card } is a battle plan of the other side.
why-not_your_card = You don't rule { $card }.
why-not_targeted = The site of { $card } is not a target.
why-not_that_defender = This power allows another defender only.
why-not_that_site = This power leads elsewhere.
why-not_choosable = You can't choose that for this power.
why-nobody_here = There is nobody at your site for it.
why-other_plans = Your side has used another plan already.
why-works_by_itself = { $card } works by itself: no need to declare it.
why-not_given = { $card } needs something that is missing.
why-does_not_fit = { $card } does not fit this action.
why-forbidden_by = { $card } forbids it.
why-decided = The campaign is decided already.
why-bandits_pay_nothing = Bandits use only plans that cost nothing.

## Why something can't be done: cards

why-locked = { $card } is locked.
why-modifies_this = { $card } modifies this very action.
why-ruin = { $card } is a ruin.
why-not_at_your_site = { $card } is not at your site.
why-only_denizens = { $card } is not a denizen.
why-adviser_only = { $card } can only be an adviser.
why-site_only = { $card } can only be at a site.
why-other_site = You can't play to that site.
why-no_room = That site is full.
why-cannot_clear = You can't discard { $card } first.
why-must_play_to_site = You have made room at a site: play the card there.
why-no_vision = { $card } is not a Vision.
why-exiles_only = Only Exiles reveal Visions.
why-advisers_full = There is no room among your advisers.
why-not_your_adviser = { $card } is not your adviser.
why-not_facedown = { $card } is not one of your facedown advisers.
why-already_facedown = It is a facedown adviser already.
why-not_for_advisers = { $card } is for Searches only.
why-not_drawn = You have not drawn that card.
why-other_region = That is the pile of another region.
why-empty_pile = There are no cards to draw.

## Why something can't be done: the map

why-already_there = You are there already.
why-narrow_pass = The only way into that region is the Narrow Pass.
why-will_not_pay = { $seat } won't pay the price of going there.
why-facedown_site = That site is not faceup.
why-not_ruled = You don't rule { $slot }.
why-last_stays = The last warband stays.
why-not_your_site = You are not there.
why-seen_already = You have seen it already.
why-no_card_here = There is no card at your site to work with.
why-nothing_to_recover = No relic is for sale at your site, and you can't pay for a banner.
why-no_power_now = None of your powers can be used now.
why-no_minor_now = There is nothing of that kind you can do now.
why-no_relic_here = There is no such relic.
why-not_for_sale = This site has no price printed on it.
why-not_imperial = Only Imperial players share warbands.
why-not_at_your_site_player = { $seat } is not at your site.
why-nothing_here = Nothing lies there.

## Why something can't be done: banners and the title

why-guarded = The advisers of { $seat } guard the Darkest Secret.
why-last_favor = The last favor stays on the banner.
why-not_least = The { $suit } bank is not the one with the least favor.
why-misses_goal = That player does not meet the goal.
why-greedy = The greedy Chancellor does not search for more than 2 Supply.

## Why something can't be done: campaigns

why-not_yourself = Choose another player.
why-no_defender_here = That side doesn't rule the site and is not there.
why-no_target = There is nothing to target.
why-already_target = That is a target already.
why-out_of_reach = That is out of reach.
why-none_at_your_site = At least one target must be at your site.
why-pass_unguarded = You must target the Narrow Pass too, and the defender does not rule it.
why-pass_first = You must target the Narrow Pass too.
why-two_matching = Two of your advisers must match those of { $seat }.

## Why something can't be done: Empire and deals

why-no_scepter = You don't hold the Grand Scepter.
why-scepter_taken = You can't use the Grand Scepter on the turn you took it.
why-no_exile = That player is not an Exile.
why-no_citizen = That player is not a Citizen.
why-has_scepter = Whoever holds the Grand Scepter can't go into exile.
why-reliquary_empty = The Reliquary is empty.
why-uncovered = No relic lies on { $space }.
why-not_that_vow = That can't be the next Oath.
why-cannot_build = You can't build or repair an edifice at { $card }.
why-not_main_suit = { $suit } is not the most common suit of your advisers.
why-not_in_this_deal = That can't be part of this deal.
why-said_already = You have said that; start over to change it.
why-promised_not = You have promised { $seat } { $promise }.
why-promised_first = First you must do what you have promised { $seat }: { $promise }.
why-promises_enough = { $seat } can't promise anything more.
why-too_late = That turn is over, or under way.
why-when_useless = A promise like this has to be kept at another time.
why-when_never = That can't happen as things stand.
why-needs_penalty = Only a penalty can hold anyone to this: name one.
why-countered_enough = There have been three counter-offers: now say yes or no.
why-prince_offers_nothing = The Clockwork Prince makes no offers of his own.
why-prince_promises_no_deed = The Clockwork Prince acts by his own rules: he can only promise gifts.
why-prince_no_advisers = The Clockwork Prince has no advisers.
why-nobody_elsewhere = Nobody elsewhere could come to your site.
why-cage_empty = There are no warbands in the Obsidian Cage.
why-not_imperial_site = The Chancellor does not rule your site.
why-nothing_to_swap = There are no two cards to swap.
why-by_one = You can change the die by 1 only.
why-none_dispossessed = There are no Dispossessed cards.
why-nothing_said = There is nothing in it yet.
why-not_theirs = That is not theirs to give.
why-no_warband_for_site = You need a warband to take over that site.
why-prince_idle = { $card } would be of no use to the Clockwork Prince.
why-no_room_there = There is no room among the advisers of { $seat }.
why-shown_already = There is nothing to show.

## What a lobby says of the game

about = Keep an empire or bring it down. What you do shapes the world in which the next game begins.
first_game = The teaching game
first_game_why = Four players in a world that is laid out for learning.

## Options: a title, what it means, and what its values are called

option-players = Players
    .help = How many play. Alone, you meet the Clockwork Prince.
option-prince = Clockwork Prince
    .help = Whether the Clockwork Prince, who plays by himself, has a seat too, and which.
    .if_alone = only if you play alone
    .chancellor = as Chancellor
    .exile = as an Exile
option-prince_powers = Powers of the Prince
    .help = How much the Clockwork Prince does with the powers of cards. When he does more, somebody judges for him now and then, or he does it himself.
    .limited = limited
    .expanded = expanded, judged by a player
    .automatic = expanded, by himself
option-prince_judge = Who judges for the Prince
    .help = Who judges for an expanded Prince. The rules say who; a person alone among bots may do it instead.
    .rules = as the rules say
    .purple = { seat-purple }
    .red = { seat-red }
    .blue = { seat-blue }
    .yellow = { seat-yellow }
    .white = { seat-white }
    .black = { seat-black }
option-chronicle = Chronicle
    .help = The world you play in: a new one, the one prepared for learning, or the one that an earlier game has left.
    .first = a new world
    .teaching = the teaching game
option-world = Name of the chronicle
    .help = What you call this world; its next games keep the name. Leave it empty to keep the one it has.

## The page

page-map = Map of the three regions
page-views = Parts of the board
page-tabs =
    .map = Map
    .courts = Courts
    .table = Table
page-facedown = facedown
page-unknownRelic = Relic
page-denizenBack = Denizen
page-visionBack = Vision
page-favor = Favor
page-secrets = Secrets
page-supply = Supply
page-warbands = Warbands on the board
page-left = Warbands left
page-sites = Sites ruled
page-favorN = { $n } favor
page-secretsN =
    { $n ->
        [one] 1 secret
       *[other] { $n } secrets
    }
page-warbandsN =
    { $n ->
        [one] 1 warband
       *[other] { $n } warbands
    }
page-cardsN =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
page-topIs = on top: { $card }
page-youKnow = you know { $cards }
page-nobody = nobody
page-warbandsOf =
    { $n ->
        [one] 1 warband of { $who }
       *[other] { $n } warbands of { $who }
    }
page-bandits = bandits
page-noWarbands = no warbands
page-ruledBy = ruled by { $who }
page-roomOf = { $n } of { $room } cards
page-pawnsOf = pawns: { $who }
page-worldDeck = World deck
page-banks = Favor banks
page-shared = Shared bank: { $n }
page-banners = Banners
page-mob = Mob
page-reliquary = Imperial Reliquary
page-uncovered = uncovered
page-rest = Decks and promises
page-relicDeck = Relic deck: { $n }
page-dispossessed = Dispossessed: { $n }
page-promise = { $by } promised { $to } { $what }
page-promisedTo = Promised { $to } { $what }
page-oathkeeper = Oathkeeper
page-usurper = Usurper
page-round = Round { $n } of { $of }
page-visions = Visions drawn: { $n }; from { $needed } on they can win
page-courtOf = Court of { $who }
page-emptyCourt = No advisers, no relics
page-hand = Cards you have drawn
page-choose = Choose a card
page-advisers = Advisers
page-relics = Relics
page-campaign = Campaign
page-attacks = attacks
page-defends = defends
page-diceN =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
page-onBoards = warbands on boards: { $n }
page-atSites = at sites: { $n }
page-banditsN = bandits: { $n }
page-allies = Allies: { $who }
page-targets = Targets:
page-pawnTarget = pawn and favor
page-noneYet = none yet
page-plans = Battle plans:
page-strength = Strength { $n }
page-sacrificed = Sacrificed: { $n }
page-wins = { $who } wins
page-faces =
    .face_1 = shield
    .face_2 = two shields
    .face_H = hollow sword
    .face_S = sword
    .face_D = two swords and a skull
    .face_B = blank
    .face_X = doubles
page-deal = Deal
page-gives = { $who } gives:
page-promises = On the next turn …
page-nothing = nothing
page-promised = promises { $what }
page-promiseOf = { $who } promises:
page-wording =
    .will = What will be done?
    .will-not = Or what will not be done?
    .will-give = Or what will be given?
    .which = Which?
    .by = When?
    .penalty-favor = Or else: favor
    .penalty-secrets = Or else: secrets
    .penalty = Or else:
page-citizenship = Citizenship, with the relic of { $space }
page-amounts =
    .give-favor = Give favor
    .want-favor = Want favor
    .give-secrets = Give secrets
    .want-secrets = Want secrets
    .promise-favor = Promise favor
    .want-promised-favor = Want favor promised
    .promise-secrets = Promise secrets
    .want-promised-secrets = Want secrets promised
page-chronicle = The chronicle
page-wonBy = { $who } has won: { $how }
page-writes = { $who } writes the chronicle
page-parts =
    .oath = The Oath of the next age
    .citizens = Citizenship
    .edifice = An edifice
    .suit = The suit that grows
page-prince = Clockwork Prince
page-friend = Friend
page-conspirator = Conspirator
page-noRelations = No relationships yet
page-tactics = Tactics { $n }
page-tacticsName = Tactics
page-wholeSite = Read everything at { $place }
page-wholeSiteShort = Read everything here
page-freeRoom = room for { $n } more
page-ambition = Ambition box { $n }
page-threat = Threat
page-mind = Mind
page-mindHere = He is at:
page-mindNext = From here he takes the first that is true:
page-mindGoal = he goes here
page-lastTurn = What he did, and why
page-chooseHere = Choose
page-chooseTable = Choose on the table
page-choosePanel = Choose in the panel
page-waitFor = Waiting for { $who }
page-over = The game is over
page-restDeed = Rest
page-deeds =
    .search = Search
    .muster = Muster
    .trade = Trade
    .travel = Travel
    .recover = Recover
    .campaign = Campaign
    .powers = Powers
    .minor = Minor actions

## Lessons

lesson-turn = Your turn
    .about = An Exile comes back: travel, search, muster, trade, and a first relic.
lesson-turn-theme = You are Red, an Exile. You have come back to bring down an empire, or to take it over.
lesson-turn-rival = Purple is the Chancellor. Everything purple on the map belongs to the Empire.
lesson-turn-supply = Your actions cost Supply. You have 7 for this turn.
lesson-turn-travel = A relic lies at Mountain. Travel there: from here it costs 2 Supply.
lesson-turn-not_there = Not there: the relic lies at Mountain.
lesson-turn-search = Now look for allies. Search the world deck: 2 Supply for three cards, of which you keep one.
lesson-turn-keep = Keep the one you like best.
lesson-turn-discard = Discard the other two. Everybody can search the discard piles later.
lesson-turn-play = Play your card to Mountain. You gain 1 favor of its suit for it.
lesson-turn-not_adviser = Later. At the site the card earns you a favor, and you can work with it at once.
lesson-turn-muster = Muster on your new card: 1 Supply and 1 favor bring you 2 warbands.
lesson-turn-not_charm = Leave Taming Charm free for now: you will trade with it.
lesson-turn-adviser = You also have a secret adviser, lying face down. Play it: that costs nothing.
lesson-turn-faceup = Face up among your advisers, Spirit Snare helps you trade.
lesson-turn-trade = Trade with Taming Charm: a secret for 1 favor, and 1 more because your adviser is Arcane, too.
lesson-turn-recover = Now you can pay for the relic. Recover it: 1 Supply, and 2 favor that you burn.
lesson-turn-relic = Cup of Plenty is yours. It makes your trades cheaper, and relics count for some goals.
lesson-turn-rest = Your Supply is spent, so Rest. Your secret comes back, and so does most of your Supply.
lesson-turn-end = That was a whole turn. Next come the warbands: how to take a site from the Empire.
lesson-campaign = Campaigns
    .about = Take a site from the Chancellor, and hold it: dice, battle plans, sacrifice.
lesson-campaign-rules = You are at Steppe. Two purple warbands stand here, so the Chancellor rules this site.
lesson-campaign-campaign = You have 5 warbands with you. Start a campaign against Purple: it costs 2 Supply.
lesson-campaign-targets = Steppe is your target. It gives the defense 1 die, and the Oathkeeper's title another. Go on without more targets.
lesson-campaign-one_target = Each further target gives the defense another die. Be content with Steppe.
lesson-campaign-dice = You roll up to one die for each of your warbands. Take all five.
lesson-campaign-all_dice = Dice cost you nothing. Take all five.
lesson-campaign-plan = Longbows is a battle plan, and your adviser. Use it: 1 more die for you.
lesson-campaign-use_plan = It is free, so use it: 1 more die for you.
lesson-campaign-rolled = Purple: 3 shields and 2 warbands make 5. You: 5 swords. One die showed a skull, too: a warband of yours died.
lesson-campaign-sacrifice = 5 against 5 is not enough: you need more. Sacrifice a warband, and you win.
lesson-campaign-not_in_vain = Then Purple would win, and you would lose half of your warbands. Sacrifice one.
lesson-campaign-occupy = Victory! Now put warbands at Steppe: whoever has warbands at a site rules it.
lesson-campaign-leave_some = Without a warband of yours the site would not be yours. Put at least one there.
lesson-campaign-won = Steppe is yours, and so are the cards there. The loser lost half the warbands that had fought.
lesson-campaign-rest = Enough for now: Rest. The Chancellor won't like this.
lesson-campaign-attacked = Purple attacks you with 4 dice. All your warbands here defend, and you get 1 die for the site.
lesson-campaign-defend = Battle plans help defenders, too: use Longbows, and Purple has 1 die fewer.
lesson-campaign-use_defence = It is free, so use it: 1 die fewer for Purple.
lesson-campaign-held = 1 sword against 5: Purple is beaten and loses half of the attackers. Steppe is still yours.
lesson-campaign-end = Pawns, relics and banners can be targets, too. Next: what all this fighting is for.
lesson-winning = How you win
    .about = The Oath, the Usurper, Visions, the Empire, and Citizens.
lesson-winning-oath = Purple is the Oathkeeper. By the Oath of Supremacy that is whoever rules the most sites: now it is 2 to 2.
lesson-winning-chancellor = As long as Purple keeps the title, the Empire wins in the end: by a die from round 5 on, at the latest after round 8.
lesson-winning-campaign = Rule one more site, and the title is yours. Only bandits hold Buried Giant: campaign against them.
lesson-winning-targets = Buried Giant is all you want.
lesson-winning-dice = All five dice, once more.
lesson-winning-all_dice = Dice cost you nothing. Take all five.
lesson-winning-occupy = Won. Put warbands there, and keep some with you.
lesson-winning-leave_some = At least one has to stay here, and at least one with you.
lesson-winning-keeper = You rule three sites, so now you are the Oathkeeper. If you still are at the start of your next turn, you become the Usurper.
lesson-winning-vision = There is a second way. Your adviser is a Vision: play it.
lesson-winning-reveal = Only Exiles can reveal a Vision. Show it to all.
lesson-winning-do_reveal = It is worth more than that. Reveal it.
lesson-winning-visions = With Faith you also win if you hold the Darkest Secret when your turn begins, once three Visions have been drawn.
lesson-winning-rest = Now Rest, and see what Purple does about it.
lesson-winning-citizen = Purple offers you a relic and Citizenship: you would fight for the Empire, with purple warbands.
lesson-winning-successor = A Citizen can win only as the worthier heir, when the Empire wins. You are close to winning alone: decline.
lesson-winning-stay_exile = Another time. You are so close: decline.
lesson-winning-usurper = Your turn has begun, and you were still the Oathkeeper: now you are the Usurper. Hold the title for one more round, and you win.
lesson-winning-guard = Purple needs only one of your sites. Put warbands from your board here: that costs no Supply.
lesson-winning-last_rest = Rest, and hope.
lesson-winning-won = Your turn began, and you were still the Usurper: you have won!
lesson-winning-end = Now you would write the chronicle. That is a lesson of its own.
lesson-prince = The Clockwork Prince
    .about = A Chancellor who plays by himself: how he thinks, and how to be one step ahead.
lesson-prince-who = Purple is the Clockwork Prince, a Chancellor who plays by himself. So you can play Oath alone.
lesson-prince-mind = His thoughts walk along paths from one action to the next: his Mind. He always takes the first path that is open.
lesson-prince-ready = He wants the most sites, and attacks where he is stronger: he has 3 warbands, and at Steppe there is 1 of yours and 1 die.
lesson-prince-travel = Go home to Steppe: where your pawn stands, the warbands with you defend, too.
lesson-prince-not_there = Steppe is in danger. Go there.
lesson-prince-rest = 3 against 5: now he won't dare. Rest, and watch him.
lesson-prince-card = First he looked for a Threat, somebody about to win. There is none. Then he played a card, and its suit became his Friend.
lesson-prince-path = He was not Battle Ready, so he took another path: he traded with his Friend, mustered, and traded again.
lesson-prince-next = He has 5 warbands now. Next time he might be strong enough.
lesson-prince-muster = Muster on a card here, and you are ahead of him again.
lesson-prince-end = He has no secrets: what he does, and why, is always told here. So you can reckon what he will do next.
lesson-chronicle = The chronicle
    .about = What the winner leaves behind, and how the next game begins.
lesson-chronicle-won = Your turn began, and you were still the Usurper: you win. Now you write how the world goes on.
lesson-chronicle-vow = Swear an Oath for the next game: it says who will be the Oathkeeper. Take the one you like.
lesson-chronicle-citizen = There, the Empire is yours. Invite Blue into it as a Citizen.
lesson-chronicle-do_offer = You could. But try it: offer it to Blue.
lesson-chronicle-sites = The sites that you ruled are the heart of the new Empire, with the cards that lie there. All others give way to unknown land.
lesson-chronicle-cards = Your adviser is of Order: mostly cards of Order join the world deck. As many others leave it.
lesson-chronicle-relics = Your relics go to the new Chancellor's Reliquary.
lesson-chronicle-end = Each of your games is a chapter like this, and the next begins where the last one ended. Now write your own.
