### Ankh-Morpork em português do Brasil. Pessoas conservam seus nomes; tudo o que fala é traduzido.

## Names: seats, pieces without and with their article, where points come from

seat-red = Vermelho
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarelo
kind-red = assecla vermelho
kind-blue = assecla azul
kind-green = assecla verde
kind-yellow = assecla amarelo
kind-troll = troll
kind-demon = demônio
the_kind-red = o assecla vermelho
the_kind-blue = o assecla azul
the_kind-green = o assecla verde
the_kind-yellow = o assecla amarelo
the_kind-troll = o troll
the_kind-demon = o demônio
source-minions = asseclas
source-buildings = edifícios
source-cash = dinheiro
source-loans = empréstimos não pagos

## Names: areas

area-dolly_sisters = Irmãs Dolly
area-unreal_estate = Bens Irreais
area-dragons_landing = Pouso do Dragão
area-small_gods = Deuses Menores
area-the_scours = Os Lavadouros
area-the_hippo = O Hipódromo
area-the_shades = As Sombras
area-dimwell = Poço Turvo
area-longwall = Muro Longo
area-isle_of_gods = Ilha dos Deuses
area-seven_sleepers = Sete Adormecidos
area-nap_hill = Morro da Soneca

## Names: random events

event-the_dragon = O Dragão
event-flood = Enchente
event-fire = Fogo
event-fog = Nevoeiro
event-riots = Distúrbios
event-explosion = Explosão
event-mysterious_murders = Assassinatos misteriosos
event-demons_from_the_dungeon_dimensions = Demônios da Dimensão do Calabouço
event-subsidence = Assentamento
event-bloody_stupid_johnson = Estúpido Johnson
event-trolls = Trolls
event-earthquake = Terremoto

## Names: personalities

personality-lord_vetinari = Vetinari
personality-lord_selachii = Lord Selachii
personality-lord_rust = Lord Rust
personality-lord_de_worde = Lord de Worde
personality-dragon_king_of_arms = Dragão Rei de Armas
personality-chrysoprase = Chrysoprase
personality-commander_vimes = Comandante Vimes

## Names: cards

card-mr_boggis = Sr. Boggis
card-mr_bent = Sr. Bent
card-the_beggars_guild = Guilda dos Mendigos
card-the_bank_of_ankh_morpork = Banco de Ankh-Morpork
card-dragon_sanctuary = Refúgio de Dragões Raio de Sol
card-sergeant_angua = Sargento Angua
card-the_agony_aunts = Tias da Agonia
card-the_dysk = Teatro Dysk
card-the_duckman = Homem do Pato
card-drumknott = Drumknott
card-cmot_dibbler = CMOT Dibbler
card-dr_cruces = Dr. Cruces
card-captain_carrot = Capitão Carrot
card-mrs_cake = Sra. Cake
card-groat = Groat
card-gimlets_dwarf_delicatessen = Mercearia Anã do Gimlet
card-gaspode = Gaspode
card-fresh_start_club = Clube do Recomeço
card-foul_ole_ron = Velho Ron Fedido
card-the_fools_guild = Guilda dos Bobos
card-the_fire_brigade = Corpo de Bombeiros
card-inigo_skimmer = Inigo Skimmer
card-history_monks = Monges da História
card-hex = Hex
card-here_n_now = Aqui-e-Agora
card-harry_king = Harry King
card-hargas_house_of_ribs = Casa das Costelas do Harga
card-mr_gryle = Sr. Gryle
card-the_peeled_nuts = Nozes Descascadas
card-the_opera_house = Teatro de Ópera
card-nobby_nobbs = Nobby Nobbs
card-modo = Modo
card-the_mended_drum = Tambor Remendado
card-librarian = Bibliotecário
card-leonard_of_quirm = Leonard de Quirm
card-shonky_shop = Loja de Segunda Mão
card-sacharissa_cripslock = Sacharissa Cripslock
card-rosie_palm = Rosie Palm
card-rincewind = Rincewind
card-the_royal_mint = Casa da Moeda Real
card-queen_molly = Rainha Molly
card-pink_pussycat_club = Clube da Gatinha Rosa
card-zorgo = Zorgo, o Retrofrenólogo
card-dr_whiteface = Dr. Whiteface
card-wallace_sonky = Wallace Sonky
card-the_seamstresses_guild = Guilda das Costureiras
card-mr_pin_and_mr_tulip = Sr. Pin e Sr. Tulip
card-the_thieves_guild = Guilda dos Ladrões
card-sergeant_cheery_littlebottom = Sargento Cheery Littlebottom
card-otto_chriek = Otto Chriek
card-the_clacks = Torres Clacks
card-sergeant_colon = Sargento Colon
card-cosmo_lavish = Cosmo Lavish
card-the_dean = O Decano
card-death = 'OLÁ'
card-burleigh_and_stronginthearm = Burleigh e Stronginthearm
card-the_bursar = O Tesoureiro
card-cable_street_particulars = Especiais da Rua do Cabo
card-canting_crew = Turma da Gíria
card-carcer = Carcer
card-the_chair_of_indefinite_studies = Catedrático de Estudos Indefinidos
card-sir_charles_lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant_detritus = Sargento Detritus
card-deep_dwarves = Anões das Profundezas
card-adora_belle_dearheart = Adora Belle Dearheart
card-the_alchemists_guild = Guilda dos Alquimistas
card-the_auditors = Os Auditores
card-buggy_swires = Buggy Swires
card-susan = Susan
card-sybil_vimes = Sybil Vimes
card-mr_teatime = Sr. Teatime
card-the_watch = A Guarda
card-wee_mad_arthur = Pequeno Arthur Maluco
card-william_de_worde = William de Worde
card-willikins = Willikins
card-archchancellor_ridcully = Arquichanceler Ridcully
card-ruby = Ruby
card-the_senior_wrangler = Polemista Sênior
card-mr_shine = Sr. Shine
card-mr_slant = Sr. Slant
card-the_smoking_gnu = O Gnu Fumegante
card-stanley = Stanley
card-moist_von_lipwig = Moist von Lipwig
card-doctor_mossy_lawn = Doutor Mossy Lawn
card-patricians_palace = Palácio do Patrício
card-ponder_stibbons = Ponder Stibbons
card-the_post_office = O Correio
card-reacher_gilt = Reacher Gilt
card-professor_of_recent_runes = Professor de Runas Recentes
card-doctor_hix = Doutor Hix
card-hobsons_livery_stable = Estábulo do Hobson
card-hubert = Hubert
card-igor = Igor
card-the_luggage = A Bagagem
card-the_mob = A Turba
card-lord_downey = Lord Downey
card-dwarves = Anões
card-edward_d_eath = Edward d'Eath
card-errol = Errol
card-gargoyles = Gárgulas

