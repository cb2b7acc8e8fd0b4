### Tyrants of the Underdark em português do Brasil. O livro de regras em português tem uma palavra para tudo.

## Names: seats, the troops of a colour, aspects, half-decks, creature types, where points come from

seat-red = Vermelho
seat-blue = Azul
seat-orange = Laranja
seat-black = Preto
colour-red = vermelha
colour-blue = azul
colour-orange = laranja
colour-black = preta
colour-white = branca
aspect-ambition = Ambição
aspect-conquest = Conquista
aspect-malice = Malícia
aspect-guile = Astúcia
aspect-obedience = Obediência
deck-starter = Deck inicial
deck-core = Suprimentos
deck-drow = Drow
deck-dragons = Dragões
deck-elementals = Elementais
deck-demons = Demônios
deck-aberrations = Aberrações
deck-undead = Mortos-vivos
type-aberration = Aberração
type-beast = Fera
type-construct = Constructo
type-derro = Derro
type-doppelganger = Sósia
type-dragon = Dragão
type-drow = Drow
type-dwarf = Anão
type-elemental = Elemental
type-elemental_prince = Príncipe Elemental
type-elf = Elfo
type-fiend = Ínfero
type-giant = Gigante
type-grimlock = Grimlock
type-half-dragon = Meio-dragão
type-human = Humano
type-illithid = Illithid
type-kobold = Kobold
type-medusa = Medusa
type-monstrosity = Monstruosidade
type-myconid = Miconídeo
type-quaggoth = Quaggoth
type-shapechanger = Metamorfo
type-tiefling = Tiefling
type-troglodyte = Troglodita
type-undead = Morto-vivo
source-sites = regiões
source-total_control = controle total
source-trophies = troféus
source-deck = deck
source-inner_circle = círculo interno
source-vp_tokens = marcadores de PV

## Names: sites. Those whose names say nothing keep them

place-gauntlgrym = Gauntlgrym
place-wormwrithings = As Contorções de Minhoca
place-jhachalkhyn = Jhachalkhyn
place-buiyrandyn = Buiyrandyn
place-stoneshaft_clanhold = Fortaleza do Clã Rocha-Fosso
place-chchitl = Ch'Chitl
place-blingdenstone = Pedra do Massacre do Refúgio
place-mantol_derith = Mantol-Derith
place-menzoberranzan = Menzoberranzan
place-gracklstugh = Gracklstugh
place-chasmleap_bridge = Ponte Saltabismo
place-everfire = Fogo Eterno
place-halls_of_the_scoured_legion = Salões da Legião Flagelada
place-labyrinth = O Labirinto
place-araumycos = Araumycos
place-ched_nasad = Ched Nasad
place-skullport = Porto da Caveira
place-eryndlyn = Eryndlyn
place-llacerellyn = Llacerellyn
place-kanaglym = Kanaglym
place-tsenviilyq = Tsenviilyq
place-chaulssin = Chaulssin
place-phaerlin = O Phaerlin
place-yathchol = Yathchol
place-ruins_of_dekanter = Ruínas de Dekanter
place-sszuraassnee = Ss'zuraass'nee

## What the sites are, and how their names are spoken where that isn't how they are written

sites = As regiões e como se dizem os seus nomes
sites_stress = Em maiúsculas, a sílaba mais forte.
as_written = como se lê

site-gauntlgrym = A cidade anã das lendas, reencontrada.
    .say = GÓN-tol-grim
site-wormwrithings = Túneis deixados por enormes vermes púrpura.
    .say = { as_written }
site-jhachalkhyn = Cidade drow vencida por outra, hoje dos assassinos.
    .say = dja-TCHÓL-quin
site-buiyrandyn = Um povoado drow que os devoradores de mentes destruíram; hoje moram lá horrores de gancho.
    .say = BUÍ-ran-din
site-stoneshaft_clanhold = Um dos últimos clãs anões, isolado.
    .say = { as_written }
site-chchitl = Devoradores de mentes enlouquecidos, chefiados por três anciões que viraram um só.
    .say = chi-CHI-tol
site-blingdenstone = Lar dos gnomos das profundezas, que voltaram depois que os drow os expulsaram.
    .say = { as_written }
site-mantol_derith = Mercado escondido onde inimigos negociam em paz.
    .say = man-tol-DÉ-rit
site-menzoberranzan = A cidade dos drow, governada pelas sacerdotisas de Lolth.
    .say = MEN-zo-be-RAN-zan
site-gracklstugh = Cidade dos anões cinzentos, só forjas e fumaça.
    .say = GRÁ-col-stu
site-chasmleap_bridge = Arco anão sem parapeito, mil metros sobre o Longo Abismo.
    .say = { as_written }
site-everfire = Fenda de lava que ferreiros anões guardam com a vida.
    .say = { as_written }
site-halls_of_the_scoured_legion = Salões anões que demônios fizeram quartel de orcs.
    .say = { as_written }
site-labyrinth = Um emaranhado de túneis onde caçam minotauros.
    .say = { as_written }
site-araumycos = Um só fungo do tamanho de um reino, talvez o ser vivo mais velho que existe.
    .say = o-ra-MÁI-cos
