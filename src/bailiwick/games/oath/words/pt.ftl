### Oath em português do Brasil. Todos os nomes falam, então todos são traduzidos.

## Names: sides, roles, suits, regions, places whose site is not known, piles

seat-purple = Roxo
seat-red = Vermelho
seat-blue = Azul
seat-yellow = Amarelo
seat-white = Branco
seat-black = Preto
seat-bandits = Bandidos
role-chancellor = Chanceler
role-citizen = Cidadão
role-exile = Exilado
suit-discord = Discórdia
suit-arcane = Arcano
suit-order = Ordem
suit-hearth = Lar
suit-beast = Fera
suit-nomad = Nômade
region-cradle = Berço
region-provinces = Províncias
region-hinterland = Interior
slot-cradle-1 = Berço 1
slot-cradle-2 = Berço 2
slot-provinces-1 = Províncias 1
slot-provinces-2 = Províncias 2
slot-provinces-3 = Províncias 3
slot-hinterland-1 = Interior 1
slot-hinterland-2 = Interior 2
slot-hinterland-3 = Interior 3
pile-world = o baralho do mundo
pile-cradle = a pilha de descarte do Berço
pile-provinces = a pilha de descarte das Províncias
pile-hinterland = a pilha de descarte do Interior

## Names: spaces of the Reliquary, banners, Oaths, victories, actions, where points come from

space-brutal = Brutal
space-decadent = Decadente
space-careless = Descuidado
space-greedy = Ganancioso
banner-peoples_favor = a Influência do Povo
banner-darkest_secret = o Segredo Mais Obscuro
oath-supremacy = Juramento de Supremacia
oath-people = Juramento do Povo
oath-devotion = Juramento de Devoção
oath-protection = Juramento de Proteção
victory-stable_regime = um regime estável
victory-war_exhaustion = exaustão da guerra
victory-usurper = como Usurpador
victory-visionary = como Visionário
victory-usurper_and_visionary = como Usurpador e Visionário
action-search = Explorar
action-muster = Recrutar
action-trade = Negociar
action-travel = Viajar
action-recover = Recuperar
action-campaign = Campanha
source-victory = vitória

## Names: the Clockwork Prince's mind. A space is called by its kind, its quadrant and its side

quadrant-sites = locais
quadrant-relics = relíquias
quadrant-secret = o segredo
quadrant-people = o povo
mind-oath = a casa do Juramento
mind-need = Precisa de um estandarte?
mind-campaign = viajar e fazer campanha
mind-muster = recrutar
mind-recover = recuperar
mind-search = explorar
mind-trade_favor = negociar por influência
mind-trade_secrets = negociar por segredos
mind-trade_both = negociar por ambos
mind-travel_favor = viajar aonde há influência
mind-travel_secrets = viajar aonde há segredos
mind-travel_relic = viajar até uma relíquia
mind_low = de baixo
mind_high = de cima
mind_left = da esquerda
mind_right = da direita

## Names: why the Prince goes where he goes, leaves out what he leaves out, and fears whom he fears

path-rule_most_sites = caminho vermelho: controla mais locais
path-hold_most = caminho vermelho: tem mais relíquias e estandartes
path-hold_darkest_secret = caminho vermelho: tem o Segredo Mais Obscuro
path-hold_peoples_favor = caminho vermelho: tem a Influência do Povo
path-ready_sites = caminho dourado: está Pronto para Batalha contra um local
path-ready_relics = caminho dourado: está Pronto para Batalha por uma relíquia
path-ready_darkest_secret = caminho dourado: está Pronto para Batalha contra quem tem o Segredo Mais Obscuro
path-ready_peoples_favor = caminho dourado: está Pronto para Batalha contra quem tem a Influência do Povo
path-can_pay_relic = caminho dourado: pode pagar a relíquia daqui
path-can_pay_darkest_secret = caminho dourado: pode pagar o Segredo Mais Obscuro
path-can_pay_peoples_favor = caminho dourado: pode pagar a Influência do Povo
path-need_darkest_secret_only = caminho vermelho: só lhe falta o Segredo Mais Obscuro
path-need_peoples_favor_only = caminho vermelho: só lhe falta a Influência do Povo
path-need_both_or_neither = caminho vermelho: tem ambos os estandartes ou nenhum
path-always = caminho preto: nada mais se aplica
path-hold_scepter = caminho vermelho: tem o Grande Cetro
path-ready_scepter = caminho dourado: está Pronto para Batalha contra quem tem o Grande Cetro
skip-no_gain = não ganharia nada (CP-6.2)
skip-no_warband = não ganharia tropas (CP-6.4)
skip-not_ready = não está Pronto para Batalha ou não tem alvo (CP-6.7)
skip-there_already = nenhum local é melhor que o seu (CP-6.15)
skip-cannot_pay = não pode recuperá-lo (CP-6.12)
skip-no_toll = não pode pagar o caminho (CP-8.2)
danger-successor = que é o Sucessor
danger-title = cujo título ele quer
danger-usurper = que é o Usurpador
danger-vision = cuja Visão está cumprida
danger-oathkeeper = que é o Guardião do Juramento

## Names: cards, relics, sites and banners

card-wrestlers = Lutadores
card-battle_honors = Honras de Batalha
card-bear_traps = Armadilhas para Ursos
card-longbows = Arcos Longos
card-keep = Fortaleza
card-pressgangs = Recrutamento Forçado
card-garrison = Guarnição
card-scouts = Batedores
card-alchemist = Alquimista
card-martial_culture = Cultura Marcial
card-errand_boy = Menino de Recados
card-mercenaries = Mercenários
card-tinkers_fair = Feira dos Funileiros
card-rain_boots = Botas de Chuva
card-a_small_favor = Um Pequeno Favor
card-second_wind = Segundo Fôlego
card-sleight_of_hand = Prestidigitação
card-key_to_the_city = Chave da Cidade
card-scryer = Vidente
card-disgraced_captain = Capitão Desonrado
card-naysayers = Pessimistas
card-book_burning = Queima de Livros
card-ancient_binding = Vínculo Antigo
card-horse_archers = Arqueiros Montados
card-warning_signals = Sinais de Alarme
card-elders = Anciãos
card-the_gathering = O Encontro
card-faithful_friend = Amigo Fiel
card-tents = Tendas
card-great_herd = Grande Rebanho
card-fire_talkers = Vozes do Fogo
card-magicians_code = Código dos Magos
card-spirit_snare = Armadilha de Espíritos
card-wizard_school = Escola de Magia
card-dazzle = Ofuscar
card-acting_troupe = Trupe de Atores
card-taming_charm = Feitiço de Domar
card-inquisitor = Inquisidor
card-wolves = Lobos
card-animal_playmates = Animais de Brincar
card-true_names = Nomes Verdadeiros
card-the_old_oak = O Velho Carvalho
card-forest_paths = Trilhas da Floresta
card-long_lost_heir = Herdeiro Perdido
card-rangers = Guarda-florestais
card-roving_terror = Terror Errante
card-wayside_inn = Estalagem da Estrada
card-extra_provisions = Provisões Extras
card-memory_of_home = Memória do Lar
card-welcoming_party = Festa de Boas-vindas
card-traveling_doctor = Médico Itinerante
card-storyteller = Contador de Histórias
card-armed_mob = Turba Armada
card-tavern_songs = Canções de Taverna
card-secret_signal = Sinal Secreto
card-augury = Augúrio
card-rusting_ray = Raio de Ferrugem
card-portal = Portal
card-billowing_fog = Névoa Densa
card-kindred_warriors = Guerreiros Irmãos
card-terror_spells = Feitiços de Terror
card-blood_pact = Pacto de Sangue
card-revelation = Revelação
card-observatory = Observatório
card-plague_engines = Máquinas da Peste
card-gleaming_armor = Armadura Reluzente
card-bewitch = Enfeitiçar
card-jinx = Azar
card-tutor = Preceptor
card-dream_thief = Ladrão de Sonhos
card-cracking_ground = Terra Rachada
card-sealing_ward = Selo de Proteção
card-initiation_rite = Rito de Iniciação
card-vow_of_silence = Voto de Silêncio
card-forgotten_vault = Cofre Esquecido
card-map_library = Biblioteca de Mapas
card-witchs_bargain = Barganha da Bruxa
card-master_of_disguise = Mestre dos Disfarces
card-charlatan = Charlatão
card-assassin = Assassino
card-downtrodden = Oprimidos
card-blackmail = Chantagem
card-cracked_sage = Sábio Louco
card-dissent = Dissidência
card-false_prophet = Falso Profeta
card-vow_of_renewal = Voto de Renovação
card-zealots = Fanáticos
card-royal_ambitions = Ambições Reais
card-salt_the_earth = Salgar a Terra
card-beast_tamer = Domador de Feras
card-riots = Tumultos
card-silver_tongue = Língua de Prata
card-gambling_hall = Casa de Jogos
card-boiling_lake = Lago Fervente
card-relic_thief = Ladrão de Relíquias
card-enchantress = Feiticeira
card-insomnia = Insônia
card-sneak_attack = Ataque Surpresa
card-gossip = Fofoca
card-bandit_chief = Chefe dos Bandidos
card-chaos_cult = Culto do Caos
card-slander = Calúnia
card-code_of_honor = Código de Honra
card-outriders = Cavaleiros de Escolta
card-messenger = Mensageiro
card-field_promotion = Promoção em Campo
card-palanquin = Liteira
card-shield_wall = Parede de Escudos
card-military_parade = Desfile Militar
card-tome_guardians = Guardiões do Tomo
card-tyrant = Tirano
card-forced_labor = Trabalho Forçado
card-secret_police = Polícia Secreta
card-specialist = Especialista
card-captains = Capitães
card-siege_engines = Máquinas de Cerco
card-royal_tax = Imposto Real
card-toll_roads = Pedágio
card-curfew = Toque de Recolher
card-knights_errant = Cavaleiros Andantes
card-vow_of_obedience = Voto de Obediência
card-hunting_party = Grupo de Caça
card-council_seat = Assento no Conselho
card-encirclement = Cerco
card-peace_envoy = Enviado de Paz
card-relic_hunter = Caçador de Relíquias
card-homesteaders = Colonos
card-crop_rotation = Rodízio de Plantio
card-a_round_of_ale = Uma Rodada de Cerveja
card-land_warden = Guardião das Terras
card-charming_friend = Amigo Encantador
card-village_constable = Guarda da Aldeia
card-family_heirloom = Herança de Família
card-news_from_afar = Notícias de Longe
card-levelers = Niveladores
card-fabled_feast = Banquete Lendário
card-the_great_levy = A Grande Convocação
card-hearts_and_minds = Corações e Mentes
card-relic_breaker = Quebrador de Relíquias
card-book_binders = Encadernadores
card-ballot_box = Urna
card-saddle_makers = Seleiros
card-herald = Arauto
card-rowdy_pub = Taverna Barulhenta
card-vow_of_peace = Voto de Paz
card-deed_writer = Tabelião
card-salad_days = Verdes Anos
card-marriage = Casamento
card-hospital = Hospital
card-awaited_return = Retorno Esperado
card-convoys = Comboios
card-vow_of_kinship = Voto de Parentesco
card-wild_mounts = Montarias Selvagens
card-lancers = Lanceiros
card-mountain_giant = Gigante da Montanha
card-rival_khan = Khan Rival
card-lost_tongue = Língua Perdida
card-special_envoy = Enviado Especial
card-resettle = Reassentar
card-oracle = Oráculo
card-pilgrimage = Peregrinação
card-spell_breaker = Quebrador de Feitiços
card-mounted_patrol = Patrulha Montada
card-great_crusade = Grande Cruzada
card-ancient_bloodline = Linhagem Antiga
card-ancient_pact = Pacto Antigo
card-storm_caller = Invocador de Tempestades
card-family_wagon = Carroça da Família
card-way_station = Posto de Parada
card-twin_brother = Irmão Gêmeo
card-hospitality = Hospitalidade
card-a_fast_steed = Um Corcel Veloz
card-relic_worship = Culto às Relíquias
card-sacred_ground = Solo Sagrado
card-nature_worship = Culto à Natureza
card-birdsong = Canto dos Pássaros
card-small_friends = Pequenos Amigos
card-grasping_vines = Cipós Agarradores
card-threatening_roar = Rugido Ameaçador
card-fae_merchant = Mercador Feérico
card-second_chance = Segunda Chance
card-pied_piper = Flautista Mágico
card-mushrooms = Cogumelos
card-insect_swarm = Enxame de Insetos
card-vow_of_union = Voto de União
card-giant_python = Píton Gigante
card-war_tortoise = Tartaruga de Guerra
card-new_growth = Novos Brotos
card-wild_cry = Grito Selvagem
card-animal_host = Exército Animal
card-memory_of_nature = Memória da Natureza
card-marsh_spirit = Espírito do Pântano
card-vow_of_poverty = Voto de Pobreza
card-forest_council = Conselho da Floresta
card-walled_garden = Jardim Murado
card-vow_of_beastkin = Voto das Feras
card-bracken = Samambaias
card-wild_allies = Aliados Selvagens
card-sprawling_rampart = Grande Muralha
card-bandit_rampart = Muralha dos Bandidos
card-hall_of_debate = Salão de Debate
card-hall_of_mockery = Salão do Escárnio
card-forest_temple = Templo da Floresta
card-ruined_temple = Templo em Ruínas
card-festival_district = Bairro dos Festivais
card-squalid_district = Bairro Miserável
card-great_spire = Grande Pináculo
card-fallen_spire = Pináculo Caído
card-ancient_forge = Forja Antiga
card-broken_forge = Forja Quebrada
card-vision_of_sanctuary = Visão do Santuário
card-vision_of_rebellion = Visão da Rebelião
card-conspiracy = Conspiração
card-vision_of_faith = Visão da Fé
card-vision_of_conquest = Visão da Conquista
card-sticky_fire = Fogo Pegajoso
card-cursed_cauldron = Caldeirão Maldito
card-brass_horse = Cavalo de Latão
card-truthful_harp = Harpa da Verdade
card-grand_mask = Grande Máscara
card-horned_mask = Máscara com Chifres
card-cup_of_plenty = Taça da Fartura
card-whistle = Apito
card-dowsing_sticks = Varas de Radiestesia
card-cracked_horn = Corno Rachado
card-bandit_crown = Coroa dos Bandidos
card-ring_of_devotion = Anel da Devoção
card-skeleton_key = Chave-mestra
card-oracular_pig = Porco Oracular
card-circlet_of_command = Diadema de Comando
card-ivory_eye = Olho de Marfim
card-map = Mapa
card-obsidian_cage = Jaula de Obsidiana
card-book_of_records = Livro de Registros
card-dragonskin_drum = Tambor de Pele de Dragão
card-the_grand_scepter = Grande Cetro
card-mine = Mina
card-salt_flats = Salinas
card-fertile_valley = Vale Fértil
card-barren_coast = Costa Árida
card-plains = Planície
card-river = Rio
card-steppe = Estepe
card-mountain = Montanha
card-lush_coast = Costa Verdejante
card-marshes = Várzea
card-wastes = Ermos
card-rocky_coast = Costa Rochosa
card-narrow_pass = Passagem Estreita
card-charming_valley = Vale Encantador
card-deep_woods = Bosque Profundo
card-standing_stones = Pedras Eretas
card-ancient_city = Cidade Antiga
card-drowned_city = Cidade Afogada
card-great_slum = A Grande Favela
card-buried_giant = Gigante Enterrado
card-the_tribunal = O Tribunal
card-shrouded_wood = Floresta Protegida
card-the_hidden_place = Lugar Escondido
card-brutal = Brutal
card-decadent = Decadente
card-careless = Descuidado
card-greedy = Ganancioso
card-peoples_favor = Influência do Povo
card-darkest_secret = Segredo Mais Obscuro

