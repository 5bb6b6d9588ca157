// What `undercrown bench server` says while it measures, and of what it measured.

import type { Lang } from '@undercrown/engine'

interface BenchWords {
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
  },
}