site-ched_nasad = Cidade drow que desabou na própria caverna, em parte reerguida.
    .say = CHED na-ZAD
site-skullport = O porto sem lei debaixo de Águas Profundas.
    .say = { as_written }
site-eryndlyn = Cidade drow perdida para uma magia descontrolada.
    .say = e-RIND-lin
site-llacerellyn = Colônia de devoradores de mentes de que pouco se sabe.
    .say = la-SÍ-re-lin
site-kanaglym = Abandonada: o poço dela chegou a águas que fazem esquecer.
    .say = QUÊI-na-glim
site-tsenviilyq = Povoado secreto dos derro, que negociam com o povo serpente.
    .say = sen-VÍ-lic
site-chaulssin = Ruína sobre um abismo; nela se esconde uma casa de assassinos drow.
    .say = TCHAU-sin
site-phaerlin = Reinos enterrados sob um deserto, cheios de tesouros e de coisa pior.
    .say = FÉR-lin
site-yathchol = Lar do povo aranha que os drow um dia criaram.
    .say = IÁT-col
site-ruins_of_dekanter = Velhas minas de um império perdido, hoje com goblins.
    .say = de-CAN-ter
site-sszuraassnee = Cidade do povo serpente, feita como as entranhas de uma cobra.
    .say = iz-ur-ÁS-ni

## Names: cards

card-noble = Nobre
card-soldier = Soldado
card-house_guard = Guarda das Casas
card-priestess_of_lolth = Sacerdotisa de Lolth
card-insane_outcast = Exilado Insano
card-blackguard = Algoz
card-bounty_hunter = Caçador de Recompensas
card-doppelganger = Sósia
card-deathblade = Lâmina da Morte
card-inquisitor = Inquisidor
card-advance_scout = Batedor de Vanguarda
card-mercenary_squad = Pelotão Mercenário
card-underdark_ranger = Patrulheiro da Umbreterna
card-master_of_melee_magthere = Mestre de Melee-Magthere
card-weaponmaster = Mestre de Armas
card-spellspinner = Tecelão de Feitiços
card-spy_master = Mestre dos Espiões
card-infiltrator = Infiltrado
card-information_broker = Mercador de Informações
card-masters_of_sorcere = Mestres da Sorcere
card-advocate = Advogado
card-chosen_of_lolth = Escolhida de Lolth
card-drow_negotiator = Negociador Drow
card-council_member = Membro do Conselho
card-matron_mother = Mãe Matrona
card-dragon_cultist = Cultista do Dragão
card-red_wyrmling = Filhote de Dragão Vermelho
card-dragonclaw = Garra do Dragão
card-severin_silrajin = Severin Silrajin
card-red_dragon = Dragão Vermelho
card-kobold = Kobold
card-white_wyrmling = Filhote de Dragão Branco
card-black_wyrmling = Filhote de Dragão Negro
card-white_dragon = Dragão Branco
card-black_dragon = Dragão Negro
card-watcher_of_thay = Vigia de Thay
card-enchanter_of_thay = Encantador de Thay
card-green_wyrmling = Filhote de Dragão Verde
card-rath_modar = Rath Modar
card-green_dragon = Dragão Verde
card-cult_fanatic = Fanático do Culto
card-cleric_of_laogzed = Clérigo de Laogzed
card-wyrmspeaker = Orador dos Dragões
card-blue_wyrmling = Filhote de Dragão Azul
card-blue_dragon = Dragão Azul
card-eternal_flame_cultist = Cultista da Chama Eterna
card-fire_elemental = Elemental do Fogo
card-fire_elemental_myrmidon = Mirmidão do Fogo
card-vanifer = Vanifer
card-imix = Imix
card-crushing_wave_cultist = Cultista da Onda Esmagadora
card-water_elemental = Elemental da Água
card-water_elemental_myrmidon = Mirmidão da Água
card-gar_shatterkeel = Gar Shatterkeel
card-olhydra = Olhydra
card-air_elemental = Elemental do Ar
card-howling_hatred_cultist = Cultista do Ódio Uivante
card-air_elemental_myrmidon = Mirmidão do Ar
card-aerisi_kalinoth = Aerisi Kalinoth
card-yan_c_bin = Yan-C-Bin
card-black_earth_cultist = Cultista da Terra Negra
card-earth_elemental = Elemental da Terra
card-earth_elemental_myrmidon = Mirmidão da Terra
card-marlos_urnrayle = Marlos Urnrayle
card-ogremoch = Ogremoch
card-ghoul = Carniçal
card-mind_flayer = Devorador de Mentes
card-glabrezu = Glabrezu
card-marilith = Marilith
card-orcus = Orcus
card-gibbering_mouther = Boca Balbuciante
card-derro = Derro
card-ettin = Ettin
card-balor = Balor
card-demogorgon = Demogorgon
card-night_hag = Bruxa da Noite
card-jackalwere = Homem-chacal
card-succubus = Súcubo
card-vrock = Vrock
card-grazzt = Graz'zt
card-myconid_adult = Miconídeo Adulto
card-nalfeshnee = Nalfeshnee
card-hezrou = Hezrou
card-myconid_sovereign = Miconídeo Soberano
card-zuggtmoy = Zuggtmoy
card-beholder = Observador
card-death_tyrant = Tirano da Morte
card-gauth = Gauth
card-mindwitness = Testemunha Mental
card-spectator = Espectador
card-cranium_rats = Ratos Cerebrais
card-grimlock = Grimlock
card-neogi = Neogi
card-quaggoth = Quaggoth
card-umber_hulk = Colosso Pardo
card-aboleth = Aboleth
card-brainwashed_slave = Escravo sem Vontade
card-chuul = Chuul
card-cloaker = Manto Vivo
card-nothic = Nothic
card-ambassador = Embaixador
card-elder_brain = Cérebro Ancião
card-intellect_devourer = Devorador de Intelecto
card-puppeteer = Titereiro
card-ulitharid = Ulitharid
card-carrion_crawler = Verme da Carniça
card-death_knight = Cavaleiro da Morte
card-flesh_golem = Golem de Carne
card-revenant = Redivivo
card-wight = Defunto Inquieto
card-minotaur_skeleton = Esqueleto de Minotauro
card-mummy_lord = Senhor das Múmias
card-ogre_zombie = Ogro Zumbi
card-ravenous_zombies = Zumbis Famintos
card-skeletal_horde = Horda de Esqueletos
card-banshee = Banshee
card-conjurer = Conjurador
card-ghost = Fantasma
card-lich = Lich
card-wraith = Aparição
card-cultist_of_myrkul = Cultista de Myrkul
card-high_priest_of_myrkul = Sumo Sacerdote de Myrkul
card-necromancer = Necromante
card-vampire_spawn = Cria Vampírica
card-vampire = Vampiro

