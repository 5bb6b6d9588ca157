// What `undercrown bench server` says while it measures, and of what it measured.

import type { Lang } from '@undercrown/engine'

export interface BenchWords {
  readonly asFast: (games: string) => string
  readonly warm: (perSecond: number) => string
  readonly paced: (rate: string, seconds: string) => string
  readonly loading: string
  readonly idleGames: (games: string) => string
  readonly title: (game: string, games: number, seats: number) => string
  readonly movesPerSecond: string
  readonly cpuPerMove: string
  readonly bytesPerMove: string
  readonly own: string
  readonly others: string
  readonly at: (rate: number, flushMs: number) => string
  readonly atRest: string
  readonly idleGame: string
  readonly loaded: string
  readonly locale: string
  readonly notInstalled: (peer: string, libraries: string, folder: string) => string
  readonly died: (name: string) => string
  readonly starting: string
  readonly memoryOf: string
  readonly round: (n: number, of: number) => string
  readonly halfLoad: string
  readonly comparedTitle: (seats: number) => string
  readonly columns: readonly string[]
  readonly ratiosTitle: string
  readonly ratioColumns: readonly string[]
  readonly cpuPanel: string
  readonly bytesPanel: string
  readonly tablesOfMasters: (tables: number) => string
  readonly botsTitle: (game: string, seats: number) => string
  readonly botsColumns: readonly string[]
  readonly profileTitle: (game: string, games: number, moves: number, cpu: number, main: number) => string
}

export const benchWords: Readonly<Record<Lang, BenchWords>> = {
  en: {
    asFast: (games) => `${games} games as fast as they go…`,
    warm: (perSecond) => `warm: ${perSecond} moves/s`,
    paced: (rate, seconds) => `${rate} moves per second for ${seconds} s…`,
    loading: 'loading games from the store…',
    idleGames: (games) => `${games} idle games…`,
    title: (game, games, seats) =>
      `${game}, ${games} games of ${seats} at once, every move on disk before anyone is told`,
    movesPerSecond: 'moves per second',
    cpuPerMove: 'server CPU per move',
    bytesPerMove: 'bytes sent per move, all seats',
    own: 'own update, p50 / p95 / p99',
    others: 'others’ update, p50 / p95 / p99',
    at: (rate, flushMs) => `at ${rate} moves per second (one flush of the disk: ${flushMs} ms)`,
    atRest: 'at rest',
    idleGame: 'a connected idle game',
    loaded: 'a game loaded from the store, p50 / p95 / p99',
    locale: 'en',
    notInstalled: (peer, libraries, folder) =>
      `${peer} is left out: npm install ${libraries} in ${folder} to have it measured`,
    died: (name) => `${name} has ended while it was measured; UNDERCROWN_DEBUG=1 shows what it says`,
    starting: 'starting',
    memoryOf: 'memory',
    round: (n, of) => `round ${n} of ${of}`,
    halfLoad: 'at half of what it can do',
    comparedTitle: (seats) =>
      `The trivial game (toy) and ours with ${seats} seats, beside peers with the trivial game; processor time is the median of the rounds`,
    columns: [
      '',
      'CPU µs/move',
      'moves/s',
      'bytes/move',
      'p50 / p99 ms',
      '… at half load',
      'start ms',
      'base MiB',
      'KiB/idle table',
      '… once left',
    ],
    ratiosTitle: 'Ours as a multiple of the peer’s',
    ratioColumns: ['', 'CPU', 'moves/s', 'bytes', 'p50', 'p99', 'start', 'base'],
    cpuPanel: 'Processor time per move, µs',
    bytesPanel: 'Bytes sent per move to all four seats',
    tablesOfMasters: (tables) => `${tables} tables of masters…`,
    botsTitle: (game, seats) =>
      `${game}, ${seats} seats, one of them a person who answers at once: from a bot being asked to its answer, without its pause`,
    botsColumns: ['tables of masters', 'level', 'answers', 'mean ms', 'within 0.1 s', 'within 1 s'],
    profileTitle: (game, games, moves, cpu, main) =>
      `${game}, ${games} games, ${moves} moves: ${cpu} µs of processor time a move, of which the main thread had ${main} µs, being watched:`,
  },
  fr: {
    asFast: (games) => `${games} parties aussi vite que possible…`,
    warm: (perSecond) => `à chaud\u00a0: ${perSecond} coups/s`,
    paced: (rate, seconds) => `${rate} coups par seconde pendant ${seconds} s…`,
    loading: 'chargement de parties depuis la base…',
    idleGames: (games) => `${games} parties au repos…`,
    title: (game, games, seats) =>
      `${game}, ${games} parties à ${seats} à la fois, chaque coup sur le disque avant que quiconque l’apprenne`,
    movesPerSecond: 'coups par seconde',
    cpuPerMove: 'processeur du serveur par coup',
    bytesPerMove: 'octets envoyés par coup, toutes places',
    own: 'mise à jour du joueur, p50 / p95 / p99',
    others: 'mise à jour des autres, p50 / p95 / p99',
    at: (rate, flushMs) => `à ${rate} coups par seconde (une écriture sur disque\u00a0: ${flushMs} ms)`,
    atRest: 'au repos',
    idleGame: 'une partie connectée au repos',
    loaded: 'une partie chargée, p50 / p95 / p99',
    locale: 'fr-FR',
    notInstalled: (peer, libraries, folder) =>
      `${peer} n’est pas mesuré\u00a0: npm install ${libraries} dans ${folder} pour l’ajouter`,
    died: (name) => `${name} s’est arrêté pendant la mesure\u202f; UNDERCROWN_DEBUG=1 montre ce qu’il dit`,
    starting: 'démarrage',
    memoryOf: 'mémoire',
    round: (n, of) => `tour ${n} sur ${of}`,
    halfLoad: 'à la moitié de ce qu’il peut',
    comparedTitle: (seats) =>
      `Le jeu minuscule (toy) et les nôtres à ${seats} places, à côté d’autres serveurs avec le jeu minuscule\u202f; temps de processeur\u00a0: la médiane des tours`,
    columns: [
      '',
      'CPU µs/coup',
      'coups/s',
      'octets/coup',
      'p50 / p99 ms',
      '… à mi-charge',
      'départ ms',
      'base Mio',
      'Kio/table au repos',
      '… une fois quittée',
    ],
    ratiosTitle: 'Le nôtre, en multiples de l’autre',
    ratioColumns: ['', 'CPU', 'coups/s', 'octets', 'p50', 'p99', 'départ', 'base'],
    cpuPanel: 'Temps de processeur par coup, µs',
    bytesPanel: 'Octets envoyés par coup aux quatre places',
    tablesOfMasters: (tables) => `${tables} tables de maîtres…`,
    botsTitle: (game, seats) =>
      `${game}, ${seats} places, dont une à quelqu’un qui répond aussitôt\u00a0: de la question à la réponse d’un bot, sans sa pause`,
    botsColumns: ['tables de maîtres', 'niveau', 'réponses', 'moyenne ms', 'en 0,1 s', 'en 1 s'],
    profileTitle: (game, games, moves, cpu, main) =>
      `${game}, ${games} parties, ${moves} coups\u00a0: ${cpu} µs de processeur par coup, dont ${main} µs au fil principal, sous observation\u00a0:`,
  },
}
