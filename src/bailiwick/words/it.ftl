### Ciò che non è di nessun gioco: al tavolo, nel terminale e nella pagina.

## The language's own name, and its tag for the browser

ownName = Italiano
    .tag = it

## Preposizioni che si uniscono all'articolo del nome che segue: gli articoli, e ciò che ogni preposizione diventa con essi

contractions = il, lo, la, l', i, gli, le
    .a = al, allo, alla, all', ai, agli, alle
    .da = dal, dallo, dalla, dall', dai, dagli, dalle
    .di = del, dello, della, dell', dei, degli, delle
    .in = nel, nello, nella, nell', nei, negli, nelle
    .su = sul, sullo, sulla, sull', sui, sugli, sulle

## How card texts are put together

then = , poi{ " " }

## What the bots that come with the games are called; others keep their own name

bots =
    .beginner = principiante
    .easy = facile
    .medium = medio
    .hard = difficile
    .expert = esperto
    .greedy = avido
    .random = a caso

## How the levels play, from the weakest to the strongest

levels =
    .beginner = Ha appena imparato le regole e vede poche delle sue possibilità.
    .easy = Gioca con buon senso, ma gli sfuggono molte cose.
    .medium = Vede quasi tutto, ma non pensa oltre la prossima mossa.
    .hard = Pianifica il suo turno fino alla fine.
    .expert = Confronta molti piani per il suo turno e tiene conto della fortuna.

## What the table refuses, by its code. In English it says more: its own sentence

refusals =
    .abandoned = Questa partita è stata abbandonata.
    .bad_link = Quel link non vale più: creane uno nuovo.
    .bad_name = Un nome non può restare vuoto.
    .early = Troppo presto: la partita non è ancora arrivata a quella scelta.
    .empty = Prima scrivi qualcosa.
    .hint_failed = Nessun suggerimento trovato: chiedi di nuovo, o scegli senza.
    .hints_off = Chi ospita questo tavolo ha disattivato i suggerimenti.
    .lesson_alone = In una lezione nessun bot gioca per te.
    .next_is_on = La prossima partita di questa cronaca è in corso: finché non finisce, nessuno può vedere ciò che questa ha nascosto.
    .no_chronicle = Questa partita non ha lasciato una cronaca.
    .no_hints = Qui non ci sono suggerimenti.
    .no_such_seat = A questo tavolo non c’è quel posto.
    .no_such_table = Quel tavolo non esiste.
    .not_host = Può farlo solo chi ospita.
    .not_open = La partita è già cominciata.
    .not_over = Solo a partita finita.
    .not_started = La partita non è ancora cominciata.
    .not_you = Prima di’ il tuo nome.
    .not_your_seat = Quel posto non è tuo.
    .not_your_turn = Ora non tocca a te scegliere.
    .nothing_asked = Nessuno chiede di annullare una mossa.
    .nothing_to_undo = Non hai ancora giocato.
    .over = La partita è finita.
    .rules_failed = Il gioco è inciampato nelle proprie regole. Nulla è cambiato, e chi gestisce il server ha una segnalazione.
    .seat_taken = Quel posto è già occupato.
    .seats_open = Ci sono ancora posti liberi: aspetta qualcuno, o mettici dei bot.
    .set_aside = Questo tavolo non si può aprire: la partita salvata è danneggiata, o è stata giocata con altre regole.
    .signed_out = Qualcuno è uscito da questo dispositivo.
    .stale = Troppo tardi: la partita è andata avanti.
    .too_many = Troppo in fretta: aspetta un momento.

## Lessons

lesson_over = La lezione finisce qui. Ora gioca una partita vera.
lesson_waits = Un momento: prima muovono gli altri.

## The terminal