## What cards say: how phrases are put together

then = , depois{ " " }
after = ;{ " " }
each_other = cada outro jogador { $what }
named_player = outro jogador à sua escolha { $what }
that_player = esse jogador { $what }

## What cards say: where (`where`)

where_anywhere = em qualquer área
where_near_yours = numa área com um dos seus ou adjacente a ela
where_in_trouble = numa área com problemas
where_quiet = numa área que não tenha nenhum
where_beside_trouble = numa área que não tenha nenhum, adjacente a uma área com problemas
where_own_building = numa área com um edifício seu
where_near_unreal_estate = em Bens Irreais ou numa área adjacente
where_near_dolly_sisters = nas Irmãs Dolly ou numa área adjacente
where_near_dimwell = no Poço Turvo ou numa área adjacente
where_shades = nas Sombras ou numa área adjacente que tenha asseclas mas não problemas
from_anywhere = de qualquer área
from_in_trouble = de uma área com problemas
from_unreal_estate = de Bens Irreais
from_rolled = da área sorteada

## What cards say: minions

place_minion_by_rule = coloque um assecla
place_minion = coloque um assecla { $what }
place_minion_optional = outro ali, se quiser
place_minion_quietly = coloque um assecla { $what }: ele não traz problemas
assassinate = assassine um assecla que não seja seu numa área com problemas
remove_own = remova um dos seus asseclas
remove_anybodys = remova um assecla { $what }
removes_own = remove um dos próprios asseclas
removes_not_the_active = remove { $what } um assecla que não pertença a você
move_own = mova um dos seus asseclas para qualquer outra área
move_own_adjacent = mova um dos seus asseclas { $what } para uma área adjacente
move_not_own_adjacent = mova um assecla que não seja seu para uma área adjacente
swap_minions = troque de lugar dois asseclas que estejam em áreas diferentes

## What cards say: trouble

stir = ponha um marcador de problemas { $what }
calm = remova um marcador de problemas
money_for_trouble = escolha uma área com problemas e receba ${ $n } por assecla que esteja nela

## What cards say: buildings

build = coloque um edifício
build_half = coloque um edifício pela metade do custo
take_over_quiet = substitua por um seu o edifício de outro jogador numa área sem problemas, e pague a esse jogador o custo
take_over_trouble = substitua por um seu o edifício de outro jogador numa área com problemas, e pague a esse jogador o custo
raze = você pode remover um dos edifícios desse jogador

## What cards say: money

gain = receba ${ $n }
gain_for_trouble = receba $1 por marcador de problemas na cidade
gain_for_buildings = receba $1 por edifício na cidade, seja de quem for
gain_for_isle = receba $1 por assecla na Ilha dos Deuses
spend = pague ${ $n }
loan = tome ${ $n } emprestados e fique com esta carta à sua frente: no fim do jogo, pague ${ $n2 } ou perca { $n3 } pontos
hands_you = entrega ${ $n } a você
pay_target = pague ${ $n } a outro jogador à sua escolha
transfer = escolha dois outros jogadores: o primeiro paga ${ $n } ao segundo
demand = paga ${ $n } a você; senão, { $what }
penalty = esta carta fica à frente desse jogador até o fim do jogo, como carta de penalidade
pay_or_lose = pague ${ $n } ou remova um dos seus asseclas

## What cards say: cards

draw =
    { $n ->
        [1] compre uma carta
       *[other] compre { $n } cartas
    }