## What cards say

or = ; ou{ " " }
and = { " " }e{ " " }
choose_one = escolha um: { $what }
choose_times = escolha { $n } vezes: { $what }
if = { $what }, { $what2 }
if_rival_troop = se houver tropa de outro jogador naquela região
if_rival_spy = se houver espião de outro jogador naquela região
focus = Foco em { $aspect } ► { $what }
cost = { $what } ► { $what2 }
at_end_of_turn = no final do turno, { $what }
gain_power = +{ $n } de Força
gain_influence = +{ $n } de Influência
gain_vp = { $n } PV
draw =
    { $n ->
        [1] pegue uma carta
       *[other] pegue { $n } cartas
    }

## What cards say: counters

per_sites_controlled =
    { $n ->
        [1] para cada região que você controla
       *[other] para cada { $n } regiões que você controla
    }
per_sites_totally_controlled =
    { $n ->
        [1] para cada região sob seu controle total
       *[other] para cada { $n } regiões sob seu controle total
    }
per_markers =
    { $n ->
        [1] para cada marcador de controle que você tem
       *[other] para cada { $n } marcadores de controle que você tem
    }
per_white_trophies = para cada { $n } tropas brancas no seu salão dos troféus
per_rival_trophies = para cada { $n } tropas de outros jogadores no seu salão dos troféus
per_trophies = para cada { $n } tropas no seu salão dos troféus
per_inner_circle_cards = para cada { $n } cartas no seu círculo interno
per_spies_on_map = para cada espião seu no mapa
per_kills = para cada tropa assassinada assim
at_least_inner_circle_cards = se você tiver { $n } ou mais cartas no círculo interno
at_least_rival_trophies = se você tiver { $n } ou mais tropas de outros jogadores no salão dos troféus
at_least_trophies = se você tiver { $n } ou mais tropas no salão dos troféus

## What cards say: troops

deploy =
    { $n ->
        [1] posicione uma tropa
       *[other] posicione { $n } tropas
    }
assassinate_enemy =
    { $n ->
        [1] assassine uma tropa
       *[other] assassine { $n } tropas
    }
assassinate_white =
    { $n ->
        [1] assassine uma tropa branca
       *[other] assassine { $n } tropas brancas
    }
assassinate_up_to_enemy = assassine até { $n } tropas
assassinate_up_to_white = assassine até { $n } tropas brancas
supplant_enemy =
    { $n ->
        [1] suplante uma tropa
       *[other] suplante { $n } tropas
    }
supplant_white =
    { $n ->
        [1] suplante uma tropa branca
       *[other] suplante { $n } tropas brancas
    }
anywhere = { " " }em qualquer lugar no mapa
at_spy_site = { " " }na região daquele espião
at_single_site = { " " }em uma única região
move =
    { $n ->
        [1] mova uma tropa inimiga
       *[other] mova { $n } tropas inimigas
    }
move_up_to = mova até { $n } tropas inimigas
return_other = retorne uma tropa ou um espião de outro jogador
return_other_spy = retorne um espião de outro jogador
return_any = retorne até { $n } tropas ou espiões, inclusive seus
raise_white = ponha uma tropa branca de qualquer salão dos troféus em qualquer espaço vazio
raise_up_to_any = você pode pôr até { $n } tropas de quaisquer salões dos troféus em quaisquer espaços vazios
raise_there = ponha até { $n } tropas do salão dos troféus de um desses jogadores em espaços vazios onde você tem Presença

