// The codes of refusals: stable words that programs can rely on, whatever the sentence beside them says.

export const codes = [
  /** The message is not of the protocol: not JSON, unknown fields, wrong types. */
  'malformed',
  /** Larger than anything the protocol needs. */
  'too-large',
  /** Too many messages in too short a time. */
  'too-fast',
  /** Nobody is signed in. */
  'no-identity',
  /** Name or password is wrong, or the token is unknown. */
  'wrong-credentials',
  /** The name is taken by another account. */
  'name-taken',
  /** It comes from another site. */
  'cross-site',
  /** There is no such thing, or it is not for you to know of it. */
  'not-found',
  /** You do not sit there, or are not the host. */
  'not-yours',
  /** It is not your seat that is asked. */
  'not-asked',
  /** The move is not among those offered. */
  'not-offered',
  /** The table has moved on; the current state follows. */
  'stale',
  /** The table is not in the phase for that. */
  'wrong-phase',
  /** The seat is taken, or all are. */
  'seat-taken',
  /** Not every seat is filled. */
  'not-full',
  /** The game refuses these options. */
  'bad-options',
  /** Something was revealed, drawn or answered since: the others must agree. */
  'needs-consent',
  /** The table is silent, or you were muted. */
  'silent',
  /** This server does not offer that. */
  'not-offered-here',
  /** The server is going down; connect again in a moment. */
  'closing',
  /** The database does not answer; whether it was done is found out by sending it again under the same id. */
  'unsure',
  /** A mistake of the server. */
  'internal',
] as const

export type Code = (typeof codes)[number]

export interface RefusalMessage {
  readonly code: Code
  /** One sentence for people. */
  readonly message: string
}
