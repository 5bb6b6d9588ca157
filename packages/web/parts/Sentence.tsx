// A phrase of a game on the screen: names filled in, icons beside their words, cards that can be opened.

import { addressed, type Lang, type Phrase, plain } from '@undercrown/engine'
import { createContext, Fragment, type ReactNode, useContext } from 'react'

/** Draws the picture that stands for a word of a game, such as a faction's badge. Nothing where it has none. */
export type Glyphs = (name: string) => ReactNode

export const GlyphContext = createContext<Glyphs>(() => null)

/** Opens a card that is named; nothing where it cannot be opened. */
export const CardContext = createContext<((card: string | undefined) => void) | undefined>(undefined)

export interface CardNameLook {
  readonly tone: string
  readonly badge?: ReactNode
}

/** How the names of cards are written. */
export const CardNameContext = createContext<(card: string) => CardNameLook | undefined>(() => undefined)

export function Sentence({
  phrase,
  names,
  lang,
  pressed = false,
}: {
  readonly phrase: Phrase
  readonly names: readonly string[]
  readonly lang: Lang
  /** It stands on a button: its cards are marked, and whoever owns the button may open them. */
  readonly pressed?: boolean
}) {
  const glyph = useContext(GlyphContext)
  const parts = addressed(phrase, null, lang)
  return parts.map((part, i) => {
    const key = i
    if (typeof part === 'object' && 'reader' in part) return null
    if (typeof part === 'string') {
      const text = elided(part, parts[i + 1], names, lang)
      const from = after(parts[i - 1], part).length
      return (
        <Fragment key={key}>
          {joined(text.slice(from, text.length - before(part, parts[i + 1]).length), lang)}
        </Fragment>
      )
    }
    if ('seat' in part)
      return (
        <b key={key} className={part.as === undefined ? 'who' : 'who you'}>
          {part.as ?? names[part.seat]}
        </b>
      )
    if ('card' in part)
      return (
        <span key={key} className="kept">
          {before(parts[i - 1], part)}
          <CardName card={part.card} pressed={pressed}>
            {part.text}
          </CardName>
          {after(part, parts[i + 1])}
        </span>
      )
    return (
      <span key={key} className="word">
        {before(parts[i - 1], part)}
        {glyph(part.icon)}
        {part.text}
        {after(part, parts[i + 1])}
      </span>
    )
  })
}

function CardName({
  card,
  pressed,
  children,
}: {
  readonly card: string
  readonly pressed: boolean
  readonly children: string
}) {
  const open = useContext(CardContext)
  const look = useContext(CardNameContext)(card)
  const className = look ? `card-name toned ${look.tone}` : 'card-name'
  if (!open || pressed)
    return (
      <span className={className} data-card={card}>
        {look?.badge}
        {children}
      </span>
    )
  return (
    <button
      type="button"
      className={className}
      data-card={card}
      onClick={() => open(card)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && open(undefined)}
    >
      {look?.badge}
      <span>{children}</span>
    </button>
  )
}

type Piece = Phrase[number] | undefined

/** A card or a picture: a line may break on either side of it, whatever stands there. */
function isFigure(part: Piece): boolean {
  return typeof part === 'object' && !('seat' in part)
}

/** What stays on the line of the figure that it opens: a bracket, an article that lost its vowel. */
function before(text: Piece, figure: Piece): string {
  if (typeof text !== 'string' || !isFigure(figure)) return ''
  return /(?:[(«]\u00a0?|(?<!\p{L})\p{L}{1,2}’)$/u.exec(text)?.[0] ?? ''
}

/** What stays on the line of the figure that it closes, with the space that French puts before it. */
function after(figure: Piece, text: Piece): string {
  if (typeof text !== 'string' || !isFigure(figure)) return ''
  return /^[\u00a0\u202f]?[:;!?,.…)»]+/.exec(text)?.[0] ?? ''
}

/** French "mettez-le" is one word: no line ends at its hyphen. */
function joined(text: string, lang: Lang): string {
  return lang === 'fr'
    ? text.replace(/(?<=\p{L})-(?=(?:l[ae]s?|en|y|lui|leur|vous|nous|moi)(?!\p{L}))/gu, '-\u2060')
    : text
}

/** French "de" loses its vowel before a name that begins with one: told by writing both together. */
function elided(
  text: string,
  next: Phrase[number] | undefined,
  names: readonly string[],
  lang: Lang,
): string {
  if (lang !== 'fr' || next === undefined || typeof next === 'string' || !('seat' in next)) return text
  const name = next.as ?? names[next.seat] ?? ''
  const whole = plain([text, next], names, lang)
  return whole.slice(0, whole.length - name.length)
}