## What cards say: spies

place_spy =
    { $n ->
        [1] infiltre um espião
       *[other] infiltre { $n } espiões
    }
return_own_spy = retorne um dos seus espiões
return_own_spies = retorne quantos espiões seus quiser, e para cada um

## What cards say: cards

devour_hand = devore uma carta da sua mão
devour_inner = devore uma carta do seu círculo interno
devour_this = devore esta carta
may_devour_market = você pode devorar uma carta do mercado
swap_with_market = devore uma carta do mercado e ponha esta carta no lugar dela
open_devoured = neste turno a carta do topo das devoradas conta como carta do mercado
discard_hand = descarte uma carta
return_to_supply = devolva esta carta ao suprimento
discard_deck = ponha seu deck na pilha de descarte
promote =
    { $n ->
        [1] promova outra carta jogada neste turno
       *[other] promova { $n } outras cartas jogadas neste turno
    }
promote_up_to = promova até { $n } outras cartas jogadas neste turno
promote_aspect = promova uma carta de { $aspect } jogada neste turno
promote_undead = promova quantas cartas do tipo Morto-vivo jogadas neste turno quiser
promote_top = promova a carta do topo do seu deck
promote_this = promova esta carta
promote_from_discard = promova uma carta da sua pilha de descarte
promote_from_any = promova esta carta, ou uma da sua mão ou pilha de descarte
# Values: $n $aspect
recruit_free_aspect = recrute sem pagar uma carta de { $aspect } de custo { $n } ou menos
recruit_free_up_to = recrute sem pagar até { $n } cartas de custo { $n2 } ou menos
play_from_market = jogue uma carta do mercado de custo { $n } ou menos como se estivesse na sua mão e depois a devore
play_from_inner = jogue uma carta do seu círculo interno como se estivesse na sua mão e depois a devolva
outcast_yourself = você recruta um Exilado Insano
outcast_each_opponent =
    { $n ->
        [1] cada oponente recruta um Exilado Insano
       *[other] cada oponente recruta { $n } Exilados Insanos
    }
outcast_chosen_opponent = escolha um oponente, que recruta um Exilado Insano
outcast_chosen_neighbour = escolha um oponente com tropa adjacente a uma delas, que recruta um Exilado Insano
force_discard_each = cada oponente descarta uma carta
force_discard_each_opponent = cada oponente com mais de { $n } cartas na mão descarta uma
force_discard_chosen_opponent = escolha um oponente com mais de { $n } cartas na mão, que descarta uma
force_discard_each_opponent_there = cada oponente com tropa naquela região e mais de { $n } cartas na mão descarta uma
force_discard_owner_of_killed = se o dono daquela tropa tiver mais de { $n } cartas na mão, descarta uma
reaction_draw = pegue { $n } cartas
reaction_discard = aquele jogador também descarta uma carta
reaction_promote = você pode promovê-la em vez disso
when_forced = Quando outro jogador o fizer descartar esta carta, { $what }.
outcast_rule = Se você fosse devorá-lo ou promovê-lo, ele volta ao suprimento em vez disso.

## Questions

ask_choose = Escolha um
ask_choose_left =
    { $n ->
        [1] Escolha um (falta { $n })
       *[other] Escolha um (faltam { $n })
    }
ask_reveal = Revelar uma carta de { $aspect } da sua mão para: { $what }?
ask_relocate = Todos os seus espiões estão no mapa: retorne um para infiltrá-lo de novo, ou recuse
ask_place_spy =
    { $n ->
        [1] Infiltre um espião
       *[other] Infiltre um espião (faltam { $n })
    }
ask_return_own_spy = Retornar um dos seus espiões para: { $what }?
ask_deploy =
    { $n ->
        [1] Posicione uma tropa
       *[other] Posicione uma tropa (faltam { $n })
    }
ask_assassinate_enemy =
    { $n ->
        [1] Assassine uma tropa
       *[other] Assassine uma tropa (faltam { $n })
    }
ask_assassinate_white =
    { $n ->
        [1] Assassine uma tropa branca
       *[other] Assassine uma tropa branca (faltam { $n })
    }
ask_supplant_enemy =
    { $n ->
        [1] Suplante uma tropa
       *[other] Suplante uma tropa (faltam { $n })
    }
ask_supplant_white =
    { $n ->
        [1] Suplante uma tropa branca
       *[other] Suplante uma tropa branca (faltam { $n })
    }
ask_move_from =
    { $n ->
        [1] Escolha uma tropa inimiga para mover
       *[other] Escolha uma tropa inimiga para mover (faltam { $n })
    }
ask_move_to = Mova a tropa { $colour } de { $place } para um espaço vazio
ask_return_any = Retorne uma tropa ou um espião (faltam { $what })
ask_raise =
    { $n ->
        [1] Pegue uma tropa de um salão dos troféus
       *[other] Pegue uma tropa de um salão dos troféus (faltam { $n })
    }
