### Immortals em português do Brasil.

## Names: seats, realms, areas, regions, tribes

seat-red = Vermelho
seat-blue = Azul
seat-purple = Roxo
seat-yellow = Amarelo
seat-black = Preto
realm-light = reino da luz
realm-dark = reino das trevas
short_realm-light = luz
short_realm-dark = trevas
area-greenwood = Mata Verde
area-highpeaks = Altos Picos
area-waterlands = Terras das Águas
area-marches = Marcas
area-sunplains = Planícies do Sol
region-treehome = Lar das Árvores
region-heartwood = Coração da Mata
region-grove = Arvoredo
region-mossvale = Vale do Musgo
region-owlshade = Sombra da Coruja
region-forge_fire = Fogo da Forja
region-mountains = Montanhas
region-eagles_rest = Pouso da Águia
region-deepdelve = Mina Profunda
region-stonegate = Portão de Pedra
region-white_falls = Cachoeira Branca
region-lakeside = Margem do Lago
region-emerald_cliff = Penhasco Esmeralda
region-mistshore = Costa da Névoa
region-reedwater = Juncal
region-kingsroad = Estrada do Rei
region-borderland = Fronteira
region-the_murk = Penumbra
region-northwatch = Guarda do Norte
region-emberfield = Campo de Brasas
region-foothold = Baluarte
region-tributepass = Desfiladeiro do Tributo
region-windmere = Lago do Vento
region-goldmeadow = Prado Dourado
region-farwatch = Vigia Distante
tribe-elves = Elfos
tribe-humans = Humanos
tribe-dwarves = Anões
tribe-amazons = Amazonas
tribe-halflings = Halflings
tribe-demons = Demônios
tribe-orcs = Orcs
tribe-necromancers = Necromantes
tribe-night_elves = Elfos da Noite
tribe-trolls = Trolls

## Names: what a space does, and the spaces of a board

effect-extract_gold = extrair ouro
effect-extract_energy = extrair energia
effect-transition = transição de 3
effect-build = construir
effect-attack = ataque
effect-attack_or_move = ataque ou movimento
effect-temple = construir um templo
space-extract_gold = { effect-extract_gold }
space-extract_energy = { effect-extract_energy }
space-transition = { effect-transition }
space-build = { effect-build }
space-attack = { effect-attack }
space-attack_or_move = { effect-attack_or_move }
space-light_special = espaço da tribo da luz
space-dark_special = espaço da tribo das trevas
space-magic_1 = espaço de magia 1
space-magic_2 = espaço de magia 2

## Names: what is built, whose side the inhabitants take, where points come from

build-portal = um portal
build-temple = um templo
build-capital = uma capital
side-for_attacker = os habitantes estão com o atacante
side-neutral = os habitantes ficam neutros
side-against = os habitantes estão contra o atacante
source-sites = regiões
source-temples = templos
source-capitals = capitais
source-areas = áreas
source-building = construções

## Names: magic cards; the others are named after what they show

magic-transition_5 = Transição de 5
magic-conflict_or_first = Carta de conflito ou 1º jogador
magic-dominate_or_temple = Dominar ou templo
magic-draw_2_or_transition_2 = 2 cartas de conflito ou transição de 2
blank_card = Carta em branco
unknown_card = Carta virada para baixo
region_card = Região { $region }
conflict_card = Conflito { $site }
wild_card = Coringa { $area } ({ $realm })
site = { $region } ({ $realm })
tribe_space = { $effect } ({ $tribe })

## Amounts: gold, energy, and cubes of a colour

gold_amount = { $n } de ouro
energy_amount = { $n } de energia
cube-red =
    { $n ->
        [1] { $n } vermelho
       *[other] { $n } vermelhos
    }
cube-blue =
    { $n ->
        [1] { $n } azul
       *[other] { $n } azuis
    }
cube-purple =
    { $n ->
        [1] { $n } roxo
       *[other] { $n } roxos
    }
cube-yellow =
    { $n ->
        [1] { $n } amarelo
       *[other] { $n } amarelos
    }
cube-black =
    { $n ->
        [1] { $n } preto
       *[other] { $n } pretos
    }
cube-green =
    { $n ->
        [1] { $n } habitante
       *[other] { $n } habitantes
    }

## What cards say: amounts

gold_and_energy = { $gold } e { $energy }
nothing = nada
thrown_out = para fora

## What cards say: cards

text_region = Mostra { $region } nos dois reinos. Quem a usa deve ocupar uma das duas regiões, e age onde tem exércitos
text_conflict = 25 cartas, uma para cada região do { $realm }. Você pode usá-la sem ocupar a região; depois da ação, descarte-a
text_wild = 5 cartas, uma para cada área do { $realm }. Vale por qualquer região da sua área ali, mas não extrai nem ouro nem energia
magic_draw =
    { $n ->
        [one] pegue uma carta de conflito
       *[other] pegue { $n } cartas de conflito
    }
