// What the account's page alone asks of the server: the ways in, and where one is signed in.

import type { Lang } from '@undercrown/engine'
import type { Proof, RouteInput } from '@undercrown/protocol'
import { call } from './api.ts'

export const accountApi = {
  sessions: async () => (await call('GET /api/sessions')).sessions,
  endSession: (session: string) => call('DELETE /api/sessions/:session', { params: { session } }),
  ways: () => call('GET /api/account'),
  makeCodes: async (body: Proof) => (await call('POST /api/account/codes', { body })).codes,
  removeCodes: () => call('DELETE /api/account/codes'),
  setMail: (body: RouteInput<'PUT /api/account/mail'>['body']) => call('PUT /api/account/mail', { body }),
  removeMail: () => call('DELETE /api/account/mail'),
  confirmMail: (token: string) => call('POST /api/account/mail/confirm', { body: { token } }),
  forgotten: (mail: string, lang: Lang) => call('POST /api/account/forgotten', { body: { mail, lang } }),
  reset: (token: string, password: string) => call('POST /api/account/reset', { body: { token, password } }),
  recover: (name: string, code: string, password: string) =>
    call('POST /api/account/recovery', { body: { name, code, password } }),
  invitePasskey: async (body: Proof) => (await call('POST /api/passkeys/invitation', { body })).options,
  addPasskey: (passkey: RouteInput<'POST /api/passkeys'>['body']['passkey']) =>
    call('POST /api/passkeys', { body: { passkey } }),
  removePasskey: (passkey: string) => call('DELETE /api/passkeys/:passkey', { params: { passkey } }),
  challengePasskey: async () => (await call('POST /api/passkeys/challenge')).options,
  signInByPasskey: (passkey: NonNullable<Proof['passkey']>) =>
    call('POST /api/session/passkey', { body: { passkey } }),
  changePassword: (body: RouteInput<'PUT /api/account/password'>['body']) =>
    call('PUT /api/account/password', { body }),
  forgetMe: (body: Proof) => call('DELETE /api/me', { body }),
  removePassword: (body: Proof) => call('DELETE /api/account/password', { body }),
}