ask_raise_at = Ponha a tropa { $what } em um espaço vazio
ask_raise_rival = Escolha de quem é o salão dos troféus de onde pegar tropas
ask_recruit_free = Recrute sem pagar uma carta de custo { $n } ou menos
ask_victim = Escolha quem descarta uma carta
ask_discard = { $seat } faz você descartar uma carta: escolha qual
ask_promote_instead = Promover { $what } em vez de descartar?
ask_outcast = Escolha quem recruta um Exilado Insano
ask_first_deploy = Posicione sua primeira tropa em uma região inicial
ask_main = Seu turno: { $n } de Força, { $n2 } de Influência
ask_resolve = Final do turno: escolha o que resolver agora

## What would be lost

loses_power = { $n } de Força sem gastar
loses_influence = { $n } de Influência sem gastar
loses_cards =
    { $n ->
        [1] 1 carta sem jogar
       *[other] { $n } cartas sem jogar
    }

## Actions

act_end_turn = Terminar o turno
act_decline = Não, deixar assim
act_option = Opção { $n }
act_accept = Sim
act_deploy_none = Posicionar com quartéis vazios: 1 PV
act_recruit_devoured = Recrutar a carta do topo das devoradas
act_use_devoured = Jogar a carta do topo das devoradas
act_devour_this = Devorar esta carta
act_promote_this = Promover esta carta
act_target = { $seat }
act_play_basic = Jogar as { $n } cartas básicas
act_play = Jogar { $card }
act_deploy = Posicionar em { $place }
act_assassinate = Assassinar a tropa { $colour } em { $place }
act_supplant = Suplantar a tropa { $colour } em { $place }
act_return_troop = Retornar a tropa { $colour } em { $place }
# Values: $place $seat
act_return_spy = Retornar o espião de { $seat } em { $place }
act_place_spy = Infiltrar um espião em { $place }
act_move_from = Mover a tropa { $colour } em { $place }
act_move_to = Para { $place }
# Values: $seat $colour
act_take_trophy = Uma tropa { $colour } do salão dos troféus de { $seat }
act_raise_at = Em { $place }
act_recruit = Recrutar { $card } ({ $n })
act_devour = Devorar { $card }
act_discard = Descartar { $card }
act_promote = Promover { $card }
act_promote_from_hand = Promover { $card } da sua mão
act_promote_from_discard = Promover { $card } da sua pilha de descarte
act_reveal = Revelar { $card }
act_use = Usar { $card }
act_resolve = Resolver { $card }

## Places

route_space = rota { $what }–{ $what2 }, espaço { $what3 }
route = rota { $what }–{ $what2 }

## Panels: what a terminal shows of the state

panel_letters = VALP
panel_key = Legenda
panel_white = branca
panel_empty = vazio
panel_left = Seção esquerda
panel_center = Seção central
panel_right = Seção direita
panel_routes = Tropas em rotas
panel_market = Mercado ({ $n } no deck)
panel_supplies = Suprimentos
panel_devoured = Devorada: { $card }
panel_hand = Sua mão
panel_played = Jogadas neste turno
panel_piles = Cartas abertas
panel_your_deck = Restam no seu deck
panel_seats = Rodada { $n }
panel_turn = Rodada { $n }, turno de { $seat }: { $n2 } de Força, { $n3 } de Influência
panel_final = Depois de { $n } rodadas
panel_you = { $seat } (você)
panel_total = controle total
column_site = Região
column_vp = PV
column_troops = Tropas
column_control = Controle
column_spies = Espiões
column_marker = Marcador
column_card = Carta
column_cost = Custo
column_aspect = Aspecto
column_text = Texto
column_seat = Jogador
column_barracks = Quartéis
column_trophies = Troféus
column_tokens = Marc.
column_inner = Círculo
column_deck = Deck
column_hand = Mão
column_discard = Descarte
column_score = Pontos
column_inner_circle = Círculo interno
column_discard_pile = Pilha de descarte
fact_deck = deck
fact_cost = custo
fact_aspect = aspecto
fact_kind = tipo
fact_copies = cópias
fact_deck_vp = PV no deck
fact_inner_vp = PV no círculo
fact_say = diga
fact_site = o que é

## What happened

log-turn = Rodada { $n }: turno de { $who }
log-play = { $who } joga { $card }
log-use = { $who } usa { $card }
log-gain_power = { $who } ganha { $n } de Força
log-gain_influence = { $who } ganha { $n } de Influência
log-vp = { $who } recebe { $n } PV
log-deploy = { $who } posiciona uma tropa em { $place }
log-last_troop = { $who } posicionou a última tropa: o jogo termina ao fim desta rodada
log-last_card = O deck de mercado acabou: o jogo termina ao fim desta rodada
log-no_barracks_vp = { $who } não tem tropas nos quartéis e recebe { $n } PV no lugar
log-assassinate = { $who } assassina a tropa { $colour } em { $place }
log-move = { $who } move a tropa { $colour } de { $place } para { $place2 }
log-troop_returned = { $who } retorna a tropa { $colour } em { $place }
log-spy_returned = { $who } retorna o espião de { $seat } em { $place }
log-spy = { $who } infiltra um espião em { $place }
log-spy_back = { $who } retorna seu espião em { $place }
log-raise = { $who } leva uma tropa { $colour } do salão dos troféus de { $seat } para { $place }
log-control = { $who } controla { $place }
log-control_lost = { $who } não controla mais { $place }
log-marker_pays = { $who } ganha 1 de Influência de { $place }
log-marker_vp = { $who } recebe { $n } PV pelo controle total de { $place }
log-draw =
    { $n ->
        [1] { $who } pega uma carta
       *[other] { $who } pega { $n } cartas
    }
