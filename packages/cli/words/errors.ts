// What is said when a command line or a file cannot be used.

import type { Lang } from '@undercrown/engine'

/** What can be named wrongly. */
export type NamedKind = 'command' | 'game' | 'flag' | 'bot'

/** Why a file cannot be read or written. */
export type FileReason = 'missing' | 'forbidden' | 'folder' | 'notFolder' | 'readOnly' | 'full'

export interface ErrorWords {
  /** What goes between two halves of a sentence. */
  readonly semicolon: string
  readonly bug: (detail: string) => string
  readonly unknown: (kind: NamedKind, name: string) => string
  readonly known: (names: readonly string[]) => string
  readonly meant: (name: string) => string
  readonly needsGame: (command: string, games: readonly string[]) => string
  readonly needsFile: (command: string) => string
  readonly tooMany: (about: 'game' | 'file' | 'none', command: string, extra: string) => string
  readonly otherGames: (game: string, command: string, games: readonly string[]) => string
  readonly noValue: (flag: string) => string
  readonly needsValue: (flag: string, takes: string) => string
  readonly oneOf: (flag: string, names: readonly string[], given: string) => string
  readonly wholeFrom: (flag: string, least: string, most: string, given: string) => string
  readonly wholeAtLeast: (flag: string, least: number, given: string) => string
  readonly wholeAtMost: (flag: string, most: string, given: string) => string
  readonly wholeList: (flag: string, given: string) => string
  readonly optionNeeds: (flag: string, needed: readonly string[]) => string
  readonly cannotRead: (path: string, reason: string) => string
  readonly cannotWrite: (path: string, reason: string) => string
  readonly cannotPrint: (reason: string) => string
  readonly reasons: Readonly<Record<FileReason, string>>
  readonly notJson: (path: string, detail: string) => string
  readonly unknownGameOfRecord: (game: string) => string
  readonly noSeat: (seats: number, seat: number) => string
  readonly noSeatInRecord: (seats: number, seat: number) => string
  readonly noStep: (moves: number, step: number) => string
  readonly excludeEachOther: string
  readonly noBot: (game: string, bot: string) => string
  readonly notABot: (given: string, kinds: readonly string[]) => string
  readonly kernelFailed: string
  readonly breaksLaw: (game: string, law: string) => string
  readonly notATrial: (file: string) => string
  readonly sprtTwo: string
  readonly sprtNumbers: (given: string) => string
  readonly timesAlone: string
  readonly fieldAlone: string
  readonly needsContestants: string
  readonly namedTwice: string
  readonly programNaming: string
  readonly noPrograms: (folder: string) => string
  readonly programCannotStart: (program: string, reason: string) => string
  readonly otherArena: (path: string) => string
  readonly otherMeasure: (path: string) => string
  readonly notHere: string
  readonly needsFlags: (command: string, flags: readonly string[]) => string
  readonly oneOfFlags: (command: string, flags: readonly string[]) => string
}

