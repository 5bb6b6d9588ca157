// What `undercrown admin` says.

import type { Lang } from '@undercrown/engine'
import type {
  Code,
  InspectedTable,
  JournalEntry,
  ModeratorAct,
  ReportSheet,
  RuledPeople,
  RuledPerson,
  ServerStatus,
} from '@undercrown/protocol'

interface AdminWords {
  readonly nobody: (name: string) => string
  readonly several: (name: string, ids: readonly string[]) => string
  readonly password: (password: string) => string
  readonly soon: string
  readonly noReports: string
  moreReports(more: number, from: number): string
  readonly nothing: string
  readonly entry: (entry: JournalEntry) => string
  readonly report: (report: ReportSheet) => readonly string[]
  readonly person: (person: RuledPerson) => string
  readonly address: (ban: RuledPeople['addresses'][number]) => string
  readonly table: (table: InspectedTable) => readonly string[]
  readonly status: (status: Omit<ServerStatus, 'trouble' | 'here'>, now: number) => readonly string[]
  readonly refusals: Partial<Readonly<Record<Code, string>>>
}

type Deeds = Readonly<Record<ModeratorAct['do'], string>>

const date = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
const called = ({ id, name }: { readonly id: string; readonly name: string }) => `${name || '?'} (${id})`
const joined = (parts: readonly (string | false | null | undefined)[], mark = ', ') =>
  parts.filter(Boolean).join(mark)

const deeds: Deeds = {
  mute: 'muted',
  unmute: 'lets talk again',
  ban: 'banned',
  unban: 'lets in again',
  'ban-address': 'banned an address',
  'unban-address': 'lets an address in again',
  'remove-message': 'removed a message',
  'remove-table': 'removed a table',
  'reset-password': 'reset the password',
  appoint: 'gave or took a right',
  dismiss: 'settled a report, nothing was to be done',
}

const faits: Deeds = {
  mute: 'réduit au silence',
  unmute: 'rend la parole',
  ban: 'bannit',
  unban: 'laisse revenir',
  'ban-address': 'bannit une adresse',
  'unban-address': 'laisse revenir une adresse',
  'remove-message': 'retire un message',
  'remove-table': 'retire une table',
  'reset-password': 'refait le mot de passe',
  appoint: 'donne ou retire un droit',
  dismiss: 'clôt un signalement sans suite',
}

const en: AdminWords = {
  nobody: (name) => `nobody is called "${name}", nor has that id`,
  several: (name, ids) => `several are called "${name}"; name one by id: ${ids.join(', ')}`,
  password: (password) => `The new password, shown this once: ${password}`,
  soon: 'A running server does its part within two seconds; else the next one that starts.',
  noReports: 'No reports.',
  moreReports: (more, from) => `${more} more wait; see them with --from ${from}.`,
  nothing: 'Nothing there.',
  entry: ({ seq, at, by, do: deed, person, table, rank, until, why, done }) =>
    joined([
      `${seq}. ${date(at)} ${by ? called(by) : 'the command line'}: ${deeds[deed]}`,
      person && called(person),
      table && `table ${table}`,
      rank,
      until === null ? 'for good' : until !== undefined && `until ${date(until)}`,
      `because: ${why}`,
      !done && 'not yet done by a server',
    ]),
  report: ({ id, at, by, whom, table, text, said, settled }) => [
    `${id} ${date(at)} ${called(by)} about ${called(whom)}, table ${table}: ${text}`,
    ...said.map(({ line, at: when, text: words }) => `    ${line} ${date(when)} ${words}`),
    ...(settled ? [`    ${en.entry(settled)}`] : []),
  ],
  person: ({ kind, rank, muted, banned, ...person }) =>
    joined([
      called(person),
      kind,
      rank,
      muted !== undefined && (muted === null ? 'muted for good' : `muted until ${date(muted)}`),
      banned !== undefined && (banned === null ? 'banned for good' : `banned until ${date(banned)}`),
    ]),
  address: ({ address, until }) => `address ${address}: guests banned until ${date(until)}`,
  table: ({
    id,
    game,
    rules,
    phase,
    listed,
    created,
    seq,
    at,
    due,
    moves,
    seats,
    log,
    hashes,
    verified,
    trouble,
  }) => [
    `Table ${id}: ${game}, rules ${rules}, ${phase}, ${listed ? 'listed' : 'not listed'}, opened ${date(created)}`,
    `Entry ${seq} at ${date(at)}, ${moves} moves; ${due === null ? 'nothing is owed' : `owed something at ${date(due)}`}`,
    ...seats.map(
      ({ person, bot, away, absent, asked }, seat) =>
        `  seat ${seat}: ${joined([person ? called(person) : (bot ?? 'free'), away && 'away', absent && 'a bot sits in', asked !== undefined && `asked since ${date(asked)}`])}`,
    ),
    ...log.map(
      ({ seq: n, at: when, kind, seat }) =>
        `  ${n} ${date(when)} ${kind}${seat === undefined ? '' : ` ${seat}`}`,
    ),
    ...hashes.map(([after, hash]) => `  hash after ${after} moves: ${hash}`),
    verified ? 'Verified: read anew it is the same.' : `Not verified: ${trouble}`,
  ],
  status: ({ nodes, tables, people, reports, stuck }, now) => [
    nodes.length === 0
      ? 'No server runs on this database.'
      : `Servers: ${nodes.map(({ node, seen }) => `${node}, ${Math.max(0, Math.round((now - seen) / 1000))} s ago`).join('; ')}`,
    `Tables: ${tables.open} open, ${tables.playing} playing, ${tables.over} over, ${tables.closed} closed`,
    `People: ${people.accounts} accounts, ${people.guests} guests, ${people.bots} bots`,
    `Reports: ${reports} open`,
    ...stuck.map(({ id, game, due }) => `Stuck: ${id}, ${game}, owed something since ${date(due)}`),
  ],
  refusals: {
    'not-found': 'there is no such person, table, message, report or banned address',
    'wrong-phase': 'the table is over, or the report settled already',
    'not-offered-here':
      'only accounts have passwords and rights, and addresses of the server’s own network are not banned: they are proxies',
  },
}