cli-welcome = { $game }, seme { $seed }. Tu sei { $seat }; contro di te: { $rivals }. ? è l'aiuto.
cli-your_game = La tua partita: { $address }
cli-serving = Le partite stanno in { $folder }. Ctrl-C ferma questo server; nessuna partita va persa.
cli-chronicle_on_page = A partita finita, salva la cronaca dalla pagina come { $file }.
cli-chronicle_in = La cronaca continua in { $file }
cli-chronicle_changed = { $file } è cambiato da quando questa partita ne è partita, e resta com'è: `bailiwick chronicle { $record } --text` mostra la cronaca che questa partita ha lasciato.
cli-already = Bailiwick è già in funzione a { $address }: la partita si apre lì.
cli-no_browser = Qui non si può aprire un browser: apri quell'indirizzo in uno, o gioca nel terminale con `bailiwick play --terminal`.
cli-rules_failed = { $problem } Nulla è cambiato. `bailiwick capsule { $file }` lo mostra; per favore, mandaci quel file.
cli-resumed = Si riprende dopo la mossa { $n }.
cli-log = Cosa è successo
cli-whole_log = La partita fin qui
cli-log_cut = … altre { $n } righe prima (l: tutte)
cli-nothing_yet = Non è ancora successo nulla.
cli-forced = Una sola scelta, fatta per te: { $choice }
cli-lesson_game = Gioco
cli-lesson_name = Lezione
cli-lesson_title = Titolo
cli-lesson_minutes = Minuti
cli-lesson_moves = Mosse
cli-lesson_checked = Provata
cli-lesson_told =
    { $n ->
        [one] fino alla fine, un testo
       *[other] fino alla fine, { $n } testi
    }
cli-your_choice = Numero o nome ({ $n } scelte; ? aiuto)
cli-panels_cut = Solo ciò che è cambiato; m mostra tutto.
cli-no_number = Non c'è la scelta { $n }; vanno da 1 a { $most }.
cli-not_understood = { $line } qui non è una scelta. ? è l'aiuto.
cli-ambiguous = { $line } può essere: { $choices }
cli-and_more = e altri { $n }
cli-not_possible = { $action }: non è possibile. { $why }
cli-possible = { $action }: ora è possibile, scelta { $n }.
cli-choice_is = La scelta { $n } è { $action }: { $meaning }.
cli-undone = Annullato: { $choice }
cli-cannot_undo = Non c'è nulla da annullare: si è rivelato qualcosa, ha agito un altro, o non hai ancora fatto nulla.
cli-saved = Salvato in { $file }
cli-save_where = Ogni mossa si salva in { $file }; `s FILE` ne fa una copia altrove.
cli-not_a_save = { $file } esiste e non è un salvataggio di questa partita; `s! { $file }` lo sovrascrive.
cli-not_saved = Non si può salvare: { $why }
cli-left = La partita aspetta in { $file }; `bailiwick play -t --resume` la riprende.
cli-left_unsaved = La partita non è stata salvata.
cli-final = Punteggio finale
cli-score = Punteggio se la partita finisse ora
cli-total = totale
cli-winner = Vince { $seat }.
cli-winners = Vincono insieme { $seats }.
cli-you_won = Hai vinto!
cli-record_in = La registrazione è in { $file }
cli-waiting_for = { $seat } deve scegliere: { $question }
cli-after_moves = Dopo { $n } di { $all } mosse
cli-result_holds = Rivista, la partita finisce come dice la registrazione.
cli-no_card = Nessuna carta ha { $name } nel nome.
cli-card = Carta
cli-text = Testo
cli-cards_found = { $n } carte
cli-help = [b]N[/]            fa' la scelta numero N
    { "" }[b]play noble[/]   scegli per nome, o per gli inizi (p no)
    { "" }[b]u[/]            annulla la tua ultima scelta, se non si è rivelato nulla
    { "" }[b]? CARTA[/]      che cosa dice una carta
    { "" }[b]? N[/]          che cos'è la scelta N
    { "" }[b]? deploy X[/]   perché qualcosa non è possibile, con la clausola delle regole
    { "" }[b]l[/]            tutto il diario          [b]m[/]  di nuovo tutto il tavolo
    { "" }[b]s FILE[/]       salva una copia (s! FILE sovrascrive qualunque file)
    { "" }[b]q[/]            esci; nulla va perso