magic_first = pegue o marcador de 1º jogador, com o qual você começa a próxima rodada
magic_temple = construa um templo numa região que você ocupa
magic_dominate = escolha uma região que você ocupa e cuja carta você não tem, e pegue essa carta se tiver ali mais exércitos do que outro jogador tem na região gêmea
magic_transition = traga { $n } exércitos de um dos seus limbos, ou todos se houver menos, a regiões daquele reino que você ocupa, como quiser
magic_or = ; ou{ " " }
text_blank = Não faz nada: deixa os outros na dúvida, e você pode abrir mão dela enquanto houver outro tipo de carta no seu tabuleiro

## What cards say: tribes

text_space = Espaço próprio: { $effect }
text_space_for = Espaço próprio: { $effect } por { $what }
text_prices = Constrói um portal por { $energy }, um templo por { $what }, uma capital por { $what2 }
text_groups = Grupos militares: { $what }, e { $what2 } com menos de 5 jogadores
text_start = Começa com { $what }
text_start_region = Começa em { $region } com { $what }

## Questions and choices: the initial placement

ask_start_region = Mova um grupo militar para { $region }, sua região inicial
ask_draft = Escolha uma carta: ela diz para onde vai um grupo militar
ask_draft_keep = Escolha uma carta para guardar: nada é colocado
ask_draft_site = { $conflict }: para que região vai um grupo militar?
ask_draft_group = Que grupo militar vai para { $site }?
ask_split =
    { $n ->
        [1] { $n } dos seus exércitos saiu da torre: ponha-o num dos seus limbos
       *[other] { $n } dos seus exércitos saíram da torre: divida-os entre os seus limbos
    }

## Questions and choices: the round

ask_draw = Você pega uma carta de conflito?
ask_reinforce =
    { $n ->
        [1] Reforços: você ainda pode trazer { $n } exército a regiões da luz, { $n2 } a regiões das trevas
       *[other] Reforços: você ainda pode trazer { $n } exércitos a regiões da luz, { $n2 } a regiões das trevas
    }
ask_plan = Planeje a sua rodada, espaço por espaço: agora { $space }
ending_tie = { $n } pontos cada: decidem os exércitos nas regiões ({ $what })
ask_ready = Seu plano está feito: você está pronto?
ask_execution = Sua vez: realize uma ação, abra mão de uma, ou passe
ask_must_pass = Sua vez: nada no seu tabuleiro pode agir, então você deve passar
ask_compensation = Compensação: 1 de ouro ou 1 de energia?

## Questions and choices: actions being carried out

ask_source = { $space } com { $card }
ask_site = Que região?
ask_build = O que você constrói em { $site }?
ask_attack = Que região você ataca, e de onde?
ask_attack_or_move = Ataque uma região, ou mova exércitos
# Values: $site $site2
ask_commit_0 = Quantos exércitos atacam { $site2 } de { $site }? Os habitantes ajudam você
# Values: $site $site2
ask_commit_1 = Quantos exércitos atacam { $site2 } de { $site }? Os habitantes são neutros
# Values: $site $site2
ask_commit_2 = Quantos exércitos atacam { $site2 } de { $site }? Os habitantes estão contra você
ask_move_to = Para onde vão os exércitos de { $what }?
ask_move_armies = Quantos exércitos vão de { $what } para { $what2 }?
ask_option = Qual das duas?
ask_limbo = De que limbo você traz { $n } exércitos, ou todos os que houver?
ask_spread =
    { $n ->
        [1] Traga um exército a uma região sua: falta { $n }
       *[other] Traga exércitos a regiões suas: faltam { $n }
    }
ask_temple = Em que região você constrói um templo?
ask_dominate = De onde você domina a região gêmea? Você precisa ali de mais exércitos do que há nela

## What would be lost

loses_action = você só recebe 1 de ouro ou 1 de energia
loses_actions =
    { $n ->
        [1] 1 ação não realizada
       *[other] { $n } ações não realizadas
    }

## What chance will say to an attack, and how that comes about

odds_win = você vence: { $n } %
odds_win_about = você vence: cerca de { $n } %
odds_all = Vence { $win } %, empata { $tie } %, perde { $lose } %
odds_yours = Seus exércitos: { $attack } atacam, { $tray } na bandeja, { $tower } na torre; em média saem { $out }.
odds_theirs = { $seat }: { $defend } defendem, { $tray } na bandeja, { $tower } na torre; em média saem { $out }.
odds_inhabitants = Habitantes: { $thrown } jogados, { $tower } na torre; em média saem { $out }; { $side }.
odds_cubes = Um cubo jogado sai em { $thrown } % das vezes, um que já está dentro em { $inside } %.
odds_ledges = Não é exato: supõe os degraus cheios como de costume. A diferença é de um ponto ou pouco mais.

