// A passkey in software, for tests: answers a challenge as an authenticator and its browser together would, or not quite.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a test may bend. */
interface Bent {
  readonly origin?: string
  readonly rpId?: string
  /** Presence 1, verification 4. */
  readonly flags?: number
}

export interface Authenticator {
  readonly credential: string
  counter: number
  create(challenge: string, bent?: Bent): object
  get(challenge: string, bent?: Bent): object
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const UP_AND_VERIFIED = 0b101
const ATTESTED = 0b100_0000

/** The little of CBOR that an attestation takes: whole numbers, bytes, texts, and maps of them. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].map(([key, one]) => Buffer.concat([cbor(key), cbor(one as Buffer)]))
  return Buffer.concat([head(5, pairs.length), ...pairs])
}

export function authenticatorAt(home: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )

  function told(type: string, challenge: string, { origin = home }: Bent): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  }

  function data({ rpId = new URL(home).hostname, flags = UP_AND_VERIFIED }: Bent, more?: Buffer): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(more ? flags | ATTESTED : flags)
    rest.writeUInt32BE(authenticator.counter, 1)
    return Buffer.concat([sha256(rpId), rest, more ?? Buffer.alloc(0)])
  }

  const answer = (response: Readonly<Record<string, Buffer>>) => ({
    id: authenticator.credential,
    rawId: authenticator.credential,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([key, bytes]) => [key, bytes.toString('base64url')]),
    ),
  })

  const authenticator: Authenticator = {
    credential: id.toString('base64url'),
    counter: 0,
    create(challenge, bent = {}) {
      const attested = Buffer.concat([Buffer.alloc(17), Buffer.from([id.length]), id, cose])
      const object = new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data(bent, attested)],
      ])
      return answer({ clientDataJSON: told('create', challenge, bent), attestationObject: cbor(object) })
    },
    get(challenge, bent = {}) {
      const [clientDataJSON, authenticatorData] = [told('get', challenge, bent), data(bent)]
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) })
    },
  }
  return authenticator
}