## What cards do: Discord

card_false_prophet = Sendo Exilado, ponha 1 tropa nova em qualquer Visão revelada; agora ela também é a sua Visão revelada. Se um dia ela for descartada, a tropa morre e você joga ou descarta essa Visão como se a tivesse encontrado ao Explorar.
card_salt_the_earth = Você não pode jogá-la em um local com uma carta trancada, mas pode jogá-la em um local cheio. Enquanto estiver lá, a capacidade do local é 1, e esta carta o enche.
card_relic_thief = Logo depois que outro jogador na sua região pega relíquias, você pode pagar e rolar 1 dado de defesa por relíquia; se não sair nenhum escudo, você pega todas elas.

## What cards do: Arcane

card_acting_troupe = Para este Negociar, este conselheiro conta como Fera ou como Ordem (à sua escolha) em vez de Arcano.
card_inquisitor = Olhe um conselheiro virado para baixo de um rival que está no seu local. Se for a Conspiração, ela é sua, para jogar ou descartar; se não, esse rival recebe a influência que você acabou de pôr nesta carta.
card_kindred_warriors = Ignore as suas caveiras; até X dados de ataque a mais / a menos, onde X é o número de naipes além de Arcano entre as cartas que você controla.
card_terror_spells = Só se você tem o Segredo Mais Obscuro: mate 2 tropas quaisquer da sua região, nos locais ou nos tabuleiros de quem está nela, mesmo suas.
card_blood_pact = Sacrifique um número par de tropas do seu tabuleiro; ganhe 1 segredo para cada duas.
card_revelation = Primeiro o Chanceler e depois em sentido horário, cada jogador pode queimar influência para ganhar a mesma quantia de segredos da reserva compartilhada.
card_jinx = Quem controla esta carta, depois de rolar dados de ataque ou defesa por qualquer motivo, pode pagar para rolar todos de novo, uma vez.
card_forgotten_vault = Ponha 1 segredo da reserva compartilhada no Segredo Mais Obscuro, ou queime 1 dele, mas nunca o último.
card_witchs_bargain = Quantas vezes quiser, com quaisquer jogadores cuja peça está no seu local: entregue 1 segredo e pegue 2 de influência, ou entregue 2 de influência e pegue 1 segredo.
card_master_of_disguise = Para este Negociar, aja como se os conselheiros virados para cima de outro jogador fossem seus, no lugar de todos os seus.

## What cards do: Order

card_wrestlers = Sacrifique 1 tropa do seu exército defensor para somar 1 dado de defesa.
card_military_parade = Se você vencer, ganhe 1 de influência por conselheiro virado para cima do inimigo, da reserva do naipe desse conselheiro; contam também os dos Aliados Imperiais.
card_peace_envoy = O seu lado não usa outro plano, e a peça do inimigo deve estar no seu local. Entregue ao inimigo 1 de influência por dado da reserva de defesa: você vence na hora, ninguém rola dados e nenhuma tropa morre.
card_relic_hunter = Você também pode escolher como alvos relíquias viradas para baixo em locais alvo, 1 dado de defesa cada. Qualquer relíquia que pegar nesta campanha você pode pôr sob o baralho de relíquias.

## What cards do: Hearth

card_a_round_of_ale = Faça agora as devoluções da Fase de Descansar: a influência nas cartas vai para as reservas correspondentes, os segredos nas cartas vêm para o seu tabuleiro, os seus segredos virados para baixo são virados para cima; só a influência nesta carta fica.
card_land_warden = Você pode jogar 2 das cartas compradas em vez de 1, se pelo menos uma delas for para um local.
card_marriage = Conta como dois conselheiros de Lar onde quer que se contem conselheiros de um naipe, mas como um para o limite de conselheiros.
card_hospital = Em vez de morrer, as suas tropas mortas nesta campanha vão, no fim dela, para o local desta carta, se você ainda o controla.

## What cards do: Beast

card_roving_terror = Descarte um habitante em outro local e mova esta carta para lá.
card_small_friends = Para este Negociar, aja como se a sua peça estivesse em qualquer local com uma carta de Fera.

## What cards do: Nomad

card_the_gathering = Primeiro o Chanceler e depois em sentido horário, todos podem trazer a sua peça para cá; os presentes podem então fechar quantas barganhas obrigatórias quiserem de influência, segredos, relíquias e conselheiros.
card_wild_mounts = Se planos de batalha Nômades seus seriam descartados nesta campanha, você pode descartar uma carta de Fera que controla em vez de todos eles.
card_oracle = Tire do baralho do mundo a Visão mais próxima do topo e jogue-a ou descarte-a como ao Explorar.
card_pilgrimage = Ponha os habitantes do seu local entre os Despossuídos e embaralhe-os; compre de lá o mesmo número, olhe e ponha na pilha de descarte da sua região em qualquer ordem.
card_way_station = Qualquer um pode viajar para este local sem Suprimento: de graça para quem controla esta carta; os outros entregam a ele 1 de influência.

## What cards do: edifices

card_great_spire = Troque quantos habitantes comprados quiser por cartas ao acaso dos Despossuídos.
card_fallen_spire = Troque até 5 dos habitantes mais de cima (saltando Visões) da pilha de descarte da sua região por cartas ao acaso dos Despossuídos.

## What cards do: relics

card_sticky_fire = Se vencer, você pode matar o exército inimigo inteiro em vez da metade; se o fizer, deve entregar 1 de influência ao inimigo, se tiver.
card_cursed_cauldron = Se vencer, ganhe 1 tropa por tropa inimiga morta nesta campanha.
card_brass_horse = Revele a carta de cima da pilha de descarte da sua região e viaje sem Suprimento para um local com uma carta do naipe dela; se não há outro local assim, viaje para qualquer um.
card_grand_mask = Enquanto é Exilado e no seu próprio turno, você (e nenhum jogador Imperial) controla todas as cartas nos locais Imperiais, menos planos de batalha.
card_horned_mask = Troque de lugar um conselheiro seu virado para cima e uma carta do seu local.
card_whistle = Chame um jogador de outro local: ele viaja até você sem Suprimento, se puder, e depois recebe o segredo que você acabou de pôr aqui.
card_ivory_eye = Olhe um local virado para baixo, um conselheiro virado para baixo ou uma relíquia em um local.
card_obsidian_cage = Se vencer, ponha nesta relíquia as tropas sobreviventes do exército inimigo.
card_obsidian_cage_2 = Mova quantas tropas quiser desta relíquia para o tabuleiro de um jogador da cor delas.
card_the_grand_scepter = Você não pode usá-lo no turno em que o pegou.
card_the_grand_scepter_2 = Olhe as relíquias do Relicário Imperial.
card_the_grand_scepter_3 = Ofereça a Cidadania a qualquer Exilado, até a você, com exatamente uma relíquia do Relicário e qualquer barganha obrigatória de influência, segredos, estandartes e outras relíquias.
card_the_grand_scepter_4 = Exile outro Cidadão entregando a ele 5 de influência, 1 a mais por título de Guardião do Juramento e por Influência do Povo que ele tem, 1 a menos por cada um que você tem.

## What cards do: sites

card_the_tribunal = Quem o controla ou está aqui: feche um acordo obrigatório com qualquer jogador sobre influência, segredos e promessas de fazer, não fazer ou dar algo mais tarde, com as penalidades que combinarem.
card_narrow_pass_2 = Um atacante de outra região que escolhe algo nesta região como alvo deve escolher também este local, a não ser que já o controle.
card_shrouded_wood = Partir custa 2 de Suprimento e ignora a Passagem Estreita e o Lugar Escondido. Se um jogador inimigo controla este local, ele escolhe para onde você vai, mesmo que outra pessoa faça você viajar. Onde o Império controla, o Chanceler escolhe.

## What cards do: Visions, the Reliquary, banners

card_conspiracy = Se quiser, queime 1 segredo e pegue uma relíquia ou um estandarte de um rival que está no seu local, desde que pelo menos dois dos seus conselheiros virados para cima tenham o naipe de algum dos dele. Usada ou não, a carta vai para a caixa.
card_decadent = O Chanceler viaja de fora para o Berço sem Suprimento; viajar para um local do Interior custa 1 a mais.
card_greedy = O Chanceler compra 2 cartas a mais, mas não pode explorar por mais de 2 de Suprimento.

## What powers say, printed from what they are made of: putting together