## Questions and choices: actions

act_pass = Passar
act_done = Não trazer mais exércitos
act_ready = Pronto
act_start_over = Recomeçar
act_draw = Pegar uma carta de conflito
act_decline = Não pegar
act_take_gold = Receber 1 de ouro
act_take_energy = Receber 1 de energia
act_option = Opção { $n }
act_magic_draw =
    { $n ->
        [one] Pegar uma carta de conflito
       *[other] Pegar { $n } cartas de conflito
    }
act_magic_first = Pegar o marcador de 1º jogador
act_magic_temple = Construir um templo
act_magic_dominate = Dominar uma região
act_magic_transition = Transição de { $n } exércitos
act_realm = Do limbo do { $realm }
act_build = Construir { $build }
act_build_for = Construir { $build } por { $what }
act_group =
    { $n ->
        [1] O grupo de { $n } exército
       *[other] O grupo de { $n } exércitos
    }
act_armies =
    { $n ->
        [1] Enviar { $n } exército
       *[other] Enviar { $n } exércitos
    }
act_split_both = Pôr { $n } no limbo da luz, { $n2 } no das trevas
act_split = Pôr { $n } no limbo da luz
act_act = Realizar { $space }
act_act_with = Realizar { $space } com { $card }
act_act_for = Realizar { $space } com { $card } por { $what }
act_forfeit = Abrir mão de { $space }
act_forfeit_with = Abrir mão de { $space } com { $card }
act_only = agora só é possível: { $what }
act_in_vain = você tem exércitos de menos para dominar qualquer região
act_leave = Deixar vazio: { $space }
act_plan = Planejar { $space } com { $card }
act_cast = Planejar { $space } com { $card }
act_site = Escolher { $site }
act_site_place = Colocar em { $site }
# Values: $site $gold
act_site_extract = Extrair { $gold } em { $site }
act_site_bring = Trazer exércitos a { $site }
act_site_bring_one = Trazer um exército a { $site }
act_site_build = Construir em { $site }
act_site_temple = Construir um templo em { $site }
act_site_dominate = Dominar a partir de { $site }: { $n } contra { $n2 }
act_site_in_vain = Dominar a partir de { $site }: { $n } contra { $n2 }, então nada acontece
act_move_from = Mover exércitos de { $site }
act_move_to = Mover para { $site }
act_choose = Escolher { $conflict }
# Values: $site $site2
act_attack = Atacar { $site2 } de { $site }
# Values: $site $site2
act_attack_portal = Atacar { $site2 } pelo portal de { $site }

## Screens: panels

panel_letters = VARMP
panel_key = Legenda
key_yields = 4/2 ouro/energia
key_armies = { $what }3 exércitos
key_buildings = t templo   c capital   p portal para a gêmea
panel_placement = Rodada inicial
panel_round = Rodada { $n } de { $n2 }
panel_final =
    { $n ->
        [1] Depois de { $n } rodada
       *[other] Depois de { $n } rodadas
    }
panel_you = { $seat } (você)
panel_tribes = Tribos
panel_cubes = Bandeja e torre
panel_tray = bandeja
panel_tower = torre
panel_piles = Estoques
pile_deck = baralho de conflito: { $n }
pile_draft = baralho da luz: { $n }, baralho das trevas: { $n2 }
pile_discards = pilha de descarte: { $n }
pile_inhabitants = habitantes: { $n }
pile_buildings = construções: { $n }
pile_portals = portais: { $n }
panel_boards = Cartas em outros tabuleiros
panel_board = Seu tabuleiro
panel_prices = Seus preços de construção
panel_hand = Sua mão
panel_draft_hand = Suas cartas à escolha
cost_of_move = movimento: { $gold }
mark_first = 1º jogador
mark_ready = pronto
mark_passed = passou
column_region = Região
column_light = Luz
column_dark = Trevas
column_card = Carta
column_seat = Jogador
column_points = Pontos
column_gold = Ouro
column_energy = Energia
column_limbo = Limbo
column_sites = Regiões
column_conflicts = Conflitos
column_groups = Grupos restantes
column_status = Situação
column_inhabitants = Habitantes
column_space = Espaço
column_spaces = Espaços
column_cost = Custo
column_portal = Portal
column_temple = Templo
column_capital = Capital

## How one wins, and who is how far