draw_for_buildings = compre uma carta por edifício seu na cidade
draw_up = compre até ter { $n } na mão
draw_from_discard = pegue { $n } cartas ao acaso da pilha de descarte
discard_one = descarte uma carta
discard_for_money = descarte quantas cartas quiser e receba ${ $n } por cada uma
discard_up_to = descarte até { $n } cartas
give_card = dê uma carta a outro jogador à sua escolha
receive_cards = dá a você { $n } cartas que ele escolhe
tribute = dá a você $1 ou uma carta, como preferir
steal_one_of_two = compre duas cartas às cegas da mão de outro jogador, fique com uma e devolva a outra
inspect = olhe a mão de outro jogador e descarte uma carta dela
swap_hands = troque toda a sua mão pela de outro jogador
play_cards =
    { $n ->
        [1] jogue outra carta
       *[other] jogue até { $n } outras cartas, uma depois da outra
    }

## What cards say: dice and secrets

gamble = role o dado: com 7 ou mais, { $what }; com 1, { $what2 }
roll_areas = role o dado { $n } vezes; para cada resultado, { $what }
peek = olhe em segredo todas as cartas de personalidade sem uso, menos uma
swap_personality = troque sua personalidade por uma sem uso, sorteada

## What chance will say to a choice, and how that comes about

odds_gamble = dá certo: { $good } %, dá errado: { $bad } %
odds_good = 7 ou mais, 6 faces de 12: { $what }
odds_nothing = de 2 a 6, 5 faces de 12: nada acontece
odds_bad = 1, 1 face de 12: { $what }
odds_hits = atinge outra pessoa: { $n } %
odds_areas = { $n } rolagens, cada uma de uma área; há peças dos outros em { $areas } das 12.
odds_only_own = Só asseclas seus são atingidos: { $n } %
odds_event = evento aleatório, 1 de { $n }
odds_event_ends = evento aleatório, 1 de { $n }; o jogo acaba: { $percent } %
odds_no_event = não há mais eventos
odds_events =
    { $n ->
        [1] Resta este: { $events }
       *[other] Restam { $n }, todos com a mesma chance: { $events }
    }
odds_yours = Você tem asseclas ou edifícios em { $n } das 12 áreas.
odds_ending = { $event } acabaria com o jogo agora.

## What cards say: the card as a whole

random_event = acontece um evento aleatório
no_icons = não tem ícones: jogá-la não faz nada
interrupt_gaspode = interrupção: quando outro jogador for mover ou remover um dos seus asseclas, ele fica onde está
interrupt_susan = interrupção: quando um dos seus asseclas for ser removido, ele fica onde está
interrupt_fresh_start_club = interrupção: quando um dos seus asseclas for removido, coloque-o de novo em outra área
interrupt_igor = interrupção: quando um dos seus asseclas for removido, coloque-o de novo em outra área
interrupt_wallace_sonky = interrupção: quando o texto da carta de outro jogador for afetar você, ele não afeta
interrupt_doctor_mossy_lawn = interrupção: no seu turno, devolva à sua mão a carta em jogo; seu turno termina com a reposição da mão

## What cards say: City Area powers

power_text = uma vez em cada turno seu, { $what }
power_small_gods = quando um evento aleatório for afetar um assecla ou edifício seu, pague ${ $n } por cada um que quiser salvar

## What cards say: events

event_the_dragon = role o dado: remova tudo o que está nessa área, inclusive o edifício e o marcador de problemas
event_flood = role o dado duas vezes: as áreas sorteadas que tocam o rio são afetadas pela enchente; na ordem de jogo, cada jogador move todos os seus asseclas delas para áreas adjacentes que não foram afetadas
event_fire = role o dado: um edifício nessa área pega fogo e é removido, e o dado é rolado de novo; enquanto a nova área for adjacente à anterior e tiver um edifício, ele também é removido e o dado é rolado de novo
event_fog = descarte as cinco cartas do topo do deck de cartas do jogador
event_riots = com oito ou mais marcadores de problemas na cidade, o jogo termina na hora, e decidem os pontos
event_explosion = role o dado: remova o edifício dessa área, se houver
event_mysterious_murders = na ordem de jogo, cada jogador rola o dado e remove um assecla à sua escolha dessa área, com ou sem problemas
event_demons_from_the_dungeon_dimensions = role o dado quatro vezes: um demônio chega a cada área sorteada, com problemas se ainda não houver
event_subsidence = cada jogador paga $2 por edifício seu e perde os que não puder pagar
event_bloody_stupid_johnson = role o dado: se um jogador tiver a carta dessa área, ela sai do jogo, e esse jogador remove de lá um assecla seu; o edifício fica
event_trolls = role o dado três vezes: um troll chega a cada área sorteada
event_earthquake = role o dado duas vezes: remova os edifícios dessas áreas

## What cards say: personalities

goal = no início do seu turno, você ganha se { $what }
goal_lord_vetinari = tiver asseclas em pelo menos { $what } áreas sem demônios
goal_lords = controlar pelo menos { $what } áreas
goal_dragon_king_of_arms = houver pelo menos { $what } marcadores de problemas na cidade
goal_chrysoprase = seu dinheiro e o custo dos seus edifícios somarem pelo menos ${ $what }, descontados $12 por empréstimo
goal_commander_vimes = você ganha se o deck de cartas do jogador acabar antes que outro tenha ganho
by_players = { $what } (com 2 / 3 / 4 jogadores)

