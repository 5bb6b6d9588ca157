// The words around figures: progress, summaries, reports, measurements.

import type { DealProof, Lang } from '@undercrown/engine'
import type { GameFault } from '../arena/seated.ts'
import { dealEn, dealFr } from './deal.ts'
import { type NumberWords, numberWords } from './number.ts'

export type Unit = 'games' | 'blocks' | 'puzzles' | 'glances'

export interface FigureWords extends NumberWords {
  readonly progress: (done: string, total: string, unit: Unit, left: string) => string
  readonly title: (game: string, seats: number, count: string, unit: 'games' | 'deals') => string
  readonly spread: (least: number, median: number, mean: string, most: number) => string
  readonly decisionsPerGame: string
  readonly winBySeat: string
  readonly seatShare: (player: number, share: string) => string
  readonly sharedWins: string
  readonly nobodyWins: string
  readonly scores: string
  readonly winByBot: string
  readonly shareOf: (share: string, times: string) => string
  readonly markHeading: (kind: string, shared: boolean) => string
  readonly length: string
  readonly decisions: string
  readonly points: string
  readonly player: string
  readonly playerHint: (player: number, share: string) => string
  readonly even: string
  readonly chartTitle: (title: string, median: string, mean: string) => string

  readonly verified: (parts: {
    readonly game: string
    readonly seats: number
    readonly over: boolean
    readonly moves: number
    readonly hashes: number
    readonly deal: DealProof | 'byHand'
  }) => string
  readonly lawsHold: (game: string, games: string, decisions: string, seed: number) => string
  readonly lawsHoldOnce: (game: string, decisions: string) => string
  readonly trial: string
  readonly recordOf: string
  readonly lawBroken: (law: string, seed: number, path: string, games: number) => string

  readonly win: (moves: string) => string
  readonly noWin: string
  readonly noAnswer: string
  readonly solverTitle: (positions: string, wins: string) => string
  readonly winsSought: string
  readonly endsJudged: string
  readonly decidedIn: string
  readonly quantiles: (
    parts: readonly (readonly [name: 'median' | 'p95' | 'p99' | 'most', value: string])[],
  ) => string
  readonly puzzles: Readonly<Record<'win' | 'avoid' | 'two', string>>
  readonly solved: (level: string, kind: string, solved: number, puzzles: number) => string
  readonly notSolved: (kind: string, line: string) => string

  readonly thinkTitle: (
    game: string,
    seats: number,
    level: string,
    nodes: string,
    questions: string,
  ) => string
  readonly nodesPerSecond: string
  readonly anAnswer: string
  readonly firstAnswer: string

  readonly benchTitle: (game: string, seats: number, games: string, decisions: string) => string
  readonly perSecond: string
  readonly aDecision: string
  readonly aClone: string
  readonly viewed: (seats: number) => string
  readonly served: string
  readonly bytes: (count: string) => string
  readonly memory: string
  readonly megabytes: (count: string) => string

  readonly against: (a: string, b: string) => string
  readonly ofTheWins: (share: string, low: string, high: string, even: string | undefined) => string
  readonly games: (won: number, shared: number, lost: number, games: number, deals: number) => string
  readonly semicolon: string
  readonly between: (a: string, b: string) => string
  readonly pace: (decisions: string, capped: number) => string
  readonly ladder: string
  readonly interval: (low: string, high: string) => string
  readonly sprt: (
    verdict: 'elo0' | 'elo1' | undefined,
    deals: number | undefined,
    elo0: number,
    elo1: number,
  ) => string
  readonly likelihood: (ratio: string, low: string, high: string, risk: string) => string
  readonly thinking: string
  readonly thought: (each: string, most: string) => string
  readonly faults: string
  readonly moreFaults: (count: number) => string
  readonly fault: (fault: GameFault) => string
  readonly ratingChart: string
  readonly crossTable: (even: string | undefined) => string
  /** What came of the chances that were told. */
  readonly reliability: string
  readonly chances: Readonly<Record<'told' | 'standing', string>>
  readonly fits: Readonly<Record<'before' | 'after', string>>
  readonly saidAndCame: string
  readonly lossApart: (what: string, count: number, before: string, after: string) => string
  readonly accuracyTitle: (game: string, tables: string, seed: string, nodes: string) => string
  readonly accuracy: (
    parts: Readonly<Record<'accuracy' | 'error' | 'right' | 'decisions' | 'games', string>>,
  ) => string
  readonly judgedAgain: (times: number, changed: string, decisions: string, part: string) => string
}