aim_goal = Cada rodada pontua regiões, templos, capitais e áreas; construir pontua na hora. Vence quem tiver mais pontos depois da rodada { $n }.
aim_and = {" "}e{" "}
aim_rounds = Faltam { $n } rodadas.
aim_one_more = Mais uma rodada depois desta.
aim_last_round = Última rodada: depois da pontuação, o jogo termina.
aim_leads = Pontuando agora, { $who } ficaria na frente com { $n } pontos.
aim_level = Pontuando agora, { $who } ficariam empatados com { $n } pontos.
aim_points = Pontos até agora
aim_scoring = Pontuação desta rodada
aim_scoring_about = Com o tabuleiro como está agora.
aim_total = Os dois juntos
aim_armies = Exércitos em regiões
aim_armies_about = Decidem em caso de empate.
aim_end = A rodada { $n } foi a última.
aim_most = Pontos: { $n }, o máximo.
aim_short =
    { $m ->
        [one] Pontos: { $n }, faltou 1.
       *[other] Pontos: { $n }, faltaram { $m }.
    }
aim_fewer_armies = Pontos: { $n }, o máximo, mas com menos exércitos em regiões (diferença: { $m }).

## What speaks for a choice, where somebody asks for a hint

hint_points = É o que mais rende em pontos.
hint_sites = É o que mais ajuda suas regiões.
hint_areas = É o que mais ajuda suas áreas.
hint_buildings = É o que mais ajuda seus templos e suas capitais.
hint_armies = É o que mais ajuda seus exércitos.
hint_cards = É o que mais ajuda suas cartas e seu plano.
hint_means = É o que mais ajuda seu ouro e sua energia.
hint_their_points = Segura os pontos dos outros.
hint_their_board = É o que mais custa aos outros no tabuleiro.

## Screens: card pages

group_regions = Carta de região
group_conflicts = Carta de conflito
group_magic = Carta de magia
group_blank = Carta em branco
group_tribes = Tribo
fact_deck = baralho
fact_area = área
fact_light = reino da luz
fact_dark = reino das trevas
fact_cost = custo
page_conflict = Cartas de conflito ({ $short_realm })
page_wild = Coringas ({ $short_realm })

## What happened: the initial placement

log-place_group =
    { $n ->
        [1] { $who } coloca um grupo de { $n } exército em { $site }
       *[other] { $who } coloca um grupo de { $n } exércitos em { $site }
    }
log-place_twin = { $who } põe { $n } exércitos em { $site }
log-chose = { $who } escolhe { $conflict }
log-shows = { $who } mostra { $conflict }
log-keeps = { $who } fica com { $conflict }
log-keeps_secretly = { $who } fica com uma carta de conflito sem mostrá-la
log-hands_passed = As mãos e o marcador de 1º jogador passam à esquerda
log-placement_over = A rodada inicial acabou
log-start_with = { $who } começa com { $gold } e { $energy }
log-split = { $who } põe { $n } no limbo da luz, { $n2 } no das trevas

## What happened: the round

log-round = Rodada { $n } de { $n2 }: { $who } começa
log-planning = Todos planejam em segredo
log-ready = { $who } está pronto
log-all_ready = Todos estão prontos: começa a realização das ações
log-act = { $who } revela { $card }: { $space }
log-forfeit = { $who } revela { $card } e abre mão da ação: { $space }
log-pass = { $who } passa
log-compensation_gold = { $who } recebe 1 de ouro como compensação
log-compensation_energy = { $who } recebe 1 de energia como compensação
log-marker = { $who } pega o marcador de 1º jogador

## What happened: gold and energy

log-extract_gold = { $who } extrai { $gold } em { $site }
log-extract_energy = { $who } extrai { $energy } em { $site }
log-pay = { $who } paga { $gold } e { $energy }
log-pay_gold = { $who } paga { $gold }
log-pay_energy = { $who } paga { $energy }

## What happened: armies

log-reinforce =
    { $n ->
        [1] { $who } traz { $n } exército para { $site }
       *[other] { $who } traz { $n } exércitos para { $site }
    }
log-move =
    { $n ->
        [1] { $who } move { $n } exército de { $site } para { $site2 }
       *[other] { $who } move { $n } exércitos de { $site } para { $site2 }
    }
log-build = { $who } constrói { $build } em { $site } (+{ $n })

## What happened: battle

log-attack =
    { $n ->
        [1] { $who } lança { $n } exército de { $site } contra { $site2 }: { $side }
       *[other] { $who } lança { $n } exércitos de { $site } contra { $site2 }: { $side }
    }
log-throw = Para dentro da torre
log-strengths = Força: ataque { $n }, defesa { $n2 }
log-conquers = { $who } conquista { $site }; exércitos lá: { $n }
log-repelled = { $who } não consegue tomar { $site }
log-wins_battle = { $who } vence a batalha por { $site }; exércitos restantes: { $n }
log-wins_by_inhabitants = { $who } vence a batalha por { $site } só com os habitantes: ninguém resta lá
log-fallen =
    { $n ->
        [1] { $n } exército de { $who } cai e passa para o limbo do { $realm }
       *[other] { $n } exércitos de { $who } caem e passam para o limbo do { $realm }
    }
