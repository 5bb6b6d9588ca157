// What a game gives to the screen of its table. A card of the game never appears here: only places, moves and events.

import type {
  AnyGameWords,
  AnyView,
  Asked,
  Asking,
  Happened,
  Lang,
  Outcome,
  Phrase,
  Seat,
} from '@undercrown/engine'
import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { SeatFace } from '../client/players.ts'
import type { CardNameLook } from '../parts/Sentence.tsx'

/**
 * A place on the table that can be pointed at, such as "up.1.0", "tavern.2" or "cell.d4". Spots that begin with "say."
 * lie nowhere on it: they are offered as buttons in the prompt.
 */
export type Spot = string

export const SAY = 'say.'

/** One moment of a game as one viewer sees it: all that a board is drawn from. */
export interface Scene<View extends AnyView = AnyView, Ask extends Asked = Asked> {
  /** Whose eyes; null for somebody who walks by. */
  readonly seat: Seat | null
  /** Whose side of the table is shown below, where that is not for the eyes to say. */
  readonly below?: Seat
  readonly names: readonly string[]
  readonly faces: readonly SeatFace[]
  /** Which seats a bot plays. */
  readonly bots: readonly boolean[]
  /** Who is not connected, and whom everybody waits for. */
  readonly away?: readonly Seat[]
  readonly view: View
  /** What this viewer is asked. */
  readonly ask?: Ask
  /** Who else is asked what. */
  readonly waiting: readonly { readonly seat: Seat; readonly ask: Ask }[]
  /** Once the game is over. */
  readonly outcome?: Outcome
  /** Where it ended before its end and every card is open: how it would have ended so. */
  readonly standing?: Outcome
}

/** Something that went from one place to another. */
export interface Flight {
  readonly from: Spot
  readonly to: Spot
  /** What it shows on its way; a back where that is not to be seen. */
  readonly card?: string
}

/** How an event is told: in a line, as the beginning of a turn, under the deed it belongs to, or folded away. */
export type ToldAs = 'deed' | 'turn' | 'part' | 'keeping'

/** Something done to a player. */
export interface Strike {
  readonly seat: Seat
  /** Where, when all is done; or the card, wherever it lies then. */
  readonly spot: Spot
  /** What lay there is not there any more. */
  readonly gone?: { readonly card?: string | undefined }
}

/** How a game's events make a story. */
export interface GameStory<Event extends Happened = Happened> {
  tells(event: Event): ToldAs
  /** Whom it is done to, whoever does it, and where. */
  strikes(event: Event): readonly Strike[]
  /** The icon of what was done. */
  sign(event: Event): string
  /** The card by which what follows is done. */
  source?(event: Event): string | undefined
  /** What one player did that is folded away, in one sentence. */
  sum?(events: readonly Event[], lang: Lang): Phrase
  /** Only whoever does it and whoever it is done to know what they know of it. */
  betweenTwo?(event: Event): boolean
  /** What is told under a deed, piece by piece. */
  pieces?(event: Event): readonly Phrase[]
  /** For a game that counts turns and not rounds: how many begin without being told to, by what is told first. */
  turnsUntold?(first: Event): number
  /** Where the table stands after it, in a few words, for the break between rounds. */
  standing?(event: Event, lang: Lang): string | undefined
}

export interface Tone {
  readonly name: string
  readonly verb?: string
}

export type PromptMood = 'yours' | 'reaction' | 'stake'

/** xs and s: on the table, m: in hand, l: to read. */
export type CardSize = 'xs' | 's' | 'm' | 'l'

export interface BoardProps<View extends AnyView = AnyView, Ask extends Asked = Asked> {
  readonly scene: Scene<View, Ask>
  /** The status line and its buttons, to be laid where the board wants it. */
  readonly prompt: ReactNode
}

export interface MiniatureProps<View extends AnyView = AnyView, Ask extends Asked = Asked> {
  readonly scene: Scene<View, Ask>
  /** A choice that is talked about: what was done, and what would have been better. */
  readonly ways?: { readonly played: readonly Spot[]; readonly best?: readonly Spot[] | undefined }
}

export interface GameScreen<
  Move extends object = object,
  Event extends Happened = Happened,
  View extends AnyView = AnyView,
  Ask extends Asked = Asked,
