### What is said of no game: by the table, in the terminal and on the page.

## The language's own name, and its tag for the browser

ownName = English
    .tag = en

## How card texts are put together

then = , then{ " " }

## What the bots that come with the games are called; others keep their own name

bots =
    .beginner = beginner
    .easy = easy
    .medium = medium
    .hard = hard
    .expert = expert
    .greedy = greedy
    .random = random

## How the levels play, from the weakest to the strongest

levels =
    .beginner = Has just learned the rules and sees few of its choices.
    .easy = Plays sensibly but overlooks a lot.
    .medium = Sees nearly everything, but thinks no further than its next move.
    .hard = Plans its turn to the end.
    .expert = Compares many plans for its turn and allows for luck.

## What the table refuses, by its code. In English it says more: its own sentence

refusals =
    .abandoned = This game was abandoned.
    .bad_link = That link is no longer good: make a new one.
    .bad_name = A name can't be blank.
    .early = Too early: the game has not come to that choice yet.
    .empty = Write something first.
    .hint_failed = No hint was found: ask again, or choose without one.
    .hints_off = The host of this table has switched hints off.
    .lesson_alone = In a lesson no bot plays for you.
    .next_is_on = The next game of this chronicle is being played: until it is over, nobody can see what this one has hidden.
    .no_chronicle = This game has left no chronicle.
    .no_hints = There are no hints here.
    .no_such_seat = There is no such seat at this table.
    .no_such_table = There is no such table.
    .not_host = Only the host can do that.
    .not_open = The game has started already.
    .not_over = Only when the game is over.
    .not_started = The game has not started yet.
    .not_you = Say your name first.
    .not_your_seat = That seat is not yours.
    .not_your_turn = It is not your turn to choose.
    .nothing_asked = Nobody asks to take a move back.
    .nothing_to_undo = You have not moved yet.
    .over = The game is over.
    .rules_failed = The game has stumbled over its own rules. Nothing has changed, and whoever runs the server has a report.
    .seat_taken = That seat is taken.
    .seats_open = There are still free seats: wait for people, or let bots take them.
    .set_aside = This table can't be opened: its saved game is damaged, or was played by other rules.
    .signed_out = Somebody has signed out on this device.
    .stale = Too late: the game has gone on.
    .too_many = Too fast: wait a moment.

## Lessons

lesson_over = The lesson ends here. Play a real game now.
lesson_waits = One moment: the others move first.

## The terminal

cli-welcome = { $game }, seed { $seed }. You are { $seat }; against you: { $rivals }. ? is help.
cli-your_game = Your game: { $address }
cli-serving = Games are kept in { $folder }. Ctrl-C ends this server; no game is lost.
cli-chronicle_on_page = When the game is over, save its chronicle on the page as { $file }.
cli-chronicle_in = The chronicle goes on in { $file }
cli-chronicle_changed = { $file } has changed since this game began from it, and is left as it is: `bailiwick chronicle { $record } --text` prints the chronicle that this game has left.
cli-already = Bailiwick is running at { $address } already: the game opens there.
cli-no_browser = No browser could be opened here: open that address in one, or play in the terminal with `bailiwick play --terminal`.
cli-rules_failed = { $problem } Nothing has changed. `bailiwick capsule { $file }` shows it; please send us that file.
cli-resumed = Going on after move { $n }.
cli-log = What happened
cli-whole_log = The whole game so far
cli-log_cut = … { $n } more lines before these (l: all)
cli-nothing_yet = Nothing has happened yet.
cli-forced = Only one choice, made for you: { $choice }
cli-lesson_game = Game
cli-lesson_name = Lesson
cli-lesson_title = Title
cli-lesson_minutes = Minutes
cli-lesson_moves = Moves
cli-lesson_checked = Checked
cli-lesson_told =
    { $n ->
        [one] to the end, one text
       *[other] to the end, { $n } texts
    }