## The turn

ask_turn = Seu turno: jogue uma carta, ou use antes a habilidade de uma área
ask_pass = Seu turno: você não tem carta para jogar
ask_end_turn = Use habilidades de áreas, ou termine o turno
ask_icon = { $what } (ou pule de vez)
ask_play_another = Jogue outra carta

## Minions

ask_place = Coloque um assecla { $what }
ask_place_near = Coloque um assecla { $what }, ao alcance dos seus
ask_place_elsewhere = Coloque o assecla em outra área
ask_place_again = Coloque em outra área o seu assecla removido
ask_relocate = Todos os seus asseclas estão na cidade: retire um para colocá-lo em outra área
ask_remove_own = Remova um dos seus asseclas
ask_remove_anybodys = Remova um assecla { $what }
ask_remove_not_the_active = Você foi pago: remova um assecla { $what }, mas nenhum de { $seat }
ask_assassinate = Assassine um assecla que não seja seu numa área com problemas
ask_move_own = Mova um dos seus asseclas { $what }
ask_move_not_own = Mova um assecla que não seja seu
ask_move_to = Para onde vai o assecla de { $area }?
ask_swap_first = Troque dois asseclas: escolha o primeiro
ask_swap_second = Troque dois asseclas: escolha o segundo, em outra área

## Trouble and buildings

ask_stir = Ponha um marcador de problemas { $what }
ask_calm = Remova um marcador de problemas
ask_pick = Escolha uma área com problemas: você recebe ${ $n } por assecla que esteja nela
ask_build = Coloque um edifício
ask_build_half = Coloque um edifício pela metade do custo
ask_give_up = Todos os seus edifícios estão na cidade: remova um para construí-lo em outra área
ask_take_over = Ponha um edifício no lugar do de outro jogador
ask_raze = Remova um dos edifícios de { $seat }, ou nenhum

## Money and cards

ask_name = Escolha outro jogador
ask_name_other = Escolha a quem { $seat } paga
# Values: $n $seat
ask_demand_penalty = Pague ${ $n } a { $seat }, ou fique com esta carta como carta de penalidade
# Values: $n $seat
ask_demand_building = Pague ${ $n } a { $seat }, ou um dos seus edifícios poderá ser removido
ask_pay_or_lose = Pague ${ $what } ou remova um dos seus asseclas
ask_discard = Descarte uma carta
ask_discard_some = Descarte uma carta, ou pare (até agora { $n })
ask_give = Dê uma carta a { $seat }
ask_hand_over =
    { $n ->
        [1] Dê uma carta a { $seat }
       *[other] Dê uma carta a { $seat } (faltam { $n })
    }
ask_tribute = Dê $1 ou uma carta a { $seat }
ask_keep = Fique com uma das duas cartas
ask_inspect = Descarte uma carta da mão de { $seat }

## Windows for interrupts and Small Gods

ask_removal = Seu assecla em { $area } vai ser removido: você responde?
ask_moving = Seu assecla em { $area } vai ser movido para { $area2 }: você responde?
ask_swapping = Asseclas em { $area } e { $area2 } vão ser trocados: você responde?
ask_shield_text = O texto da carta de { $seat } vai afetar você. Ele diz a { $seat2 }: “{ $what }”. Você responde?
ask_shield = Este texto da carta de { $seat } vai afetar você: você responde?
ask_dragon = Tudo em { $area } vai ser removido: você salva alguma coisa?
ask_flee = Escolha um assecla para sair de uma área afetada pela enchente
ask_flee_to = Tire o seu assecla de { $area }, afetada pela enchente
ask_save_building = Seu edifício em { $what } vai ser removido: você o salva?
ask_murder = Remova um assecla de { $area }
ask_arrival = Um { $what } vai chegar a { $what2 }: você o mantém longe?
ask_subsidence = Cada edifício seu custa ${ $n }: abra mão dos que não for pagar
ask_keep_card = Sua carta da área { $what } vai sair do jogo: você a salva?

## What would be lost

loses_icon = este ícone não volta
loses_power = habilidade de { $area } sem usar
loses_powers = { $n } habilidades sem usar

## Actions

act_pass = Passar
act_skip = Pular
act_skip_icon = Pular de vez: { $what }
act_skip_cards = Não jogar outra carta
act_skip_raze = Não remover edifício
act_skip_place = Não colocar assecla
act_end_turn = Terminar o turno
act_decline = Deixar acontecer
act_scroll = Fazer o que diz o texto da carta
act_take_money = Receber o dinheiro
act_pay = Pagar
# Values: $n $seat
act_pay_to = Pagar ${ $n } a { $seat }
act_pay_bank = Pagar ${ $what }
act_refuse = Recusar-se a pagar
act_done = Basta
act_done_discarding = Não descartar mais
act_done_paying = Pagar ${ $n } pelos seus edifícios
act_name = Escolher { $seat }
act_answer = Jogar { $card } como interrupção
act_power = Habilidade de { $area }: { $what }
act_play = Jogar { $card }
act_place = Colocar um assecla em { $area }
act_relocate = Retirar um assecla de { $area }
act_build = Construir em { $area } por ${ $n }
act_give_up = Abrir mão do edifício em { $area }
act_raze = Remover o edifício em { $area }
act_take_over = Tomar o lugar do edifício em { $area } por ${ $n }
act_stir = Pôr um marcador de problemas em { $area }
act_calm = Remover o marcador de problemas em { $area }
act_pick = Escolher { $area } (${ $n })
act_move_to = Mover para { $area }
act_remove = Remover { $the_kind } em { $area }
act_move = Mover { $the_kind } de { $area }
act_swap = Trocar { $the_kind } de { $area }
act_protect_minion = Pagar ${ $n } para salvar seu assecla em { $area }
act_protect_building = Pagar ${ $n } para salvar seu edifício em { $area }
act_protect_card = Pagar ${ $n } para salvar a carta da área { $area }
act_protect_arrival = Pagar ${ $n } para mantê-lo longe de { $area }
act_discard = Descartar { $card }
act_give = Dar { $card }
act_keep = Ficar com { $card }

