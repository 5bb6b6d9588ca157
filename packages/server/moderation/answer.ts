// What `undercrown admin` answers, in lines.

import { type Lang, refuse } from '@undercrown/engine'
import type { ModeratorAct } from '@undercrown/protocol'
import { moderatorAct } from '@undercrown/protocol/schemas'
import * as z from 'zod'
import type { Moderation } from './moderation.ts'
import { adminWords } from './words.ts'

/** What is asked for on the command line. */
export type AdminRequest =
  | { readonly show: 'status' }
  | { readonly show: 'reports'; readonly settled: boolean; readonly from?: number | undefined }
  | { readonly show: 'journal'; readonly before?: number | undefined }
  | { readonly show: 'people'; readonly find?: string | undefined }
  | { readonly show: 'table'; readonly table: string }
  | { readonly act: WrittenAct }

/** An act as it was written, not yet checked: whom it is about stands by name or id. */
interface WrittenAct {
  readonly do: ModeratorAct['do']
  readonly person?: string | undefined
  readonly [field: string]: unknown
}

async function idOf(moderation: Moderation, name: string): Promise<string> {
  const { people } = await moderation.find(name)
  // Anybody may be called like another's id.
  if (people.some((one) => one.id === name)) return name
  const named = people.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  const accounts = named.filter((one) => one.kind === 'account')
  const [found, ...more] = accounts.length > 0 ? accounts : named
  if (!found) return refuse(adminWords.en.nobody(name), adminWords.fr.nobody(name))
  const ids = named.map((one) => one.id)
  if (more.length > 0) refuse(adminWords.en.several(name, ids), adminWords.fr.several(name, ids))
  return found.id
}

async function actOf(moderation: Moderation, raw: WrittenAct): Promise<ModeratorAct> {
  const person = raw.person === undefined ? {} : { person: await idOf(moderation, raw.person) }
  const { success, data, error } = moderatorAct.safeParse({ ...raw, ...person })
  return success ? data : refuse(z.prettifyError(error))
}

export async function adminLines(
  moderation: Moderation,
  request: AdminRequest,
  lang: Lang,
): Promise<readonly string[]> {
  const say = adminWords[lang]
  if ('act' in request) {
    const { seq, password } = await moderation.act(undefined, await actOf(moderation, request.act))
    const [entry] = await moderation.journal(seq + 1)
    return [
      ...(entry ? [say.entry(entry)] : []),
      ...(password === undefined ? [] : [say.password(password)]),
      ...(entry?.done === false ? [say.soon] : []),
    ]
  }
  switch (request.show) {
    case 'status':
      return say.status(await moderation.status(), Date.now())
    case 'reports': {
      const { settled, from = 0 } = request
      const { open, reports } = await moderation.reports(undefined, settled, { from })
      const more = settled ? 0 : open - from - reports.length
      return [
        ...(reports.length === 0 ? [say.noReports] : reports.flatMap(say.report)),
        ...(more > 0 ? [say.moreReports(more, from + reports.length)] : []),
      ]
    }
    case 'journal': {
      const entries = await moderation.journal(request.before)
      return entries.length === 0 ? [say.nothing] : entries.map(say.entry)
    }
    case 'people': {
      const { people, addresses } = await moderation.find(request.find)
      const lines = [...people.map(say.person), ...addresses.map(say.address)]
      return lines.length === 0 ? [say.nothing] : lines
    }
    case 'table':
      return say.table(await moderation.inspect(request.table))
  }
}