const en: ErrorWords = {
  semicolon: ';',
  bug: (detail) => `this is a bug of ours: ${detail} (UNDERCROWN_DEBUG=1 shows where)`,
  unknown: (kind, name) => `unknown ${kind} "${name}"`,
  known: (names) => `known: ${names.join(', ')}`,
  meant: (name) => `did you mean "${name}"?`,
  needsGame: (command, games) => `${command} needs a game: ${games.join(', ')}`,
  needsFile: (command) => `${command} needs a file`,
  tooMany: (about, command, extra) =>
    about === 'none' ? `${command} takes no "${extra}"` : `one ${about} at a time; "${extra}" is too many`,
  otherGames: (game, command, games) => `${game} has no ${command}; it is for ${games.join(', ')}`,
  noValue: (flag) => `${flag} takes no value`,
  needsValue: (flag, takes) => `${flag} needs a value: ${flag} ${takes}`,
  oneOf: (flag, names, given) => `${flag} must be ${names.join(' or ')}, not "${given}"`,
  wholeFrom: (flag, least, most, given) =>
    `${flag} takes a whole number from ${least} to ${most}, not "${given}"`,
  wholeAtLeast: (flag, least, given) => `${flag} takes a whole number of at least ${least}, not "${given}"`,
  wholeAtMost: (flag, most, given) => `${flag} takes a whole number of at most ${most}, not "${given}"`,
  wholeList: (flag, given) => `${flag} takes whole numbers with commas between, such as 1,3, not "${given}"`,
  optionNeeds: (flag, needed) => `${flag} needs ${needed.join(' and ')}`,
  cannotRead: (path, reason) => `cannot read ${path}: ${reason}`,
  cannotWrite: (path, reason) => `cannot write ${path}: ${reason}`,
  cannotPrint: (reason) => `cannot write the output: ${reason}`,
  reasons: {
    missing: 'there is no such file or folder',
    forbidden: 'permission denied',
    folder: 'it is a folder',
    notFolder: 'part of its path is not a folder',
    readOnly: 'the disk is read-only',
    full: 'the disk is full',
  },
  notJson: (path, detail) => `${path} is not JSON: ${detail}`,
  unknownGameOfRecord: (game) => `a record of the unknown game "${game}"`,
  noSeat: (seats, seat) => `there are ${seats} players; there is no seat ${seat}`,
  noSeatInRecord: (seats, seat) => `the record has ${seats} players; there is no seat ${seat}`,
  noStep: (moves, step) => `the record has ${moves} moves; there is no step ${step}`,
  excludeEachOther: '--seat, --public and --all exclude each other',
  noBot: (game, bot) => `${game} has no bot "${bot}"`,
  notABot: (given, kinds) =>
    `"${given}" is not a bot; write ${kinds.join(' or ')}, or flat:300 for 300 playouts`,
  kernelFailed: 'the kernel could not be measured',
  breaksLaw: (game, law) => `${game} breaks a law: ${law}`,
  notATrial: (file) => `${file} is not a trial: {"options":{},"seats":2,"seed":"…","picks":[…]}`,
  sprtTwo: '--sprt compares two: name them with --a and --b',
  sprtNumbers: (given) => `--sprt takes two ratings, the lower first, such as 0,20, not "${given}"`,
  timesAlone: '--times is told with one worker only',
  fieldAlone: '--field goes without --a and --b',
  needsContestants: 'arena needs contestants: --a L5 --b L4, or --field L1,L2,L3',
  namedTwice: 'the same contestant is named twice',
  programNaming: 'a program is named as program:./my-bot, its arguments after spaces',
  noPrograms: (folder) =>
    `${folder} holds no program: a file that ends in .mjs, .js, .cjs or .py, or that can be executed`,
  programCannotStart: (program, reason) => `${program} cannot be started: ${reason}`,
  otherArena: (path) => `${path} holds another arena; name another file, or remove it`,
  otherMeasure: (path) => `${path} holds another measurement; name another file, or remove it`,
  notHere: 'the server is not installed here',
  needsFlags: (command, flags) => `${command} needs ${flags.join(' and ')}`,
  oneOfFlags: (command, flags) => `${command} takes one of ${flags.join(' and ')}`,
}