const en: FigureWords = {
  ...numberWords.en,
  progress: (done, total, unit, left) => `${done} of ${total} ${unit}  ${left} left`,
  title: (game, seats, count, unit) => `${game}, ${seats} players, ${count} ${unit}`,
  spread: (least, median, mean, most) => `least ${least}, median ${median}, mean ${mean}, most ${most}`,
  decisionsPerGame: 'Decisions per game',
  winBySeat: 'Win share by seat',
  seatShare: (player, share) => `${player}: ${share}`,
  sharedWins: 'Shared wins',
  nobodyWins: 'Nobody wins',
  scores: 'Scores',
  winByBot: 'Win share by bot',
  shareOf: (share, times) => `${share} of ${times}`,
  markHeading: (kind, shared) => `${kind}, times per game${shared ? ' and win share' : ''}`,
  length: 'Length of a game',
  decisions: 'decisions',
  points: 'points of a player',
  player: 'player',
  playerHint: (player, share) => `player ${player}: ${share}`,
  even: 'even',
  chartTitle: (title, median, mean) => `${title} (median ${median}, mean ${mean})`,

  verified: ({ game, seats, over, moves, hashes, deal }) =>
    [
      `${game}, ${seats} players, ${over ? 'played to its end' : 'not over yet'}`,
      `all ${moves} moves are legal`,
      `all ${hashes} hashes match`,
      ...dealEn(deal),
    ].join('; '),
  lawsHold: (game, games, decisions, seed) =>
    `${game}: every law holds in ${games} games of ${decisions} decisions (seed ${seed})`,
  lawsHoldOnce: (game, decisions) => `${game}: every law holds in this game of ${decisions} decisions`,
  trial: 'trial: ',
  recordOf: 'record: ',
  lawBroken: (law, seed, path, games) => `${law} (seed ${seed}, path ${path}, after ${games} games)`,

  win: (moves) => `win: ${moves}`,
  noWin: 'no win this turn',
  noAnswer: 'no answer in that time',
  solverTitle: (positions, wins) => `${positions} positions, ${wins} of them won within the turn`,
  winsSought: 'positions a second, wins sought',
  endsJudged: 'positions a second, ends judged',
  decidedIn: 'decided in',
  quantiles: (parts) => {
    const names = { median: 'median', p95: '95 %', p99: '99 %', most: 'most' }
    return parts.map(([name, value]) => `${names[name]} ${value}`).join(', ')
  },
  puzzles: { win: 'win', avoid: 'avoid', two: 'win in two' },
  solved: (level, kind, solved, puzzles) => `${level} ${kind}: ${solved} of ${puzzles} solved`,
  notSolved: (kind, line) => `  not solved: ${kind} ${line}`,

  thinkTitle: (game, seats, level, nodes, questions) =>
    `${game}, ${seats} players, ${level} with ${nodes} nodes, ${questions} questions`,
  nodesPerSecond: 'nodes a second',
  anAnswer: 'an answer',
  firstAnswer: 'the first answer',

  benchTitle: (game, seats, games, decisions) =>
    `${game}, ${seats} players, ${games} games of ${decisions} decisions`,
  perSecond: 'decisions per second, rules only',
  aDecision: 'a decision, rules only',
  aClone: 'a clone',
  viewed: (seats) => `a decision, ${seats} players’ views made`,
  served: 'a decision, all of it written as JSON',
  bytes: (count) => `${count} bytes`,
  memory: 'memory after a tenth, and after all',
  megabytes: (count) => `${count} MB`,

  against: (a, b) => `${a} against ${b}: `,
  ofTheWins: (share, low, high, even) =>
    `${share} of the wins (${low} to ${high}${even === undefined ? '' : `, even is ${even}`})`,
  games: (won, shared, lost, games, deals) =>
    `${won} won, ${shared} shared, ${lost} lost in ${games} games over ${deals} deals`,
  semicolon: ';',
  between: (a, b) => `${a} and ${b}: `,
  pace: (decisions, capped) =>
    `${decisions} decisions a game${capped > 0 ? `; ${capped} cut off as draws` : ''}`,
  ladder: 'Ladder, rating with the interval that holds it with 95 % confidence; the mean is 0',
  interval: (low, high) => `(${low} to ${high})`,
  sprt: (verdict, deals, elo0, elo1) => {
    const after = deals === undefined ? '' : ` after ${deals} deals`
    if (verdict === 'elo1') return `SPRT: stopped${after}, stronger: Elo ${elo1} rather than ${elo0}`
    if (verdict === 'elo0') return `SPRT: stopped${after}, not stronger: Elo ${elo0} rather than ${elo1}`
    return `SPRT: not decided${after} between Elo ${elo0} and ${elo1}`
  },
  likelihood: (ratio, low, high, risk) =>
    `(log-likelihood ratio ${ratio}, bounds ${low} and ${high}, risk ${risk})`,
  thinking: 'Thinking, in milliseconds of the processor',
  thought: (each, most) => `${each} an answer, ${most} at most`,
  faults: 'Games lost by a fault',
  moreFaults: (count) => `and ${count} more`,
  fault: ({ deal, player, decision, why, shown, options }) => {
    const what = {
      late: `no answer within ${shown} ms`,
      answer: `it answered ${shown}, not {"pick":n} with n below ${options}`,
      ended: `it ended (${shown})`,
    }[why]
    return `deal ${deal}, player ${player}, decision ${decision}: ${what}`
  },
  ratingChart: 'Rating, with the interval that holds it with 95 % confidence',
  crossTable: (even) =>
    even === undefined
      ? 'Share of the wins, row against column'
      : `Share of the wins, one of the row among copies of the column; even is ${even}`,
  reliability: 'what was said, and what came',
  chances: { told: 'Chance of who is asked', standing: 'Chances of all seats' },
  fits: { before: 'as the mind saw it', after: 'as it is told' },
  saidAndCame: 'said (across) and came true (up)',
  lossApart: (what, count, before, after) =>
    `${what}: ${count} in games kept apart, log-loss ${before} as seen, ${after} as told`,
  accuracyTitle: (game, tables, seed, nodes) =>
    `${game}, ${tables} tables with the seed ${seed}, at most ${nodes} nodes a decision`,
  accuracy: ({ accuracy, error, right, decisions, games }) =>
    `accuracy ${accuracy} ± ${error} over ${games} games; ${right} of ${decisions} decisions best, good or brilliant`,
  judgedAgain: (times, changed, decisions, part) =>
    `With ${times} times the nodes ${changed} of ${decisions} decisions change their class (${part}).`,
}

