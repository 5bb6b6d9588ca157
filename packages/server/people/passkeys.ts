// Passkeys (WebAuthn): a key pair that a device keeps for its owner, bound to the server's public address. Of each we
// keep the public half, which opens nothing.

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { MAX_PASSKEYS } from '@undercrown/protocol'
import { deny, refusalOf } from '@undercrown/table'
import type { Database, PersonRow, Schema } from '../store/schema.ts'
import { type Asker, changingWays } from './ways.ts'

type PasskeyRow = Schema['passkeys']

export interface Passkeys {
  /** Whether the server has an address that passkeys can be bound to. */
  readonly offered: boolean
  of(person: string): Promise<readonly PasskeyRow[]>
  /** What a browser needs to make one for somebody. */
  invite(person: PersonRow): Promise<PublicKeyCredentialCreationOptionsJSON>
  add(asker: Asker, device: string, made: RegistrationResponseJSON): Promise<void>
  /** What a browser needs to show that it has one, whosever it is. */
  challenge(): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** Whose it is that has answered a challenge, as they were before it was looked at. */
  check(answer: AuthenticationResponseJSON): Promise<PersonRow>
}

/** How long somebody may look for their finger. */
const PATIENCE = 300_000

/** Where passkeys work: browsers have them for names with TLS, and at home. */
export function siteOf(publicUrl: string | undefined): { origin: string; rpID: string } | undefined {
  if (publicUrl === undefined) return undefined
  const { protocol, hostname, origin } = new URL(publicUrl)
  const name = /[a-z]/i.test(hostname) && !hostname.startsWith('[')
  return name && (protocol === 'https:' || hostname === 'localhost') ? { origin, rpID: hostname } : undefined
}

function notAccepted(): never {
  return deny('wrong-credentials', 'the passkey was not accepted')
}

function checkRoom(mine: readonly PasskeyRow[]): void {
  if (mine.length >= MAX_PASSKEYS) deny('not-offered-here', `${MAX_PASSKEYS} passkeys are enough`)
}

export function openPasskeys(
  db: Database,
  publicUrl: string | undefined,
  token: (bytes: number) => string,
  now: () => number,
): Passkeys {
  const known = siteOf(publicUrl)
  const site = () => known ?? deny('not-offered-here', 'passkeys need an address with TLS (PUBLIC_URL)')
  // It takes a while to load, and most servers' days go by without it.
  const library = () => import('@simplewebauthn/server')

  /** A challenge is answered once, in time, by whom it was for; '' is anybody. */
  async function pose(challenge: string, person: string): Promise<void> {
    const at = now()
    await db.deleteFrom('challenges').where('until', '<=', at).execute()
    await db
      .insertInto('challenges')
      .values({ challenge, person, until: at + PATIENCE })
      .execute()
  }

  const posed = (person: string) => async (challenge: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('person', '=', person)
      .where('until', '>', now())
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  /** The library throws a sentence for each thing that is wrong; to the outside it is one and the same. */
  async function accepted<Value>(check: () => Promise<Value>): Promise<Value> {
    try {
      return await check()
    } catch (error) {
      if (refusalOf(error)) throw error
      return notAccepted()
    }
  }

  const of = (person: string, all = db) =>
    all.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute()

  return {
    offered: known !== undefined,
    of: (person) => of(person),
    async invite({ id, name }) {
      const { rpID } = site()
      const mine = await of(id)
      checkRoom(mine)
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: 'Undercrown',
        rpID,
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(id)),
        timeout: PATIENCE,
        excludeCredentials: mine.map((one) => ({ id: one.credential })),
        // The device knows whose it is, and asks for a finger, a face or a PIN: it stands for name and password.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await pose(options.challenge, id)
      return options
    },
    async add(asker, device, made) {
      const { id } = asker
      const { origin, rpID } = site()
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo } = await accepted(() =>
        verifyRegistrationResponse({
          response: made,
          expectedChallenge: posed(id),
          expectedOrigin: origin,
          expectedRPID: rpID,
        }),
      )
      if (!verified || !registrationInfo) return notAccepted()
      const { credential } = registrationInfo
      const passkey: PasskeyRow = {
        id: token(10),
        person: id,
        credential: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        device,
        created: now(),
        used: null,
      }
      await changingWays(db, asker, async (all) => {
        checkRoom(await of(id, all))
        await all
          .insertInto('passkeys')
          .values(passkey)
          // Nobody takes over another's.
          .onConflict((on) => on.column('credential').doNothing())
          .execute()
      })
    },
    async challenge() {
      const { rpID } = site()
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        timeout: PATIENCE,
      })
      await pose(options.challenge, '')
      return options
    },
    async check(answer) {
      const { origin, rpID } = site()
      const { verifyAuthenticationResponse } = await library()
      const passkey = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential', '=', answer.id)
        .executeTakeFirst()
      const person =
        passkey &&
        (await db.selectFrom('people').selectAll().where('id', '=', passkey.person).executeTakeFirst())
      if (!person) return notAccepted()
      const { verified, authenticationInfo } = await accepted(() =>
        verifyAuthenticationResponse({
          response: answer,
          expectedChallenge: posed(''),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: passkey.credential,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: passkey.counter,
          },
        }),
      )
      // Before anything is kept of it: whoever has not the key can say any count.
      if (!verified) return notAccepted()
      const counter = authenticationInfo.newCounter
      // Of two answers with the same count, one is a copy's.
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, used: now() })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .executeTakeFirst()
      return numUpdatedRows === 1n ? person : notAccepted()
    },
  }
}