## Icons

icon_place_minion = coloque um assecla
icon_place_building = coloque um edifício
icon_assassinate = assassinato
icon_remove_trouble = remova um marcador de problemas
icon_take_money = receba ${ $n }
icon_scroll = o texto da carta
icon_random_event = evento aleatório
icon_play_another = jogue outra carta
icon_interrupt = interrupção

## Panels: what a terminal shows of the state

panel_letters = VAEMTD
panel_key = Legenda
panel_city = A cidade
panel_round = Rodada { $n }, turno de { $seat }
panel_final =
    { $n ->
        [1] Depois de { $n } rodada
       *[other] Depois de { $n } rodadas
    }
panel_you = { $seat } (você)
panel_open = À frente dos jogadores
panel_piles = Pilhas
panel_draw_pile = deck de cartas do jogador: { $n }
panel_discard_pile = pilha de descarte: { $n }
panel_discard_top = pilha de descarte: { $n }, { $card } no topo
panel_events_left = eventos restantes: { $n }
panel_past_events = eventos passados: { $what }
panel_in_play = em jogo: { $card }
panel_hand = Sua mão
panel_hand_of = Mão de { $seat }
panel_offered = Compradas de { $what }
panel_personality = Você é { $personality }
panel_unused = sem uso: { $what }
panel_so_far = até agora: { $what }
so_far_areas = { $n } de { $n2 } áreas
so_far_trouble = { $n } de { $n2 } marcadores de problemas
so_far_money = ${ $n } de ${ $n2 }
so_far_pile =
    { $n ->
        [1] resta { $n } carta no deck de cartas do jogador
       *[other] restam { $n } cartas no deck de cartas do jogador
    }
column_die = Dado
column_area = Área
column_cost = Custo
column_building = Edif.
column_pieces = Asseclas
column_trouble = Problemas
column_control = Controle
column_seat = Jogador
column_cash = Dinheiro
column_hand = Mão
column_minions_left = Asseclas na reserva
column_buildings = Edifícios
column_controls = Controla
column_points = Pontos
column_personality = Personalidade
column_city_cards = Cartas de área
column_loans = Empréstimos
column_penalties = Cartas de penalidade
column_card = Carta
column_text = Texto

## How one wins, and who is how far

aim_goal = Cada um tem um objetivo secreto: quem o tiver alcançado no início do seu turno vence. Se o deck de cartas do jogador acabar, vence o Comandante Vimes, ou então decidem os pontos.
aim_and = {" "}e{" "}
aim_or = {" "}ou{" "}
aim_controls =
    { $n ->
        [one] { $who } controla 1 área
       *[other] { $who } controla { $n } áreas
    }
aim_stands =
    { $n ->
        [one] { $who } tem asseclas em 1 área
       *[other] { $who } tem asseclas em { $n } áreas
    }
aim_worth = { $who } tem um patrimônio de ${ $n }
aim_trouble = { $n } marcadores de problemas
aim_dollars = ${ $n }
aim_would_win = { $what }: { $whom } venceria com { $n }.
aim_enough_for = { $what }: o bastante para { $whom } vencer no início do turno de { $who }.
aim_enough = { $what }: o bastante para { $whom } vencer no início do seu turno.
aim_few_cards =
    { $n ->
        [one] Resta 1 carta no deck de cartas do jogador: depois o jogo termina.
       *[other] Restam { $n } cartas no deck de cartas do jogador: depois o jogo termina.
    }
aim_riots = { $n } marcadores de problemas: se vierem os Distúrbios agora, o jogo termina, e decidem os pontos.
aim_leads = { $who } tem mais pontos: { $n }.
aim_level = { $who } estão empatados com { $n } pontos.
aim_you = Você é { $personality }: { $what }.
aim_you_win = Você é { $personality }: { $what }. Você vence no início do seu turno se continuar assim.
aim_unused = Ninguém é { $whom }: você viu.
aim_cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
aim_points = Pontos agora
aim_points_about = Decidem se os Distúrbios encerram o jogo, ou se a última carta sai e ninguém é o Comandante Vimes.
aim_was = { $personality }: { $what }.
aim_most = Pontos: { $n }, o máximo.
aim_short =
    { $m ->
        [one] Pontos: { $n }, faltou 1.
       *[other] Pontos: { $n }, faltaram { $m }.
    }