log-drawn = { $who } pegou { $cards }
log-reshuffle = { $who } embaralha o descarte em um novo deck
log-market = Chega ao mercado: { $card }
log-into_market = Vai para o mercado: { $card }
log-recruit = { $who } recruta { $card }
log-devoured = Carta devorada: { $card }
log-promote = { $who } promove { $card }
log-to_supply = Volta ao suprimento: { $card }
log-discard = { $who } descarta { $card }
log-discard_deck = { $who } põe o deck inteiro no descarte
log-outcast = { $who } recruta um Exilado Insano
log-reveal = { $who } revela { $card }
log-target = { $who } escolhe { $seat }
log-ghost = { $who } pode usar a carta do topo das devoradas como carta do mercado neste turno
log-game_over = O jogo acabou

## Why something can't be done. The clause is added behind

why-not_waiting = A decisão não é sua agora.
why-game_over = O jogo acabou.
why-not_now = Agora não: antes vem outra coisa.
why-turn_is_ending = Seu turno está terminando: você não pode mais jogar cartas nem fazer ações básicas.
why-not_basic = Isso não é uma ação básica: só uma carta permite.
why-mandatory = Isto é obrigatório, se for possível.
why-futile = Esta opção não faria nada (regra da casa).
why-no_power = Custa { $n } de Força; você tem { $n2 }.
why-not_in_play = { $place } não está em jogo nesta partida.
why-full = { $place } não tem espaço vazio.
why-no_presence = Você não tem Presença em { $place }.
why-barracks_empty = Não há tropas nos seus quartéis.
why-barracks_not_empty = Você ainda tem tropas nos quartéis: posicione uma.
why-no_troop = Não há tropa em { $place }.
why-no_such_troop = Não há tropa { $colour } em { $place }.
why-own_troop = Essa tropa é sua.
why-white_only = Escolha uma tropa branca.
why-not_white = Você não pode retornar tropas brancas.
why-not_spy_site = { $place } não é a região daquele espião.
why-own_spy = Esse espião é seu.
why-not_your_spy = Você só pode retornar um espião seu.
why-no_such_spy = { $seat } não tem espião em { $place }.
why-spy_already = Você já tem um espião em { $place }.
why-no_spies_left = Todos os seus espiões estão no mapa: retorne um antes.
why-spies_left = Você ainda tem um espião nos quartéis: infiltre esse.
why-must_place = Você tem um espião nos quartéis, então deve infiltrar um.
why-spy_only = Você só pode retornar um espião.
why-route_is_no_site = Todos os alvos devem estar em uma região; uma rota não é uma região.
why-single_site = Todos os alvos devem estar em { $place }.
why-no_empty_space = Não há espaço vazio onde colocar.
why-moved_already = Você já moveu essa tropa.
why-no_such_trophy = Essa tropa não está nesse salão dos troféus.
why-own_hall = Você não pode pegar tropas do seu próprio salão dos troféus (regra da casa).
why-other_hall = As duas tropas vêm do salão escolhido primeiro.
why-no_troop_there = Esse jogador não tem tropa na região do espião.
why-no_troop_adjacent = { $seat } não tem tropa ao lado de uma que você acabou de posicionar.
why-not_yourself = Escolha outro jogador.
why-no_such_seat = Ninguém está sentado aí.
why-too_few_cards = { $seat } precisa ter mais de { $n } cartas.
why-not_in_hand = { $card } não está na sua mão.
why-not_in_discard = { $card } não está na sua pilha de descarte.
why-not_in_inner = { $card } não está no seu círculo interno.
why-not_in_play_area = Não há outra { $card } entre as cartas que você jogou.
why-not_in_market = { $card } não está no mercado.
why-supply_empty = O suprimento de { $card } acabou.
why-no_cost = { $card } não tem custo: você não pode recrutar.
why-too_dear = { $card } custa { $n }; você tem { $n2 } de Influência.
why-over_limit = { $card } custa { $n }; você só pode escolher cartas de custo { $n2 } ou menos.
why-wrong_aspect = { $card } não é de { $aspect }.
why-wrong_kind = { $card } não é Morto-vivo.
why-devoured_closed = Só o Fantasma abre a pilha das devoradas.
why-devoured_empty = Ninguém devorou uma carta ainda.
why-from_inner = Você jogou esta carta do seu círculo interno: não pode promovê-la de novo.
why-this_is_gone = Esta carta não está mais em jogo.
why-not_queued = { $card } não tem nada a resolver no final deste turno.
why-first_deploy = Primeiro posicione uma tropa em uma região inicial.
why-not_a_start = { $place } não é uma região inicial.
why-start_taken = Outro jogador já começou em { $place }.