cli-your_choice = Number or name ({ $n } choices; ? help)
cli-panels_cut = Only what changed; m shows everything.
cli-no_number = There is no choice { $n }; they go from 1 to { $most }.
cli-not_understood = { $line } is not a choice here. ? is help.
cli-ambiguous = { $line } could be: { $choices }
cli-and_more = and { $n } more
cli-not_possible = { $action }: not possible. { $why }
cli-possible = { $action }: possible now, choice { $n }.
cli-choice_is = Choice { $n } is { $action }: { $meaning }.
cli-undone = Taken back: { $choice }
cli-cannot_undo = Nothing can be taken back: something hidden was revealed since, someone else has acted, or you have not acted yet.
cli-saved = Saved in { $file }
cli-save_where = Every move is saved in { $file }; `s FILE` puts a copy elsewhere.
cli-not_a_save = { $file } exists and is not a save of this game; `s! { $file }` overwrites it.
cli-not_saved = It can't be saved: { $why }
cli-left = The game waits in { $file }; `bailiwick play -t --resume` goes on.
cli-left_unsaved = The game was not saved.
cli-final = Final score
cli-score = Score if the game ended now
cli-total = total
cli-winner = { $seat } wins.
cli-winners = { $seats } win together.
cli-you_won = You have won!
cli-record_in = The record is in { $file }
cli-waiting_for = { $seat } must choose: { $question }
cli-after_moves = After { $n } of { $all } moves
cli-result_holds = The replay ends as the record says.
cli-no_card = No card has { $name } in its name.
cli-card = Card
cli-text = Text
cli-cards_found = { $n } cards
cli-help = [b]N[/]            take choice number N
    { "" }[b]play noble[/]   take a choice by its name, or its beginnings (p no)
    { "" }[b]u[/]            take back your last choice, as long as nothing was revealed
    { "" }[b]? CARD[/]       what a card says
    { "" }[b]? N[/]          what choice N is
    { "" }[b]? deploy X[/]   why something is not possible, with the clause of the rules
    { "" }[b]l[/]            the whole log            [b]m[/]  the whole table again
    { "" }[b]s FILE[/]       save a copy (s! FILE overwrites anything)
    { "" }[b]q[/]            leave; nothing is lost

## The page

page-tagline = Area-control board games, with friends or against bots.
page-yourName = Your name
page-nameHelp = That is all: no password, no e-mail.
page-enter = Come in
page-lobby = Lobby
page-hello = Hello, { $name }
page-rename = Change name
page-playNow = Play now
page-playAlone = Play alone
page-playNowHelp = You against two bots, right away.
page-withFriends = With friends …
page-players = { $n } players
page-minutes = { $n } min
page-weights =
    .light = easy to learn
    .medium = some rules to learn
    .heavy = many rules to learn
page-games = Games
page-somebody = Player
page-layingOut = Laying out the game …
page-newTable = New table
page-stepGame = Which game?
page-stepPlayers = Who plays?
page-stepOptions = How?
page-stepBack = Back
page-stepNext = Next
page-takesPlayers = For { $n } players. Change any seat below.
page-withWhom = With whom?
page-byLink = Friends, by link
page-againstBots = Against bots
page-atThisScreen = All at this screen
page-meHere = You
page-friendByLink = A friend, by link
page-botOf = A bot: { $bot }
page-howStrong = How strong are the bots?
page-firstGame = First game: { $title }
page-optionsHelp = Everything is set as most people play it. Change what you like, or just begin.
page-allOptions = All options ({ $n })
page-hints = Hints
page-hintsHelp = Players can ask what a good player would do. In the end all see who did, and how often.
page-myTables = Your games
page-publicTables = Come and play
page-finishedTables = Finished games
page-invites = { $name } invites you
page-won = { $name } won
page-wonAs = { $name } won: { $how }
page-youWon = You won
page-youWonAs = You won: { $how }
page-noTables = No tables yet.
page-noPublic = No public table is waiting for players right now.
page-game = Game
page-seats = Seats
page-seat = Seat { $n }
page-me = me
page-open = open
page-openSeat = free seat
page-bot = bot
page-automaton = automaton
page-botLevel = bot: { $bot }
page-ownText = your own text
page-ownTextFile = { $option }: a file
page-ownTextHere = { $option }: paste the text
page-guest = A guest at this screen
page-guestName = Guest's name
page-addSeat = Add a seat
page-removeSeat = Remove seat { $n }
page-options = Options
page-random = random
page-pick = pick { $n }, or none for random
page-whoCanJoin = Who can join
page-inviteOnly = only by invite link
page-inPublic = anybody, from the public list
page-createTable = Open the table
page-createStart = Start the game
page-yourTurn = Your turn
page-statusOpen = waiting for players
page-statusPlaying = in play
page-statusOver = finished
page-statusAbandoned = abandoned
page-statusAbandonedBy = abandoned: { $name } asked for it
page-watch = Watch
page-join = Join
page-archive = Hide
page-setAside = Table { $id } can't be opened: its saved game is damaged, or was played by other rules. Whoever runs the server finds the reason in its log.
page-carry = Use another device
page-carryHelp = Open this link on the other device within ten minutes. It carries your name and your seats.
page-carrying = Bringing your name here …
page-linkOpen = A link to another device is open until { $time }. It works once.
page-linkBack = Take the link back
page-signOut = Sign out
page-signOutHere = Sign out here
page-signOutOthers = Sign out on all other devices
page-signOutEverywhere = Sign out everywhere
page-signedOutOthers = You are signed out on all other devices.
page-signOutLost = There is no password: once you sign out, nobody can be { $name } again, and your seats are lost. To go on as { $name } elsewhere, open the link on another device first.
page-signOutAnyway = Sign out all the same
page-stay = Stay
page-devices =
    { $n ->
        [one] You are known on this device alone.
       *[other] You are known on { $n } devices.
    }