## What speaks for a choice, where somebody asks for a hint

hint_goal = É o que mais aproxima você do seu objetivo.
hint_points = É o que mais rende em pontos.
hint_areas = É o que mais ajuda seu controle de áreas.
hint_minions = É o que mais ajuda seus asseclas.
hint_wealth = É o que mais ajuda seu dinheiro e seus edifícios.
hint_hand = Deixa você com a melhor mão.
hint_others = É o que mais segura os outros.
hint_trouble = É o que mais convém quanto aos problemas na cidade.
hint_end = É o que mais convém para o fim do jogo chegar na hora certa.

## Card pages

group_green = Borda verde
group_brown = Borda marrom
group_city = Área da cidade
group_events = Evento aleatório
group_personalities = Personalidade
fact_deck = deck
fact_icons = ícones
fact_cost = custo

## What happened: the turn

log-turn = Rodada { $n }: turno de { $who }
log-play = { $who } joga { $card }
log-pass = { $who } passa
log-nothing_to_do = Um ícone de { $card } não serve a { $who } agora
log-power = { $who } usa a habilidade de { $area }
log-name = { $who } escolhe { $seat }
log-answer = { $who } joga { $card } como interrupção
log-back_to_hand = { $who } pega { $card } de volta na mão

## What happened: minions

log-place = { $who } coloca um assecla em { $area }
log-relocate = { $who } retira um assecla de { $area }
log-attack = { $who } escolhe { $the_kind } em { $area }
log-removed = Removido: { $the_kind } em { $area }
log-stays = Não dá em nada: { $the_kind } fica em { $area }
log-spared = A carta não faz nada com { $who }
log-move = Movido: { $the_kind } de { $area } para { $area2 }
log-swap = Trocados: { $the_kind } em { $area } e { $the_kind2 } em { $area2 }
log-arrive = Chegou: um { $kind } em { $area }
log-trouble = Problemas em { $area }
log-calm = Calma de novo em { $area }

## What happened: buildings

log-build = { $who } constrói em { $area } por ${ $n }
log-building_lost = { $who } perde o edifício em { $area }
log-take_over = { $who } põe um edifício em { $area } no lugar do de { $seat }
log-retired = A carta da área { $area } de { $who } sai do jogo

## What happened: money

log-earn = { $who } recebe ${ $n }
log-pay = { $who } paga ${ $n }
log-hand_over = { $who } entrega ${ $n } a { $seat }
log-loan = { $who } toma ${ $n } emprestados
log-refuse = { $who } não paga ${ $n }
log-penalty = { $who } fica com { $card } como carta de penalidade
log-protect = { $who } paga ${ $n } pela proteção dos Deuses Menores

## What happened: cards

log-draw =
    { $n ->
        [1] { $who } compra { $n } carta
       *[other] { $who } compra { $n } cartas
    }
log-drawn = Novas na mão de { $who }: { $cards }
log-discard = { $who } descarta { $card }
log-milled = Descartada: { $card }
log-from_discard = { $who } pega da pilha de descarte: { $cards }
log-give = { $who } dá uma carta a { $seat }
log-gave = A carta dada: { $card }
log-drew_from = { $who } compra { $n } cartas às cegas da mão de { $seat }
log-offered = Compradas de { $who }: { $cards }
log-keep = { $who } fica com uma e devolve a outra a { $seat }
log-kept = A carta que ficou: { $card }
log-inspect = { $who } olha a mão de { $seat }
log-inspected = Mão de { $who }: { $cards }
log-swap_hands = { $who } troca de mão com { $seat }

## What happened: secrets

log-peek = { $who } olha { $n } personalidades sem uso
log-peeked = Sem uso: { $personality }
log-swap_personality = { $who } troca sua personalidade por uma sem uso
log-new_personality = Nova personalidade: { $personality }

## What happened: chance

log-roll = Dado: { $n }
log-event = { $who } revela um evento aleatório: { $event }
log-no_event = { $who } encontra o deck de evento vazio

## What happened: the end

log-goal_reached = { $who } alcançou o objetivo de { $personality }
log-riots_end = Os distúrbios encerram o jogo: decidem os pontos
log-exhausted = O deck de cartas do jogador acabou: fim do jogo
log-unmasked = { $who } é { $personality }
log-game_over = O jogo acabou

## Why something can't be done. The clause is added behind

why-not_waiting = A decisão não é sua agora.
why-game_over = O jogo acabou.
why-not_now = Agora não: antes vem outra coisa.
why-mandatory = Isto é obrigatório: você já começou.

## Why something can't be done: cards

why-must_play = Você deve jogar uma carta, já que tem uma para jogar.
why-card_first = Jogue antes uma carta: os ícones dela dizem o que você pode fazer.
why-card_played = Você já jogou sua carta: use habilidades ou termine o turno.
why-not_in_hand = { $card } não está nessa mão.
why-not_offered = { $card } não é uma das duas cartas compradas.
why-no_cards = Você não tem carta na mão.
why-interrupt = { $card } é uma interrupção: você só a joga em resposta a alguém.
why-no_answer = { $card } não responde a isto.
why-nothing_in_play = Você ainda não jogou uma carta.

