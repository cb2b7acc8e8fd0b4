// The board's own fixed words. Names and texts of cards, regions, tribes and spaces come with the game's data.
import type { Refusal } from "./plan";
import type { Effect } from "./types";
import type { SeatView } from "./view";

const ENGLISH = {
  map: "Map of the two realms",
  mapHelp: "Arrow keys move the map, plus and minus zoom, 0 shows all of it.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomReset: "Show the whole map",
  views: "Parts of the board",
  tabs: { light: "Light", dark: "Dark", plan: "Board", tower: "Tower" },
  // a site
  armiesOf: (n: number, who: string) => (n === 1 ? `1 army of ${who}` : `${n} armies of ${who}`),
  unoccupied: "unoccupied",
  portal: "portal",
  temple: "temple",
  capital: "capital",
  portalTo: (realm: string) => `portal to the ${realm}`,
  yields: (gold: number, energy: number) => `yields ${gold} gold, ${energy} energy`,
  cardHeld: (who: string) => `region card: ${who}`,
  cardFree: "region card: nobody",
  // what things are for: told to whoever points at them
  help: {
    extract_gold: "Take the gold that the site of your card yields, if you have an army there.",
    extract_energy: "Take the energy that the site of your card yields, if you have an army there.",
    transition:
      "Three armies come from the limbo of that realm to the site of your card, where you need one already.",
    build: "Build a portal, a temple or a capital on the site of your card, at your tribe's price.",
    attack:
      "Attack from any site with two armies or more. Your card decides on the inhabitants: if it shows the target they help you, if it shows the origin they stay out, else they are against you.",
    attack_or_move:
      "Attack as usual, or move armies from the site of your card over sites of yours to another one.",
    temple: "Build a temple on the site of your card, at the price of this space.",
    magic: "Lay a magic card here: it says what it does and costs.",
  } as Record<Effect, string>,
  templeHelp: (now: number, later: number) =>
    `Temple: ${now} ${now === 1 ? "point" : "points"} for building it, then ${later} at the end of each round for whoever occupies the site.`,
  capitalHelp: (now: number, later: number, both: boolean) =>
    `Capital: ${now} ${now === 1 ? "point" : "points"} for building it, then ${later} at the end of each round for whoever occupies the site. ${both ? "One an area, in both realms together." : "One an area in each realm."}`,
  portalHelp: (now: number) =>
    `Portal: ${now} ${now === 1 ? "point" : "points"} for building it. From its site anybody's armies may move or attack to the same region in the other realm, but not back.`,
  limboHelp:
    "Armies that fall in a battle cross over to their owner's limbo in the other realm. At the start of a round one of every three in a limbo may return to a site of its realm; transitions bring more.",
  towerHelp:
    "In a battle the armies of both sides are thrown in, with all that lies in the tray. Some stick inside, others that stuck before fall out: what lies in the tray then decides. The fallen cross over to their owner's limbo in the other realm.",
  soonHelp: (n: number, { sites, temples, capitals, areas }: SeatView["round_points"]) =>
    `Points. If the round ended now: +${n} (sites ${sites}, temples ${temples}, capitals ${capitals}, areas ${areas}).`,
  // areas and limbos
  areas: "Areas",
  share: (who: string, n: number) => `${who} ${n} of 5`,
  nobodyThere: "nobody",
  limbo: "Limbo",
  lightLimbo: "Light limbo",
  darkLimbo: "Dark limbo",
  // the player board
  board: "Your board",
  boards: "Everybody's board",
  emptySpace: "empty",
  faceDown: "a card, face down",
  forfeited: "forfeited",
  cost: (cost: string) => `costs ${cost}`,
  costOfMove: (cost: string) => `a move costs ${cost}`,
  gold: "Gold",
  energy: "Energy",
  goldAmount: (n: number) => `${n} gold`,
  energyAmount: (n: number) => `${n} energy`,
  // planning
  hand: "Your hand",
  blanks: (n: number) => (n === 1 ? "Blank card, 1 left" : `Blank cards, ${n} left`),
  planAsk: "Plan your round in secret: lay cards on your spaces, in any order, then say that you are ready",
  planHelp: "Choose a card, then a space",
  awaits: (space: string) => `${space}: now choose a card`,
  takenUp: (card: string) => `${card}: now choose a space`,
  readyWith: (n: number) => (n === 1 ? "Ready with 1 card" : `Ready with ${n} cards`),
  clear: "Take all back",
  isReady: "ready",
  plans: "plans",
  hasPassed: "passed",
  refusals: {
    wrong_space: "A card of this kind can't lie here",
    not_held: "You don't have this card",
    not_occupied: "You don't occupy this region in either realm",
    no_wildcards: "Wildcards can't extract",
  } as Record<Refusal, string>,
  // the tower
  tower: "Cube tower",
  inside: "In the tower",
  tray: "Tray",
  empty: "empty",
  /** Cubes of a colour: one, and several. */
  cubes: {
    red: ["red", "red"],
    blue: ["blue", "blue"],
    purple: ["purple", "purple"],
    yellow: ["yellow", "yellow"],
    black: ["black", "black"],
    green: ["inhabitant", "inhabitants"],
  } as Record<string, [string, string]>,
  // battle
  battle: "Battle",
  lastBattle: "Last battle",
  sides: ["inhabitants with you", "inhabitants neutral", "inhabitants against you"],
  nobody: "nobody",
  oddsOf: (win: number, tie: number, lose: number) => `wins ${win} %, ties ${tie} %, loses ${lose} %`,
  armiesGo: (n: number) => (n === 1 ? "1 army" : `${n} armies`),
  // choices
  chooseHere: "Choose",
  chooseMap: "Choose on the map",
  chooseSpace: "Choose a space of your board",
  waitFor: (who: string) => `Waiting for ${who}`,
  over: "The game is over",
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  placement: "Initial placement",
  // seats
  points: "pts",
  sites: "Occupied sites",
  conflictCount: "Conflict cards in hand",
  groups: "Army groups left",
  draft: "Your cards to choose from",
  first: "First-player marker",
  spacesTaken: (n: number) => (n === 1 ? "1 card on the board" : `${n} cards on the board`),
};

