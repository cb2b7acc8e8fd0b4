### O que não é de nenhum jogo: na mesa, no terminal e na página.

## The language's own name, and its tag for the browser

ownName = Português
    .tag = pt-BR

## Preposições que se juntam ao artigo do nome que vem depois: os artigos, e o que cada preposição vira com eles

contractions = o, a, os, as
    .a = ao, à, aos, às
    .de = do, da, dos, das
    .em = no, na, nos, nas
    .por = pelo, pela, pelos, pelas

## How card texts are put together

then = , depois{ " " }

## What the bots that come with the games are called; others keep their own name

bots =
    .beginner = iniciante
    .easy = fácil
    .medium = médio
    .hard = difícil
    .expert = especialista
    .greedy = ganancioso
    .random = ao acaso

## How the levels play, from the weakest to the strongest

levels =
    .beginner = Acabou de aprender as regras e enxerga poucas das suas opções.
    .easy = Joga com bom senso, mas deixa passar muita coisa.
    .medium = Vê quase tudo, mas só pensa até a próxima jogada.
    .hard = Planeja o turno até o fim.
    .expert = Compara muitos planos para o turno e leva a sorte em conta.

## What the table refuses, by its code. In English it says more: its own sentence

refusals =
    .abandoned = Este jogo foi abandonado.
    .bad_link = Esse link não vale mais: crie um novo.
    .bad_name = Um nome não pode ficar em branco.
    .early = Cedo demais: o jogo ainda não chegou a essa escolha.
    .empty = Escreva algo antes.
    .hint_failed = Nenhuma dica foi encontrada: peça de novo, ou escolha sem ela.
    .hints_off = O anfitrião desta mesa desligou as dicas.
    .lesson_alone = Numa lição, nenhum bot joga por você.
    .next_is_on = O próximo jogo desta crônica está em andamento: até acabar, ninguém pode ver o que este escondeu.
    .no_chronicle = Este jogo não deixou crônica.
    .no_hints = Aqui não há dicas.
    .no_such_seat = Não há esse lugar nesta mesa.
    .no_such_table = Essa mesa não existe.
    .not_host = Só o anfitrião pode fazer isso.
    .not_open = O jogo já começou.
    .not_over = Só quando o jogo acabar.
    .not_started = O jogo ainda não começou.
    .not_you = Diga antes o seu nome.
    .not_your_seat = Esse lugar não é seu.
    .not_your_turn = Agora não é você quem escolhe.
    .nothing_asked = Ninguém pediu para desfazer uma jogada.
    .nothing_to_undo = Você ainda não jogou.
    .over = O jogo acabou.
    .rules_failed = O jogo tropeçou nas próprias regras. Nada mudou, e quem cuida do servidor tem um relato.
    .seat_taken = Esse lugar já está ocupado.
    .seats_open = Ainda há lugares livres: espere por gente, ou ponha bots neles.
    .set_aside = Esta mesa não pode ser aberta: o jogo salvo está danificado, ou foi jogado por outras regras.
    .signed_out = Alguém saiu neste aparelho.
    .stale = Tarde demais: o jogo já andou.
    .too_many = Rápido demais: espere um pouco.

## Lessons

lesson_over = A lição termina aqui. Agora jogue uma partida de verdade.
lesson_waits = Um momento: os outros jogam primeiro.

## The terminal

cli-welcome = { $game }, semente { $seed }. Você é { $seat }; contra você: { $rivals }. ? é a ajuda.
cli-your_game = Seu jogo: { $address }
cli-serving = Os jogos ficam em { $folder }. Ctrl-C encerra este servidor; nenhum jogo se perde.
cli-chronicle_on_page = Quando o jogo acabar, salve a crônica na página como { $file }.
cli-chronicle_in = A crônica continua em { $file }
cli-chronicle_changed = { $file } mudou desde que este jogo partiu dele e fica como está: `bailiwick chronicle { $record } --text` mostra a crônica que este jogo deixou.
cli-already = O Bailiwick já está rodando em { $address }: o jogo abre lá.
cli-no_browser = Nenhum navegador pôde ser aberto aqui: abra esse endereço em um, ou jogue no terminal com `bailiwick play --terminal`.
cli-rules_failed = { $problem } Nada mudou. `bailiwick capsule { $file }` mostra o que houve; por favor, mande-nos esse arquivo.
cli-resumed = Continuando depois da jogada { $n }.
cli-log = O que aconteceu
cli-whole_log = O jogo até aqui
cli-log_cut = … mais { $n } linhas antes (l: todas)
cli-nothing_yet = Nada aconteceu ainda.
cli-forced = Só uma escolha, feita por você: { $choice }
cli-lesson_game = Jogo
cli-lesson_name = Lição
cli-lesson_title = Título
cli-lesson_minutes = Minutos
cli-lesson_moves = Jogadas
cli-lesson_checked = Verificada
cli-lesson_told =
    { $n ->
        [one] até o fim, um texto
       *[other] até o fim, { $n } textos
    }