const fr: AdminWords = {
  nobody: (name) => `personne ne s’appelle «\u00a0${name}\u00a0», ni n’a cet identifiant`,
  several: (name, ids) =>
    `plusieurs s’appellent «\u00a0${name}\u00a0»\u202f; donnez un identifiant\u00a0: ${ids.join(', ')}`,
  password: (password) => `Le nouveau mot de passe, montré cette seule fois\u00a0: ${password}`,
  soon: 'Un serveur en marche fait sa part en deux secondes\u202f; sinon le prochain qui démarre.',
  noReports: 'Aucun signalement.',
  moreReports: (more, from) => `${more} autres attendent\u202f; voyez-les avec --from ${from}.`,
  nothing: 'Il n’y a rien.',
  entry: ({ seq, at, by, do: deed, person, table, rank, until, why, done }) =>
    joined([
      `${seq}. ${date(at)} ${by ? called(by) : 'la ligne de commande'} ${faits[deed]}`,
      person && called(person),
      table && `table ${table}`,
      rank && { moderator: 'modérateur', owner: 'propriétaire' }[rank],
      until === null ? 'pour toujours' : until !== undefined && `jusqu’au ${date(until)}`,
      `motif\u00a0: ${why}`,
      !done && 'pas encore fait par un serveur',
    ]),
  report: ({ id, at, by, whom, table, text, said, settled }) => [
    `${id} ${date(at)} ${called(by)} au sujet de ${called(whom)}, table ${table}\u00a0: ${text}`,
    ...said.map(({ line, at: when, text: words }) => `    ${line} ${date(when)} ${words}`),
    ...(settled ? [`    ${fr.entry(settled)}`] : []),
  ],
  person: ({ kind, rank, muted, banned, ...person }) =>
    joined([
      called(person),
      { account: 'compte', guest: 'invité', bot: 'bot' }[kind],
      rank && { moderator: 'modérateur', owner: 'propriétaire' }[rank],
      muted !== undefined && (muted === null ? 'muet pour toujours' : `muet jusqu’au ${date(muted)}`),
      banned !== undefined && (banned === null ? 'banni pour toujours' : `banni jusqu’au ${date(banned)}`),
    ]),
  address: ({ address, until }) => `adresse ${address}\u00a0: invités bannis jusqu’au ${date(until)}`,
  table: ({
    id,
    game,
    rules,
    phase,
    listed,
    created,
    seq,
    at,
    due,
    moves,
    seats,
    log,
    hashes,
    verified,
    trouble,
  }) => [
    `Table ${id}\u00a0: ${game}, règles ${rules}, ${{ open: 'ouverte', playing: 'en cours', over: 'finie', closed: 'fermée' }[phase]}, ${listed ? 'publique' : 'privée'}, ouverte le ${date(created)}`,
    `Entrée ${seq} le ${date(at)}, ${moves} coups\u202f; ${due === null ? 'rien n’est dû' : `quelque chose est dû le ${date(due)}`}`,
    ...seats.map(
      ({ person, bot, away, absent, asked }, seat) =>
        `  place ${seat}\u00a0: ${joined([person ? called(person) : (bot ?? 'libre'), away && 'absent', absent && 'un bot joue', asked !== undefined && `interrogé depuis ${date(asked)}`])}`,
    ),
    ...log.map(
      ({ seq: n, at: when, kind, seat }) =>
        `  ${n} ${date(when)} ${kind}${seat === undefined ? '' : ` ${seat}`}`,
    ),
    ...hashes.map(([after, hash]) => `  empreinte après ${after} coups\u00a0: ${hash}`),
    verified ? 'Vérifiée\u00a0: relue, elle est la même.' : `Non vérifiée\u00a0: ${trouble}`,
  ],
  status: ({ nodes, tables, people, reports, stuck }, now) => [
    nodes.length === 0
      ? 'Aucun serveur ne tourne sur cette base.'
      : `Serveurs\u00a0: ${nodes.map(({ node, seen }) => `${node}, il y a ${Math.max(0, Math.round((now - seen) / 1000))} s`).join('\u202f; ')}`,
    `Tables\u00a0: ${tables.open} ouvertes, ${tables.playing} en cours, ${tables.over} finies, ${tables.closed} fermées`,
    `Personnes\u00a0: ${people.accounts} comptes, ${people.guests} invités, ${people.bots} bots`,
    `Signalements\u00a0: ${reports} à traiter`,
    ...stuck.map(
      ({ id, game, due }) => `Bloquée\u00a0: ${id}, ${game}, quelque chose est dû depuis ${date(due)}`,
    ),
  ],
  refusals: {
    'not-found': 'pas de personne, de table, de message, de signalement ni d’adresse bannie de ce nom',
    'wrong-phase': 'la table est finie, ou le signalement déjà clos',
    'not-offered-here':
      'seuls les comptes ont mot de passe et droits, et les adresses du réseau du serveur ne se bannissent pas\u00a0: ce sont des proxys',
  },
}

export const adminWords: Readonly<Record<Lang, AdminWords>> = { en, fr }