and = { $a } e { $b }
or = { $a } ou { $b }
nor = { $a } nem { $b }
you_may = você pode { $a }
they_cannot = { $they } não podem
n_supply = { $n } de Suprimento
n_cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
n_warbands =
    { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
attack_dice =
    { $n ->
        [one] dado de ataque
       *[other] dados de ataque
    }
defense_dice =
    { $n ->
        [one] dado de defesa
       *[other] dados de defesa
    }
# of a card or bank, of cards, of an adviser, of advisers or battle plans
of_suit =
    { $suit ->
        [arcane] Arcana
        [nomad] Nômade
       *[other] de { $suit }
    }
of_suits =
    { $suit ->
        [arcane] Arcanas
        [nomad] Nômades
       *[other] de { $suit }
    }
of_adviser_suit =
    { $suit ->
        [arcane] Arcano
        [nomad] Nômade
       *[other] de { $suit }
    }
of_adviser_suits =
    { $suit ->
        [arcane] Arcanos
        [nomad] Nômades
       *[other] de { $suit }
    }
a_suit = { $suit }
if = se { $a }
if_so = se { $a }, { $b }
each_player = cada jogador{ $a } { $b }
vision = no Despertar você vence se { $goal } e { $n } ou mais Visões foram compradas
vision_supremacy = controla, sozinho, mais locais que todos
vision_protection = tem, sozinho, mais relíquias e estandartes que todos

## What powers say: steps, as requests

does-gain_secrets = ganhe { cost_secret }
does-gain_secrets-by_tokens_on = ganhe tantos segredos quantos estão nele
does-gain_warbands = ganhe { n_warbands }
does-gain_warbands-to = ganhar { n_warbands }
does-gain_warbands-by = ganhe 1 tropa por { $n }
does-gain_supply = ganhe { n_supply }
does-gain_favor = ganhe { cost_favor } da reserva { $suit }
does-gain_favor_from_one = ganhe { cost_favor } de uma reserva
does-gain_favor_from_one-times = ganhe { $a } de influência, cada uma de uma reserva à sua escolha
does-kill_on_board = sacrifique { n_warbands } do seu tabuleiro
does-kill_on_board-they =
    { $n ->
        [one] devem matar { $n } tropa do seu próprio tabuleiro, se tiverem
       *[other] devem matar { $n } tropas do seu próprio tabuleiro, ou as que tiverem
    }
does-end_act = encerre a sua Fase de Ação
does-attack_dice = { $n } { attack_dice } a mais
does-attack_dice-less = { $n } { attack_dice } a menos
does-plus_minus = { $n } { attack_dice } a mais / a menos
does-plus_minus-by = 1 dado de ataque a mais / a menos por { $n }
does-plus_minus-by_chosen = { $chosen } dados de ataque a mais / a menos
does-defense_dice = { $n } { defense_dice } a mais
does-defense_dice-by = 1 dado de defesa a mais por { $n }
does-discard_at_end-apart = descartada no fim
does-station = depois mova 1 tropa do seu tabuleiro para cada local que controla
does-redeploy = redistribua quantas tropas suas quiser entre o seu tabuleiro e os locais que controla, deixando pelo menos 1 em cada um deles
does-free_campaign = você pode logo fazer uma campanha sem Suprimento
does-free_campaign-last_attacker = você pode logo fazer uma campanha sem Suprimento contra ele
does-draw_relic = compre uma relíquia; fique com ela ou ponha-a sob o baralho de relíquias
does-turn_citizen = torne-se Cidadão (sem relíquia)
does-turn_citizen-to = se tornar Cidadão (sem relíquia)
does-take_relic_here = recupere a relíquia daqui sem pagar o preço
does-negotiate = negocie uma barganha obrigatória de { $items } com um jogador qualquer
does-take_favor = pegue { cost_favor } de { $chosen }
does-take_secret = pegue 1 segredo de { $chosen }, nunca o último
does-kill_board = mate { n_warbands } no tabuleiro de { $chosen }
does-kill_site =
    { $n ->
        [one] mate { $n } tropa, mesmo sua, em { $chosen }
       *[other] mate { $n } tropas, mesmo suas, em { $chosen }
    }
item-favor = influência
item-secrets = segredos
item-relics = relíquias
item-advisers = conselheiros
item-ruled_sites = locais controlados
item-ruled_sites-apart = em cada local trocado, quem o controlava leva as tropas de lá para o seu tabuleiro e o novo põe pelo menos 1 do seu
does-redistribute = { does-redeploy }
does-turn_citizen-take_from_reliquary-to = se tornar Cidadão e pegar { $chosen }, sem olhar
does-hand_over-turn_citizen-take_from_reliquary-to = entregar o estandarte ao Chanceler, se tornar Cidadão e pegar { $chosen }, sem olhar
does-take_from_reliquary-to = pegá-la
does-look_inside = olhe { $chosen }
does-swap = troque esta carta de lugar com { $chosen }
does-swap-to = trocar esta carta de lugar com { $chosen }
does-swap_facedown = troque de lugar { $chosen } e { $other }, de quem forem, sem olhar
does-discard = descarte { $chosen }
does-discard_all-suits-in_own_region = descarte todas as cartas { $all_suits } nos locais da sua região
does-discard_all-not_itself-suits-in_own_region = descarte todas as outras cartas { $all_suits } nos locais da sua região
does-discard_all-not_itself-its_site = descarte todas as outras cartas deste local
does-discard_all-not_itself-of_chosen_suit = descarte todas as outras cartas de { $chosen }
does-discard_itself = descarte esta carta
does-gain_of_its_suit = ganhe { cost_favor } da reserva do naipe dela
does-gain_of_played = ganhe { cost_favor } da reserva do naipe dela
does-gain_from = ganhe { cost_favor } da reserva de { $chosen }
does-gain_from-to = ganhar { cost_favor } da reserva de { $chosen }
does-gain_from-by = ganhe 1 de influência por { $n }, toda da reserva de { $chosen }
does-gain_from_different = ganhe 1 de influência de cada uma de { $n } reservas diferentes
does-gather_favor = mova 1 de influência por { $count }, de quaisquer reservas à sua escolha para a reserva { $suit }
does-move_favor = mova { cost_favor } de { $chosen } para { $other }
does-move_favor-all = mova toda a influência de { $chosen } para a reserva { $suit }
does-return_favor-by-each = passa 1 de influência do seu tabuleiro para a reserva { $suit } por { $n } (o que tiver)
does-return_favor-all = toda a sua influência vai para a reserva { $suit }
does-place_favor-by-each = põe 1 de influência do seu tabuleiro nesta carta por { $n } (o que tiver)
does-set_tokens = queime os segredos que estão em { $banner } até restar { $n }
does-set_tokens-by_tokens_on = ponha { $n } da reserva compartilhada em { $banner }
does-peek_top = olhe as { n_cards } de cima da pilha de descarte da sua região
does-peek_top-world = olhe as { n_cards } de cima do baralho do mundo
does-peek_pile = olhe a pilha de descarte inteira de { $chosen }
does-heap_pile = ponha a pilha de descarte inteira de { $chosen } sobre a da sua região, na mesma ordem
does-kill_on_map = mate { n_warbands } em cada local que tenha alguma
does-kill_on_map-destination = mate { n_warbands } no novo local (mesmo sua), se houver
does-kill_on_map-all-its_site = mate todas as tropas deste local
does-occupy_it = ponha nele 1 tropa nova sua
does-kill_attackers =
    { $n ->
        [one] { $n } tropa do tabuleiro do atacante morre
       *[other] { $n } tropas do tabuleiro do atacante morrem
    }
does-take_favor_from-oathkeeper = pegue { cost_favor } dele
does-take_favor_from-chancellor_himself = pegue { cost_favor } do Chanceler
does-take_favor_from-another-in_your_region-at_your_sites = pegue { cost_favor } de cada rival que está em um local seu na sua região
does-keep_one_secret = cada jogador queima todos os segredos do seu tabuleiro e das cartas menos um; o que você guarda é o que acabou de ser posto nesta carta
does-keep_one_secret-the_defender = o defensor queima todos os segredos do seu tabuleiro menos um
does-pay_or_yield = pegue { $chosen }, a não ser que quem a tem entregue { cost_favor } a você por ela
does-roll_defense = role { $n } { defense_dice }
does-carry = escolha { $chosen } e um local para onde ele possa viajar: a sua peça é posta lá e ele viaja para lá; ninguém gasta Suprimento
does-campaign_from = faça uma campanha sem Suprimento como se a sua peça estivesse em { $chosen }; as suas tropas de lá se unem ao seu exército
does-free_travel-free_campaign = você pode viajar e depois fazer uma campanha, tudo sem Suprimento
does-here-move_to_site = mova { $chosen } para o seu local
does-move_to_site = mova { $chosen } para { $other }
does-send_itself = mande esta carta para os conselheiros de { $chosen }
does-bury_relic_at = ponha { $chosen } sob o baralho de relíquias
does-take_top_relic = compre uma relíquia para você
does-bury_relic = depois ponha { $chosen } sob o baralho de relíquias
does-bury_itself = ponha esta relíquia sob o baralho de relíquias
does-flip_itself = vire esta carta para o lado intacto
does-raise_mob = ela vira para o lado da Turba
does-show_facedown = mostre-a para todos
does-prevail = você vence a campanha na hora
does-change_end_die = quem controla esta carta pode aumentar ou diminuir o resultado em 1; Cidadãos não podem

## What powers say: what can be chosen

choose-player-with_warbands = um jogador qualquer (até você mesmo)
choose-player-rival_here = um rival que está no seu local
choose-player-another = outro jogador
choose-player-with_warbands-with_adviser = um jogador com um conselheiro { $adviser_suit } virado para cima
choose-site-in_own_region = um local da sua região
choose-site-own_site = qualquer local que controla
choose-site-site_with = qualquer local com uma carta { $suit }
choose-site-room_for_chosen = qualquer local com espaço
choose-card-suits-your_place = uma carta { $suit } no seu local
choose-card-rivals_adviser = um conselheiro virado para cima de um rival que está no seu local
choose-card-your_adviser = um dos seus conselheiros virados para cima
choose-card-an_adviser-suits = um conselheiro { $adviser_suit } virado para cima de qualquer jogador
choose-card-an_adviser-not_itself = qualquer outro conselheiro virado para cima e não trancado, de quem for
choose-card-an_adviser-holder_of-not_holder_of = um conselheiro virado para cima de quem tem { $banner } mas não { $other_banner }
choose-card-at_a_site-suits-not_itself = outra carta { $suit } não trancada em qualquer local
choose-card-others_adviser-suits = um conselheiro { $adviser_suit } virado para cima e não trancado de outro jogador
choose-facedown = um conselheiro qualquer virado para baixo
choose-facedown-another_chosen = outro
choose-suit = um naipe qualquer
choose-suit-suit_here = um naipe presente entre as cartas do seu local
choose-suit-suit_here-suit_of_advisers = um naipe presente entre as cartas de lá e também entre os seus conselheiros virados para cima
choose-suit-other_suit = uma reserva
choose-suit-fullest = a reserva que tem mais
choose-suit-emptiest = a que tem menos (você decide os empates)
choose-suit-most_common = o naipe que tem mais cartas em locais (você decide os empates)
choose-region = uma região qualquer
choose-region-other_region = outra região
choose-relic-your_relic = uma das suas relíquias (nunca o Grande Cetro)
choose-relic-of_rival_here = uma relíquia de um rival que está no seu local
choose-relic_at-your_place = uma relíquia virada para baixo do seu local
choose-space = uma relíquia do Relicário
choose-one_of = { $numbers }
again-player = o mesmo jogador

## What powers say: what is counted

count-sites_ruled = local que você controla
count-sites_ruled-each = local que controla
count-on_map = carta { $suit } em qualquer local do mapa
count-ruled-itself = carta { $suit } que você controla, inclusive esta
count-advisers = conselheiro { $adviser_suit } virado para cima que você tem
count-suits_ruled-each = naipe diferente entre as cartas que controla
count-targeted_sites = local alvo
count-shields = escudo
count-tokens_on =
    { $more ->
        [one] { $more } segredo
       *[other] { $more } segredos
    }

## What powers say: rules

rule-forbids = { $deeds }
rule-free = não custa Suprimento
rule-bypasses = ignora as habilidades dos locais
rule-costs-base = custa { $payer } { n_supply }, diga a trilha o que disser
rule-costs-more = custa { n_supply } a mais
rule-tolls = pagam a ele 1 de influência { $per }
rule-flips_for-travel_to = você não pode viajar{ $here } sem virar para baixo 1 segredo do seu tabuleiro
rule-flips_for-declare = você não pode declarar alvos { $at } sem virar para baixo 1 segredo do seu tabuleiro
rule-plans_cost-secret = custa { $n } segredo a mais
rule-plans_cost-burn_favor = custa { cost_favor } a mais, queimada
rule-draws-more = compre { n_cards } a mais (uma Visão do baralho do mundo ainda interrompe a compra)
rule-draws-more_less = ao explorar { $standing }, você compra { n_cards } a menos
rule-draws-piles_and_not_the_world = você pode explorar qualquer pilha de descarte em vez daquela da sua região
rule-draws-piles_and_not_the_world_and_elsewhere = você pode explorar a pilha de descarte de outra região em vez da sua
rule-draws-only_and_from_bottom_and_not_the_world = você compra só { $only } carta, a de baixo da pilha de descarte da sua região
rule-draws-more_and_shown = compre { n_cards } a mais, mostrando todas a todos
rule-scatters = todas as cartas que você descarta neste Explorar podem ir { $places ->
        [64] para baixo do baralho do mundo
       *[other] sobre ou sob uma pilha de descarte qualquer
    }
rule-plays_anywhere = você pode jogar { $cards } em qualquer local virado para cima{ $inside } com espaço
rule-secret_for_playing = sempre que joga uma carta em um local, você ganha 1 segredo da reserva compartilhada em vez de 1 de influência
rule-yields-warbands = dá { n_warbands } a mais
rule-yields-favor_and_secrets_less = dá { $favor } de influência a mais da reserva do naipe; Negociar por segredos dá { $secrets } segredo a menos (nunca abaixo de 0)
rule-yields-secrets = por segredos dá { cost_secret } a mais
rule-doubles_one = se o Negociar fosse dar a você exatamente 1 de influência, ele dá 2, da mesma reserva
rule-works-muster_occupied_too = você pode recrutar em uma carta que já tem influência ou segredos
rule-works-muster_pay_secret = você paga o Recrutar colocando 1 segredo, nunca influência
rule-works-trade_region = você pode negociar com uma carta de qualquer local da sua região
rule-limits-limit = o seu limite de conselheiros é { $limit }
rule-limits-limit_and_free_suit = você pode ter quantos conselheiros { $adviser_suits } quiser, mas só { $limit } que não seja { $suit_name }
rule-limits-limit_and_exempt = jogar ou receber esta carta nunca obriga a descartar por causa do limite de conselheiros, embora ela conte como um deles
rule-joins_force = quando você ataca, as suas tropas em todos { $own_sites } fazem parte do seu exército
rule-more_bandits = cada local sem tropas conta { $more } bandidos a mais
rule-leads_bandits = os bandidos contam como tropas suas em toda parte menos nos locais dos seus inimigos, o que torna seus os locais vazios; nenhum bandido morre, se move ou é sacrificado
rule-inherits_burned = a influência queimada por qualquer jogador, inclusive você, vem para o seu tabuleiro em vez da reserva compartilhada
rule-reads-no_skulls = as suas caveiras não matam ninguém (as espadas delas ainda contam)
rule-reads-doubled = cada resultado da sua rolagem de ataque conta em dobro, inclusive caveiras
rule-reads-halved = o atacante rola só metade da reserva final de ataque, arredondada para baixo
rule-reads-no_shields = as faces de um escudo do defensor não contam
rule-reads-no_swords = as espadas vazias do atacante não contam
rule-reads-no_shields_and_no_swords_and_of_enemy = as faces de duas espadas do inimigo (se você defende) ou de dois escudos (se você ataca) não somam nada; as caveiras nelas ainda matam
rule-spoils = se você vencer{ $winning }, { $reaction }
rule-only_plan = o seu lado não usa outro plano de batalha nesta campanha
rule-unscathed = se você for derrotado, ninguém do seu exército morre, nem por habilidades que o matam inteiro
rule-unscathed-then = se você for derrotado, ninguém do seu exército morre, nem por habilidades que o matam inteiro, e esta carta é descartada
rule-hears = { $when }, { $reaction }
rule-hears-they = { $when } { $reaction }
rule-homeland = se você jogar aqui uma carta { a_suit } sem ter descartado nenhuma aqui neste turno, { $reaction }
rule-coast = viajar daqui para outra Costa custa 1 de Suprimento e ignora a Passagem Estreita
rule-ground = um atacante com algum alvo neste local tem { $reaction }, mesmo que controle o local
rule-opportunity-favor = com a sua peça aqui no fim do Despertar, você pode pegar 1 de influência deste local
rule-opportunity-secrets = com a sua peça aqui no fim do Despertar, você pode pegar 1 segredo deste local
rule-opportunity-favor_and_secrets = com a sua peça aqui no fim do Despertar, você pode pegar 1 de influência ou 1 segredo deste local
rule-passes_by = ignora a Passagem Estreita
rule-helps_recover = quando você recupera { $things }, a reserva compartilhada soma { $secrets } segredos aos que você coloca nele; você pode não pôr nenhum seu
rule-clears = quando joga uma carta em um local, você pode antes descartar { $victim } de lá
rule-clears-anybody = quem joga ou move uma carta para este local pode antes descartar { $victim }
rule-clears-region = quando joga uma carta em um local, você pode antes descartar { $victim } { $where }
rule-keeps_sites = na Crônica, nenhum { $kept } é descartado
rule-keeps_favor_in = a influência que viria para o seu tabuleiro vai para a reserva { $suit }, cuja influência você pode gastar como se estivesse no seu tabuleiro
rule-fortifies = soma 1 dado de defesa
rule-loses = { $loser }
rule-sacrifices_count = cada tropa que você sacrifica vale { $worth } de ataque em vez de 1
rule-burns_all_favor = se você vencer{ $winning }, o defensor queima toda a influência do seu tabuleiro em vez da metade
rule-after-lost = se você for derrotado, { $reaction }
rule-after-ending = { $reaction }

## What powers say: what is done, forbidden, paid for

doing-muster = recrutar em { $card }
doing-trade = negociar com { $card }
doing-travel = viajar { $to }
this-search = este Explorar
this-trade = este Negociar
this-travel = este Viajar
to-play_faceup = jogar { $cards } viradas para cima{ $aside }
to-play_facedown = jogar cartas viradas para baixo entre os seus conselheiros
to-trade_with_muster_on = negociar com { $cards } nem recrutar nelas
to-muster_on = recrutar em { $cards }
to-gain_from_trade = ganhar influência ao Negociar
to-travel_from = partir em viagem de { $own_sites }
to-travel_to = viajar { $way }{ $aside }
to-attack = atacar
to-declare = escolher { $things } como alvo
to-declare_take = escolher como alvo nem pegar de modo algum { $things }{ $aside }
to-declare_take_recover_thing = escolher como alvo, pegar nem recuperar { $things }
to-end_declaring = parar de declarar alvos
to-recover_thing = recuperar { $things }
to-place_warbands = pôr tropas em locais
to-exile_citizen = ser exilado, nem por si mesmo,
to-use_power_costing_secrets = usar habilidades cujo custo inclui um segredo
to-use_plan = usar { $plans }
to-sacrifice_warbands = ganhar ataque com sacrifícios
to-move_card = descartar, mover, trocar nem recuperar { $things }
per-search_pile = por Explorar, ou não podem explorar
per-travel_to = por Viajar para { $site }, ou não podem ir
per-trade_with = por Negociar com { $card }, ou não podem negociar com ela
any-cannot = ninguém pode
any-plans = planos de batalha
to-give_secrets = entregar segredos
any-player = quando você joga
any-card = uma carta
any-cards = cartas
any-taker = alguém recupera

## What powers say: moments

when-played = { $player } { $card }{ $how }
when-searched = depois de { $search }
when-mustered = depois de Recrutar
when-leaving-they = { $they } que partem em viagem de { $site }
when-travelled = depois de Viajar
when-travelled-they = { $they } e viajam{ $here }
when-campaign_over = sempre que termina uma campanha de { $fighter }{ $against }
when-recovered = sempre que { $taker } { $things }
when-title_taken = sempre que { $keeper } pega o título de Guardião do Juramento
when-after_victory = depois da campanha que você venceu
when-end_die = sempre que o dado do fim é rolado

## What powers say: whom and what they are about

about-owner-cannot = você não pode
about-owner-payer = a você
about-owner-muster = o seu Recrutar
about-owner-target = a sua peça como alvo
about-others-they = outros jogadores{ $being }
about-the_chancellor-trade = cada Negociar do Chanceler
about-enemies-they = os inimigos de quem controla esta carta{ $being }
about-subjects-they = os inimigos de quem controla esta carta{ $being }
about-strangers-they = os jogadores que não controlam esta carta
about-opponents-they = nas campanhas de que você participa, os seus inimigos
about-opponents-each_plan = nas campanhas de que você participa, cada plano de batalha que o inimigo usa
about-attackers_here-cannot = um atacante que escolhe este local como alvo não pode
about-defending_side-cannot = o lado defensor, inclusive Aliados e bandidos, não pode
about-defending_side-loser = se o lado defensor for derrotado, o exército inteiro dele morre em vez da metade
about-against_owner-cannot = quem ataca você não pode
about-guarded-cannot = quem ataca você não pode
about-at_its_site-standing = com a sua peça aqui
about-at_its_site-if = , se está aqui
about-at_its_site-travel = viajar daqui
about-away_from_its_site-they = os jogadores que não estão neste local
about-at_rulers_sites-being = que estão em locais dele
about-without_suit-being = que não controlam nenhuma carta { $suit }
about-board_at_most-so = há no máximo { $n } tropas no seu tabuleiro
about-has_warband-if = enquanto tem alguma tropa no seu tabuleiro
about-poor-so = você não tem influência
about-citizens-if = enquanto é Cidadão
about-odd_dice-if = enquanto os dados de defesa deles somam um número ímpar
about-side_holds-so = você tem { $banner }
about-not_against_holder-if = , exceto se o inimigo tem { $banner }
about-suits-card = uma carta { $suit }
about-suits-cards = cartas { $suits }
about-suits-plans = planos de batalha { $adviser_suits }
about-suit_of_owners-plans = planos de batalha de um naipe presente entre os conselheiros virados para cima que você tem
about-no_advisers_suit-cards = cartas que não são do naipe de nenhum dos seus conselheiros virados para cima
about-an_advisers_suit-card = uma carta do naipe de um dos seus conselheiros virados para cima
about-denizen-card = uma carta de habitante
about-denizen-victim = um habitante
about-vision-card = uma Visão (ou a Conspiração)
about-vision-cards = Visões
about-vision-aside = (nem a Conspiração)
about-true_vision-cards = Visões
about-true_vision-aside = (exceto a Conspiração)
about-the-things = { $banner }
about-itself-muster = recrutar nesta carta
about-itself-card = esta carta
about-itself-trade = negociar com esta carta
about-of_ruler-card = uma carta dele
about-held_by_owner-things = as suas relíquias e estandartes
about-held_by_owner-target = cada relíquia sua que é alvo
about-lies_at_owners-things = o que está nos locais dele
about-pile_is_world-search = explorar o baralho do mundo
about-the_world_deck-search = Explorar o baralho do mundo
about-site_with-to = para um local com uma carta { $suit }
about-site_with-kept = local com uma carta { $suit }
about-in_own_region-to = dentro da sua região
about-in_own_region-inside = da sua região
about-in_own_region-where = em qualquer local da sua região
about-its_site-card = uma carta daqui
about-its_site-victim = uma carta daqui
about-its_site-here = para cá
about-its_site-at = aqui
about-not_its_site-aside = (exceto para este local)
about-into_its_region-way = de outra região para esta
about-site_of_ruler-site = um local dele
about-site_of_ruler-target = cada local de quem controla esta carta que é alvo
about-own_site-own_sites = os locais que controla
about-own_site-so = você controla este local
about-faceup-how = virada para cima
about-facedown-how = virada para baixo
about-straight-how = direto da compra
about-by_others-player = sempre que outro jogador joga
about-fought_by_others-fighter = outro jogador
about-fought_against_player-against = contra um jogador (nunca bandidos)
about-exiles-so = você é Exilado
about-access-taker = você recupera
about-standing-if = , se está aqui
about-not_ruling-they = os jogadores que não controlam esta carta
about-holds-so = você tem { $banner }
about-not_holds-being = que não tem { $banner }
about-has_adviser-so = você tem um conselheiro { $adviser_suit } virado para cima
about-no_ruler_at_it-so = nenhum jogador que controla este local tem a peça aqui
about-at_empires_site-so = o Chanceler controla o seu local
about-the_mob-so = a Influência do Povo mostra o lado da Turba
about-exile_keeps_oath-so = um Exilado tem o título de Guardião do Juramento
about-oathkeeper_else-keeper = outro jogador
about-more_than_secrets-so = você tem mais segredos que o Chanceler (contando os que estão em cartas)
about-more_than_sites_ruled-so = você controla mais locais que o Chanceler
about-at_least_defense_dice-so = a reserva de defesa tem { $n } dados ou mais
about-at_least_chosen-so = você escolhe { $n } ou mais
about-targeted-so = este local é alvo
about-target_with-so = um local alvo tem uma carta { $suit }
about-against_adviser-so = o inimigo tem um conselheiro { $adviser_suit } virado para cima
about-larger_force-so = o exército do seu lado é o maior
about-smaller_force-so = o exército defensor é maior que o seu
about-pawn_targeted-winning = e a peça do defensor foi alvo
about-exile_against_exile-winning = sendo Exilado contra um Exilado
about-not_defenders_hold-if = , a não ser que você tenha { $banner }
about-chancellor_attacks-loser = quando o Chanceler ataca, o exército inteiro do lado derrotado morre em vez da metade
about-leaving_it-travel = viajar daqui
about-from_or_to_it-travel = viajar deste local ou para ele
about-not_itself-aside = (exceto esta)
about-least_bank-card = uma carta cujo naipe tem, sozinho, a menor das seis reservas
about-a_relic-things = uma relíquia
about-taken_by_others-taker = outro jogador recupera

## What is asked

ask_begin = Onde começa a sua peça?
ask_begin_keep = Com qual carta você fica, como conselheiro virado para baixo?
ask_keep = Com qual carta você fica?
ask_keep_first = Qual carta você joga primeiro?
ask_discard_rest = Qual carta você descarta agora?
ask_discard_place = Para onde vai o que você descarta ao Explorar?
ask_play = Onde você joga a carta?
ask_make_room = Qual conselheiro abre espaço?
ask_trim = Qual conselheiro você descarta?
ask_conspire = O que você pega da sua vítima?
ask_title = Quem se torna Guardião do Juramento?
ask_people = O que você faz com a Influência do Povo?
ask_phase_powers = Qual habilidade você usa?
ask_act = O que você faz? Você tem { $n } de Suprimento.
ask_act_declared = Você declarou { $what }: para qual ação?
ask_send = Para onde você manda { $seat }?
ask_send_whether = Você manda { $what } embora? { $what2 } escolhe para onde.
ask_willing = Você paga para ir a { $what }?
ask_pay_banner = Quanto você coloca no estandarte?
ask_deal_favor = A partir de qual reserva a influência antiga é distribuída?
ask_naturalise = Não há tropas roxas suficientes: quais das suas você tira do jogo?
ask_offer_space = Qual relíquia do Relicário você oferece a { $seat }?
ask_build_deal = O que há no acordo com { $seat }? Até agora: { $what }.
ask_answer_deal = Você aceita o acordo de { $seat }? Ele diz: { $what }.
ask_move_in = Quantas tropas você coloca no local que agora é seu?
ask_permit = { $seat } pode pegar tropas do local? Quantas: { $n }.
ask_share = Quantas tropas?
ask_share_given = { $seat } quer passar tropas suas a você, quantas: { $n }. Você concorda?
ask_share_asked = { $seat } pede tropas suas, quantas: { $n }. Você concorda?
ask_declare = O que você ataca? Dados de defesa até agora: { $n }.
ask_commit =
    { $n ->
        [1] Quantos dados de ataque, contra { $n } dado de defesa?
       *[other] Quantos dados de ataque, contra { $n } dados de defesa?
    }
ask_allies = Você se une como Aliado?
ask_allies_permit = Você deixa { $seat } se unir como Aliado?
ask_plans = Qual plano de batalha você usa? Dados de ataque: { $n }, de defesa: { $n2 }.
ask_sacrifices = Ataque { $n } contra defesa { $n2 }: você sacrifica tropas para vencer?
ask_attackers_die = Quais das suas tropas morrem? Por escolher: { $what }.
ask_defenders_die = De quem são as tropas que morrem? Por escolher: { $what }.
ask_occupy = Quantas tropas você coloca em { $card }?
ask_burn_half = Você queima metade da influência de { $what }?
ask_writing_vow = Você escreve a crônica: qual Juramento você presta?
ask_writing_citizenship = Você escreve a crônica: a quem oferece a Cidadania?
ask_writing_building = Você escreve a crônica: o que constrói ou repara?
ask_writing_main_suit = Você escreve a crônica: qual naipe vai crescer?
ask_writing_heir = Você será Cidadão no próximo jogo?

## What is asked: Powers ask by what can be chosen

ask_power = { $card }: o que você escolhe?
ask_power_yes = { $card }: você quer? { $what }
ask_power_relic = { $what }: qual relíquia?
ask_power_clear = { $what }: qual carta em { $what2 } você descarta antes?
ask_power_discard = { $what }: qual carta você descarta em seguida?
ask_power_instead = { $what }: qual carta de Fera você descarta em vez dos seus planos Nômades?
ask_power_drawn = { $card }: você fica com a relíquia que comprou ({ $card2 })?
ask_power_ransom = { $what }: você entrega { $what2 } de influência a { $what3 } para ficar com { $what4 }?
ask_power_player = { $card }: qual jogador?
ask_power_site = { $card }: qual local?
ask_power_card = { $card }: qual carta?
ask_power_facedown = { $what }: qual conselheiro virado para baixo?
ask_power_suit = { $card }: qual naipe ou reserva?
ask_power_region = { $card }: qual região?
ask_power_number = { $card }: quantos?
ask_power_number_blood_pact = { $what }: quantos segredos, por duas tropas cada um?
ask_power_number_forgotten_vault = { $what }: quantos segredos devem ficar no Segredo Mais Obscuro?
ask_power_number_revelation = { $what }: quanta influência você troca por segredos?
ask_power_number_kindred_warriors = { $what }: quantos dados de ataque, a mais ou a menos?
ask_power_accept_skeleton_key = { $what }: você pega a relíquia que viu?
ask_power_banner = { $what }: qual estandarte?
ask_power_space = { $what }: qual espaço do Relicário?
ask_power_campaign = { $what }: contra quem você faz campanha?
ask_homesteaders-0-2 = Qual carta de lá você descarta antes?
ask_levelers-0-0 = Niveladores: de qual reserva?
ask_levelers-0-1 = Niveladores: para qual reserva?
ask_great_spire-0-reaction-0 = Grande Pináculo: qual carta comprada você troca?
ask_relic_hunter-0 = Caçador de Relíquias: qual relíquia virada para baixo também é alvo?
ask_relic_hunter-0-reaction = Caçador de Relíquias: qual relíquia você põe sob o baralho de relíquias?
ask_power_lose = { $card }: qual tropa morre?
ask_power_garrison = { $card }: quantas tropas deve haver em { $card2 }?
ask_power_die = { $what }: o dado do fim mostra { $what2 }. Você o muda?
ask_power_relic_at = { $what }: qual relíquia?
ask_counsel = Você julga pelo Príncipe. Pergunta feita a ele: { $what }
ask_modify = Quais modificadores você usa nesta ação?
ask_joining = Você viu a relíquia de baixo: quer pegá-la e virar Cidadão?

## What would be lost

loses_supply = { $n } de Suprimento sem gastar
# What is left, and how much of that is more than can be kept
loses_some_supply = { $n } de Suprimento sem gastar, perdidos: { $n2 }

## What is chosen, and how it is said: answers

act_accept = Sim
act_decline = Não
act_decline_none = Nada
act_decline_deal = Nada de acordo
act_decline_relic = Colocar sob o baralho de relíquias
act_decline_die = Deixar como caiu
act_decline_campaign = Nenhuma campanha
act_decline_send = Deixar ficar
act_done = Pronto
act_done_targets = Sem mais alvos
act_done_plans = Sem mais planos de batalha
act_done_powers = Sem mais habilidades
act_done_pile = Para a pilha de descarte de costume
act_start_over = Recomeçar
act_rest = Descansar

## What chance will say to a choice, and how that comes about

odds_win = você vence: { $n } %
odds_hold = você resiste: { $n } %
odds_holds = { $seat } resiste: { $n } %
odds_end_yours = você vence pelo dado do fim: { $n } %
odds_end_theirs = { $seat } vence pelo dado do fim: { $n } %
odds_theft = você as pega: { $n } %
odds_hall = influência em média: { $n }
odds_tactics = Tática
odds_title = título
odds_pawn = peça
odds_at_sites = nos locais
odds_on_boards = nos tabuleiros
odds_bandits = bandidos
odds_attack_dice = Dados de ataque: { $sum }
odds_halved = Só metade deles é rolada: { $n }
odds_defense_dice = Dados de defesa: { $sum }
odds_defense_force = Tropas na defesa: { $sum }
odds_average = Em média: ataque { $attack }, defesa { $defense }. O empate é da defesa.
odds_sacrifices = Incluído: até { $n } tropas sacrificadas, cada uma valendo { $worth }, quando isso dá a vitória.
odds_open = Não incluído: planos de batalha e novas rolagens que ainda podem vir.
odds_decided = Vitória sem rolar dados.
odds_end_die = O Império reina, então o dado do fim é rolado: { $n } ou mais encerra o jogo ({ $faces } de 6 faces).
odds_no_shield =
    { $n ->
        [1] Você precisa de um dado de defesa sem escudo: 3 de 6 faces.
       *[other] Você precisa de { $n } dados de defesa sem nenhum escudo: 3 de 6 faces em cada um.
    }
odds_shields = { $n } de influência ou mais: { $percent } %

## What is chosen, and how it is said: major actions

act_search = Explorar { $pile }
act_muster = Recrutar em { $card }
act_trade_favor = Negociar com { $card } por influência
act_trade_secrets = Negociar com { $card } por segredos
act_travel = Viajar para { $card }
act_recover_relic = Recuperar a relíquia { $n } daqui
act_recover_known = Recuperar: { $card }
act_recover_banner = Recuperar { $banner }
act_campaign = Campanha contra { $seat }
for_supply = { $what } ({ $n } de Suprimento)
for_supply_brings = { $what } ({ $n } de Suprimento, rende { $n2 })

## What is chosen, and how it is said: minor actions

act_adviser = Jogar ou descartar seu conselheiro virado para baixo { $card }
act_use = Usar { $card }
act_use_for = Usar { $card }: { $what }
act_declare = Declarar { $card } ({ $action })
act_declare_for = Declarar { $card } ({ $action }): { $what }
# Values: $card $n
act_peek_relic = Espiar a relíquia { $n } em { $card }
act_peek_reliquary = Espiar o Relicário
act_to_board =
    { $n ->
        [1] Pegar { $n } tropa do seu local
       *[other] Pegar { $n } tropas do seu local
    }
act_to_site =
    { $n ->
        [1] Mover { $n } tropa para o seu local
       *[other] Mover { $n } tropas para o seu local
    }
act_hand_over = Passar tropas a { $seat }
act_ask_for = Pedir tropas a { $seat }
act_offer = Oferecer a Cidadania a { $seat }
act_exile = Exilar { $seat }
act_self_exile = Ir para o exílio

## What is chosen, and how it is said: playing a card

act_play_site = Jogar em { $card }
# Values: $card $card2
act_play_site_card = Jogar { $card2 } em { $card }
act_play_adviser = Jogar como conselheiro
act_play_adviser_card = Jogar { $card } como conselheiro
act_play_facedown = Jogar como conselheiro virado para baixo
act_play_facedown_card = Jogar { $card } como conselheiro virado para baixo
act_reveal = Revelar a Visão
act_reveal_card = Revelar: { $card }
act_discard = Descartar a carta
act_discard_all = Descartar todas as { $n }, em qualquer ordem
act_discard_card = Descartar { $card }
act_on_pile = Sobre { $pile }
act_under_pile = Sob { $pile }
act_under_deck = Sob o baralho do mundo

## What is chosen, and how it is said: campaigns

act_target_site = Alvo: { $card }
act_target_relic = Alvo: a relíquia { $card }
act_target_banner = Alvo: { $banner }
act_target_pawn = Alvo: peça e influência
act_sacrifice = Sacrificar tropas para vencer
act_sacrifice_n =
    { $n ->
        [1] Sacrificar { $n } tropa
       *[other] Sacrificar { $n } tropas
    }
act_lose_at = Uma tropa em { $card }
act_lose_from_side = Uma tropa de { $what }
act_lose_from = Uma tropa no tabuleiro de { $seat }

## What is chosen, and how it is said: tokens in the Wake phase

act_place_favor = Colocar 1 de influência na Influência do Povo
act_take_favor = Pegar 1 de influência do local
act_take_secret = Pegar 1 segredo do local

## What is chosen, and how it is said: whatever is asked for

act_number = { $n }
act_number_dice =
    { $n ->
        [1] { $n } dado de ataque
       *[other] { $n } dados de ataque
    }
act_number_warbands =
    { $n ->
        [1] { $n } tropa
       *[other] { $n } tropas
    }
act_number_die = Mudar para { $what }
act_number_favor = { $n } de influência
act_number_secrets =
    { $n ->
        [1] { $n } segredo
       *[other] { $n } segredos
    }
act_site = { $card }
act_site_start = Começar em { $card }
act_site_send = Mandar para { $card }
act_player = { $seat }
act_suit = { $suit }
act_suit_people = Mover 1 de influência da Influência do Povo para a reserva de { $suit }
act_suit_deal = A partir da reserva de { $suit }
act_region = { $region }
act_card = { $card }
act_card_keep = Ficar com { $card }
act_card_first = Primeiro: { $what }
act_card_discard = Descartar { $card }
act_card_clear = Antes, descartar { $card }
act_card_build = Construir { $card } no lugar de { $card2 }
act_card_repair = Reparar { $what }: { $what2 }
# Values: $seat $n
act_facedown = Conselheiro virado para baixo { $n } de { $seat }
act_relic = A relíquia { $card }
# Values: $card $n
act_relic_at = A relíquia { $n } em { $card }
act_banner = O estandarte { $card }
act_space = A relíquia em { $space }

## What is chosen, and how it is said: deals

act_give_favor = Entregar { $n } de influência
act_want_favor = Pedir { $n } de influência
act_give_secrets = Entregar segredos: { $n }
act_want_secrets = Pedir segredos: { $n }
act_give_relic = Entregar a relíquia { $card }
act_want_relic = Pedir a relíquia { $card }
act_give_banner = Entregar o estandarte { $card }
act_want_banner = Pedir o estandarte { $card }
act_give_card = Entregar o conselheiro { $card }
act_want_card = Pedir o conselheiro { $card }
act_give_site = Entregar o local { $card }
act_want_site = Pedir o local { $card }
act_promise_peace = Prometer não fazer campanha contra ele
act_want_peace = Pedir que prometa não fazer campanha contra você
act_promise_favor = Prometer { $n } de influência para o seu próximo turno
act_want_promised_favor = Pedir que prometa { $n } de influência para o próximo turno dele
act_promise_secrets = Prometer segredos para o seu próximo turno: { $n }
act_want_promised_secrets = Pedir que prometa segredos para o próximo turno dele: { $n }
act_show_relic = Mostrar a relíquia que você oferece
act_propose = Propor

## What is chosen, and how it is said: the chronicle

act_vow = Prestar o { $oath }
act_done_citizens = Não oferecer a mais ninguém
act_decline_build = Não construir nada

## What is chosen, and how it is said: what is in a deal

deal_gives = { $seat } entrega { $what }
deal_citizenship = a Cidadania com a relíquia em { $space }
deal_promise = uma promessa ({ $what })
deal_nothing = nada
deal_facedown = um conselheiro virado para baixo

## What is chosen, and how it is said: what powers cost

cost_favor = { $n } de influência
cost_secret =
    { $n ->
        [1] { $n } segredo
       *[other] { $n } segredos
    }
cost_burn_favor = queimar { $n } de influência
cost_burn_secret =
    { $n ->
        [1] queimar { $n } segredo
       *[other] queimar { $n } segredos
    }
cost_flip =
    { $n ->
        [1] virar { $n } segredo para baixo
       *[other] virar { $n } segredos para baixo
    }

## Promises: deeds: any of them, and a certain one

deed_search = explorar
deed_search_one = explorar { $what }
deed_muster = recrutar
deed_muster_one = recrutar em { $what }
deed_trade_favor = negociar por influência
deed_trade_favor_one = negociar com { $what } por influência
deed_trade_secrets = negociar por segredos
deed_trade_secrets_one = negociar com { $what } por segredos
deed_travel = viajar
deed_travel_one = viajar para { $what }
deed_recover_relic = recuperar uma relíquia
deed_recover_banner = recuperar um estandarte
deed_recover_banner_one = recuperar { $what }
deed_campaign = fazer campanha
deed_campaign_one = fazer campanha contra { $what }
deed_adviser = jogar ou descartar um conselheiro virado para baixo
deed_use = usar uma habilidade
deed_use_one = usar { $what }
deed_peek_relic = espiar uma relíquia
deed_peek_reliquary = espiar o Relicário
deed_to_board = pegar tropas de um local
deed_to_site = mover tropas para um local
deed_hand_over = passar tropas
deed_hand_over_one = passar tropas a { $what }
deed_ask_for = pedir tropas
deed_ask_for_one = pedir tropas a { $what }
deed_offer = oferecer a Cidadania
deed_offer_one = oferecer a Cidadania a { $what }
deed_exile = exilar um Cidadão
deed_exile_one = exilar { $what }
deed_self_exile = ir para o exílio
deed_play_site = jogar uma carta em um local
deed_play_site_one = jogar uma carta em { $what }
deed_play_adviser = jogar uma carta como conselheiro
deed_play_facedown = jogar uma carta como conselheiro virado para baixo
deed_reveal = revelar uma Visão
deed_decline = negar-lhe uma permissão

## Promises: gifts

gift_favor = dar { $n } de influência
gift_secrets =
    { $n ->
        [1] dar { $n } segredo
       *[other] dar { $n } segredos
    }
gift_relic = dar uma relíquia
gift_adviser = dar um conselheiro
some_favor = dar influência
some_secrets = dar segredos

## Promises: a whole promise

promise_not = não { $what }
promise_when = { $what }, { $what2 }
promise_or_else = { $what }; senão { $what2 }
penalty_relics = uma relíquia
penalty_advisers = um conselheiro

## Promises: when it is to be done, or given …

by_now = agora
by_round = até o fim do turno na rodada { $n }
by_wake = no próximo Despertar
by_title = depois de receber o título de Guardião do Juramento
by_citizen = depois de se tornar Cidadão
by_exile = depois de se tornar Exilado
by_campaign = depois da próxima campanha de quem promete
by_attacked = depois do próximo ataque ao outro
by_end = até o fim do jogo

## Promises: … and how long it is not to be done

until_now = agora
until_round = até o fim do turno na rodada { $n }
until_wake = até o próximo Despertar
until_title = até receber o título de Guardião do Juramento
until_citizen = até se tornar Cidadão
until_exile = até se tornar Exilado
until_campaign = até a próxima campanha de quem promete
until_attacked = até o próximo ataque ao outro
until_end = até o fim do jogo

## Promises: how it went

fate_running = em vigor
fate_kept = cumprida
fate_broken = quebrada
fate_void = sem efeito

## Promises: wording one

ask_compose_promise_what = O que se promete?
ask_compose_promise_which = { $what }: qual?
ask_compose_promise_how_many = { $what }: quanto?
ask_compose_promise_when = { $what }: quando?
ask_compose_promise_penalty = { $what }. Qual é a penalidade se for quebrada?
ask_collect = { $what } lhe deve isso: qual você pega?
ask_show_to = A quem você mostra { $card }?
act_promise = Prometer algo
act_want_promise = Pedir uma promessa
act_will = { $what }
act_will_not = { $what }
act_will_give = { $what }
act_anything = Qualquer um
act_by = { $what }
act_penalty_favor = { $n } de influência
act_penalty_secrets =
    { $n ->
        [1] { $n } segredo
       *[other] { $n } segredos
    }
act_penalty_relic = uma relíquia
act_penalty_adviser = um conselheiro
act_done_promise = Pôr no acordo
act_done_promise_plain = Pôr no acordo, sem penalidade: é obrigatória
act_decline_promise = Nada de promessa
act_counter = Fazer uma contraproposta
act_decline_counter = Recusar, sem contraproposta
act_show_space = Mostrar a relíquia em { $space }
act_space_instead = A relíquia em { $space } em vez disso
act_show = Mostrar seu conselheiro virado para baixo { $card }
act_decline_show = A ninguém

## Screens: kinds of powers

kind_when_played = Quando jogada
kind_action = Ação
kind_rest = Descansar
kind_wake = Despertar
kind_modifier = { $action }, se quiser
kind_duty = { $action }, sempre
kind_persistent = Contínua
kind_persistent_of = Contínua, { $action }
kind_continuous = Sempre
kind_plan_0 = Plano de batalha
kind_plan_1 = Plano de batalha, ataque
kind_plan_2 = Plano de batalha, defesa

## Screens: panels

panel_key = Legenda
panel_letters = RVAMBP
key_pieces = * peça   { $what }3 tropas   b bandidos   ? virado para baixo   f influência   s segredos
panel_you = { $seat } (você)
panel_prince = { $role }, o Príncipe
panel_round = Rodada { $n } de { $n2 }, vez de { $seat }
panel_won = { $seat } venceu: { $victory }
panel_courts = Conselheiros e relíquias
panel_hand = Suas cartas compradas
panel_vision = Visão
panel_world = { $what }, jogo { $what2 }
panel_unnamed = Uma crônica sem nome
panel_oathkeeper = Guardião do Juramento: { $seat }
panel_usurper = Guardião do Juramento e Usurpador: { $what }
panel_visions = Visões compradas: { $n }
panel_banner = { $banner }: { $what }, fichas { $n }
panel_mob = { $what }, uma Turba
panel_banks = Reservas de influência
panel_piles = Pilhas
panel_promises = Promessas
column_promiser = Quem
column_promised_to = A
column_promise = Promessa
column_fate = Situação
panel_prince_board = O Príncipe
prince_friend = { $suit } Amigo { $n }
prince_conspirator = { $suit } Conspirador { $n }
prince_relations = Relacionamentos: { $what }
prince_numbers = Tática: { $n }, caixa de Ambição: { $n2 }
prince_threat = Ameaça: { $what }
prince_mind = Mente: começou em { $mind }; agora em { $mind2 }
panel_deal = Acordo
panel_campaign = Campanha: { $seat } contra { $seat2 }
campaign_targets = Alvos: { $what }
campaign_dice = Dados de ataque: { $n }, dados de defesa: { $n2 }
campaign_plans = Planos de batalha: { $what }
campaign_strengths = Ataque { $n } contra defesa { $n2 }
campaign_facedown = uma relíquia em { $what }: { $what2 }
campaign_pawn = peça e influência
pile_cards = { $pile }: { $n }
pile_known = { $what } (você conhece { $what2 })
pile_relics = Baralho de relíquias: { $n }
pile_dispossessed = Despossuídos: { $n }
pile_reliquary = Relicário Imperial: { $what }

## Screens: goals of the Oaths

goal_0 = O Guardião é quem controla mais locais; o sucessor, o Cidadão com mais relíquias e estandartes que os outros jogadores Imperiais.
goal_1 = O Guardião é quem tem a Influência do Povo; o sucessor, o Cidadão que tem o Segredo Mais Obscuro.
goal_2 = O Guardião é quem tem o Segredo Mais Obscuro; o sucessor, o Cidadão que tem o Grande Cetro.
goal_3 = O Guardião é quem tem mais relíquias e estandartes; o sucessor, o Cidadão que tem a Influência do Povo.

## How one wins, and who is how far

aim_goal_exile = Você vence no seu Despertar: como Usurpador, se mantiver o título de um Despertar até o seguinte, ou como Visionário, se a sua Visão revelada se cumprir e 3 Visões tiverem sido compradas.
aim_goal_chancellor = Você vence se o Império tiver o título: pelo dado do fim depois das rodadas 5, 6 e 7, ou depois da rodada 8.
aim_goal_citizen = Se o Império vencer, você vence no lugar do Chanceler se for o sucessor: pelo dado do fim depois das rodadas 5, 6 e 7, ou depois da rodada 8.
aim_goal_all = O Império vence se tiver o título, pelo dado do fim depois das rodadas 5 a 7 ou depois da rodada 8. Um Exilado vence num Despertar, como Usurpador ou como Visionário.
aim_wins_usurper = { $who } vence no próximo Despertar como Usurpador, se ninguém impedir: { $what }.
aim_wins_visionary = { $who } vence no próximo Despertar como Visionário, se ninguém impedir: { $what }.
aim_wins_both = { $who } vence no próximo Despertar como Usurpador e Visionário, se ninguém impedir: { $what }.
aim_has_supremacy =
    { $n ->
        [one] { $who } controla 1 local
       *[other] { $who } controla { $n } locais
    }
aim_has_people = { $who } tem a Influência do Povo
aim_has_devotion = { $who } tem o Segredo Mais Obscuro
aim_has_protection =
    { $n ->
        [one] { $who } tem 1 relíquia ou estandarte
       *[other] { $who } tem { $n } relíquias e estandartes
    }
aim_lacks_supremacy =
    { $n ->
        [one] falta 1 local
       *[other] faltam { $n } locais
    }
aim_lacks_people = falta a Influência do Povo
aim_lacks_devotion = falta o Segredo Mais Obscuro
aim_lacks_protection =
    { $n ->
        [one] falta 1 relíquia ou estandarte
       *[other] faltam { $n } relíquias ou estandartes
    }
aim_lacks_thing = falta { $what }
aim_fulfilled = cumprida
aim_fulfilled_early = cumprida, mas só { $n } de 3 Visões foram compradas
aim_die =
    { $n ->
        [6] { $who } vence depois desta rodada se o dado do fim mostrar 6 ({ $m } %).
       *[other] { $who } vence depois desta rodada se o dado do fim mostrar { $n } ou mais ({ $m } %).
    }
aim_die_successor =
    { $n ->
        [6] { $who } vence depois desta rodada como sucessor se o dado do fim mostrar 6 ({ $m } %).
       *[other] { $who } vence depois desta rodada como sucessor se o dado do fim mostrar { $n } ou mais ({ $m } %).
    }
aim_last = Última rodada: depois dela { $who } vence, se ninguém impedir.
aim_last_successor = Última rodada: depois dela { $who } vence como sucessor, se ninguém impedir.
aim_keeper = { $oath }: { $who } tem o título.
aim_turns = { $who }, no exílio, tem o título: Usurpador no próximo Despertar e vencedor no seguinte, se ninguém impedir.
aim_turns_last = { $who }, no exílio, tem o título: Usurpador no próximo Despertar e vencedor depois da rodada 8, se ninguém impedir.
aim_vision = { $who } revelou a { $card }: { $what }.
aim_own_vision = Você tem a { $card }, não revelada: { $what }.
aim_roles = Papel
aim_oathkeeper = (Guardião)
aim_usurper = (Usurpador)
aim_successor = Sucessor
aim_successor_about = Se o Império vencer, o sucessor vence no lugar do Chanceler.
aim_won = { $who } venceu: { $victory }.
# Values: $n $m
aim_die_showed = O dado do fim mostrou { $m } depois da rodada { $n }.
aim_too_late = quem guardava o Juramento, { $who }, ainda não era Usurpador
# Values: $role $what
aim_fate = { $role }: { $what }.
aim_fate_won = venceu, { $victory }
aim_fate_title = { $what } para o título
aim_fate_tied = empate com o Guardião, que manteve o título
aim_fate_keeper = tinha o título
aim_fate_not_usurper = tinha o título, mas ainda não como Usurpador
aim_fate_no_vision = nenhuma Visão revelada
aim_fate_succeeded = o sucessor venceu no seu lugar
aim_fate_empire_lost = o Império perdeu
aim_fate_no_heir = não era o sucessor: { $what }

## Screens: a chronicle's history

history_game = Jogo { $what }
history_won = { $what }: { $what2 } ({ $what3 }) venceu
history_vow = Jurado para o próximo jogo: { $what }
history_citizens = Cidadãos: { $what }
history_sites = Locais conhecidos: { $what }
history_built = Construído: { $what }
history_repaired = Reparado: { $what }
history_ruined = Caído em ruínas: { $what }
history_lost = Perdido: { $what }
history_entered = Entraram no baralho: { $what }

## Screens: columns

column_site = Local
column_room = Espaço
column_pawns = Peças
column_ruler = Controle
column_warbands = Tropas
column_cards = Cartas
column_relics = Relíquias
column_tokens = Fichas
column_seat = Jogador
column_role = Papel
column_supply = Suprimento
column_favor = Influência
column_secrets = Segredos
column_left = Restam
column_sites = Locais
column_place = Peça em
column_advisers = Conselheiros
column_vision = Visão
column_card = Carta
column_text = Texto
column_shared = Compartilhada

## Screens: facts of a card

fact_group = Tipo
fact_suit = Naipe
fact_where = Onde
fact_dice = Dados de defesa
fact_room = Capacidade
fact_price = Preço de uma relíquia
price_to_bank = { $what } para a reserva de { $suit }
fact_found = Encontra-se lá
found_relics =
    { $n ->
        [1] { $n } relíquia
       *[other] { $n } relíquias
    }
fact_homeland = Terra Natal
group_denizen = habitante
group_edifice = estrutura
group_vision = Visão
group_relic = relíquia
group_site = local
group_reliquary = Relicário
group_banner = estandarte

## Screens: … and the headings of their pages

heading_denizen = Habitantes
heading_edifice = Estruturas
heading_vision = Visões
heading_relic = Relíquias
heading_site = Locais
heading_reliquary = Relicário
heading_banner = Estandartes
where_0 = em qualquer lugar
where_1 = só em local
where_2 = só como conselheiro
where_locked = { $what }, trancada

## What happened

log-prince_first = { $who } não procura Ameaça no primeiro turno; sua mente está em: { $mind } (CP-3.4)
log-prince_no_threat = { $who } não vê Ameaça (CP-3.5)
log-prince_threat = { $who } vê uma Ameaça em { $seat }, { $danger }; objetivo: { $quadrant } (CP-3.5, CP-3.6)
log-prince_turns = { $who } volta a mente para { $mind } (CP-3.9)
log-prince_reveals = { $who } revela { $card } (CP-4.2)
log-prince_trains = É um plano de batalha: a Tática de { $who } sobe para { $n }, dados { $n2 } (CP-4.3, CP-6.6)
log-prince_trains_consoled = A Tática de { $who } sobe para { $n }, dados { $n2 } (CP-4.8, CP-6.6)
log-prince_friend = { $who } escolhe um Amigo: { $suit }, agora no nível { $n } (CP-4.4, CP-4.5)
log-prince_conspirator = { $who } escolhe um Conspirador: { $suit }, agora no nível { $n } (CP-4.4, CP-4.5)
log-prince_no_card = { $who } não comprou carta que sirva no quadrante: { $quadrant } (CP-4.4)
log-prince_no_place = { $who } não pode colocar { $card } em lugar nenhum (CP-4.7)
log-prince_boxes = { $who } põe { $n } de influência da reserva de { $suit } na caixa de Ambição (CP-4.7)
log-prince_boxes_gift = { $who } põe { $n } de influência da reserva de { $suit } na caixa de Ambição (CP-4.8)
log-prince_consoled = { $who } não joga carta e recebe em troca o que o quadrante dá: { $quadrant } (CP-4.8)
log-prince_actions = { $who } tem { $n } ações (CP-5.1)
log-prince_space = Próximo passo de { $who }: { $mind }; { $path } (CP-5.2)
log-prince_passes = { $who } passa por { $mind }; { $path } (CP-5.3)
log-prince_skips = { $who } pula isso (CP-5.4): { $skip }
log-prince_stops = { $who } está de volta: { $mind }; { $path }; e para (CP-5.5)
log-prince_trades = { $who } negocia com { $card } (CP-6.1)
log-prince_ready = { $who } está Pronto para Batalha: { $n } dados de ataque, { $n2 } a superar (CP-6.5)
log-prince_uses_tactics =
    { $n ->
        [1] { $who } usa Tática: { $n } dado de ataque a mais (CP-6.6)
       *[other] { $who } usa Tática: { $n } dados de ataque a mais (CP-6.6)
    }
log-prince_defends =
    { $n ->
        [1] { $who } usa Tática: { $n } dado de ataque a menos (CP-6.6)
       *[other] { $who } usa Tática: { $n } dados de ataque a menos (CP-6.6)
    }
log-prince_holds_back = { $who } não está pronto para a batalha aqui e se contém (CP-6.7)
log-prince_opens_box = { $who } tira { $n } de influência da caixa de Ambição (CP-1.2)
log-prince_pays = { $who } paga pela relíquia: influência { $n }, segredos { $n2 } (CP-6.12)
log-prince_finds_no_relic = { $who } não acha relíquia para buscar (CP-6.17)
log-prince_finds_nothing = { $who } não acha em lugar nenhum o que procura (CP-6.16)
log-prince_cannot_pay = { $who } não pode pagar o pedágio e desiste (CP-8.2)
log-prince_picks_up = { $who } procura uma ficha em { $card } (CP-3.3)
log-prince_free_power = { $who } usa o que não lhe custa nada: { $card } (CP-8.3)
log-prince_hurts = { $who } prejudica sua Ameaça { $seat }: { $card } (CP-8.4)
log-prince_good_power = { $who } usa o que o ajuda: { $card } (CP-10.5)
log-prince_advised = { $who } julga pelo Príncipe (CP-8.4)
log-prince_ends = { $who } termina com a mente em: { $mind } (CP-7.2)
log-prince_invites = { $who } convida { $seat } a entrar no Império em troca da relíquia de baixo (CP-7.4)

## What happened: the turn

log-turn = É a vez de { $who }
log-round = Começa a rodada { $n }
log-end_die = O dado do fim mostra { $n }
log-rests = { $who } descansa, com { $n } de Suprimento
log-title = { $who } agora é o Guardião do Juramento
log-usurper = { $who } vira o título e é o Usurpador
log-mob = A Influência do Povo de { $who } vira uma Turba
log-places_on_people = { $who } coloca 1 de influência na Influência do Povo
log-returns_from_people = { $who } move 1 de influência da Influência do Povo para a reserva de { $suit }
log-wins = { $who } vence: { $victory }
log-starts_at = { $who } começa em { $slot }
log-keeps = { $who } fica com uma carta como conselheiro virado para baixo

## What happened: cards

log-heaps_pile = { $who } põe { $pile } sobre { $pile2 }
log-puts_pawn = { $who } põe a peça em { $slot }
log-search = { $who } explora { $pile }
log-drawn = { $who } compra { $card }
log-vision_drawn = { $who } compra uma Visão, a de número { $n }
log-shows = { $who } mostra { $card }
log-discards = { $who } descarta { $card }
log-is_discarded = Carta descartada: { $card }
log-discards_facedown = { $who } descarta uma carta
log-discard_is = O descarte é { $card }
log-plays_site = { $who } joga { $card } em { $slot }
log-plays_adviser = { $who } joga { $card } entre os conselheiros
log-plays_facedown = { $who } joga uma carta virada para baixo entre os conselheiros
log-reveals = { $who } revela { $card }
log-muster = { $who } recruta em { $card }
log-trade = { $who } negocia com { $card }
log-declares_modifier = { $who } declara { $card }
log-uses = { $who } usa { $card }
log-puts_favor = { $who } põe { $n } de influência em { $card }
log-puts_secrets =
    { $n ->
        [1] { $who } põe { $n } segredo em { $card }
       *[other] { $who } põe { $n } segredos em { $card }
    }
log-flips_secrets =
    { $n ->
        [1] { $who } vira { $n } segredo para baixo
       *[other] { $who } vira { $n } segredos para baixo
    }

## What happened: in the logs of older games

log-pays = { $who } paga influência: { $n }, segredos: { $n2 } por { $card }
log-pays_favor = { $who } paga { $n } de influência por { $card }
log-pays_secrets =
    { $n ->
        [1] { $who } paga { $n } segredo por { $card }
       *[other] { $who } paga { $n } segredos por { $card }
    }
log-pays_bank = { $who } paga { $n } de influência à reserva de { $suit }

## What happened: tokens

log-gain_favor = { $who } ganha { $n } de influência da reserva de { $suit }
log-gain_secrets =
    { $n ->
        [1] { $who } ganha { $n } segredo
       *[other] { $who } ganha { $n } segredos
    }
log-gain_warbands =
    { $n ->
        [1] { $who } ganha { $n } tropa
       *[other] { $who } ganha { $n } tropas
    }
log-give_favor = { $who } entrega { $n } de influência a { $seat }
log-takes_favor = { $who } pega { $n } de influência de { $seat }
log-takes_secret = { $who } pega um segredo de { $seat }
log-burns_secrets =
    { $n ->
        [1] { $who } queima { $n } segredo
       *[other] { $who } queima { $n } segredos
    }
log-picks_up_favor = { $who } pega 1 de influência de { $slot }
log-picks_up_secret = { $who } pega 1 segredo de { $slot }
log-gain_supply = { $who } ganha { $n } de Suprimento
log-sends_card = { $who } manda { $card } para { $seat }
log-stores_favor = { $who } põe { $n } de influência na reserva de { $suit }
log-gives_secret = { $who } dá um segredo a { $seat }
log-places_favor = { $who } coloca { $n } de influência em { $card }
log-tokens_on_banner = { $banner }: agora há { $n } fichas ali
log-swaps = { $who } troca { $card } e { $card2 } de lugar
log-swaps_facedown = { $who } troca de lugar conselheiros virados para baixo: um de { $seat } e um de { $seat2 }
log-prophesies = { $who } põe uma tropa em { $card }: é também a sua Visão
log-demands = { $who } exige { $card } de { $seat }
log-finds_conspiracy = { $who } encontra { $card } na corte de { $seat }
log-burn_favor = { $who } queima { $n } de influência
log-gets_burned = { $who } fica com a influência queimada: { $n }
log-returns_favor = { $who } põe { $n } de influência na reserva de { $suit }
log-moves_favor = { $who } move { $n } de influência da reserva de { $suit } para a reserva de { $suit2 }
log-deals_favor =
    { $n ->
        [1] { $who } põe { $n } de influência na reserva de { $suit }
       *[other] { $who } distribui { $n } de influência pelas reservas, a partir de { $suit }
    }
log-killed_on_board =
    { $n ->
        [1] { $n } tropa no tabuleiro de { $who } morre
       *[other] { $n } tropas no tabuleiro de { $who } morrem
    }
log-killed_at =
    { $n ->
        [1] { $n } tropa de { $who } morre em { $slot }
       *[other] { $n } tropas de { $who } morrem em { $slot }
    }

## What happened: the map

log-travel = { $who } viaja para { $slot }
log-leads = { $who } manda { $seat } para { $slot }
log-cannot_go = { $who } não pode pagar o caminho até { $slot } e fica
log-is_put = { $who } agora está em { $slot }
log-moves_card = { $who } move { $card } para { $slot }
log-reveal_site = Local revelado: { $card }
log-to_board =
    { $n ->
        [1] { $who } pega { $n } tropa de { $slot }
       *[other] { $who } pega { $n } tropas de { $slot }
    }
log-to_site =
    { $n ->
        [1] { $who } move { $n } tropa para { $slot }
       *[other] { $who } move { $n } tropas para { $slot }
    }
log-hands_over =
    { $n ->
        [1] { $who } passa { $n } tropa a { $seat }
       *[other] { $who } passa { $n } tropas a { $seat }
    }
log-asks_for_warbands =
    { $n ->
        [1] { $who } pede { $n } tropa ao Chanceler
       *[other] { $who } pede { $n } tropas ao Chanceler
    }
log-peeks = { $who } espia uma relíquia em { $slot }
log-looks_through = { $who } olha { $pile }
log-peeks_adviser = { $who } espia um conselheiro virado para baixo de { $seat }
log-peeks_site = { $who } espia o local virado para baixo: { $slot }
log-peeks_reliquary = { $who } espia o Relicário
log-peeked = { $who } vê { $card }

## What happened: relics and banners

log-recover = { $who } recupera { $card }
log-buries = { $who } põe { $card } sob o baralho de relíquias
log-buries_drawn = { $who } põe a relíquia comprada sob o baralho de relíquias
log-buries_at = { $who } põe uma relíquia de { $slot } sob o baralho de relíquias
log-takes_relic = { $who } pega { $card }
log-recover_banner = { $who } recupera { $banner }; fichas nele: { $n }
log-seize_banner = { $who } toma { $banner }; fichas queimadas: { $n }

## What happened: campaigns

log-campaign = { $who } faz campanha contra { $seat } a partir de { $slot }
log-targets_site = { $who } escolhe o alvo { $slot }
log-targets_thing = { $who } escolhe o alvo { $card }
log-targets_facedown = { $who } escolhe como alvo uma relíquia virada para baixo em { $slot }
log-targets_pawn = { $who } escolhe como alvo a peça e a influência de { $seat }
log-starts_over = { $who } recomeça a declarar os alvos
log-declares =
    { $n ->
        [1] { $who } declarou { $n } alvo; dados de defesa: { $n2 }
       *[other] { $who } declarou { $n } alvos; dados de defesa: { $n2 }
    }
log-commits =
    { $n ->
        [1] { $who } pega { $n } dado de ataque
       *[other] { $who } pega { $n } dados de ataque
    }
log-joins = { $who } se une a { $seat } como Aliado
log-uses_plan = Plano de batalha de { $who }: { $card }
log-rolls_defense = Rolagem de defesa: vazio { $n }, um escudo { $n2 }, dois escudos { $n3 }, dobro { $n4 }
log-rolls_attack = { $who } rola o ataque: espadas vazias { $n }, espadas { $n2 }, duas espadas com caveira { $n3 }
log-rolls_again = { $who } manda rolar todos os dados de novo
log-strengths = Ataque { $n } contra defesa { $n2 }
log-sacrifices =
    { $n ->
        [1] { $who } sacrifica { $n } tropa
       *[other] { $who } sacrifica { $n } tropas
    }
log-victory = { $who } vence a campanha
log-repelled = { $who } perde para { $seat }
log-occupies =
    { $n ->
        [1] { $who } coloca { $n } tropa em { $slot }
       *[other] { $who } coloca { $n } tropas em { $slot }
    }

## What happened: Empire and deals

log-offers_citizenship = { $who } oferece a Cidadania a { $seat }
log-shows_relic = { $who } mostra a relíquia oferecida a { $seat }
log-proposes = { $who } propõe um acordo a { $seat }
log-accepts = { $who } aceita o acordo de { $seat }
log-counters = { $who } responde a { $seat } com uma contraproposta
log-promises = { $who } promete a { $seat } { $promise }
log-keeps_promise = { $who } cumpriu a promessa a { $seat }: { $promise }
log-breaks_promise = { $who } quebrou a promessa a { $seat }: { $promise }
log-promise_void = O que { $who } prometeu a { $seat } não pode mais ser feito: { $promise }
log-shows_space = { $who } mostra a relíquia em { $space } a { $seat }
log-shows_adviser = { $who } mostra um conselheiro virado para baixo a { $seat }
log-is_shown = { $who } mostra { $card } a { $seat }
log-gives_secrets =
    { $n ->
        [1] { $who } dá { $n } segredo a { $seat }
       *[other] { $who } dá { $n } segredos a { $seat }
    }
log-gives_thing = { $who } dá { $card } a { $seat }
log-gives_banner = { $who } dá { $banner } a { $seat }
log-gives_facedown = { $who } dá um conselheiro virado para baixo a { $seat }
log-gives_site = { $who } deixa { $slot } para { $seat }
log-caged =
    { $n ->
        [1] { $n } tropa de { $who } vai para a Jaula de Obsidiana
       *[other] { $n } tropas de { $who } vão para a Jaula de Obsidiana
    }
log-freed =
    { $n ->
        [1] { $n } tropa vai da Jaula de Obsidiana para o tabuleiro de { $who }
       *[other] { $n } tropas vão da Jaula de Obsidiana para o tabuleiro de { $who }
    }
log-changes_die = { $who } muda o dado do fim para { $n }
log-swaps_dispossessed =
    { $n ->
        [1] { $who } troca { $n } carta por outra dos Despossuídos, ao acaso
       *[other] { $who } troca { $n } cartas por outras dos Despossuídos, ao acaso
    }
log-refuses = { $who } diz não a { $seat }
log-becomes_citizen = { $who } se torna Cidadão
log-vows = { $who } presta o { $oath }
log-builds = { $who } constrói { $card } no lugar de { $card2 }
log-repairs = { $who } repara { $card }
log-chronicle = { $who } escreveu a crônica: o jogo { $n } pode começar
log-is_exiled = { $who } agora é Exilado

## Why something can't be done. The clause is added behind

why-not_waiting = A decisão não é sua agora.
why-game_over = O jogo acabou.
why-not_now = Agora não: antes vem outra coisa.
why-begin_first = Antes cada um escolhe onde começa, e um conselheiro.
why-people_first = Antes decida o que fazer com a Influência do Povo.
why-powers_first = Antes use as habilidades desta fase, ou siga sem elas.
why-action_first = Isso vem com uma ação ou uma habilidade: escolha-a antes.

## Why something can't be done: prices

why-no_supply = Isso custa { $n } de Suprimento; você tem { $n2 }.
why-no_favor = Isso custa { $n } de influência; você tem { $n2 }.
why-no_secrets = Não bastam os segredos virados para cima: são precisos { $n }, você tem { $n2 }.
why-occupied = Já há influência ou segredos em { $card }.
why-have_only = Só há { $n }.
why-pay_more = Você precisa pagar pelo menos { $n }.

## Why something can't be done: powers

why-no_access = Você não controla { $card } nem está lá.
why-no_power = { $card } não tem habilidade que se use agora.
why-not_in_play = { $card } não está em jogo com a face para cima.
why-used_already = Já foi usada: { $card }.
why-modifier_declared = Você já declarou { $card } para outra ação.
why-nothing_to_modify = Não há ação que { $card } possa modificar.
why-no_plan = { $card } não é um plano de batalha em jogo.
why-other_side = { $card } é um plano de batalha do outro lado.
why-not_your_card = Você não controla { $card }.
why-not_targeted = O local de { $card } não é um alvo.
why-not_that_defender = Esta habilidade só permite outro defensor.
why-not_that_site = Esta habilidade leva a outro lugar.
why-not_choosable = Você não pode escolher isso para esta habilidade.
why-nobody_here = Não há ninguém no seu local para isso.
why-other_plans = O seu lado já usou outro plano.
why-works_by_itself = { $card } age por si: não é preciso declarar.
why-not_given = Falta o que { $card } exige.
why-does_not_fit = { $card } não serve para esta ação.
why-forbidden_by = { $card } não permite.
why-decided = A campanha já está decidida.
why-bandits_pay_nothing = Bandidos só usam planos que não custam nada.

## Why something can't be done: cards

why-locked = Carta trancada: { $card }.
why-modifies_this = { $card } está modificando esta mesma ação.
why-ruin = { $card } é uma ruína.
why-not_at_your_site = { $card } não está no seu local.
why-only_denizens = { $card } não é um habitante.
why-adviser_only = { $card } só pode ser conselheiro.
why-site_only = { $card } só pode ficar em um local.
why-other_site = Você não pode jogar nesse local.
why-no_room = Esse local está cheio.
why-cannot_clear = Você não pode descartar antes: { $card }.
why-must_play_to_site = Você abriu espaço em um local: jogue a carta lá.
why-no_vision = { $card } não é uma Visão.
why-exiles_only = Só Exilados revelam Visões.
why-advisers_full = Não há espaço entre os seus conselheiros.
why-not_your_adviser = { $card } não é seu conselheiro.
why-not_facedown = { $card } não é um dos seus conselheiros virados para baixo.
why-already_facedown = Ela já é um conselheiro virado para baixo.
why-not_for_advisers = { $card } serve só para Explorar.
why-not_drawn = Você não comprou essa carta.
why-other_region = Essa é a pilha de outra região.
why-empty_pile = Não há cartas para comprar.

## Why something can't be done: the map

why-already_there = Você já está lá.
why-narrow_pass = Para essa região só se entra pela Passagem Estreita.
why-will_not_pay = { $seat } não quer pagar o preço de ir para lá.
why-facedown_site = Esse não é um local virado para cima.
why-not_ruled = Você não controla { $slot }.
why-last_stays = A última tropa fica.
why-not_your_site = Você não está lá.
why-seen_already = Você já viu.
why-no_card_here = Não há no seu local carta com que trabalhar.
why-nothing_to_recover = Não há relíquia à venda no seu local, e você não pode pagar um estandarte.
why-no_power_now = Nenhuma das suas habilidades pode ser usada agora.
why-no_minor_now = Não há nada desse tipo que você possa fazer agora.
why-no_relic_here = Essa relíquia não existe.
why-not_for_sale = Este local não tem preço impresso.
why-not_imperial = Só jogadores Imperiais dividem tropas.
why-not_at_your_site_player = { $seat } não está no seu local.
why-nothing_here = Não há nada lá.

## Why something can't be done: banners and the title

why-guarded = Os conselheiros de { $seat } guardam o Segredo Mais Obscuro.
why-last_favor = A última influência fica no estandarte.
why-not_least = A reserva de { $suit } não é a que tem menos influência.
why-misses_goal = Esse jogador não cumpre o objetivo.
why-greedy = O Chanceler ganancioso não explora por mais de 2 de Suprimento.

## Why something can't be done: campaigns

why-not_yourself = Escolha outro jogador.
why-no_defender_here = Esse lado não controla o local nem está lá.
why-no_target = Não há nada para atacar.
why-already_target = Isso já é um alvo.
why-out_of_reach = Isso está fora de alcance.
why-none_at_your_site = Pelo menos um alvo deve estar no seu local.
why-pass_unguarded = Você precisa escolher também a Passagem Estreita como alvo, e o defensor não a controla.
why-pass_first = Você precisa escolher também a Passagem Estreita como alvo.
why-two_matching = Dois dos seus conselheiros devem ter naipes dos de { $seat }.

## Why something can't be done: Empire and deals

why-no_scepter = Você não tem o Grande Cetro.
why-scepter_taken = Você não pode usar o Grande Cetro no turno em que o pegou.
why-no_exile = Esse jogador não é Exilado.
why-no_citizen = Esse jogador não é Cidadão.
why-has_scepter = Quem tem o Grande Cetro não pode ir para o exílio.
why-reliquary_empty = O Relicário está vazio.
why-uncovered = Não há relíquia em { $space }.
why-not_that_vow = Esse não pode ser o próximo Juramento.
why-cannot_build = Você não pode construir nem reparar uma estrutura em { $card }.
why-not_main_suit = { $suit } não é o naipe mais comum dos seus conselheiros.
why-not_in_this_deal = Isso não pode fazer parte deste acordo.
why-said_already = Você já disse isso; recomece para mudar.
why-promised_not = Você prometeu a { $seat } { $promise }.
why-promised_first = Antes você precisa fazer o que prometeu a { $seat }: { $promise }.
why-promises_enough = { $seat } não pode prometer mais nada.
why-too_late = O turno dessa rodada já passou ou está em curso.
why-when_useless = Uma promessa dessas precisa ser cumprida em outro momento.
why-when_never = Isso não pode acontecer como as coisas estão.
why-needs_penalty = Só uma penalidade pode obrigar a isso: diga qual.
why-countered_enough = Já houve três contrapropostas: diga sim ou não.
why-prince_offers_nothing = O Príncipe não faz propostas.
why-prince_promises_no_deed = O Príncipe age pelas próprias regras: só pode prometer presentes.
why-prince_no_advisers = O Príncipe não tem conselheiros.
why-nobody_elsewhere = Ninguém de outro local poderia vir ao seu.
why-cage_empty = Não há tropas na Jaula de Obsidiana.
why-not_imperial_site = O Chanceler não controla o seu local.
why-nothing_to_swap = Não há duas cartas que possam trocar de lugar.
why-by_one = Você só pode mudar o dado em 1.
why-none_dispossessed = Não há cartas Despossuídas.
why-nothing_said = Ainda não há nada nele.
why-not_theirs = Não podem dar o que não é deles.
why-no_warband_for_site = Você precisa de uma tropa para assumir esse local.
why-prince_idle = { $card } não serviria de nada ao Príncipe.
why-no_room_there = Não há espaço entre os conselheiros de { $seat }.
why-shown_already = Não há nada para mostrar.

## What a lobby says of the game

about = Mantenha um império ou derrube-o. O que vocês fazem molda o mundo em que começa o próximo jogo.
first_game = O jogo de aprendizado
first_game_why = Quatro jogadores num mundo preparado para aprender.

## Options: a title, what it means, and what its values are called

option-players = Jogadores
    .help = Quantas pessoas jogam. Sozinho, você enfrenta o Príncipe.
option-prince = Príncipe
    .help = Se o Príncipe, que joga sozinho, também ocupa um lugar, e qual.
    .if_alone = só se você joga sozinho
    .chancellor = como Chanceler
    .exile = como Exilado
option-prince_powers = Habilidades do Príncipe
    .help = Quanto o Príncipe faz com as habilidades das cartas. Quando faz mais, às vezes alguém julga por ele, ou ele mesmo.
    .limited = limitado
    .expanded = ampliado, julgado por um jogador
    .automatic = ampliado, por conta própria
option-prince_judge = Quem julga pelo Príncipe
    .help = Quem julga por um Príncipe ampliado. As regras dizem quem; uma pessoa sozinha entre bots pode fazê-lo no lugar.
    .rules = como dizem as regras
    .purple = { seat-purple }
    .red = { seat-red }
    .blue = { seat-blue }
    .yellow = { seat-yellow }
    .white = { seat-white }
    .black = { seat-black }
option-chronicle = Crônica
    .help = O mundo em que vocês jogam: um novo, o preparado para aprender, ou o que um jogo anterior deixou.
    .first = um mundo novo
    .teaching = o jogo de aprendizado
option-world = Nome da crônica
    .help = Como vocês chamam este mundo; os próximos jogos mantêm o nome. Deixe vazio para manter o que ele tem.

## The page

page-map = Mapa das três regiões
page-views = Partes do tabuleiro
page-tabs =
    .map = Mapa
    .courts = Cortes
    .table = Mesa
page-facedown = virado para baixo
page-unknownRelic = Relíquia
page-denizenBack = Habitante
page-visionBack = Visão
page-favor = Influência
page-secrets = Segredos
page-supply = Suprimento
page-warbands = Tropas no tabuleiro
page-left = Tropas restantes
page-sites = Locais controlados
page-favorN = { $n } de influência
page-secretsN =
    { $n ->
        [1] 1 segredo
       *[other] { $n } segredos
    }
page-warbandsN =
    { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    }
page-cardsN =
    { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
page-topIs = no topo: { $card }
page-youKnow = você conhece { $cards }
page-nobody = ninguém
page-warbandsOf =
    { $n ->
        [1] 1 tropa de { $who }
       *[other] { $n } tropas de { $who }
    }
page-bandits = bandidos
page-noWarbands = sem tropas
page-ruledBy = controlado por { $who }
page-roomOf = { $n } de { $room } cartas
page-pawnsOf = peças: { $who }
page-worldDeck = Baralho do mundo
page-banks = Reservas de influência
page-shared = Reserva compartilhada: { $n }
page-banners = Estandartes
page-mob = Turba
page-reliquary = Relicário Imperial
page-uncovered = descoberto
page-rest = Baralhos e promessas
page-relicDeck = Baralho de relíquias: { $n }
page-dispossessed = Despossuídos: { $n }
page-promise = { $by } prometeu a { $to } { $what }
page-promisedTo = Prometeu a { $to } { $what }
page-oathkeeper = Guardião do Juramento
page-usurper = Usurpador
page-round = Rodada { $n } de { $of }
page-visions = Visões compradas: { $n }; a partir de { $needed } elas podem vencer
page-courtOf = Corte de { $who }
page-emptyCourt = Sem conselheiros nem relíquias
page-hand = Cartas que você comprou
page-choose = Escolha uma carta
page-advisers = Conselheiros
page-relics = Relíquias
page-campaign = Campanha
page-attacks = ataca
page-defends = defende
page-diceN =
    { $n ->
        [1] 1 dado
       *[other] { $n } dados
    }
page-onBoards = tropas nos tabuleiros: { $n }
page-atSites = nos locais: { $n }
page-banditsN = bandidos: { $n }
page-allies = Aliados: { $who }
page-targets = Alvos:
page-pawnTarget = peça e influência
page-noneYet = nenhum ainda
page-plans = Planos de batalha:
page-strength = Força { $n }
page-sacrificed = Sacrificadas: { $n }
page-wins = { $who } vence
page-faces =
    .face_1 = escudo
    .face_2 = dois escudos
    .face_H = espada vazia
    .face_S = espada
    .face_D = duas espadas e uma caveira
    .face_B = vazio
    .face_X = dobra
page-deal = Acordo
page-gives = { $who } entrega:
page-promises = No próximo turno …
page-nothing = nada
page-promised = promete { $what }
page-promiseOf = { $who } promete:
page-wording =
    .will = O que será feito?
    .will-not = Ou o que não será feito?
    .will-give = Ou o que será dado?
    .which = Qual?
    .by = Quando?
    .penalty-favor = Senão: influência
    .penalty-secrets = Senão: segredos
    .penalty = Senão:
page-citizenship = Cidadania, com a relíquia de { $space }
page-amounts =
    .give-favor = Entregar influência
    .want-favor = Pedir influência
    .give-secrets = Entregar segredos
    .want-secrets = Pedir segredos
    .promise-favor = Prometer influência
    .want-promised-favor = Pedir promessa de influência
    .promise-secrets = Prometer segredos
    .want-promised-secrets = Pedir promessa de segredos
page-chronicle = A crônica
page-wonBy = { $who } venceu: { $how }
page-writes = { $who } escreve a crônica
page-parts =
    .oath = O Juramento da próxima era
    .citizens = Cidadania
    .edifice = Uma estrutura
    .suit = O naipe que cresce
page-prince = Príncipe
page-friend = Amigo
page-conspirator = Conspirador
page-noRelations = Ainda sem relacionamentos
page-tactics = Tática { $n }
page-tacticsName = Tática
page-wholeSite = Ler tudo em { $place }
page-wholeSiteShort = Ler tudo aqui
page-freeRoom = lugar para mais { $n }
page-ambition = Caixa de Ambição { $n }
page-threat = Ameaça
page-mind = Mente
page-mindHere = Ele está em:
page-mindNext = Daqui ele segue o primeiro que for verdade:
page-mindGoal = é para cá que ele vai
page-lastTurn = O que ele fez, e por quê
page-chooseHere = Escolha
page-chooseTable = Escolha na mesa
page-choosePanel = Escolha no painel
page-waitFor = Esperando { $who }
page-over = A partida acabou
page-restDeed = Descansar
page-deeds =
    .search = Explorar
    .muster = Recrutar
    .trade = Negociar
    .travel = Viajar
    .recover = Recuperar
    .campaign = Campanha
    .powers = Habilidades
    .minor = Ações secundárias

## Lessons

lesson-turn = O seu turno
    .about = Um Exilado volta: viajar, explorar, recrutar, negociar e a primeira relíquia.
lesson-turn-theme = Você é o Vermelho, um Exilado. Voltou para derrubar um império, ou para ficar com ele.
lesson-turn-rival = O Roxo é o Chanceler. Tudo o que é roxo no mapa pertence ao Império.
lesson-turn-supply = Suas ações custam Suprimento. Você tem 7 para este turno.
lesson-turn-travel = Há uma relíquia na Montanha. Viaje para lá: daqui custa 2 de Suprimento.
lesson-turn-not_there = Aí não: a relíquia está na Montanha.
lesson-turn-search = Agora procure aliados. Explore o baralho do mundo: 2 de Suprimento por três cartas, e você fica com uma.
lesson-turn-keep = Fique com a que mais lhe agrada.
lesson-turn-discard = Descarte as outras duas. Mais tarde, todos podem explorar as pilhas de descarte.
lesson-turn-play = Jogue a carta na Montanha. Por isso você ganha 1 de influência do naipe dela.
lesson-turn-not_adviser = Mais tarde. No local, a carta lhe rende influência, e você já pode usá-la.
lesson-turn-muster = Recrute na carta nova: 1 de Suprimento e 1 de influência lhe trazem 2 tropas.
lesson-turn-not_charm = Deixe o Feitiço de Domar livre por enquanto: você vai negociar com ele.
lesson-turn-adviser = Você também tem um conselheiro secreto, virado para baixo. Jogue-o: não custa nada.
lesson-turn-faceup = Virada para cima entre os seus conselheiros, a Armadilha de Espíritos ajuda a negociar.
lesson-turn-trade = Negocie com o Feitiço de Domar: um segredo por 1 de influência, e mais 1 porque seu conselheiro também é Arcano.
lesson-turn-recover = Agora você pode pagar a relíquia. Recupere-a: 1 de Suprimento, e queime 2 de influência.
lesson-turn-relic = A Taça da Fartura é sua. Ela barateia os seus negócios, e relíquias contam para alguns objetivos.
lesson-turn-rest = Seu Suprimento acabou: descanse. Seu segredo volta, e quase todo o Suprimento também.
lesson-turn-end = Foi um turno inteiro. Agora é a vez das tropas: como tomar um local do Império.
lesson-campaign = Campanhas
    .about = Tomar um local do Chanceler e defendê-lo: dados, planos de batalha, sacrifício.
lesson-campaign-rules = Você está na Estepe. Há aqui duas tropas roxas, então é o Chanceler quem controla este local.
lesson-campaign-campaign = Você tem 5 tropas consigo. Comece uma campanha contra o Roxo: custa 2 de Suprimento.
lesson-campaign-targets = A Estepe é o seu alvo. Ela dá 1 dado à defesa, e o título de Guardião do Juramento mais um. Siga sem outros alvos.
lesson-campaign-one_target = Cada alvo a mais dá outro dado à defesa. Contente-se com a Estepe.
lesson-campaign-dice = Você rola até um dado por tropa. Pegue os cinco.
lesson-campaign-all_dice = Os dados não custam nada. Pegue os cinco.
lesson-campaign-plan = Arcos Longos é um plano de batalha, e seu conselheiro. Use-o: mais 1 dado para você.
lesson-campaign-use_plan = É de graça, então use: mais 1 dado para você.
lesson-campaign-rolled = Roxo: 3 escudos e 2 tropas somam 5. Você: 5 espadas. Um dado mostrou também uma caveira: uma tropa sua morreu.
lesson-campaign-sacrifice = 5 contra 5 não basta: é preciso mais. Sacrifique uma tropa, e você vence.
lesson-campaign-not_in_vain = Assim o Roxo venceria, e você perderia metade das tropas. Sacrifique uma.
lesson-campaign-occupy = Vitória! Agora ponha tropas na Estepe: quem tem tropas num local o controla.
lesson-campaign-leave_some = Sem uma tropa sua, o local não seria seu. Ponha pelo menos uma.
lesson-campaign-won = A Estepe é sua, e as cartas de lá também. Quem perdeu ficou sem metade das tropas que lutaram.
lesson-campaign-rest = Por agora basta: descanse. O Chanceler não vai gostar disto.
lesson-campaign-attacked = O Roxo ataca você com 4 dados. Todas as suas tropas daqui defendem, e o local lhe dá 1 dado.
lesson-campaign-defend = Planos de batalha também ajudam quem defende: use os Arcos Longos, e o Roxo tem 1 dado a menos.
lesson-campaign-use_defence = É de graça, então use: 1 dado a menos para o Roxo.
lesson-campaign-held = 1 espada contra 5: o Roxo foi derrotado e perde metade dos atacantes. A Estepe continua sua.
lesson-campaign-end = Peças, relíquias e estandartes também podem ser alvos. Agora: para que serve tanta luta.
lesson-winning = Como se vence
    .about = O Juramento, o Usurpador, as Visões, o Império e os Cidadãos.
lesson-winning-oath = O Roxo é o Guardião do Juramento. No Juramento de Supremacia, é quem controla mais locais: agora está 2 a 2.
lesson-winning-chancellor = Enquanto o Roxo tiver o título, o Império acaba vencendo: por um dado a partir da rodada 5, o mais tardar depois da rodada 8.
lesson-winning-campaign = Controle mais um local, e o título é seu. No Gigante Enterrado só há bandidos: faça uma campanha contra eles.
lesson-winning-targets = O Gigante Enterrado é tudo o que você quer.
lesson-winning-dice = De novo, os cinco dados.
lesson-winning-all_dice = Os dados não custam nada. Pegue os cinco.
lesson-winning-occupy = Vitória. Ponha tropas ali, e fique com algumas.
lesson-winning-leave_some = Pelo menos uma tem de ficar aqui, e pelo menos uma com você.
lesson-winning-keeper = Você controla três locais: agora é o Guardião do Juramento. Se ainda for no começo do seu próximo turno, vira Usurpador.
lesson-winning-vision = Há um segundo caminho. Seu conselheiro é uma Visão: jogue-a.
lesson-winning-reveal = Só Exilados podem revelar uma Visão. Mostre-a a todos.
lesson-winning-do_reveal = Ela vale mais do que isso. Revele-a.
lesson-winning-visions = Com a Fé você também vence se tem o Segredo Mais Obscuro quando seu turno começa, depois de três Visões compradas.
lesson-winning-rest = Agora descanse, e veja o que o Roxo faz.
lesson-winning-citizen = O Roxo lhe oferece uma relíquia e a Cidadania: você lutaria pelo Império, com tropas roxas.
lesson-winning-successor = Um Cidadão só vence como o herdeiro mais digno, quando o Império vence. Você está perto de vencer sozinho: recuse.
lesson-winning-stay_exile = Fica para outra vez. Falta tão pouco: recuse.
lesson-winning-usurper = Seu turno começou, e você ainda era o Guardião do Juramento: agora é o Usurpador. Mantenha o título por mais uma rodada, e vence.
lesson-winning-guard = Ao Roxo basta um dos seus locais. Ponha aqui tropas do seu tabuleiro: não custa Suprimento.
lesson-winning-last_rest = Descanse, e torça.
lesson-winning-won = Seu turno começou, e você ainda era o Usurpador: você venceu!
lesson-winning-end = Agora você escreveria a crônica. Isso é outra lição.
lesson-prince = O Príncipe
    .about = Um Chanceler que joga sozinho: como ele pensa, e como ficar um passo à frente.
lesson-prince-who = O Roxo é o Príncipe, um Chanceler que joga sozinho. Assim você pode jogar Oath sem mais ninguém.
lesson-prince-mind = Os pensamentos dele seguem caminhos de uma ação a outra: a sua Mente. Ele sempre toma o primeiro caminho aberto.
lesson-prince-ready = Ele quer mais locais, e ataca onde é mais forte: tem 3 tropas, e na Estepe há 1 sua e 1 dado.
lesson-prince-travel = Volte à Estepe: onde está a sua peça, as tropas que você leva também defendem.
lesson-prince-not_there = A Estepe está em perigo. Vá para lá.
lesson-prince-rest = 3 contra 5: agora ele não se atreve. Descanse, e observe.
lesson-prince-card = Primeiro ele procurou uma Ameaça, alguém prestes a vencer. Não há. Depois jogou uma carta, e o naipe dela virou seu Amigo.
lesson-prince-path = Não estava Pronto para Batalha, então tomou outro caminho: negociou com o Amigo, recrutou e negociou de novo.
lesson-prince-next = Agora ele tem 5 tropas. Da próxima vez pode ser forte o bastante.
lesson-prince-muster = Recrute numa carta daqui, e você fica de novo à frente.
lesson-prince-end = Ele não tem segredos: o que faz, e por quê, está sempre escrito aqui. Assim você pode calcular o que vem depois.
lesson-chronicle = A crônica
    .about = O que o vencedor deixa, e como começa o próximo jogo.
lesson-chronicle-won = Seu turno começou, e você ainda era o Usurpador: você venceu. Agora escreve como o mundo continua.
lesson-chronicle-vow = Preste um Juramento para o próximo jogo: ele diz quem será o Guardião do Juramento. Escolha o que preferir.
lesson-chronicle-citizen = Lá, o Império é seu. Convide o Azul a ser Cidadão dele.
lesson-chronicle-do_offer = Você poderia. Mas experimente: ofereça ao Azul.
lesson-chronicle-sites = Os locais que você controlava são o coração do novo Império, com as cartas de lá. Os outros dão lugar a terras desconhecidas.
lesson-chronicle-cards = Seu conselheiro é da Ordem: sobretudo cartas da Ordem entram no baralho do mundo. Outras tantas saem.
lesson-chronicle-relics = Suas relíquias vão para o Relicário do novo Chanceler.
lesson-chronicle-end = Cada jogo seu é um capítulo assim, e o próximo começa onde o último terminou. Agora escreva o seu.