## Why something can't be done: players

why-no_such_seat = Ninguém joga com essa cor.
why-yourself = Você deve escolher outro jogador.
why-named_already = Você já escolheu esse jogador.

## Why something can't be done: areas

why-too_far = Nenhum dos seus asseclas está em { $area } ou ao lado.
why-none_near_yours = Nenhuma das áreas que ela nomeia está ao alcance dos seus asseclas.
why-not_near = { $area } não é { $area2 } nem fica ao lado.
why-not_adjacent = { $area } não é adjacente a { $area2 }.
why-other_area = Tem de ser em { $area }.
why-same_area = Tem de ser outra área que não { $area }.
why-nowhere_else = Não há área para onde possa ir.
why-no_place_to_stir = Nenhuma área ali tem asseclas e não tem problemas.
why-trouble = Há problemas em { $area }.
why-no_trouble = Não há problemas em { $area }.
why-no_trouble_next_door = Nenhuma área adjacente a { $area } tem problemas.
why-no_trouble_anywhere = Não há problemas em lugar nenhum.
why-nobody_there = Não há ninguém em { $area }.
why-flooded = { $area } também foi afetada pela enchente.
why-not_flooded = { $area } não foi afetada pela enchente.

## Why something can't be done: minions

why-not_there = Não há { $kind } em { $area }.
why-not_yours = Tem de ser um assecla seu.
why-your_own = Não pode ser um assecla seu.
why-not_theirs = Você não pode escolher asseclas de { $seat }: a carta é de { $seat }.
why-no_victim = Nenhuma área com problemas tem um assecla que não seja seu.
why-no_minion_of_yours = Você não tem assecla em { $area }.
why-minions_left = Você ainda tem asseclas para colocar.
why-no_minions_left = Todos os seus asseclas estão na cidade: retire um antes.

## Why something can't be done: buildings and City Area cards

why-built = { $area } já tem um edifício.
why-no_building_of_yours = Você não tem edifício em { $area }.
why-no_building_of = { $seat } não tem edifício em { $area }.
why-no_building_of_another = Nenhum outro jogador tem edifício em { $area }.
why-no_city_card = Você não tem a carta da área { $area }.
why-power_used = Você já usou ou obteve neste turno a habilidade de { $area }.
why-demon_there = Um demônio em { $area } bloqueia a habilidade.
why-no_small_gods = Você não está sob a proteção dos Deuses Menores.
why-only_events = Deuses Menores protege só contra eventos aleatórios.
why-not_affected = O evento não atinge isso.

## Why something can't be done: money

why-no_cash = Custa ${ $n }; você tem ${ $n2 }.

## What a lobby says of the game

about = Cada um quer uma coisa e ninguém diz qual: coloque asseclas, crie problemas e chegue lá primeiro.
won_as = como { $personality }

## Options: a title, what it means, and what its values are called

option-players = Jogadores
    .help = Quantas pessoas jogam.
option-first = Jogador inicial
    .help = Quem começa.
    .random = ao acaso
    .red = { seat-red }
    .blue = { seat-blue }
    .green = { seat-green }
    .yellow = { seat-yellow }
option-interrupts = Interrupções
    .help = A quem se pergunta por uma interrupção: a todos que poderiam ter a carta, ou só a quem a tem. Perguntar a menos é mais rápido, mas denuncia.
    .ask_everybody = perguntar a todos
    .ask_holders = perguntar só a quem tem
option-empty_trouble = Problemas em áreas vazias
    .help = Se o Doutor Hix e a Turba podem trazer problemas a uma área onde não há ninguém.
    .allowed = permitidos
    .needs_minion = só onde há um assecla
option-subsidence = Assentamento
    .help = Quando vem o Assentamento, se você deve pagar pelos seus edifícios ou pode abrir mão deles.
    .must_pay = deve pagar
    .choice = como quiser
option-placement = Cartas que nomeiam uma área
    .help = Se Irmãs Dolly, Poço Turvo, Willikins e outras colocam um assecla onde dizem, ou só ao alcance dos seus.
    .as_printed = como está escrito
    .next_to_own = só ao alcance dos seus

## The page

page-map = Mapa de Ankh-Morpork
page-mapHelp = As setas movem o mapa, mais e menos aproximam e afastam, 0 mostra tudo.
page-zoomIn = Aproximar
page-zoomOut = Afastar
page-zoomReset = Mostrar o mapa inteiro
page-hand = Sua mão
page-noCards = nenhuma carta na mão
page-chooseHere = Escolha
page-chooseMap = Escolha na cidade
page-chooseCard = Escolha uma carta
page-waitFor = Esperando { $who }
page-over = O jogo terminou
page-turnOf = Turno de { $who }
page-round = Rodada { $n }
page-cost = o edifício custa ${ $n }
page-buildingOf = edifício: { $who }
page-noBuilding = sem edifício
page-controlledBy = controlada por { $who }
page-nobody = sem controle
page-demonsRule = demônios: ninguém a controla, sua habilidade não funciona
page-trouble = problemas
page-pieces =
    { $n ->
        [1] 1 { $kind }
       *[other] { $n } × { $kind }
    }