cli-your_choice = Número ou nome ({ $n } escolhas; ? ajuda)
cli-panels_cut = Só o que mudou; m mostra tudo.
cli-no_number = Não há escolha { $n }; vão de 1 a { $most }.
cli-not_understood = { $line } não é uma escolha aqui. ? é a ajuda.
cli-ambiguous = { $line } pode ser: { $choices }
cli-and_more = e mais { $n }
cli-not_possible = { $action }: não é possível. { $why }
cli-possible = { $action }: possível agora, escolha { $n }.
cli-choice_is = A escolha { $n } é { $action }: { $meaning }.
cli-undone = Desfeito: { $choice }
cli-cannot_undo = Não há o que desfazer: algo oculto foi revelado, outro já jogou, ou você ainda não fez nada.
cli-saved = Salvo em { $file }
cli-save_where = Cada jogada é salva em { $file }; `s ARQUIVO` faz uma cópia em outro lugar.
cli-not_a_save = { $file } existe e não é um arquivo deste jogo; `s! { $file }` o sobrescreve.
cli-not_saved = Não foi possível salvar: { $why }
cli-left = O jogo espera em { $file }; `bailiwick play -t --resume` continua.
cli-left_unsaved = O jogo não foi salvo.
cli-final = Pontuação final
cli-score = Pontuação se o jogo acabasse agora
cli-total = total
cli-winner = { $seat } vence.
cli-winners = { $seats } vencem juntos.
cli-you_won = Você venceu!
cli-record_in = O registro está em { $file }
cli-waiting_for = { $seat } deve escolher: { $question }
cli-after_moves = Depois de { $n } de { $all } jogadas
cli-result_holds = A reprise termina como diz o registro.
cli-no_card = Nenhuma carta tem { $name } no nome.
cli-card = Carta
cli-text = Texto
cli-cards_found = { $n } cartas
cli-help = [b]N[/]            fazer a escolha número N
    { "" }[b]play noble[/]   escolher pelo nome, ou pelos começos (p no)
    { "" }[b]u[/]            desfazer sua última escolha, se nada foi revelado
    { "" }[b]? CARTA[/]      o que uma carta diz
    { "" }[b]? N[/]          o que é a escolha N
    { "" }[b]? deploy X[/]   por que algo não é possível, com a cláusula das regras
    { "" }[b]l[/]            o registro inteiro       [b]m[/]  a mesa inteira de novo
    { "" }[b]s ARQUIVO[/]    salvar uma cópia (s! ARQUIVO sobrescreve qualquer um)
    { "" }[b]q[/]            sair; nada se perde

## The page

page-tagline = Jogos de tabuleiro de controle de área, com amigos ou contra bots.
page-yourName = Seu nome
page-nameHelp = É só isso: sem senha, sem e-mail.
page-enter = Entrar
page-lobby = Salão
page-hello = Olá, { $name }
page-rename = Trocar o nome
page-playNow = Jogar agora
page-playAlone = Jogar sozinho
page-playNowHelp = Você contra dois bots, já.
page-withFriends = Com amigos …
page-players = { $n } jogadores
page-minutes = { $n } minutos
page-weights =
    .light = fácil de aprender
    .medium = algumas regras para aprender
    .heavy = muitas regras para aprender
