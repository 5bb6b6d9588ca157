// What each code of a refusal means, and the status that a request gets with it.

import type { Code } from '../words.ts'

export const refusals: Readonly<Record<Code, { readonly status: number; readonly means: string }>> = {
  malformed: { status: 400, means: 'not of the protocol: not JSON, unknown fields, wrong types' },
  'too-large': { status: 413, means: 'larger than anything the protocol needs' },
  'too-fast': { status: 429, means: 'too many messages in too short a time' },
  'no-identity': { status: 401, means: 'nobody is signed in' },
  'wrong-credentials': { status: 401, means: 'name or password is wrong, or the token is unknown' },
  'too-many-guesses': {
    status: 429,
    means: 'too many wrong passwords were tried for this name, by whomever; wait a while',
  },
  'last-way': { status: 409, means: 'it is the last way of signing in; add another first' },
  'name-taken': { status: 409, means: 'the name is taken by another account' },
  'cross-site': { status: 403, means: 'it comes from another site' },
  banned: { status: 403, means: 'a moderator has banned you, or guests of your address, for a time' },
  protected: {
    status: 403,
    means: 'nobody rules upon themselves or an owner, and none but an owner upon a moderator',
  },
  partial: { status: 403, means: 'you are a part of it: another moderator must decide' },
  'not-found': { status: 404, means: 'there is no such thing, or it is not for you to know of it' },
  'not-yours': { status: 403, means: 'you do not sit there, or are not the host' },
  'not-asked': { status: 409, means: 'it is not your seat that is asked' },
  'not-offered': { status: 422, means: 'the move is not among those offered' },
  stale: { status: 409, means: 'the table has moved on; the table as it stands follows' },
  'wrong-phase': { status: 409, means: 'the table is not in the phase for that' },
  'seat-taken': { status: 409, means: 'the seat is taken, or all are' },
  'too-many-tables': {
    status: 409,
    means: 'you, or others at your address, have as many tables and bots as one may; end some first',
  },
  'not-full': { status: 409, means: 'not every seat is filled' },
  'bad-options': { status: 422, means: 'the game refuses these options' },
  'needs-consent': {
    status: 409,
    means: 'something was revealed, drawn or answered since: the others must agree',
  },
  silent: { status: 403, means: 'the table is silent, or you were muted' },
  'not-offered-here': { status: 422, means: 'this server does not offer that' },
  closing: { status: 503, means: 'the server is going down; connect again in a moment' },
  unsure: {
    status: 503,
    means:
      'the database does not answer: the one refusal after which something may have changed; send the command again under the same id and you are told',
  },
  internal: { status: 500, means: 'a mistake of the server' },
}