log-tie = Empate: ninguém resta em { $site }

## What happened: cards

log-region_card = { $who } pega a carta de região { $region }
log-region_card_from = { $who } pega a carta de região { $region } de { $seat }
log-region_card_back = { $who } perde a carta de região { $region }: depois de um empate ela volta ao baralho
log-off_board = Ela estava no tabuleiro de { $who } ({ $space }): esse espaço fica vazio
log-dominates = { $who } domina { $region }
log-fails_to_dominate = { $who } não consegue dominar { $region }
log-draw = { $who } pega uma carta de conflito
log-drawn = Nova na mão de { $who }: { $conflict }
log-reshuffle = A pilha de descarte é embaralhada e vira o novo baralho de conflito

## What happened: points

log-score = { $who } marca { $n } por { $source }
log-game_over = O jogo acabou

## Why something can't be done. The clause is added behind

why-not_waiting = A decisão não é sua agora.
why-game_over = O jogo acabou.
why-not_now = Agora não: antes vem outra coisa.
why-setting_up = Antes todos colocam seus exércitos: depois começam as rodadas.
why-not_yet = Ainda não: primeiro todos planejam, depois todos realizam suas ações.
why-space_first = Escolha antes um dos seus espaços planejados: ele diz o que você pode fazer.

## Why something can't be done: the initial placement

why-no_such_group = Você não tem mais um grupo militar de { $n }.
why-not_in_hand = { $conflict } não está na sua mão.
why-must_place = { $conflict } não tem região livre, e outra carta da sua mão tem.
why-occupied = { $site } já está ocupada.
why-not_so_many = Exércitos seus que saíram: só { $n }.

## Why something can't be done: planning

why-not_ready = Passe antes por todos os dez espaços.
why-another_space = Planeje os espaços em ordem: este não é o próximo.
why-no_blanks = Todas as suas cartas em branco estão no seu tabuleiro.
why-wrong_space = As cartas de magia vão nos espaços de magia, as outras nos espaços de exército.
why-laid_already = { $card } já está no seu tabuleiro.
why-card_not_held = Você não tem { $card }.
why-region_not_occupied = Você não ocupa nenhuma das regiões de { $card }.
why-no_wildcards = Coringas não servem para extrair ouro nem energia.

## Why something can't be done: execution

why-blank = De uma carta em branco você só pode abrir mão.
why-empty_space = Nenhuma carta sua está nesse espaço.
why-only_blanks = Só há cartas em branco no seu tabuleiro: você deve passar.
why-no_gold = Custa { $gold }; você tem { $n }.
why-no_energy = Custa { $energy }; você tem { $n }.

## Why something can't be done: sites

why-not_on_card = Esta carta não pode indicar { $site }.
why-no_army_on_card = Você não tem exército na região de { $card }.
why-not_occupied = Você não ocupa { $site }.
why-not_in_play = { $site } está fora do jogo com dois jogadores.
why-no_site_there = Você não ocupa nenhuma região no { $realm }.
why-other_realm = Estes exércitos vêm para o { $realm }.

## Why something can't be done: limbo

why-limbo_empty = Nesse limbo não há exércitos seus.
why-no_reinforcement = Você não pode trazer mais exércitos para o { $realm }: um para cada três do seu limbo.
why-no_transition = Em nenhum reino você tem exércitos no limbo e uma região para eles.
why-all_come = Todos têm de vir: mais { $n }.

## Why something can't be done: building

why-nothing_to_build = Ali não há nada que você possa construir e pagar.
why-no_room = Não há lugar para isso em { $site }: uma construção e um portal por região, uma capital por área.

## Why something can't be done: attacking and moving

why-no_attack = Nenhuma das suas regiões com dois exércitos ou mais tem o que atacar.
why-no_move_here = Este espaço só permite um ataque.
why-too_few = Você precisa de pelo menos dois exércitos em { $site }: um fica.
why-one_stays = Pelo menos um exército tem de ficar em { $site }.
why-your_own = Você mesmo ocupa { $site }.
why-no_portal = Não há portal em { $site }.
why-nowhere_to_go = De { $site } você não alcança nenhuma outra região sua.
why-no_path = Não há caminho pelas suas regiões até { $site }.

## Why something can't be done: magic

why-no_conflicts = Não há mais cartas de conflito para pegar.
why-nothing_to_dominate = Você tem a carta de região de todas as regiões que ocupa.
why-card_held = Você já tem a carta de região { $region }.

## What a lobby says of the game

about = Lidere uma tribo da luz e uma das trevas: planeje em segredo e lute por dois reinos. Quem cai em um ressurge no outro.

## Options: a title, what it means, and what its values are called