page-games = Jogos
page-somebody = Jogador
page-layingOut = Preparando o jogo …
page-newTable = Nova mesa
page-stepGame = Qual jogo?
page-stepPlayers = Quem joga?
page-stepOptions = Como?
page-stepBack = Voltar
page-stepNext = Avançar
page-takesPlayers = Para { $n } jogadores. Mude qualquer lugar abaixo.
page-withWhom = Com quem?
page-byLink = Amigos, por link
page-againstBots = Contra bots
page-atThisScreen = Todos nesta tela
page-meHere = Você
page-friendByLink = Um amigo, por link
page-botOf = Um bot: { $bot }
page-howStrong = Quão fortes são os bots?
page-firstGame = Primeiro jogo: { $title }
page-optionsHelp = Tudo está como a maioria joga. Mude o que quiser, ou simplesmente comece.
page-allOptions = Todas as opções ({ $n })
page-hints = Dicas
page-hintsHelp = Os jogadores podem perguntar o que um bom jogador faria. No fim, todos veem quem perguntou e quantas vezes.
page-myTables = Seus jogos
page-publicTables = Venha jogar
page-finishedTables = Jogos terminados
page-invites = { $name } convida você
page-won = { $name } venceu
page-wonAs = { $name } venceu: { $how }
page-youWon = Você venceu
page-youWonAs = Você venceu: { $how }
page-noTables = Nenhuma mesa ainda.
page-noPublic = Nenhuma mesa pública espera jogadores agora.
page-game = Jogo
page-seats = Lugares
page-seat = Lugar { $n }
page-me = eu
page-open = livre
page-openSeat = lugar livre
page-bot = bot
page-automaton = autômato
page-botLevel = bot: { $bot }
page-ownText = um texto seu
page-ownTextFile = { $option }: um arquivo
page-ownTextHere = { $option }: cole o texto
page-guest = Um convidado nesta tela
page-guestName = Nome do convidado
page-addSeat = Mais um lugar
page-removeSeat = Tirar o lugar { $n }
page-options = Opções
page-random = aleatório
page-pick = escolha { $n }, ou nenhum para sortear
page-whoCanJoin = Quem pode entrar
page-inviteOnly = só com o link de convite
page-inPublic = qualquer um, pela lista pública
page-createTable = Abrir a mesa
page-createStart = Começar o jogo
page-yourTurn = Sua vez
page-statusOpen = esperando jogadores
page-statusPlaying = em jogo
page-statusOver = terminado
page-statusAbandoned = abandonado
page-statusAbandonedBy = abandonado: { $name } pediu
page-watch = Assistir
page-join = Participar
page-archive = Ocultar
page-setAside = A mesa { $id } não pode ser aberta: o jogo salvo está danificado, ou foi jogado por outras regras. Quem cuida do servidor acha o motivo no registro dele.
page-carry = Usar outro aparelho
page-carryHelp = Abra este link no outro aparelho em até dez minutos. Ele leva seu nome e seus lugares.
page-carrying = Trazendo seu nome …
page-linkOpen = Um link para outro aparelho está aberto até { $time }. Serve uma vez só.
page-linkBack = Retirar o link
page-signOut = Sair
page-signOutHere = Sair neste aparelho
page-signOutOthers = Sair em todos os outros aparelhos
page-signOutEverywhere = Sair em todos os aparelhos
page-signedOutOthers = Você saiu em todos os outros aparelhos.
page-signOutLost = Não há senha: depois de sair, ninguém mais pode ser { $name }, e os seus lugares se perdem. Para continuar como { $name } em outro aparelho, abra antes o link nele.
page-signOutAnyway = Sair mesmo assim
page-stay = Ficar
page-devices =
    { $n ->
        [1] Você é conhecido só neste aparelho.
       *[other] Você é conhecido em { $n } aparelhos.
    }