## The page

page-tagline = Giochi da tavolo di controllo territoriale, con gli amici o contro i bot.
page-yourName = Il tuo nome
page-nameHelp = È tutto qui: niente password, niente e-mail.
page-enter = Entra
page-lobby = Sala
page-hello = Ciao, { $name }
page-rename = Cambia nome
page-playNow = Gioca subito
page-playAlone = Gioca da solo
page-playNowHelp = Tu contro due bot, subito.
page-withFriends = Con amici …
page-players = { $n } giocatori
page-minutes = { $n } minuti
page-weights =
    .light = facile da imparare
    .medium = qualche regola da imparare
    .heavy = molte regole da imparare
page-games = Giochi
page-somebody = Giocatore
page-layingOut = Preparo la partita …
page-newTable = Nuovo tavolo
page-stepGame = Quale gioco?
page-stepPlayers = Chi gioca?
page-stepOptions = Come?
page-stepBack = Indietro
page-stepNext = Avanti
page-takesPlayers = Per { $n } giocatori. Cambia qui sotto qualsiasi posto.
page-withWhom = Con chi?
page-byLink = Amici, con un link
page-againstBots = Contro i bot
page-atThisScreen = Tutti a questo schermo
page-meHere = Tu
page-friendByLink = Un amico, con un link
page-botOf = Un bot: { $bot }
page-howStrong = Quanto sono forti i bot?
page-firstGame = Prima partita: { $title }
page-optionsHelp = Tutto è come gioca la maggior parte. Cambia ciò che vuoi, o comincia e basta.
page-allOptions = Tutte le opzioni ({ $n })
page-hints = Suggerimenti
page-hintsHelp = Si può chiedere che cosa farebbe un buon giocatore. Alla fine tutti vedono chi l'ha chiesto, e quante volte.
page-myTables = Le tue partite
page-publicTables = Vieni a giocare
page-finishedTables = Partite finite
page-invites = { $name } ti invita
page-won = { $name } ha vinto
page-wonAs = { $name } ha vinto: { $how }
page-youWon = Hai vinto
page-youWonAs = Hai vinto: { $how }
page-noTables = Ancora nessun tavolo.
page-noPublic = Adesso nessun tavolo pubblico aspetta giocatori.
page-game = Gioco
page-seats = Posti
page-seat = Posto { $n }
page-me = io
page-open = libero
page-openSeat = posto libero
page-bot = bot
page-automaton = automa
page-botLevel = bot: { $bot }
page-ownText = un tuo testo
page-ownTextFile = { $option }: un file
page-ownTextHere = { $option }: incolla il testo
page-guest = Un ospite a questo schermo
page-guestName = Nome dell’ospite
page-addSeat = Aggiungi un posto
page-removeSeat = Togli il posto { $n }
page-options = Opzioni
page-random = a caso
page-pick = scegline { $n }, o nessuno per tirare a sorte
page-whoCanJoin = Chi può partecipare
page-inviteOnly = solo con il link d’invito
page-inPublic = chiunque, dall’elenco pubblico
page-createTable = Apri il tavolo
page-createStart = Inizia la partita
page-yourTurn = Tocca a te
page-statusOpen = in attesa di giocatori
page-statusPlaying = in corso
page-statusOver = finita
page-statusAbandoned = abbandonata
page-statusAbandonedBy = abbandonata: l’ha chiesto { $name }
page-watch = Guarda
page-join = Partecipa
page-archive = Nascondi
page-setAside = Il tavolo { $id } non si può aprire: la partita salvata è danneggiata, o è stata giocata con altre regole. Chi gestisce il server trova il motivo nel suo registro.
page-carry = Usa un altro dispositivo
page-carryHelp = Apri questo link sull’altro dispositivo entro dieci minuti. Porta con sé il tuo nome e i tuoi posti.
page-carrying = Porto qui il tuo nome …
page-linkOpen = Un link per un altro dispositivo è aperto fino alle { $time }. Vale una volta sola.
page-linkBack = Ritira il link
page-signOut = Esci
page-signOutHere = Esci da questo dispositivo
page-signOutOthers = Esci da tutti gli altri dispositivi
page-signOutEverywhere = Esci da tutti i dispositivi
page-signedOutOthers = Sei uscito da tutti gli altri dispositivi.
page-signOutLost = Non c’è una password: una volta uscito, nessuno può più essere { $name }, e i tuoi posti sono persi. Per continuare come { $name } altrove, apri prima il link sull’altro dispositivo.
page-signOutAnyway = Esci lo stesso
page-stay = Resta
page-devices =
    { $n ->
        [one] Sei conosciuto solo su questo dispositivo.
       *[other] Sei conosciuto su { $n } dispositivi.
    }
