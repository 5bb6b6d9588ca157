// Passkeys of this browser. What speaks with the device is loaded when it is first needed.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Me, Proof } from '@undercrown/protocol'
import { accountApi } from './account.ts'
import { RequestRefused, sentenceOf } from './api.ts'

const library = () => import('@simplewebauthn/browser')

/** Browsers have them where the page came with TLS, and at home. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Makes one on this device by an invitation of the server, which keeps its public half. */
export async function makePasskey(invitation: object): Promise<void> {
  const { startRegistration } = await library()
  const optionsJSON = invitation as PublicKeyCredentialCreationOptionsJSON
  await accountApi.addPasskey(await startRegistration({ optionsJSON }))
}

async function answer() {
  const { startAuthentication } = await library()
  const optionsJSON = (await accountApi.challengePasskey()) as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON })
}

export async function signInByPasskey(): Promise<Me> {
  return accountApi.signInByPasskey(await answer())
}

/** That it is really its owner who sits here. */
export async function proofByPasskey(): Promise<Proof> {
  return { passkey: await answer() }
}

/** The key of the sentence for what went wrong, with the server or with the device. */
export function passkeySentenceOf(error: unknown) {
  if (error instanceof RequestRefused)
    return error.code === 'wrong-credentials' ? 'account.passkeys.refused' : sentenceOf(error)
  return error instanceof Error && error.name === 'InvalidStateError'
    ? 'account.passkeys.already'
    : 'account.passkeys.notDone'
}