page-seatsStay = Os seus lugares continuam seus.
page-carryAsk = Usar este aparelho como { $name }?
page-carryInstead = No momento ele é de { $name }.
page-carryStay = Não, continuar como { $name }
page-carryReplace = Sim, ser { $name } aqui
page-copy = Copiar
page-copied = Copiado
page-invite = Link de convite
page-inviteHelp = Envie a quem deve jogar ou assistir.
page-sitHere = Sentar aqui
page-invitesTo = { $name } convida você para { $game }
page-whoIsThere = À mesa
page-howItIsPlayed = Como se joga
page-asUsual = Pelas regras de sempre, sem mudanças.
page-thisSeat = este
page-leave = Sair da mesa
page-letBot = Pôr um bot aqui
page-start = Começar o jogo
page-startWait = Antes, todos os lugares precisam estar ocupados.
page-waitHost = O anfitrião começa o jogo quando todos os lugares estiverem ocupados.
page-table = Mesa
page-board = Tabuleiro
page-you = você
page-watching = Você está assistindo.
page-waitingFor = Esperando { $names }
page-readAll = Ler tudo
page-thinking = { $name } está pensando …
page-gameOver = O jogo acabou
page-abandoned = Este jogo foi abandonado.
page-connecting = Conectando …
page-reconnecting = Reconectando …
page-unreachable = O servidor não responde. Nada mudou; tentando de novo.
page-skip = Pular
page-skipMoves = Pular { $n }
page-recap = Desde a sua última jogada
page-plays = { $name } está jogando …
page-storyAway = Enquanto você esteve fora
page-story = O que os outros fizeram
page-lookingBack = Olhando para trás: passo { $n } de { $all }
page-allChoices = Escolhas ({ $n })
page-hint = O que você faria?
page-hintThinking = Pensando …
page-hintWins = { $n } %
page-hintHelp = A chance de você vencer com cada uma, até onde dá para saber. Escolha uma, ou feche.
page-hintOne = Todas as escolhas dão no mesmo.
page-hintShow = Mostrar “{ $what }” no tabuleiro
page-undo = Desfazer
page-undoFree = Desfaz sua última escolha: nada escondido foi revelado desde então.
page-undoAsk = Pedir para desfazer
page-undoAskHelp = Algo escondido foi visto depois da sua última escolha, ou outra pessoa jogou: os outros precisam concordar. Bots sempre concordam.
page-undoAlone = Desfaz sua última escolha. Cartas e dados que ninguém podia saber podem sair diferentes.
page-undoNothing = Você não tem o que desfazer.
# Values: $name $n
page-undoAsked =
    { $n ->
        [1] { $name } pede para desfazer a última jogada.
       *[other] { $name } pede para desfazer as últimas { $n } jogadas.
    }
page-undoWaits = Você pediu para desfazer uma jogada. Os outros ainda não responderam.
page-undoRefused = Os outros disseram não: a jogada fica.
page-agree = Concordar
page-refuse = Recusar
page-withdraw = Retirar
page-abandon = Abandonar o jogo
page-abandonHelp = Se todos os que têm lugar concordarem, até quem deixou um bot jogar, o jogo acaba na hora, sem resultado. Eles veem que foi você quem pediu. Até que todos concordem, o jogo continua.
page-abandonAsk = Pedir para abandonar
page-playOn = Continuar jogando
page-abandonAlone = Você é a única pessoa aqui: o jogo acaba na hora e de vez, sem resultado.
page-abandonedBy = Este jogo foi abandonado: { $name } pediu, e todos concordaram.
page-abandonAsked = { $name } pede para abandonar o jogo. Ele acaba sem resultado se todos os que têm lugar concordarem.
page-abandonWaits = Você concordou em abandonar o jogo. Ele continua até que concordem também: { $missing }.
page-abandonRefused = O jogo continua: alguém quer terminá-lo.
page-handOver = Deixar um bot jogar por mim
page-botPlays = Um bot ({ $level }) joga por você.
page-takeBack = Retomar meu lugar
page-botFailed = O bot que joga por { $seat } não respondeu: o jogo espera.
page-askAgain = Perguntar de novo
page-letPlay = Deixar { $bot } jogar
page-report = Relatar um problema
page-reportHelp = O que está errado? Suas palavras, o que você vê do jogo, o jogo inteiro até aqui e o nome do seu navegador vão para um arquivo, para quem cuida deste servidor.
page-reportSealed = O que está escondido de você fica lacrado nele: só quem cuida do servidor pode abrir.
page-reportOpen = Este jogo acabou: nada nele é mais segredo.
page-reportText = O que aconteceu, e o que devia ter acontecido?
page-reportSend = Enviar o relato
page-reported = Obrigado. O relato está guardado no servidor com o número { $number }.
page-reportSave = Salvar o arquivo
page-menu = Menu
page-close = Fechar
page-language = Idioma
page-appearance = Aparência
page-themeSystem = como o sistema
page-themeDark = escura
page-themeLight = clara
page-pace = Ritmo das jogadas dos outros
page-paceSlow = uma a uma, devagar
page-paceNormal = uma a uma, no ritmo da leitura
page-paceQuick = uma a uma, depressa
page-paceOff = tudo de uma vez
page-sound = Sons: sua vez, dados, cartas, peças
page-yesDo = Sim, { $what }
page-confirm = Confirmar
page-cancel = Cancelar
page-guard = Perguntar de novo antes de eu perder algo
page-confirmMoves = Confirmar cada jogada
page-single = Se só tenho uma escolha
page-singleNever = esperar por mim
page-singleIdle = deixar passar se só posso deixar acontecer
page-singleAlways = escolher por mim
page-goesOn = Segue sozinho em um momento.
page-keys = Teclado
page-keyNumbers = Escolher o que tem este número
page-keyMain = O botão principal: terminar o turno, passar, seguir
page-keyUndo = Desfazer
page-keyHint = O que um bom jogador faria
page-keyHelp = Esta lista
page-keyTab = Para a próxima coisa; Enter a escolhe
page-keyRule = Ler a regra que proíbe algo
page-keyEscape = Fechar, ou mudar de ideia
page-log = Registro
page-logEmpty = Nada aconteceu ainda.
page-logNewest = Mais recentes
# Values: $name $n
page-tookBack =
    { $n ->
        [1] { $name } desfez uma jogada
       *[other] { $name } desfez { $n } jogadas
    }
