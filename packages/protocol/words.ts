// The closed sets of words on the wire.

export const PROTOCOL = 1

/** The codes of refusals: stable words that programs can rely on, whatever the sentence beside them says. */
export const codes = [
  'malformed',
  'too-large',
  'too-fast',
  'no-identity',
  'wrong-credentials',
  'too-many-guesses',
  'last-way',
  'name-taken',
  'cross-site',
  'banned',
  'protected',
  'partial',
  'not-found',
  'not-yours',
  'not-asked',
  'not-offered',
  'stale',
  'wrong-phase',
  'seat-taken',
  'too-many-tables',
  'not-full',
  'bad-options',
  'needs-consent',
  'silent',
  'not-offered-here',
  'closing',
  'unsure',
  'internal',
] as const
export type Code = (typeof codes)[number]

/** What somebody may do besides playing; the command line may do everything. */
export const moderatorRanks = ['moderator', 'owner'] as const
export type ModeratorRank = (typeof moderatorRanks)[number]

/** What the token of a program is good for: games, talk, and all that is about itself. Reading takes none. */
export const scopes = ['play', 'talk', 'account'] as const
export type Scope = (typeof scopes)[number]

export const emotes = ['hello', 'thanks', 'well-played', 'oops', 'thinking', 'laugh', 'wow', 'sorry'] as const
export type Emote = (typeof emotes)[number]

export const phases = ['open', 'playing', 'over', 'closed'] as const
export type Phase = (typeof phases)[number]

/** Why a table ends by itself: nobody came any more, a moderator removed it, or it went on for too long. */
export const stops = ['abandoned', 'removed', 'endless'] as const
export type Stop = (typeof stops)[number]

/** Games that end so have no places and change no rating. */
export const undecidedEnds: ReadonlySet<string> = new Set(['agreed', ...stops])

/** Where a party looks at a game. */
export const partyPages = ['replay', 'review'] as const
export type PartyPage = (typeof partyPages)[number]

/** How a puzzle was come by: of the day, by wish, or in a run until the first mistake or for three minutes. */
export const puzzleModes = ['mixed', 'daily', 'streak', 'three'] as const
export type PuzzleMode = (typeof puzzleModes)[number]

/** Lovely, fair or dull. */
export const puzzleVotes = ['up', 'fair', 'down'] as const
export type PuzzleVote = (typeof puzzleVotes)[number]

/** What the others can be asked to agree to. */
export const offers = ['draw', 'end', 'undo'] as const
export type OfferKind = (typeof offers)[number]