page-seatsStay = Your seats stay yours.
page-carryAsk = Use this device as { $name }?
page-carryInstead = At the moment it is { $name }'s.
page-carryStay = No, stay { $name }
page-carryReplace = Yes, be { $name } here
page-copy = Copy
page-copied = Copied
page-invite = Invite link
page-inviteHelp = Send it to those who should play or watch.
page-sitHere = Sit here
page-invitesTo = { $name } invites you to { $game }
page-whoIsThere = At the table
page-howItIsPlayed = How it is played
page-asUsual = By the usual rules, nothing changed.
page-thisSeat = this one
page-leave = Leave the table
page-letBot = Let a bot sit here
page-start = Start the game
page-startWait = All seats must be taken first.
page-waitHost = The host starts the game when all seats are taken.
page-table = Table
page-board = Board
page-you = you
page-watching = You are watching.
page-waitingFor = Waiting for { $names }
page-readAll = Read all of it
page-thinking = { $name } is thinking …
page-gameOver = The game is over
page-abandoned = This game was abandoned.
page-connecting = Connecting …
page-reconnecting = Reconnecting …
page-unreachable = The server can't be reached. Nothing was changed; trying again.
page-skip = Skip
page-skipMoves = Skip { $n }
page-recap = Since your last move
page-plays = { $name } plays …
page-storyAway = While you were away
page-story = What the others did
page-lookingBack = Looking back: step { $n } of { $all }
page-allChoices = Choices ({ $n })
page-hint = What would you do?
page-hintThinking = Thinking it over …
page-hintWins = { $n } %
page-hintHelp = How likely you are to win with each, as far as you can know. Choose one, or close this.
page-hintOne = All choices come to the same.
page-hintShow = Show “{ $what }” on the board
page-undo = Undo
page-undoFree = Take back your last choice: nothing hidden has been seen since.
page-undoAsk = Ask for undo
page-undoAskHelp = Something hidden has been seen since, or somebody else has moved: the others must agree. Bots always do.
page-undoAlone = Take back your last choice. Cards and dice that nobody could know may come out differently.
page-undoNothing = You have nothing to take back.
# Values: $name $n
page-undoAsked =
    { $n ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to take back the last { $n } moves.
    }
page-undoWaits = You asked to take a move back. The others have not answered yet.
page-undoRefused = The others said no: your move stands.
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-abandon = Abandon the game
page-abandonHelp = If everybody who has a seat agrees, even those for whom a bot plays, the game ends at once, without a result. They see that you asked. Until all have agreed, it goes on.
page-abandonAsk = Ask to abandon it
page-playOn = Play on
page-abandonAlone = You are the only person here: the game ends at once and for good, without a result.
page-abandonedBy = This game was abandoned: { $name } asked, and everybody agreed.
page-abandonAsked = { $name } asks to abandon the game. It ends without a result if everybody who has a seat agrees.
page-abandonWaits = You agreed to abandon the game. It goes on until these agree too: { $missing }.
page-abandonRefused = The game goes on: somebody wants to finish it.
page-handOver = Let a bot play for me
page-botPlays = A bot ({ $level }) plays for you.
page-takeBack = Take my seat back
page-botFailed = The bot that plays { $seat } gave no answer: the game waits.
page-askAgain = Ask it again
page-letPlay = Let { $bot } play
page-report = Report a problem
page-reportHelp = What is wrong? Your words, what you see of the game, the whole game so far and the name of your browser go into one file for whoever runs this server.
page-reportSealed = What is hidden from you stays sealed in it: only they can open that.
page-reportOpen = This game is over: nothing in it is secret any more.
page-reportText = What happened, and what should have happened?
page-reportSend = Send the report
page-reported = Thank you. The report is kept on the server as number { $number }.
page-reportSave = Save the file
page-menu = Menu
page-close = Close
page-language = Language
page-appearance = Appearance
page-themeSystem = as the system
page-themeDark = dark
page-themeLight = light
page-pace = Speed of other players' moves
page-paceSlow = one by one, slowly
page-paceNormal = one by one, to read along
page-paceQuick = one by one, quickly
page-paceOff = all at once
page-sound = Sounds: your turn, dice, cards, pieces
page-yesDo = Yes, { $what }
page-confirm = Confirm
page-cancel = Cancel
page-guard = Ask twice before I lose something
page-confirmMoves = Confirm every move
page-single = If I have only one choice
page-singleNever = wait for me
page-singleIdle = pass if I can only let it happen
page-singleAlways = choose it for me
page-goesOn = Goes on by itself in a moment.
page-keys = Keyboard
page-keyNumbers = Choose what has this number
page-keyMain = The main button: end the turn, pass, go on
page-keyUndo = Undo
page-keyHint = What a good player would do
page-keyHelp = This list
page-keyTab = To the next thing; Enter chooses it
page-keyRule = Read the rule that forbids something
page-keyEscape = Close, or change your mind
page-log = Log
page-logEmpty = Nothing has happened yet.
page-logNewest = Latest
# Values: $name $n
page-tookBack =
    { $n ->
        [one] { $name } took back a move
       *[other] { $name } took back { $n } moves
    }