# Values: $name $n
page-tookBackTurn =
    { $n ->
        [1] { $name } desfez o fim da vez
       *[other] { $name } desfez { $n } jogadas, a partir do fim da vez
    }
# Values: $name $n $what
page-tookBackFrom =
    { $n ->
        [1] { $name } desfez uma jogada: “{ $what }”
       *[other] { $name } desfez { $n } jogadas, a partir de “{ $what }”
    }
page-drawnAnew = Cartas e dados que ninguém podia saber podem sair diferentes agora.
page-logEarlier = { $n } linhas anteriores …
page-filter = Mostrar
page-everybody = todos
page-sinceTurn = desde o seu último turno
page-chat = Conversa
page-chatEmpty = Ninguém disse nada.
page-earlierChat = Mensagens anteriores
page-say = Diga algo
page-send = Enviar
page-details = Lugares, registro e conversa
# Values: $seat $name
page-curtain = Passe a tela para { $name } ({ $seat }).
page-curtainHelp = Os outros não olham. A mão fica escondida até você apertar o botão.
page-iAm = Sou { $seat }
page-thinkingFor = pensando há { $time }
page-replay = Reprise
page-replayMove = Jogada { $n } de { $all }
page-replayFirst = Ao início
page-replayBack = Voltar
page-replayOn = Avançar
page-replayLast = Ao fim
page-replayPlay = Reproduzir
page-replayStop = Pausar
page-replayLink = Link para esta jogada
page-replayLeave = Voltar ao jogo
page-goal = Como vencer
page-goalOwn = Só você sabe
page-goalAll = Pelo que você sabe
page-goalMore = +{ $n }
page-finalScore = Pontuação final
page-source = Origem
page-total = Total
page-wins = { $name } vence
page-draw = Empate entre { $names }
# Values: $name $n
page-hintsAsked =
    { $n ->
        [one] { $name } pediu uma dica.
       *[other] { $name } pediu { $n } dicas.
    }
page-scoreOverTime = Pontuação ao longo do jogo
page-scoreHelp = Escolha um ponto para ver o jogo naquela jogada.
page-record = Baixar o registro
page-rematch = Revanche
page-nextOfChronicle = Próximo jogo desta crônica
page-chronicle = A crônica
page-saveChronicle = Salvar a crônica
page-closed = O próximo jogo desta crônica está em andamento: até acabar, não há registro deste.
page-toRematch = Ir à revanche
page-lookAtBoard = Ver o tabuleiro
page-cards = Cartas
page-rules = Regras
page-inPlace = Continuar lendo nas regras
page-howToPlay = Como jogar
page-icons = Ícones
page-search = Buscar
page-cardsFound =
    { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
page-clausesFound =
    { $n ->
        [1] 1 trecho
       *[other] { $n } trechos
    }
page-rulesLanguage = Uma parte está só em inglês.
page-contents = Índice
page-notFound = Não há nada neste endereço.
page-toLobby = Ao salão
page-loading = Carregando …
page-noBoard = Esta página não tem tabuleiro para esse jogo.
page-oddsOf = De onde vêm as chances de “{ $what }”
page-oddsHow = De onde vêm estas chances

## Lessons on the page

page-learn = Aprender a jogar
page-learnHelp = Aprenda jogando: todas as jogadas são suas, e cada regra vem na hora em que você precisa dela.
page-lesson = Lição
page-lessonStart = Começar
page-lessonMinutes = Uns { $n } minutos.
page-lessonProgress = Até onde você chegou
page-lessonDone = A lição acabou.
page-lessonBack = Voltar
page-lessonOn = Continuar
page-lessonYours = Sua jogada
page-lessonNext = Próxima lição
page-lessonPlay = Jogar uma partida de verdade