page-seatsStay = I tuoi posti restano tuoi.
page-carryAsk = Usare questo dispositivo come { $name }?
page-carryInstead = Al momento è di { $name }.
page-carryStay = No, resta { $name }
page-carryReplace = Sì, essere { $name } qui
page-copy = Copia
page-copied = Copiato
page-invite = Link d’invito
page-inviteHelp = Mandalo a chi deve giocare o guardare.
page-sitHere = Siediti qui
page-invitesTo = { $name } ti invita a { $game }
page-whoIsThere = Al tavolo
page-howItIsPlayed = Come si gioca
page-asUsual = Con le regole di sempre, senza cambiamenti.
page-thisSeat = questo
page-leave = Lascia il tavolo
page-letBot = Metti qui un bot
page-start = Inizia la partita
page-startWait = Prima devono essere occupati tutti i posti.
page-waitHost = Chi ospita inizia la partita quando tutti i posti sono occupati.
page-table = Tavolo
page-board = Tabellone
page-you = tu
page-watching = Stai guardando.
page-waitingFor = Si aspetta { $names }
page-readAll = Leggi tutto
page-thinking = { $name } sta pensando …
page-gameOver = La partita è finita
page-abandoned = Questa partita è stata abbandonata.
page-connecting = Connessione …
page-reconnecting = Riconnessione …
page-unreachable = Il server non risponde. Niente è cambiato; riprovo.
page-skip = Salta
page-skipMoves = Salta { $n }
page-recap = Dalla tua ultima mossa
page-plays = { $name } sta giocando …
page-storyAway = Mentre non c’eri
page-story = Che cosa hanno fatto gli altri
page-lookingBack = Uno sguardo indietro: passo { $n } di { $all }
page-allChoices = Scelte ({ $n })
page-hint = Tu cosa faresti?
page-hintThinking = Ci penso …
page-hintWins = { $n } %
page-hintHelp = Quanto è probabile che tu vinca con ciascuna, per quanto si può sapere. Scegline una, o chiudi.
page-hintOne = Tutte le scelte portano allo stesso punto.
page-hintShow = Mostra “{ $what }” sul tabellone
page-undo = Annulla
page-undoFree = Annulla la tua ultima scelta: da allora non è stato rivelato nulla di nascosto.
page-undoAsk = Chiedi di annullare
page-undoAskHelp = Dopo la tua ultima scelta si è visto qualcosa di nascosto, o ha giocato qualcun altro: gli altri devono essere d’accordo. I bot lo sono sempre.
page-undoAlone = Annulla la tua ultima scelta. Carte e dadi che nessuno poteva sapere possono uscire diversi.
page-undoNothing = Non hai nulla da annullare.
# Values: $name $n
page-undoAsked =
    { $n ->
        [one] { $name } chiede di annullare l’ultima mossa.
       *[other] { $name } chiede di annullare le ultime { $n } mosse.
    }