# Values: $name $n
page-tookBackTurn =
    { $n ->
        [one] { $name } took back the end of the turn
       *[other] { $name } took back { $n } moves, back to the end of the turn
    }
# Values: $name $n $what
page-tookBackFrom =
    { $n ->
        [one] { $name } took back a move: “{ $what }”
       *[other] { $name } took back { $n } moves, back to “{ $what }”
    }
page-drawnAnew = Cards and dice that nobody could know may come out differently now.
page-logEarlier = { $n } earlier lines …
page-filter = Show
page-everybody = everybody
page-sinceTurn = since your last turn
page-chat = Chat
page-chatEmpty = Nobody has said anything.
page-earlierChat = Earlier messages
page-say = Say something
page-send = Send
page-details = Seats, log and chat
# Values: $seat $name
page-curtain = Pass the screen to { $name } ({ $seat }).
page-curtainHelp = The others look away. The hand stays hidden until you press the button.
page-iAm = I am { $seat }
page-thinkingFor = thinking for { $time }
page-replay = Replay
page-replayMove = Move { $n } of { $all }
page-replayFirst = To the beginning
page-replayBack = Back
page-replayOn = Forward
page-replayLast = To the end
page-replayPlay = Play
page-replayStop = Pause
page-replayLink = Link to this move
page-replayLeave = Back to the game
page-goal = How to win
page-goalOwn = Only you know
page-goalAll = As far as you can tell
page-goalMore = +{ $n } more
page-finalScore = Final score
page-source = Source
page-total = Total
page-wins = { $name } wins
page-draw = A draw between { $names }
# Values: $name $n
page-hintsAsked =
    { $n ->
        [one] { $name } asked for a hint.
       *[other] { $name } asked for { $n } hints.
    }
page-scoreOverTime = Score over time
page-scoreHelp = Choose a point to see the game at that move.
page-record = Download the record
page-rematch = Rematch
page-nextOfChronicle = Next game of this chronicle
page-chronicle = The chronicle
page-saveChronicle = Save the chronicle
page-closed = The next game of this chronicle is being played: until it is over, there is no record of this one.
page-toRematch = To the rematch
page-lookAtBoard = Look at the board
page-cards = Cards
page-rules = Rules
page-inPlace = Read on in the rules
page-howToPlay = How to play
page-icons = Icons
page-search = Search
page-cardsFound =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
page-clausesFound =
    { $n ->
        [one] 1 passage
       *[other] { $n } passages
    }
page-rulesLanguage = Some of this is in English only.
page-contents = Contents
page-notFound = There is nothing at this address.
page-toLobby = To the lobby
page-loading = Loading …
page-noBoard = This page has no board for that game.
page-oddsOf = Where the odds of “{ $what }” come from
page-oddsHow = Where these odds come from

## Lessons on the page

page-learn = Learn to play
page-learnHelp = Learn by playing: every move is yours, and you are told what you need when you need it.
page-lesson = Lesson
page-lessonStart = Start
page-lessonMinutes = About { $n } minutes.
page-lessonProgress = How far you are
page-lessonDone = The lesson is over.
page-lessonBack = Back
page-lessonOn = Next
page-lessonYours = Your move
page-lessonNext = Next lesson
page-lessonPlay = Play a real game now
