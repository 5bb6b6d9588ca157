// The frame of the help: headings, and what stands for a value.

import type { Lang } from '@undercrown/engine'

export interface HelpWords {
  readonly title: string
  readonly usage: (line: string) => string
  readonly command: string
  readonly game: string
  readonly flagsMark: string
  readonly commands: string
  readonly games: string
  readonly gamesAre: (ids: string) => string
  readonly flags: string
  readonly optionsOf: (game: string) => string
  readonly variables: string
  readonly players: (least: number, most: number) => string
  readonly more: string
  readonly lang: string
  readonly help: string
  readonly turnsOff: (text: string) => string
  /** What stands for a flag's value. */
  readonly takes: Readonly<Record<Placeholder, string>>
}

export const placeholders = [
  'N',
  'FILE',
  'FOLDER',
  'TEXT',
  'NAME',
  'LIST',
  'WHO',
  'MS',
  'P',
  'SEED',
  'N,N…',
  'ELO0,ELO1',
  'GAME',
  'ID',
  'ADDRESS',
] as const
export type Placeholder = (typeof placeholders)[number]

const en: HelpWords = {
  title: 'undercrown: games of hidden allegiance, in a terminal',
  usage: (line) => `Usage: undercrown ${line}`,
  command: '<command>',
  game: '<game>',
  flagsMark: '[flags]',
  commands: 'Commands:',
  games: 'Games:',
  gamesAre: (ids) => `Games: ${ids}`,
  flags: 'Flags:',
  optionsOf: (game) => `Options of ${game}:`,
  variables: 'Environment variables:',
  players: (least, most) => `${least === most ? least : `${least} to ${most}`} players`,
  more: 'undercrown <command> --help tells more of a command. --lang en|fr works everywhere; it follows LANG.',
  lang: 'language of the output',
  help: 'show this help',
  turnsOff: (text) => `Turns this off: ${text}`,
  takes: {
    N: 'N',
    FILE: 'FILE',
    FOLDER: 'FOLDER',
    TEXT: 'TEXT',
    NAME: 'NAME',
    LIST: 'LIST',
    WHO: 'WHO',
    MS: 'MS',
    P: 'P',
    SEED: 'SEED',
    'N,N…': 'N,N…',
    'ELO0,ELO1': 'ELO0,ELO1',
    GAME: 'GAME',
    ID: 'ID',
    ADDRESS: 'ADDRESS',
  },
}

const fr: HelpWords = {
  title: 'undercrown\u00a0: des jeux d’allégeances cachées, dans un terminal',
  usage: (line) => `Usage\u00a0: undercrown ${line}`,
  command: '<commande>',
  game: '<jeu>',
  flagsMark: '[paramètres]',
  commands: 'Commandes\u00a0:',
  games: 'Jeux\u00a0:',
  gamesAre: (ids) => `Jeux\u00a0: ${ids}`,
  flags: 'Paramètres\u00a0:',
  optionsOf: (game) => `Options de ${game}\u00a0:`,
  variables: 'Variables d’environnement\u00a0:',
  players: (least, most) => `${least === most ? least : `${least} à ${most}`} joueurs`,
  more: 'undercrown <commande> --help en dit plus sur une commande. --lang en|fr vaut partout\u202f; sans lui, la langue suit LANG.',
  lang: 'langue de la sortie',
  help: 'montrer cette aide',
  turnsOff: (text) => `Désactive ceci\u00a0: ${text}`,
  takes: {
    N: 'N',
    FILE: 'FICHIER',
    FOLDER: 'DOSSIER',
    TEXT: 'TEXTE',
    NAME: 'NOM',
    LIST: 'LISTE',
    WHO: 'QUI',
    MS: 'MS',
    P: 'P',
    SEED: 'GRAINE',
    'N,N…': 'N,N…',
    'ELO0,ELO1': 'ELO0,ELO1',
    GAME: 'JEU',
    ID: 'ID',
    ADDRESS: 'ADRESSE',
  },
}

export const helpWords: Readonly<Record<Lang, HelpWords>> = { en, fr }