export type Words = typeof ENGLISH;

const PORTUGUESE: Words = {
  map: "Mapa dos dois reinos",
  mapHelp: "As setas movem o mapa, mais e menos aproximam e afastam, 0 mostra tudo.",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  zoomReset: "Mostrar o mapa inteiro",
  views: "Partes do tabuleiro",
  tabs: { light: "Luz", dark: "Trevas", plan: "Tabuleiro", tower: "Torre" },
  armiesOf: (n, who) => (n === 1 ? `1 exército: ${who}` : `${n} exércitos: ${who}`),
  unoccupied: "desocupada",
  portal: "portal",
  temple: "templo",
  capital: "capital",
  portalTo: (realm) => `portal para o ${realm}`,
  yields: (gold, energy) => `rende ${gold} de ouro, ${energy} de energia`,
  cardHeld: (who) => `carta de região: ${who}`,
  cardFree: "carta de região: ninguém",
  help: {
    extract_gold: "Receba o ouro que a região da sua carta rende, se tiver ali um exército.",
    extract_energy: "Receba a energia que a região da sua carta rende, se tiver ali um exército.",
    transition:
      "Três exércitos vêm do limbo daquele reino para a região da sua carta, onde você já precisa ter um.",
    build: "Construa um portal, um templo ou uma capital na região da sua carta, pelo preço da sua tribo.",
    attack:
      "Ataque a partir de qualquer região com dois exércitos ou mais. A sua carta decide sobre os habitantes: se mostra o alvo, ajudam você; se mostra a origem, ficam de fora; senão, estão contra você.",
    attack_or_move:
      "Ataque como de costume, ou mova exércitos da região da sua carta, por regiões suas, até outra.",
    temple: "Construa um templo na região da sua carta, pelo preço deste espaço.",
    magic: "Ponha aqui uma carta de magia: ela diz o que faz e quanto custa.",
  },
  templeHelp: (now, later) =>
    `Templo: ${now} ${now === 1 ? "ponto" : "pontos"} ao construir, depois ${later} no fim de cada rodada para quem ocupa a região.`,
  capitalHelp: (now, later, both) =>
    `Capital: ${now} ${now === 1 ? "ponto" : "pontos"} ao construir, depois ${later} no fim de cada rodada para quem ocupa a região. ${both ? "Uma por área, nos dois reinos juntos." : "Uma por área em cada reino."}`,
  portalHelp: (now) =>
    `Portal: ${now} ${now === 1 ? "ponto" : "pontos"} ao construir. Da sua região, os exércitos de qualquer um podem mover-se ou atacar para a mesma região no outro reino, mas não de volta.`,
  limboHelp:
    "Os exércitos que caem numa batalha passam para o limbo do seu dono no outro reino. No começo da rodada um de cada três de um limbo pode voltar a uma região daquele reino; as transições trazem mais.",
  towerHelp:
    "Numa batalha os exércitos dos dois lados são jogados nela, com tudo o que está na bandeja. Alguns ficam presos, outros que estavam presos caem: decide o que então está na bandeja. Os que caem em batalha passam para o limbo do seu dono no outro reino.",
  soonHelp: (n, { sites, temples, capitals, areas }) =>
    `Pontos. Se a rodada acabasse agora: +${n} (regiões ${sites}, templos ${temples}, capitais ${capitals}, áreas ${areas}).`,
  areas: "Áreas",
  share: (who, n) => `${who} ${n} de 5`,
  nobodyThere: "ninguém",
  limbo: "Limbo",
  lightLimbo: "Limbo da luz",
  darkLimbo: "Limbo das trevas",
  board: "Seu tabuleiro",
  boards: "Os tabuleiros de todos",
  emptySpace: "vazio",
  faceDown: "uma carta virada para baixo",
  forfeited: "deixada de lado",
  cost: (cost) => `custa ${cost}`,
  costOfMove: (cost) => `um movimento custa ${cost}`,
  gold: "Ouro",
  energy: "Energia",
  goldAmount: (n) => `${n} de ouro`,
  energyAmount: (n) => `${n} de energia`,
  hand: "Sua mão",
  blanks: (n) => (n === 1 ? "Carta em branco, resta 1" : `Cartas em branco, restam ${n}`),
  planAsk:
    "Planeje a sua rodada em segredo: ponha cartas nos seus espaços, em qualquer ordem, e depois diga que está pronto",
  planHelp: "Escolha uma carta, depois um espaço",
  awaits: (space) => `${space}: agora escolha uma carta`,
  takenUp: (card) => `${card}: agora escolha um espaço`,
  readyWith: (n) => (n === 1 ? "Pronto com 1 carta" : `Pronto com ${n} cartas`),
  clear: "Recolher tudo",
  isReady: "pronto",
  plans: "planeja",
  hasPassed: "passou",
  refusals: {
    wrong_space: "Uma carta desse tipo não pode ficar aqui",
    not_held: "Você não tem esta carta",
    not_occupied: "Você não ocupa esta região em nenhum dos reinos",
    no_wildcards: "Coringas não podem extrair",
  },
  tower: "Torre de dados",
  inside: "Na torre",
  tray: "Bandeja",
  empty: "vazia",
  cubes: {
    red: ["vermelho", "vermelhos"],
    blue: ["azul", "azuis"],
    purple: ["roxo", "roxos"],
    yellow: ["amarelo", "amarelos"],
    black: ["preto", "pretos"],
    green: ["habitante", "habitantes"],
  },
  battle: "Batalha",
  lastBattle: "Última batalha",
  sides: ["habitantes com você", "habitantes neutros", "habitantes contra você"],
  nobody: "ninguém",
  oddsOf: (win, tie, lose) => `vence ${win} %, empata ${tie} %, perde ${lose} %`,
  armiesGo: (n) => (n === 1 ? "1 exército" : `${n} exércitos`),
  chooseHere: "Escolha",
  chooseMap: "Escolha no mapa",
  chooseSpace: "Escolha um espaço do seu tabuleiro",
  waitFor: (who) => `Esperando ${who}`,
  over: "O jogo terminou",
  round: (n, of) => `Rodada ${n} de ${of}`,
  placement: "Rodada inicial",
  points: "pts",
  sites: "Regiões ocupadas",
  conflictCount: "Cartas de conflito na mão",
  groups: "Grupos militares restantes",
  draft: "Suas cartas à escolha",
  first: "Marcador de 1º jogador",
  spacesTaken: (n) => (n === 1 ? "1 carta no tabuleiro" : `${n} cartas no tabuleiro`),
};

