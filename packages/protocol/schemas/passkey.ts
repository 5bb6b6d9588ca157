// What a browser answers for a passkey, as WebAuthn writes it in JSON. The server's library reads what is in it.

import * as z from 'zod'
import { thing } from './fields.ts'

const base64url = z
  .string()
  .regex(/^[\w-]+$/, 'not base64url')
  .max(8000)

const answered = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  clientExtensionResults: thing,
}

/** One that was just made. */
export const newPasskey = z.strictObject({
  ...answered,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.exactOptional(),
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
    publicKey: base64url.exactOptional(),
  }),
})

/** One that has signed a challenge. */
export const passkeyAnswer = z.strictObject({
  ...answered,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
})