> {
  readonly words: AnyGameWords
  /** Nothing on this table is hidden from anyone: people at one device need no curtain. */
  readonly faceUp?: true
  /** The column beside its board can be given to what is learned there. */
  readonly winged?: true
  /** What the seats are called where nobody sits: in puzzles and lessons. Without it, bots have them. */
  readonly sides?: Readonly<Record<Lang, readonly string[]>>
  /** The whole table but for what all games share: bar, prompt, log, talk. */
  readonly Board: ComponentType<BoardProps<View, Ask>>
  /** The same in small, to be looked at from afar: nothing on it can be pressed. */
  readonly Miniature: ComponentType<MiniatureProps<View, Ask>>
  /** A card, piece or token by its id in the catalogue. No id: its back. */
  readonly Card: ComponentType<{ readonly id?: string | undefined; readonly size: CardSize }>
  /** What is told when it is over, up to that beat; the last beat shows everything. */
  readonly Reveal: ComponentType<{
    readonly scene: Scene<View, Ask>
    readonly beat: number
    /** All that was told of the game. */
    readonly story: readonly Happened[]
  }>
  /** How many beats that takes. */
  beats(scene: Scene<View, Ask>, story: readonly Happened[]): number
  /** How long each takes, in milliseconds, where that is not the usual. */
  readonly beatLength?: number
  /** What the parts of it are called, and which of them is told at that beat. */
  chapters?(
    scene: Scene<View, Ask>,
    beat: number,
    t: TFunction,
    story: readonly Happened[],
  ): { readonly names: readonly string[]; readonly now: number } | undefined
  /** The spots that lead to a move of that seat, in the order in which they are pointed at; one for most. */
  path(move: Move, ask: Ask, seat: Seat): readonly Spot[]
  /** The icon of what would be done to a lit thing. */
  verb(ask: Ask): string
  /** The cards to be shown in the prompt: the one that asks, or what is at stake and what could take its place. */
  sources?(asking: Asking<Move, Ask, View>): readonly string[]
  /** Places that were chosen before, which the question goes on from. */
  about?(asking: Asking<Move, Ask, View>): readonly Spot[]
  /** What kind of question it is: of one's own turn, a reaction out of turn, or about something of one's own. */
  mood?(asking: Asking<Move, Ask, View>): PromptMood
  /** Whose turn it is. */
  turn?(scene: Scene<View, Ask>): Seat
  /**
   * What marks a thing that leads to this move, where one question offers several kinds of deed: a word for its style,
   * and an icon in place of the question's. A thing is marked so if all that it leads to is.
   */
  tone?(move: Move, ask: Ask): Tone | undefined
  /** Keys that walk through the lit things of one tone. */
  readonly toneKeys?: Readonly<Record<string, string>>
  /** The scene is that after the event. */
  flights(event: Event, scene: Scene<View, Ask>): readonly Flight[]
  /** The places that an event is about: marked until the next one, and shown when its line is pressed. */
  spots(event: Event): readonly Spot[]
  /** The card that an event is about. */
  card?(event: Event): string | undefined
  /** How the log tells events. */
  readonly story: GameStory<Event>
  /** How the name of a card is written in a sentence: a word for its style, and a picture before it. */
  cardName?(card: string): CardNameLook | undefined
  /** The sound of an event. */
  sound?(event: Event): SoundName | undefined
  /** Whether an event told somebody a card that they did not know: then a move needs consent to be taken back. */
  reveals?(event: Event): boolean
  /** Why an unlit thing cannot be chosen, where the game can say more than that it is not offered. */
  reason?(
    spot: Spot,
    scene: Scene<View, Ask>,
    t: TFunction,
    now: { readonly picked: readonly Spot[]; readonly lang: Lang },
  ): string | undefined
  /** What comes of choosing a lit thing, where that is more than the offer says: "Otto drops to four heroes". */
  consequence?(spot: Spot, scene: Scene<View, Ask>, lang: Lang): string | undefined
  /** Keys of this game, as `KeyboardEvent.key` in lower case, "shift+1" with Shift, and the spots that they mean. */
  keys(scene: Scene<View, Ask>): Readonly<Record<string, readonly Spot[]>>
  /** What those keys do, for whoever asks: "1–4" and "Your card". */
  readonly keyWords?: KeyWords
  /** What the facts of the catalogue are called; cards can be found by those whose values have words. */
  readonly facts?: FactWords
  /** The picture that stands for a word of the game's phrases, such as a faction's badge. */
  glyph?(name: string): ReactNode
  /** The parts of a turn, and in which of them this is asked. */
  phases?(
    ask: Ask,
    lang: Lang,
    view: View,
  ): { readonly names: readonly string[]; readonly now: number } | undefined
  /** A few words about where the game stands, for the bar, where the number of the round does not say it; and more of
   * them, where there is room. */
  round?(scene: Scene<View, Ask>, lang: Lang): { readonly words: string; readonly more?: string }
  /** Whether the game is over with the turn that is played, if nothing that matters changes in it. */
  wouldEnd?(scene: Scene<View, Ask>): boolean
}

/** By key, as it is written on it. */
export type KeyWords = Readonly<Record<Lang, Readonly<Record<string, string>>>>

/** By fact: its own name as `label`, and that of each value. */
export type FactWords = Readonly<Record<Lang, Readonly<Record<string, Readonly<Record<string, string>>>>>>

export const soundNames = [
  'slide',
  'flip',
  'bury',
  'marker',
  'war',
  'turn',
  'refuse',
  'tick',
  'crown',
] as const
export type SoundName = (typeof soundNames)[number]

/** Any game's screen, where only the contract matters. */
export type AnyScreen = GameScreen<object, Happened, AnyView, Asked>

/** A screen whose own types are forgotten: the registry holds these. */
export function screenOf<
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Ask extends Asked,
>(screen: GameScreen<Move, Event, View, Ask>): AnyScreen {
  return screen as unknown as AnyScreen
}