const units: Readonly<Record<Unit, string>> = {
  games: 'parties',
  blocks: 'blocs',
  puzzles: 'énigmes',
  glances: 'regards',
}

const fr: FigureWords = {
  ...numberWords.fr,
  progress: (done, total, unit, left) => `${units[unit]}\u00a0: ${done} sur ${total}  reste ${left}`,
  title: (game, seats, count, unit) =>
    `${game}, ${seats} joueurs, ${count} ${unit === 'games' ? 'parties' : 'donnes'}`,
  spread: (least, median, mean, most) =>
    `minimum ${least}, médiane ${median}, moyenne ${mean}, maximum ${most}`,
  decisionsPerGame: 'Décisions par partie',
  winBySeat: 'Victoires par place',
  seatShare: (player, share) => `${player}\u00a0: ${share}`,
  sharedWins: 'Partagées',
  nobodyWins: 'Sans vainqueur',
  scores: 'Points',
  winByBot: 'Victoires par bot',
  shareOf: (share, times) => `${share} sur ${times}`,
  markHeading: (kind, shared) => `${kind}\u00a0: fois par partie${shared ? ' et part des victoires' : ''}`,
  length: 'Longueur d’une partie',
  decisions: 'décisions',
  points: 'points d’un joueur',
  player: 'joueur',
  playerHint: (player, share) => `joueur ${player}\u00a0: ${share}`,
  even: 'égalité',
  chartTitle: (title, median, mean) => `${title} (médiane ${median}, moyenne ${mean})`,

  verified: ({ game, seats, over, moves, hashes, deal }) =>
    [
      `${game}, ${seats} joueurs, ${over ? 'jouée jusqu’au bout' : 'pas encore finie'}`,
      `les ${moves} coups sont légaux`,
      `les ${hashes} empreintes concordent`,
      ...dealFr(deal),
    ].join('\u202f; '),
  lawsHold: (game, games, decisions, seed) =>
    `${game}\u00a0: toutes les lois sont respectées en ${games} parties et ${decisions} décisions (graine ${seed})`,
  lawsHoldOnce: (game, decisions) =>
    `${game}\u00a0: toutes les lois sont respectées dans cette partie de ${decisions} décisions`,
  trial: 'essai\u00a0: ',
  recordOf: 'partie\u00a0: ',
  lawBroken: (law, seed, path, games) => `${law} (graine ${seed}, chemin ${path}, après ${games} parties)`,

  win: (moves) => `victoire\u00a0: ${moves}`,
  noWin: 'pas de victoire dans ce tour',
  noAnswer: 'pas de réponse dans ce temps',
  solverTitle: (positions, wins) =>
    `${positions} positions, dont ${wins} ${wins === '1' || wins === '0' ? 'gagnée' : 'gagnées'} dans le tour`,
  winsSought: 'positions par seconde, victoires',
  endsJudged: 'positions par seconde, fins de tour',
  decidedIn: 'décidé en',
  quantiles: (parts) => {
    const names = { median: 'médiane', p95: '95\u00a0%', p99: '99\u00a0%', most: 'maximum' }
    return parts.map(([name, value]) => `${names[name]} ${value}`).join(', ')
  },
  puzzles: { win: 'gagner', avoid: 'éviter', two: 'gagner en deux tours' },
  solved: (level, kind, solved, puzzles) => `${level} ${kind}\u00a0: ${solved} résolues sur ${puzzles}`,
  notSolved: (kind, line) => `  non résolue\u00a0: ${kind} ${line}`,

  thinkTitle: (game, seats, level, nodes, questions) =>
    `${game}, ${seats} joueurs, ${level} avec ${nodes} nœuds, ${questions} questions`,
  nodesPerSecond: 'nœuds par seconde',
  anAnswer: 'une réponse',
  firstAnswer: 'la première réponse',

  benchTitle: (game, seats, games, decisions) =>
    `${game}, ${seats} joueurs, ${games} parties de ${decisions} décisions`,
  perSecond: 'décisions par seconde, règles seules',
  aDecision: 'une décision, règles seules',
  aClone: 'une copie',
  viewed: (seats) => `une décision, ${seats} vues faites`,
  served: 'une décision, tout écrit en JSON',
  bytes: (count) => `${count} octets`,
  memory: 'mémoire après un dixième, puis tout',
  megabytes: (count) => `${count} Mo`,

  against: (a, b) => `${a} contre ${b}\u00a0: `,
  ofTheWins: (share, low, high, even) =>
    `${share} des victoires (de ${low} à ${high}${even === undefined ? '' : `, l’égalité est à ${even}`})`,
  games: (won, shared, lost, games, deals) =>
    `${won} gagnées, ${shared} partagées, ${lost} perdues en ${games} parties sur ${deals} donnes`,
  semicolon: '\u202f;',
  between: (a, b) => `${a} et ${b}\u00a0: `,
  pace: (decisions, capped) =>
    `${decisions} décisions par partie${capped > 0 ? `\u202f; ${capped} arrêtées et nulles` : ''}`,
  ladder: 'Classement, avec l’intervalle qui le contient à 95\u00a0% de confiance\u202f; la moyenne est 0',
  interval: (low, high) => `(de ${low} à ${high})`,
  sprt: (verdict, deals, elo0, elo1) => {
    const after = deals === undefined ? '' : ` après ${deals} donnes`
    if (verdict === 'elo1')
      return `SPRT\u00a0: arrêté${after}, plus fort\u00a0: Elo ${elo1} plutôt que ${elo0}`
    if (verdict === 'elo0')
      return `SPRT\u00a0: arrêté${after}, pas plus fort\u00a0: Elo ${elo0} plutôt que ${elo1}`
    return `SPRT\u00a0: indécis${after} entre Elo ${elo0} et ${elo1}`
  },
  likelihood: (ratio, low, high, risk) =>
    `(log-vraisemblance ${ratio}, bornes ${low} et ${high}, risque ${risk})`,
  thinking: 'Réflexion, en millisecondes de processeur',
  thought: (each, most) => `${each} par réponse, ${most} au plus`,
  faults: 'Parties perdues par une faute',
  moreFaults: (count) => `et ${count} de plus`,
  fault: ({ deal, player, decision, why, shown, options }) => {
    const what = {
      late: `pas de réponse en ${shown} ms`,
      answer: `il a répondu ${shown}, et non {"pick":n} avec n inférieur à ${options}`,
      ended: `il s’est arrêté (${shown})`,
    }[why]
    return `donne ${deal}, joueur ${player}, décision ${decision}\u00a0: ${what}`
  },
  ratingChart: 'Classement, avec l’intervalle qui le contient à 95\u00a0% de confiance',
  crossTable: (even) =>
    even === undefined
      ? 'Part des victoires, ligne contre colonne'
      : `Part des victoires, un de la ligne parmi des copies de la colonne\u202f; l’égalité est à ${even}`,
  reliability: 'ce qui était annoncé, et ce qui est arrivé',
  chances: { told: 'Chance de qui doit répondre', standing: 'Chances de toutes les places' },
  fits: { before: 'comme le bot la voyait', after: 'comme elle est dite' },
  saidAndCame: 'annoncé (en abscisse) et arrivé (en ordonnée)',
  lossApart: (what, count, before, after) =>
    `${what}\u00a0: ${count} dans des parties mises de côté, perte logarithmique ${before} telle que vue, ${after} telle que dite`,
  accuracyTitle: (game, tables, seed, nodes) =>
    `${game}, ${tables} tables avec la graine ${seed}, au plus ${nodes} nœuds par décision`,
  accuracy: ({ accuracy, error, right, decisions, games }) =>
    `précision ${accuracy} ± ${error} sur ${games} parties\u202f; ${right} de ${decisions} décisions sont le meilleur choix, bonnes ou brillantes`,
  judgedAgain: (times, changed, decisions, part) =>
    `Avec ${times} fois plus de nœuds, ${changed} décisions sur ${decisions} changent de classe (${part}).`,
}

export const figureWords: Readonly<Record<Lang, FigureWords>> = { en, fr }