const ITALIAN: Words = {
  map: "Mappa dei due regni",
  mapHelp: "Le frecce spostano la mappa, più e meno ingrandiscono e riducono, 0 la mostra tutta.",
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  zoomReset: "Mostra tutta la mappa",
  views: "Parti del tabellone",
  tabs: { light: "Luce", dark: "Tenebre", plan: "Plancia", tower: "Torre" },
  armiesOf: (n, who) => (n === 1 ? `1 armata: ${who}` : `${n} armate: ${who}`),
  unoccupied: "non occupata",
  portal: "portale",
  temple: "tempio",
  capital: "capitale",
  portalTo: (realm) => `portale verso il ${realm}`,
  yields: (gold, energy) =>
    `rende ${gold} ${gold === 1 ? "moneta" : "monete"} d'oro, ${energy} ${energy === 1 ? "energia" : "energie"}`,
  cardHeld: (who) => `carta regione: ${who}`,
  cardFree: "carta regione: nessuno",
  help: {
    extract_gold: "Prendi l'oro che rende il sito della tua carta, se hai lì un'armata.",
    extract_energy: "Prendi l'energia che rende il sito della tua carta, se hai lì un'armata.",
    transition:
      "Tre armate arrivano dal limbo di quel regno al sito della tua carta, dove devi già averne una.",
    build:
      "Costruisci un portale, un tempio o una capitale sul sito della tua carta, al prezzo della tua tribù.",
    attack:
      "Attacca da un sito qualsiasi con almeno due armate. La tua carta decide degli abitanti: se mostra il bersaglio ti aiutano, se mostra l'origine restano fuori, altrimenti sono contro di te.",
    attack_or_move:
      "Attacca come al solito, o sposta armate dal sito della tua carta, attraverso tuoi siti, fino a un altro.",
    temple: "Costruisci un tempio sul sito della tua carta, al prezzo di questo spazio.",
    magic: "Metti qui una carta magia: dice che cosa fa e quanto costa.",
  },
  templeHelp: (now, later) =>
    `Tempio: ${now} ${now === 1 ? "punto" : "punti"} quando lo si costruisce, poi ${later} alla fine di ogni round per chi occupa il sito.`,
  capitalHelp: (now, later, both) =>
    `Capitale: ${now} ${now === 1 ? "punto" : "punti"} quando la si costruisce, poi ${later} alla fine di ogni round per chi occupa il sito. ${both ? "Una per area, nei due regni insieme." : "Una per area in ogni regno."}`,
  portalHelp: (now) =>
    `Portale: ${now} ${now === 1 ? "punto" : "punti"} quando lo si costruisce. Dal suo sito le armate di chiunque possono muovere o attaccare verso la stessa regione nell'altro regno, ma non indietro.`,
  limboHelp:
    "Le armate che cadono in battaglia passano nel limbo del loro padrone nell'altro regno. All'inizio del round una su tre di un limbo può tornare a un sito di quel regno; le transizioni ne portano di più.",
  towerHelp:
    "In battaglia vi si gettano le armate delle due parti, con tutto ciò che è nel vassoio. Alcune restano dentro, altre rimaste prima cadono fuori: decide ciò che è poi nel vassoio. I caduti passano nel limbo del loro padrone nell'altro regno.",
  soonHelp: (n, { sites, temples, capitals, areas }) =>
    `Punti. Se il round finisse ora: +${n} (siti ${sites}, templi ${temples}, capitali ${capitals}, aree ${areas}).`,
  areas: "Aree",
  share: (who, n) => `${who} ${n} di 5`,
  nobodyThere: "nessuno",
  limbo: "Limbo",
  lightLimbo: "Limbo della luce",
  darkLimbo: "Limbo delle tenebre",
  board: "La tua plancia",
  boards: "Le plance di tutti",
  emptySpace: "vuoto",
  faceDown: "una carta coperta",
  forfeited: "rinuncia",
  cost: (cost) => `costa ${cost}`,
  costOfMove: (cost) => `un movimento costa ${cost}`,
  gold: "Oro",
  energy: "Energia",
  goldAmount: (n) => (n === 1 ? "1 moneta d'oro" : `${n} monete d'oro`),
  energyAmount: (n) => (n === 1 ? "1 energia" : `${n} energie`),
  hand: "La tua mano",
  blanks: (n) => (n === 1 ? "Carta vuota, ne resta 1" : `Carte vuote, ne restano ${n}`),
  planAsk:
    "Pianifica il tuo round in segreto: metti carte sui tuoi spazi, in qualsiasi ordine, poi di' che sei pronto",
  planHelp: "Scegli una carta, poi uno spazio",
  awaits: (space) => `${space}: ora scegli una carta`,
  takenUp: (card) => `${card}: ora scegli uno spazio`,
  readyWith: (n) => (n === 1 ? "Pronto con 1 carta" : `Pronto con ${n} carte`),
  clear: "Riprendi tutto",
  isReady: "pronto",
  plans: "pianifica",
  hasPassed: "ha passato",
  refusals: {
    wrong_space: "Una carta di questo tipo non può stare qui",
    not_held: "Non hai questa carta",
    not_occupied: "Non occupi questa regione in nessuno dei due regni",
    no_wildcards: "Le carte jolly non possono estrarre",
  },
  tower: "Torre dei cubetti",
  inside: "Nella torre",
  tray: "Vassoio",
  empty: "vuoto",
  cubes: {
    red: ["rosso", "rossi"],
    blue: ["blu", "blu"],
    purple: ["viola", "viola"],
    yellow: ["giallo", "gialli"],
    black: ["nero", "neri"],
    green: ["abitante", "abitanti"],
  },
  battle: "Battaglia",
  lastBattle: "Ultima battaglia",
  sides: ["abitanti con te", "abitanti neutrali", "abitanti contro di te"],
  nobody: "nessuno",
  oddsOf: (win, tie, lose) => `vince ${win} %, pareggia ${tie} %, perde ${lose} %`,
  armiesGo: (n) => (n === 1 ? "1 armata" : `${n} armate`),
  chooseHere: "Scegli",
  chooseMap: "Scegli sulla mappa",
  chooseSpace: "Scegli uno spazio della tua plancia",
  waitFor: (who) => `In attesa di ${who}`,
  over: "La partita è finita",
  round: (n, of) => `Round ${n} di ${of}`,
  placement: "Round iniziale",
  points: "pt",
  sites: "Siti occupati",
  conflictCount: "Carte conflitto in mano",
  groups: "Gruppi di armate rimasti",
  draft: "Le tue carte tra cui scegliere",
  first: "Segnalino primo giocatore",
  spacesTaken: (n) => (n === 1 ? "1 carta sulla plancia" : `${n} carte sulla plancia`),
};

const WORDS: Record<string, Words> = { en: ENGLISH, pt: PORTUGUESE, it: ITALIAN };

export function wordsIn(lang: string): Words {
  return WORDS[lang] ?? ENGLISH;
}