option-data = Seus próprios números
    .help = Um arquivo (YAML ou JSON) com os números que são outros no seu exemplar; `bailiwick numbers immortals` mostra todos.
option-players = Jogadores
    .help = Quantas pessoas jogam. Para dois, é uma variante nossa.
option-rounds = Rodadas
    .help = Quantas rodadas vocês jogam, se não forem as impressas.
    .printed = como impresso
option-first = Jogador inicial
    .help = Quem começa.
    .random = ao acaso
    .red = { seat-red }
    .blue = { seat-blue }
    .purple = { seat-purple }
    .yellow = { seat-yellow }
    .black = { seat-black }
option-tower = Torre de dados
    .help = O que faz um lance: um grande solta mais cubos, ou cada cubo tem sempre a mesma chance.
    .ledges = com degraus
    .independent = cada cubo por si
option-marker = Marcador de 1º jogador
    .help = Se o marcador de 1º jogador fica onde está ou passa adiante depois de cada rodada.
    .stays = fica
    .rotates = passa à esquerda
option-forfeits = Cartas de conflito de que se abre mão
    .help = O que acontece com uma carta de conflito quando você abre mão da ação dela.
    .keep_card = volta à mão
    .discard = descartada
option-prices = Preços de construção
    .help = Por qual lista de preços você constrói.
    .realm = da tribo do reino
    .light = da tribo da luz
    .dark = da tribo das trevas
    .cheaper = a mais barata
option-allegiance = Cartas de região em ataques
    .help = Onde uma carta de região conquista ou acalma os habitantes quando você ataca.
    .own_realm = onde você tem exércitos
    .both_realms = nos dois reinos
option-capitals = Capitais
    .help = Quantas capitais uma área pode ter: uma em cada reino, ou uma só ao todo.
    .realm = uma em cada reino
    .area = uma ao todo

## The page

page-map = Mapa dos dois reinos
page-mapHelp = As setas movem o mapa, mais e menos aproximam e afastam, 0 mostra tudo.
page-zoomIn = Aproximar
page-zoomOut = Afastar
page-zoomReset = Mostrar o mapa inteiro
page-views = Partes do tabuleiro
page-tabs =
    .light = Luz
    .dark = Trevas
    .plan = Tabuleiro
    .tower = Torre
page-armiesOf =
    { $n ->
        [1] 1 exército: { $who }
       *[other] { $n } exércitos: { $who }
    }
page-unoccupied = desocupada
page-portal = portal
page-temple = templo
page-capital = capital
page-portalTo = portal para o { $realm }
page-yields = rende { $gold } de ouro, { $energy } de energia
page-cardHeld = carta de região: { $who }
page-cardFree = carta de região: ninguém
page-help =
    .extract_gold = Receba o ouro que a região da sua carta rende, se tiver ali um exército.
    .extract_energy = Receba a energia que a região da sua carta rende, se tiver ali um exército.
    .transition = Três exércitos vêm do limbo daquele reino para a região da sua carta, onde você já precisa ter um.
    .build = Construa um portal, um templo ou uma capital na região da sua carta, pelo preço da sua tribo.
    .attack = Ataque a partir de qualquer região com dois exércitos ou mais. A sua carta decide o que fazem os habitantes: se mostra o alvo, ajudam você; se mostra a origem, ficam de fora; senão, estão contra você.
    .attack_or_move = Ataque como de costume, ou mova exércitos da região da sua carta, por regiões suas, até outra.
    .temple = Construa um templo na região da sua carta, pelo preço deste espaço.
    .magic = Ponha aqui uma carta de magia: ela diz o que faz e quanto custa.
page-templeHelp =
    { $now ->
        [1] Templo: 1 ponto ao construir, depois { $later } no fim de cada rodada para quem ocupa a região.
       *[other] Templo: { $now } pontos ao construir, depois { $later } no fim de cada rodada para quem ocupa a região.
    }
page-capitalHelp =
    { $now ->
        [1] Capital: { $now } ponto ao construir, depois { $later } no fim de cada rodada para quem ocupa a região.
       *[other] Capital: { $now } pontos ao construir, depois { $later } no fim de cada rodada para quem ocupa a região.
    }
page-capitalsTogether = Uma por área, nos dois reinos juntos.
page-capitalsApart = Uma por área em cada reino.
page-portalHelp =
    { $now ->
        [1] Portal: 1 ponto ao construir. Da sua região, os exércitos de qualquer um podem mover-se ou atacar para a mesma região no outro reino, mas não de volta.
       *[other] Portal: { $now } pontos ao construir. Da sua região, os exércitos de qualquer um podem mover-se ou atacar para a mesma região no outro reino, mas não de volta.
    }