## What a lobby says of the game

about = Monte um deck, espalhe tropas e espiões pela Umbreterna e tome as cidades das outras casas.
first_game = Drow e Dragões
first_game_why = Os dois decks de facção para começar, como diz o livro de regras.

## Options: a title, what it means, and what its values are called

option-players = Jogadores
    .help = Quantas pessoas jogam.
option-decks = Decks de facção
    .help = Os dois decks de facção que formam o mercado.
    .random = ao acaso
    .drow = { deck-drow }
    .dragons = { deck-dragons }
    .elementals = { deck-elementals }
    .demons = { deck-demons }
    .aberrations = { deck-aberrations }
    .undead = { deck-undead }
option-outer = Seção externa
    .help = Com três jogadores, só uma das duas seções externas do mapa entra em jogo: esta.
    .random = ao acaso
    .left = esquerda
    .right = direita
option-first = Jogador Inicial
    .help = Quem começa.
    .random = ao acaso
    .red = { seat-red }
    .blue = { seat-blue }
    .orange = { seat-orange }
    .black = { seat-black }
option-promotions = Promoções no final do turno
    .help = Quando uma carta permite promover no final do turno, se você deve ou pode.
    .mandatory = você deve
    .optional = você pode
option-futile_choices = Escolhas sem efeito
    .help = Se o jogo oferece escolhas que não fariam nada.
    .allowed = oferecidas
    .hidden = deixadas de fora
option-free_recruits = Recrutamento sem custo
    .help = De onde você pega as cartas que recruta sem pagar.
    .row_and_supplies = mercado e suprimentos
    .row_only = só o mercado
option-trophy_halls = Salões dos Troféus
    .help = De quais salões dos troféus suas cartas podem pegar tropas.
    .any = de qualquer jogador
    .rivals = só dos oponentes
option-focus = Foco
    .help = Se uma carta que já saiu de jogo ainda conta para o Foco.
    .played = qualquer carta jogada
    .in_play = só cartas em jogo

## The page

page-map = Mapa da Umbreterna
page-mapHelp = As setas movem o mapa, mais e menos aproximam e afastam, 0 mostra tudo.
page-zoomIn = Aproximar
page-zoomOut = Afastar
page-zoomReset = Mostrar o mapa inteiro
page-market = Mercado
page-marketDeck = cartas no deck do mercado
page-devoured = Devoradas
page-emptySlot = vazio
page-hand = Sua mão
page-noCards = nenhuma carta na mão
page-inPlay = Jogadas
page-deck = Deck
page-discard = Pilha de descarte
page-unseen = Mão e deck juntos
page-innerCircle = Círculo interno
page-power = Força
page-influence = Influência
page-pool = Turno de { $who }
page-ending = Última rodada
page-endingWhy = Esta é a última rodada: o jogo termina depois dela.
page-round = Rodada { $n }
page-chooseMap = Escolha no mapa
page-chooseCard = Escolha uma carta
page-chooseTrophy = Escolha um troféu
page-waitFor = Esperando { $who }
page-over = O jogo terminou
page-chooseHere = Escolha
page-vp = PV
page-deckVp = PV no deck
page-innerVp = PV no círculo interno
page-cost = custo
page-noCost = não pode ser recrutada
page-start = região inicial
page-spoken = Diz-se “{ $how }”. { $about }
page-outOfPlay = fora de jogo
page-outOfPlayWhy = Com este número de jogadores, ninguém joga nesta seção. (T-2.1)
page-controlledBy = controlada por { $who }
page-totallyBy = sob controle total de { $who }
page-nobody = sem controle
page-marker = marcador de controle: 1 de Influência por turno, { $vp } PV com controle total
page-space = Espaço vazio, { $place }
page-troop = Tropa: { $colour }, { $place }
page-spy = Espião: { $who }, { $place }
page-white = Branca
page-barracks = Tropas nos quartéis
page-spies = Espiões restantes
page-trophies = Troféus
page-noTrophies = sem troféus
page-tokens = Marcadores de PV
page-sites = Regiões controladas
page-total = totalmente
page-handSize = Cartas na mão
page-first = Jogador Inicial
page-none = nenhuma
page-scoreNow = Se o jogo terminasse agora
page-sources =
    .sites = regiões
    .total = controle total
    .trophies = troféus
    .deck = deck
    .inner = círculo interno
    .tokens = marcadores de PV

## How one wins, and who is how far

aim_goal = Vence quem tiver mais PV. O jogo termina ao fim da rodada em que alguém posiciona a última tropa ou o deck de mercado acaba.
aim_and = {" "}e{" "}
aim_last_round = Última rodada: o jogo termina depois do turno de { $who }.
aim_last_turn = Último turno: o jogo termina quando { $who } acabar.
aim_few_troops =
    { $n ->
        [one] { $who } tem mais 1 tropa até a última rodada.
       *[other] { $who } tem mais { $n } tropas até a última rodada.
    }
aim_few_cards =
    { $n ->
        [one] O deck de mercado tem mais 1 carta até a última rodada.
       *[other] O deck de mercado tem mais { $n } cartas até a última rodada.
    }