page-undoWaits = Hai chiesto di annullare una mossa. Gli altri non hanno ancora risposto.
page-undoRefused = Gli altri hanno detto di no: la mossa resta.
page-agree = D’accordo
page-refuse = Rifiuta
page-withdraw = Ritira
page-abandon = Abbandona la partita
page-abandonHelp = Se sono d’accordo tutti quelli che hanno un posto, anche chi fa giocare un bot, la partita finisce subito, senza risultato. Vedono che l’hai chiesto tu. Finché non sono tutti d’accordo si continua.
page-abandonAsk = Chiedi di abbandonarla
page-playOn = Continua a giocare
page-abandonAlone = Sei l’unica persona qui: la partita finisce subito e per sempre, senza risultato.
page-abandonedBy = Questa partita è stata abbandonata: l’ha chiesto { $name }, e tutti erano d’accordo.
page-abandonAsked = { $name } chiede di abbandonare la partita. Finisce senza risultato se tutti quelli che hanno un posto sono d’accordo.
page-abandonWaits = Hai accettato di abbandonare la partita. Continua finché non accettano anche: { $missing }.
page-abandonRefused = La partita continua: qualcuno vuole finirla.
page-handOver = Fai giocare un bot per me
page-botPlays = Un bot ({ $level }) gioca per te.
page-takeBack = Riprendi il mio posto
page-botFailed = Il bot che gioca per { $seat } non ha risposto: la partita aspetta.
page-askAgain = Chiedi di nuovo
page-letPlay = Fai giocare { $bot }
page-report = Segnala un problema
page-reportHelp = Che cosa non va? Le tue parole, quello che vedi della partita, tutta la partita fin qui e il nome del tuo browser vanno in un file per chi gestisce questo server.
page-reportSealed = Quello che ti è nascosto resta sigillato: può aprirlo solo chi gestisce il server.
page-reportOpen = Questa partita è finita: non contiene più segreti.
page-reportText = Che cosa è successo, e che cosa doveva succedere?
page-reportSend = Invia la segnalazione
page-reported = Grazie. La segnalazione è sul server con il numero { $number }.
page-reportSave = Salva il file
page-menu = Menu
page-close = Chiudi
page-language = Lingua
page-appearance = Aspetto
page-themeSystem = come il sistema
page-themeDark = scuro
page-themeLight = chiaro
page-pace = Ritmo delle mosse altrui
page-paceSlow = una a una, piano
page-paceNormal = una a una, a ritmo di lettura
page-paceQuick = una a una, in fretta
page-paceOff = tutte insieme
page-sound = Suoni: il tuo turno, dadi, carte, pezzi
page-yesDo = Sì, { $what }
page-confirm = Conferma
page-cancel = Lascia stare
page-guard = Chiedi due volte prima che io perda qualcosa
page-confirmMoves = Conferma ogni mossa
page-single = Se ho una sola scelta
page-singleNever = aspettami
page-singleIdle = lascia correre se posso solo lasciar accadere
page-singleAlways = sceglila per me
page-goesOn = Prosegue da solo tra un momento.
page-keys = Tastiera
page-keyNumbers = Scegli ciò che ha questo numero
page-keyMain = Il pulsante principale: fine del turno, passa, prosegui
page-keyUndo = Annulla
page-keyHint = Che cosa farebbe un buon giocatore
page-keyHelp = Questo elenco
page-keyTab = Alla prossima cosa; Invio la sceglie
page-keyRule = Leggi la regola che vieta qualcosa
page-keyEscape = Chiudi, o cambia idea
page-log = Cronaca
page-logEmpty = Non è ancora successo nulla.
page-logNewest = Le più recenti
# Values: $name $n
page-tookBack =
    { $n ->
        [one] { $name } ha annullato una mossa
       *[other] { $name } ha annullato { $n } mosse
    }