page-limboHelp = Os exércitos que caem numa batalha passam para o limbo do seu dono no outro reino. No começo da rodada um de cada três de um limbo pode voltar a uma região daquele reino; as transições trazem mais.
page-towerHelp = Numa batalha os exércitos dos dois lados são jogados nela, com tudo o que está na bandeja. Alguns ficam presos, outros que estavam presos caem: decide o que então está na bandeja. Os que caem em batalha passam para o limbo do seu dono no outro reino.
page-soonHelp = Pontos. Se a rodada acabasse agora: +{ $n } (regiões { $sites }, templos { $temples }, capitais { $capitals }, áreas { $areas }).
page-areas = Áreas
page-share = { $who } { $n } de 5
page-nobodyThere = ninguém
page-limbo = Limbo
page-lightLimbo = Limbo da luz
page-darkLimbo = Limbo das trevas
page-board = Seu tabuleiro
page-boards = Os tabuleiros de todos
page-emptySpace = vazio
page-faceDown = uma carta virada para baixo
page-forfeited = abriu mão
page-cost = custa { $cost }
page-costOfMove = um movimento custa { $cost }
page-gold = Ouro
page-energy = Energia
page-goldAmount = { $n } de ouro
page-energyAmount = { $n } de energia
page-hand = Sua mão
page-blanks =
    { $n ->
        [1] Carta em branco, resta 1
       *[other] Cartas em branco, restam { $n }
    }
page-planAsk = Planeje a sua rodada em segredo: ponha cartas nos seus espaços, em qualquer ordem, e depois diga que está pronto
page-planHelp = Escolha uma carta, depois um espaço
page-awaits = { $space }: agora escolha uma carta
page-takenUp = { $card }: agora escolha um espaço
page-forfeitOne = Abrir mão de uma ação
page-leftEmpty =
    { $n ->
        [1] 1 espaço ainda pode receber carta
       *[other] { $n } espaços ainda podem receber carta
    }
page-readyWith =
    { $n ->
        [1] Pronto com 1 carta
       *[other] Pronto com { $n } cartas
    }
page-clear = Recolher tudo
page-isReady = pronto
page-plans = planeja
page-hasPassed = passou
page-refusals =
    .wrong_space = Uma carta desse tipo não pode ficar aqui
    .not_held = Você não tem esta carta
    .region_not_occupied = Você não ocupa esta região em nenhum dos reinos
    .no_wildcards = Coringas não podem extrair
page-tower = Torre de dados
page-inside = Na torre
page-tray = Bandeja
page-empty = vazia
page-cubes =
    .red =
        { $n ->
            [1] 1 vermelho
           *[other] { $n } vermelhos
        }
    .blue =
        { $n ->
            [1] 1 azul
           *[other] { $n } azuis
        }
    .purple =
        { $n ->
            [1] 1 roxo
           *[other] { $n } roxos
        }
    .yellow =
        { $n ->
            [1] 1 amarelo
           *[other] { $n } amarelos
        }
    .black =
        { $n ->
            [1] 1 preto
           *[other] { $n } pretos
        }
    .green =
        { $n ->
            [1] 1 habitante
           *[other] { $n } habitantes
        }
page-battle = Batalha
page-lastBattle = Última batalha
page-sides =
    .with = habitantes com você
    .neutral = habitantes neutros
    .against = habitantes contra você
page-nobody = ninguém
page-armiesGo =
    { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }
page-chooseHere = Escolha
page-chooseMap = Escolha no mapa
page-chooseSpace = Escolha um espaço do seu tabuleiro
page-waitFor = Esperando { $who }
page-over = O jogo terminou
page-round = Rodada { $n } de { $of }
page-placement = Rodada inicial
page-points = pts
page-sites = Regiões ocupadas
page-conflictCount = Cartas de conflito na mão
page-groups = Grupos militares restantes
page-draft = Suas cartas à escolha
page-first = Marcador de 1º jogador
page-spacesTaken =
    { $n ->
        [1] 1 carta no tabuleiro
       *[other] { $n } cartas no tabuleiro
    }

## Lessons

lesson-first = Dois reinos
    .about = Uma primeira rodada: planejar em segredo, extrair ouro e energia, construir, pontuar.