aim_leads = { $who } está na frente com { $n } PV.
aim_level = { $who } estão empatados com { $n } PV.
aim_points = PV agora
aim_points_about = Regiões, controle total, troféus, deck, círculo interno e marcadores de PV.
aim_troops = Tropas por posicionar
aim_end_troops = A rodada { $n } foi a última: tinham acabado as tropas de { $who }.
aim_end_cards = A rodada { $n } foi a última: o deck de mercado tinha acabado.
aim_end_somebody = A rodada { $n } foi a última: alguém tinha posicionado a última tropa.
aim_won = { $n } PV: o máximo.
aim_short =
    { $m ->
        [one] { $n } PV: faltou 1.
       *[other] { $n } PV: faltaram { $m }.
    }

## O que fala a favor de uma escolha, quando alguém pede uma dica

hint_points = É o que mais rende em pontos.
hint_sites = É o que mais ajuda suas regiões.
hint_troops = É o que mais ajuda suas tropas e seus espiões.
hint_deck = É o que mais ajuda seu deck.
hint_inner = É o que mais ajuda seu círculo interno.
hint_their_points = Segura os pontos dos outros.
hint_their_sites = É o que mais custa aos outros no mapa.
hint_their_decks = Deixa os outros com os decks mais fracos.
hint_end = É o que mais convém para o fim do jogo chegar na hora certa.

## Lessons

lesson-first = Sua primeira casa
    .about = Jogue cartas, posicione tropas, recrute cartas melhores, envie um espião.
lesson-first-goal = Você lidera uma casa drow na Umbreterna. Quem tiver mais pontos no fim reina sobre ela.
lesson-first-home = Primeiro, escolha onde sua casa começa. Clique em Ched Nasad.
lesson-first-home_wrong = Numa partida de verdade, qualquer região inicial serviria. Por agora, fique com Ched Nasad.
lesson-first-hand = Esta é a sua mão: cinco cartas a cada turno. Você joga todas.
lesson-first-nobles = Nobres trazem Influência. Jogue os dois.
lesson-first-soldiers = Soldados trazem Força. Jogue os três.
lesson-first-recruit = Influência recruta cartas melhores. Você tem 2: clique no Mestre dos Espiões.
lesson-first-recruit_wrong = Essa carta tem seu valor. Mas pegue o Mestre dos Espiões agora: logo vai precisar dele.
lesson-first-discard = Ela vai para a sua pilha de descarte. Você a pega mais tarde, quando o seu deck acabar.
lesson-first-tunnel = Força posiciona tropas, 1 cada, ao lado de onde você está. Entre por este túnel.
lesson-first-tunnel_wrong = Você pode ir para lá, mas este caminho leva a Llacerellyn.
lesson-first-further = Mais um passo.
lesson-first-reach = E agora, Llacerellyn.
lesson-first-control = Mais tropas ali: você controla Llacerellyn. No fim isso vale 2 pontos. Com todos os espaços só seus, vale mais 2.
lesson-first-end = Não há mais nada a gastar. Encerre seu turno: você pega cinco cartas novas.
lesson-first-again = O registro conta o que o Azul fez. Agora jogue seus cinco Nobres.
lesson-first-speaker = 5 de Influência. Recrute o Orador dos Dragões por 3.
lesson-first-speaker_wrong = Essa ainda não. O Orador dos Dragões vai mostrar uma coisa nova.
lesson-first-priestess = Com os outros 2, recrute uma Sacerdotisa de Lolth. Sacerdotisas e Guardas das Casas estão sempre à venda.
lesson-first-end_again = Encerre seu turno.
lesson-first-shuffled = O seu deck tinha acabado, e os seus descartes foram embaralhados. Veja o que você pegou!
lesson-first-spy = Jogue o Mestre dos Espiões.
lesson-first-anywhere = Um espião pode ir a qualquer região, por mais longe que seja. Mande-o para Araumycos.
lesson-first-anywhere_wrong = Um espião poderia ir para lá. Mas o de Araumycos tem trabalho a fazer.
lesson-first-presence = Você pode agir onde tem um espião ou uma tropa, e ao lado das suas tropas. Jogue seus três Soldados.
lesson-first-kill = 3 de Força matam uma tropa. Clique em Araumycos para assassinar uma branca.
lesson-first-kill_wrong = Você poderia. Mas a lição quer as tropas de Araumycos.
lesson-first-trophy = Agora ela está no seu salão dos troféus e vale 1 ponto. Em seguida, jogue o Orador dos Dragões.
lesson-first-promoting = No fim deste turno você promove uma carta. Encerre seu turno.
lesson-first-promote = Uma carta promovida sai do seu deck e vai para o círculo interno, onde vale mais. Escolha uma.
lesson-first-ending = O jogo acaba na rodada em que alguém posiciona sua última tropa, ou quando o mercado fica sem cartas.
lesson-first-points = Pontos vêm das regiões que você controla, dos troféus, de todas as suas cartas (as promovidas valem mais) e do que ganhou pelo caminho.
lesson-first-ready = Você já sabe o bastante para reinar. Toque ou pare sobre qualquer coisa para ler o que ela faz.