page-power = Habilidade da área
page-retired = carta de área fora do jogo
page-inPlay = Em jogo
page-nothingInPlay = Nenhuma carta em jogo
page-iconStates =
    .done = já passou, não volta
    .now = agora, ou fica perdido
    .next = a seguir
page-icons =
    .place_minion = coloque um assecla
    .place_building = construa
    .assassinate = assassinato
    .remove_trouble = remova um marcador de problemas
    .take_money = receba dinheiro
    .scroll = texto da carta
    .random_event = evento aleatório
    .play_another = jogue outra carta
    .interrupt = interrupção
page-green = borda verde
page-brown = borda marrom
page-goal = Seu objetivo secreto
page-goalReached = Alcançado: você ganha no início do seu turno se continuar assim
page-progress =
    .minions = asseclas em { $has } de { $needs } áreas
    .control = { $has } de { $needs } áreas controladas
    .trouble = { $has } de { $needs } marcadores de problemas
    .worth = ${ $has } de ${ $needs }
    .exhaustion =
        { $left ->
            [1] 1 carta por comprar
           *[other] { $left } cartas por comprar
        }
page-unused = Fora do jogo
page-drawPile = Deck de cartas do jogador
page-discardPile = Pilha de descarte
page-eventsLeft = Eventos aleatórios restantes
page-pastEvents = Eventos passados
page-troubles = { $n } marcadores de problemas na cidade; Distúrbios terminam o jogo com 8
page-event = Evento aleatório
page-read = Fechar
page-cash = Dinheiro
page-handSize = Cartas na mão
page-minionsLeft = Asseclas restantes
page-buildingsLeft = Edifícios restantes
page-controls = Áreas controladas
page-cityCards = Cartas de área
page-noCityCards = nenhuma carta de área
page-loans = Empréstimos
page-penalties = Carta de penalidade: fica aqui até o fim, você não pode jogá-la nem dá-la, e ela conta como carta na mão na hora de completar a mão
page-first = Jogador inicial
page-points = pts
page-pointsNow = Pontos se o jogo terminasse agora
page-personality = Personalidade

## Lessons

lesson-first = A semana de Lord Selachii
    .about = Jogue uma carta por turno, espalhe seus asseclas e vença por um objetivo secreto.
lesson-first-goal = Ankh-Morpork precisa de um novo governante, e todo mundo tem um plano secreto. Você é Lord Selachii: controle 5 áreas e vence.
lesson-first-control = Uma área é sua enquanto você tem mais peças nela do que qualquer outro. Você controla 3: Muro Longo, Poço Turvo e Ilha dos Deuses.
lesson-first-card = No seu turno você joga uma carta. Clique na Mercearia Anã do Gimlet.
lesson-first-card_wrong = Guarde essa para depois. Jogue a Mercearia Anã do Gimlet.
lesson-first-icons = Os ícones de uma carta são feitos da esquerda para a direita. Primeiro: receba $3.
lesson-first-minion = Depois: coloque um assecla, onde você já tem um ou ao lado. Mande-o para Os Lavadouros.
lesson-first-minion_wrong = Você pode ir para lá. Mas nos Lavadouros o Azul está sozinho, e essa é a sua chance.
lesson-first-trouble = Já havia alguém ali, e surgem problemas. Onde há problemas ninguém constrói, e asseclas são assassinados.
lesson-first-end = Encerre seu turno. Sua mão é completada até cinco cartas.
lesson-first-interrupt = O Verde manda um assassino atrás do seu assecla! Gaspode é uma interrupção: jogue-o agora, mesmo fora do seu turno.
lesson-first-strike = Salvo. Agora revide: jogue Inigo Skimmer.
lesson-first-strike_wrong = Agora não. Quem tem o punhal é Inigo Skimmer.
lesson-first-dagger = O punhal remove um assecla alheio onde há problemas. Remova o do Azul dos Lavadouros.
lesson-first-dagger_wrong = Esse não está no seu caminho. O do Azul nos Lavadouros está.
lesson-first-calm = Os problemas vão embora com ele. Os Lavadouros são seus: 4 áreas.
lesson-first-fee = Receba também os $2: um ícone que você pula está perdido.
lesson-first-end_again = Encerre seu turno.
lesson-first-city = Seu edifício no Muro Longo lhe deu a carta dessa área: $1, uma vez em cada turno seu. Clique nela.
lesson-first-drum = Agora jogue o Tambor Remendado.
lesson-first-build = Um edifício conta como peça. No Hipódromo o Verde está empatado com você: construa ali, por $12.
lesson-first-build_wrong = Você poderia. Mas com o Hipódromo você chega a cinco áreas.
lesson-first-more = E mais $2.
lesson-first-five = 5 áreas! Mas um objetivo só conta no começo do seu turno. Cada um dos outros ainda tem uma chance de impedir você.
lesson-first-last = Encerre seu turno e torça.
lesson-first-won = Você venceu! Numa partida de verdade ninguém diz quem é: observe o que cada um procura.
lesson-first-others = Os outros objetivos: asseclas por toda a cidade, $50, 8 áreas com problemas, ou a última carta comprada.
lesson-first-ready = Você já sabe o bastante para jogar. Toque ou pare sobre qualquer coisa para ler o que ela faz.