lesson-first-theme = Você lidera duas tribos: os Elfos no reino da luz, os Orcs no reino das trevas.
lesson-first-twin = Os dois reinos têm o mesmo mapa. Este é de novo o Vale do Musgo, nas trevas.
lesson-first-goal = Vence quem tem mais pontos. Pontua-se depois de cada rodada: pelas regiões que você ocupa e pelas construções.
lesson-first-cards = A cada rodada, todos põem cartas em dez espaços, viradas para baixo e ao mesmo tempo. A carta diz onde, o espaço diz o quê.
lesson-first-plan = Ponha Lar das Árvores em extrair ouro, Arvoredo em extrair energia e Vale do Musgo em construir. Depois diga que está pronto.
lesson-first-plan_again = Quase. Lar das Árvores vai em extrair ouro, Arvoredo em extrair energia, Vale do Musgo em construir, e nada mais.
lesson-first-act = Agora todos realizam suas cartas, uma de cada vez. Comece por ouro ou por energia.
lesson-first-act_again = O Azul jogou. Agora realize a outra.
lesson-first-build = Agora você pode pagar uma construção: realize construir.
lesson-first-where = Você tem o Vale do Musgo nos dois reinos, e uma carta para ambos. Escolha onde construir.
lesson-first-what = Um templo ou uma capital pontua agora, e de novo a cada rodada. Qual você quer?
lesson-first-not_portal = Um portal pontua só uma vez. Você vai construir um na próxima lição.
lesson-first-pass = Seu tabuleiro está vazio: passe.
lesson-first-compensation = Quem passa recebe uma compensação. Ouro ou energia, como preferir.
lesson-first-score = Pontuação: 2 pontos por suas quatro regiões, 1 pela construção, e mais 2 porque você tem três das cinco regiões da Mata Verde.
lesson-first-draw = Começa a próxima rodada. Pegue uma carta de conflito: você vai precisar dela para atacar.
lesson-first-do_draw = É de graça: pegue uma.
lesson-first-reinforce = Há exércitos nos seus dois limbos, três em cada um. De cada três, um volta: escolha onde.
lesson-first-end = Foi uma rodada. Agora: o Azul tomou a Sombra da Coruja, e você a quer de volta.
lesson-battle = Batalha
    .about = A última rodada: uma batalha na torre, os caídos atravessam, um portal se abre.
lesson-battle-last = É a última rodada, e o Azul está 3 pontos à frente. É preciso lutar.
lesson-battle-area = Os exércitos do Azul estão na Sombra da Coruja. Com ela você teria três regiões da Mata Verde: mais 2 pontos.
lesson-battle-conflict = Você tem a carta de conflito da Sombra da Coruja. Ataque com ela, e os habitantes de lá lutam por você.
lesson-battle-plan = Ponha Conflito Sombra da Coruja em ataque, Vale do Musgo em transição, Arvoredo em construir, Conflito Arvoredo em ataque ou movimento. Depois diga que está pronto.
lesson-battle-plan_again = Quase. Conflito Sombra da Coruja: ataque. Vale do Musgo: transição. Arvoredo: construir. Conflito Arvoredo: ataque ou movimento. Nada mais.
lesson-battle-attack = Primeiro o ataque.
lesson-battle-first_attack = Isso fica para depois: ataque primeiro, antes que o Azul se reforce.
lesson-battle-target = Ataque a Sombra da Coruja a partir do Lar das Árvores.
lesson-battle-not_there = Sua carta mostra a Sombra da Coruja. Em qualquer outro lugar, os habitantes lutariam contra você.
lesson-battle-armies = Um exército precisa ficar. Envie os outros quatro.
lesson-battle-tower = Os dois lados entraram na torre. O que saiu lutou: seus 4 e 2 habitantes contra 4 do Azul.
lesson-battle-won = Você conquistou a Sombra da Coruja, com o templo e a carta de região.
lesson-battle-fallen = Mas dois dos seus caíram. Aqui ninguém morre para sempre: os caídos atravessam para o outro reino, para o seu limbo das trevas.
lesson-battle-transition = Traga-os de volta: realize a transição. Eles voltam no Vale do Musgo, no reino das trevas.
lesson-battle-first_transition = Primeiro a transição: os seus caídos esperam.
lesson-battle-build = Agora construa no Arvoredo.
lesson-battle-first_build = Primeiro construa: sem portal não há passagem.
lesson-battle-portal = Construa um portal: ele leva daqui ao Arvoredo do outro reino, e vale 1 ponto.
lesson-battle-not_temple = Também é bom. Mas você quer chegar ao Arvoredo das trevas: construa um portal.
lesson-battle-through = Pelo portal! Realize a sua última carta.
lesson-battle-target2 = Ataque o Arvoredo das trevas a partir do Arvoredo da luz.
lesson-battle-not_through = Sua carta mostra o Arvoredo das trevas: vá pelo portal.
lesson-battle-armies2 = Não há ninguém lá, e os habitantes estão com você. Envie dois exércitos.
lesson-battle-both = Envie os dois. Um pode ficar preso na torre.
lesson-battle-pass = Era a sua última carta. Passe, e o jogo é pontuado.
lesson-battle-compensation = Ouro ou energia: já não importa.
lesson-battle-end = 41 a 39: você venceu! Três regiões da Mata Verde em cada reino decidiram. Num jogo de verdade, as cartas de magia esperam por você.