# Values: $name $n
page-tookBackTurn =
    { $n ->
        [one] { $name } ha annullato la fine del turno
       *[other] { $name } ha annullato { $n } mosse, a partire dalla fine del turno
    }
# Values: $name $n $what
page-tookBackFrom =
    { $n ->
        [one] { $name } ha annullato una mossa: «{ $what }»
       *[other] { $name } ha annullato { $n } mosse, a partire da «{ $what }»
    }
page-drawnAnew = Carte e dadi che nessuno poteva sapere ora possono uscire diversi.
page-logEarlier = { $n } righe precedenti …
page-filter = Mostra
page-everybody = tutti
page-sinceTurn = dal tuo ultimo turno
page-chat = Chat
page-chatEmpty = Nessuno ha detto nulla.
page-earlierChat = Messaggi precedenti
page-say = Di’ qualcosa
page-send = Invia
page-details = Posti, cronaca e chat
# Values: $seat $name
page-curtain = Passa lo schermo a { $name } ({ $seat }).
page-curtainHelp = Gli altri non guardano. La mano resta nascosta finché non premi il pulsante.
page-iAm = Sono { $seat }
page-thinkingFor = ci pensa da { $time }
page-replay = Rivedi
page-replayMove = Mossa { $n } di { $all }
page-replayFirst = All’inizio
page-replayBack = Indietro
page-replayOn = Avanti
page-replayLast = Alla fine
page-replayPlay = Riproduci
page-replayStop = Pausa
page-replayLink = Link a questa mossa
page-replayLeave = Torna alla partita
page-goal = Come si vince
page-goalOwn = Solo tu sai
page-goalAll = Per quanto ne sai
page-goalMore = +{ $n }
page-finalScore = Punteggio finale
page-source = Origine
page-total = Totale
page-wins = Vince { $name }
page-draw = Pareggio tra { $names }
# Values: $name $n
page-hintsAsked =
    { $n ->
        [one] { $name } ha chiesto un suggerimento.
       *[other] { $name } ha chiesto { $n } suggerimenti.
    }
page-scoreOverTime = Punteggio nel tempo
page-scoreHelp = Scegli un punto per vedere la partita a quella mossa.
page-record = Scarica la registrazione
page-rematch = Rivincita
page-nextOfChronicle = Prossima partita di questa cronaca
page-chronicle = La cronaca
page-saveChronicle = Salva la cronaca
page-closed = La prossima partita di questa cronaca è in corso: finché non finisce, di questa non c’è registrazione.
page-toRematch = Alla rivincita
page-lookAtBoard = Guarda il tabellone
page-cards = Carte
page-rules = Regole
page-inPlace = Continua a leggere nelle regole
page-howToPlay = Come si gioca
page-icons = Icone
page-search = Cerca
page-cardsFound =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
page-clausesFound =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
page-rulesLanguage = Una parte è solo in inglese.
page-contents = Indice
page-notFound = Non c’è nulla a questo indirizzo.
page-toLobby = Alla sala
page-loading = Caricamento …
page-noBoard = Questa pagina non ha un tabellone per quel gioco.
page-oddsOf = Da dove vengono le probabilità di «{ $what }»
page-oddsHow = Da dove vengono queste probabilità

## Lessons on the page

page-learn = Impara a giocare
page-learnHelp = Si impara giocando: ogni mossa è tua, e ogni regola arriva quando ti serve.
page-lesson = Lezione
page-lessonStart = Comincia
page-lessonMinutes = Circa { $n } minuti.
page-lessonProgress = A che punto sei
page-lessonDone = La lezione è finita.
page-lessonBack = Indietro
page-lessonOn = Avanti
page-lessonYours = Tocca a te
page-lessonNext = Prossima lezione
page-lessonPlay = Gioca una partita vera
