// What moderators ask of the server. Loaded with their page alone.

import type { ModeratorAct } from '@undercrown/protocol'
import { call } from './api.ts'

export const moderation = {
  status: () => call('GET /api/admin/status'),
  /** Open ones but for the first `from`, or settled ones before an act. */
  reports: (page: { readonly from: number } | { readonly settled: 'yes'; readonly before?: number }) =>
    call('GET /api/admin/reports', { query: page }),
  people: (find: string) => call('GET /api/admin/people', find === '' ? undefined : { query: { find } }),
  table: (table: string) => call('GET /api/admin/tables/:table', { params: { table } }),
  journal: async (before?: number) =>
    (await call('GET /api/admin/acts', before === undefined ? undefined : { query: { before } })).acts,
  act: (body: ModeratorAct) => call('POST /api/admin/acts', { body }),
}
