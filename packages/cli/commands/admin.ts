// `admin …`: what moderators do and see, for whoever runs the server. A program of the server does it.

import type { Lang } from '@undercrown/engine'
import { MAX_ADDRESS_DAYS, MAX_BAN_DAYS, moderatorRanks } from '@undercrown/protocol'
import type { AdminRequest } from '@undercrown/server'
import { type CliCommand, plainCommand } from '../command.ts'
import { oneOf, text, toggle, whole } from '../flags.ts'
import { misuse } from '../usage.ts'
import { adminCommandWords as words } from '../words/admin.ts'
import { launched } from './server.ts'

const ask = (request: AdminRequest, lang: Lang) => launched('admin', [JSON.stringify(request)], lang)

/** Refuses a command without these. */
function need(command: string, given: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.keys(given).filter((name) => given[name] === undefined)
  if (missing.length > 0)
    misuse((say) =>
      say.needsFlags(
        command,
        missing.map((name) => `--${name}`),
      ),
    )
}

/** Refuses both of two, and neither. */
function either(command: string, given: Readonly<Record<string, string | undefined>>): void {
  if (Object.values(given).filter((value) => value !== undefined).length !== 1)
    misuse((say) =>
      say.oneOfFlags(
        command,
        Object.keys(given).map((name) => `--${name}`),
      ),
    )
}

const person = text('NAME', undefined)
const why = text('TEXT', undefined)
const report = text('ID', undefined)
const days = whole('N', { most: MAX_BAN_DAYS, or: undefined })

/** Of an act, with the report that it settles. */
const because = (given: { readonly why: string | undefined; readonly report?: string | undefined }) => ({
  why: given.why,
  ...(given.report !== undefined && { report: given.report }),
})

/** Acts upon somebody that need nothing else. */
const upon = (name: string, deed: 'unmute' | 'reset-password', said: typeof words.unmute): CliCommand =>
  plainCommand({
    name,
    words: said,
    flags: { person, why },
    run({ lang, flags }) {
      need(name, flags)
      return ask({ act: { do: deed, person: flags.person, ...because(flags) } }, lang)
    },
  })

export const adminCommands: readonly CliCommand[] = [
  plainCommand({
    name: 'admin',
    words: words.admin,
    flags: {},
    run: ({ lang }) => ask({ show: 'status' }, lang),
  }),
  plainCommand({
    name: 'admin reports',
    words: words.reports,
    flags: { settled: toggle(), from: whole('N', { least: 0, or: undefined }) },
    run: ({ lang, flags: { settled, from } }) => ask({ show: 'reports', settled, from }, lang),
  }),
  plainCommand({
    name: 'admin dismiss',
    words: words.dismiss,
    flags: { report, why },
    run({ lang, flags }) {
      need('admin dismiss', flags)
      return ask({ act: { do: 'dismiss', ...because(flags) } }, lang)
    },
  }),
  plainCommand({
    name: 'admin people',
    words: words.people,
    flags: { find: text('TEXT', undefined) },
    run: ({ lang, flags }) => ask({ show: 'people', find: flags.find }, lang),
  }),
  plainCommand({
    name: 'admin mute',
    words: words.mute,
    flags: { person, days, why, report },
    run({ lang, flags }) {
      need('admin mute', { person: flags.person, why: flags.why })
      return ask(
        { act: { do: 'mute', person: flags.person, days: flags.days ?? null, ...because(flags) } },
        lang,
      )
    },
  }),
  upon('admin unmute', 'unmute', words.unmute),
  plainCommand({
    name: 'admin ban',
    words: words.ban,
    flags: { person, address: text('ADDRESS', undefined), days, wide: toggle(), why, report },
    run({ lang, flags: { person: name, address, days: long, wide, ...flags } }) {
      either('admin ban', { person: name, address })
      need('admin ban', { why: flags.why })
      const act =
        address === undefined
          ? { do: 'ban' as const, person: name, days: long ?? null, address: wide }
          : { do: 'ban-address' as const, address, days: Math.min(long ?? 1, MAX_ADDRESS_DAYS) }
      return ask({ act: { ...act, ...because(flags) } }, lang)
    },
  }),
  plainCommand({
    name: 'admin unban',
    words: words.unban,
    flags: { person, address: text('ADDRESS', undefined), why },
    run({ lang, flags: { person: name, address, ...flags } }) {
      either('admin unban', { person: name, address })
      need('admin unban', { why: flags.why })
      const act =
        address === undefined
          ? { do: 'unban' as const, person: name }
          : { do: 'unban-address' as const, address }
      return ask({ act: { ...act, ...because(flags) } }, lang)
    },
  }),
  plainCommand({
    name: 'admin remove',
    words: words.remove,
    flags: { table: text('ID', undefined), message: text('ID', undefined), why, report },
    run({ lang, flags: { table, message, ...flags } }) {
      either('admin remove', { table, message })
      need('admin remove', { why: flags.why })
      const act =
        table === undefined
          ? { do: 'remove-message' as const, line: message }
          : { do: 'remove-table' as const, table }
      return ask({ act: { ...act, ...because(flags) } }, lang)
    },
  }),
  plainCommand({
    name: 'admin table',
    words: words.table,
    flags: { table: text('ID', undefined) },
    run({ lang, flags: { table } }) {
      need('admin table', { table })
      return ask({ show: 'table', table: table ?? '' }, lang)
    },
  }),
  upon('admin password', 'reset-password', words.password),
  plainCommand({
    name: 'admin appoint',
    words: words.appoint,
    flags: { person, rank: oneOf([...moderatorRanks, 'none'], 'moderator'), why },
    run({ lang, flags: { rank, ...flags } }) {
      need('admin appoint', flags)
      const given = rank === 'none' ? null : rank
      return ask({ act: { do: 'appoint', person: flags.person, rank: given, ...because(flags) } }, lang)
    },
  }),
  plainCommand({
    name: 'admin journal',
    words: words.journal,
    flags: { before: whole('N', { or: undefined }) },
    run: ({ lang, flags }) => ask({ show: 'journal', before: flags.before }, lang),
  }),
]