const fr: ErrorWords = {
  semicolon: '\u202f;',
  bug: (detail) => `c’est une erreur de notre part\u00a0: ${detail} (UNDERCROWN_DEBUG=1 montre où)`,
  unknown: (kind, name) => {
    const kinds = {
      command: 'commande inconnue',
      game: 'jeu inconnu',
      flag: 'paramètre inconnu',
      bot: 'bot inconnu',
    }
    return `${kinds[kind]} «\u00a0${name}\u00a0»`
  },
  known: (names) => `connus\u00a0: ${names.join(', ')}`,
  meant: (name) => `vouliez-vous dire «\u00a0${name}\u00a0»\u202f?`,
  needsGame: (command, games) => `${command} a besoin d’un jeu\u00a0: ${games.join(', ')}`,
  needsFile: (command) => `${command} a besoin d’un fichier`,
  tooMany: (about, command, extra) =>
    about === 'none'
      ? `${command} ne prend pas «\u00a0${extra}\u00a0»`
      : `un seul ${about === 'game' ? 'jeu' : 'fichier'} à la fois\u202f; «\u00a0${extra}\u00a0» est de trop`,
  otherGames: (game, command, games) =>
    `${command} n’existe pas pour ${game}, seulement pour ${games.join(', ')}`,
  noValue: (flag) => `${flag} ne prend pas de valeur`,
  needsValue: (flag, takes) => `${flag} a besoin d’une valeur\u00a0: ${flag} ${takes}`,
  oneOf: (flag, names, given) => `${flag} doit être ${names.join(' ou ')}, pas «\u00a0${given}\u00a0»`,
  wholeFrom: (flag, least, most, given) =>
    `${flag} prend un nombre entier de ${least} à ${most}, pas «\u00a0${given}\u00a0»`,
  wholeAtLeast: (flag, least, given) =>
    `${flag} prend un nombre entier d’au moins ${least}, pas «\u00a0${given}\u00a0»`,
  wholeAtMost: (flag, most, given) =>
    `${flag} prend un nombre entier d’au plus ${most}, pas «\u00a0${given}\u00a0»`,
  wholeList: (flag, given) =>
    `${flag} prend des nombres entiers séparés par des virgules, comme 1,3, pas «\u00a0${given}\u00a0»`,
  optionNeeds: (flag, needed) => `${flag} demande ${needed.join(' et ')}`,
  cannotRead: (path, reason) => `impossible de lire ${path}\u00a0: ${reason}`,
  cannotWrite: (path, reason) => `impossible d’écrire ${path}\u00a0: ${reason}`,
  cannotPrint: (reason) => `impossible d’écrire le résultat\u00a0: ${reason}`,
  reasons: {
    missing: 'ce fichier ou ce dossier n’existe pas',
    forbidden: 'accès refusé',
    folder: 'c’est un dossier',
    notFolder: 'une partie du chemin n’est pas un dossier',
    readOnly: 'le disque est en lecture seule',
    full: 'le disque est plein',
  },
  notJson: (path, detail) => `${path} n’est pas du JSON (${detail})`,
  unknownGameOfRecord: (game) => `une partie d’un jeu inconnu, «\u00a0${game}\u00a0»`,
  noSeat: (seats, seat) => `il y a ${seats} joueurs\u202f; pas de place ${seat}`,
  noSeatInRecord: (seats, seat) => `la partie a ${seats} joueurs\u202f; pas de place ${seat}`,
  noStep: (moves, step) => `la partie a ${moves} coups\u202f; pas d’étape ${step}`,
  excludeEachOther: '--seat, --public et --all s’excluent',
  noBot: (game, bot) => `${game} n’a pas de bot «\u00a0${bot}\u00a0»`,
  notABot: (given, kinds) =>
    `«\u00a0${given}\u00a0» n’est pas un bot\u202f; écrivez ${kinds.join(' ou ')}, ou flat:300 pour 300 parties imaginées`,
  kernelFailed: 'le noyau n’a pas pu être mesuré',
  breaksLaw: (game, law) => `${game} viole une loi\u00a0: ${law}`,
  notATrial: (file) => `${file} n’est pas un essai\u00a0: {"options":{},"seats":2,"seed":"…","picks":[…]}`,
  sprtTwo: '--sprt en compare deux\u00a0: nommez-les avec --a et --b',
  sprtNumbers: (given) =>
    `--sprt prend deux classements, le plus bas d’abord, comme 0,20, pas «\u00a0${given}\u00a0»`,
  timesAlone: '--times ne se mesure qu’avec un seul fil (--workers 1)',
  fieldAlone: '--field va sans --a ni --b',
  needsContestants: 'arena a besoin de participants\u00a0: --a L5 --b L4, ou --field L1,L2,L3',
  namedTwice: 'le même participant est nommé deux fois',
  programNaming: 'un programme se nomme program:./mon-bot, ses arguments après des espaces',
  noPrograms: (folder) =>
    `${folder} ne contient aucun programme\u00a0: un fichier en .mjs, .js, .cjs ou .py, ou qu’on peut exécuter`,
  programCannotStart: (program, reason) => `impossible de lancer ${program}\u00a0: ${reason}`,
  otherArena: (path) => `${path} contient une autre arène\u202f; nommez un autre fichier, ou supprimez-le`,
  otherMeasure: (path) => `${path} contient une autre mesure\u202f; nommez un autre fichier, ou supprimez-le`,
  notHere: 'le serveur n’est pas installé ici',
  needsFlags: (command, flags) => `${command} a besoin de ${flags.join(' et ')}`,
  oneOfFlags: (command, flags) => `${command} prend soit ${flags.join(', soit ')}`,
}

export const errorWords: Readonly<Record<Lang, ErrorWords>> = { en, fr }
