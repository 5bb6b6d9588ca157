// The lines of the story: a deed with what came of it, and what is folded away until somebody asks.

import { addressed } from '@undercrown/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { entryOf } from './catalogue.ts'
import { useTable } from './context.ts'
import type { LogPassage } from './log.ts'
import type { StoryDeed, StoryFold } from './story.ts'

export interface LineHandlers {
  show(line: LogPassage): void
  hide(): void
}

interface LineState {
  /** It is being played back. */
  readonly now: boolean
  /** In a replay: it is yet to come, or it is what one sees. */
  readonly later: boolean
  readonly step: boolean
  readonly latest: { readonly current: LineHandlers }
}

const classes = (...names: readonly (string | false)[]) => names.filter(Boolean).join(' ')

export function DeedLine({ deed, now, later, step, latest }: LineState & { readonly deed: StoryDeed }) {
  const { t } = useTranslation()
  const { screen, scene, lang } = useTable()
  const { line, parts, source } = deed
  const struck = line.strikes.length > 0
  const pieces = parts.flatMap(({ event }) => screen.story.pieces?.(event) ?? [])
  const card = source === undefined ? undefined : entryOf(screen.words, source, lang)
  return (
    <button
      type="button"
      className={classes(
        'line',
        (now || step) && 'now',
        later && 'later',
        line.by === scene.seat && 'mine',
        struck && 'struck',
      )}
      aria-current={step ? 'step' : undefined}
      onClick={({ target }) => {
        const named = (target as HTMLElement).closest<HTMLElement>('[data-card]')
        latest.current.show(named ? { ...line, card: named.dataset['card'] } : line)
      }}
      onPointerLeave={() => latest.current.hide()}
    >
      {line.by === undefined ? (
        <span className="no-face" />
      ) : (
        <PlayerFace face={scene.faces[line.by]} size="s" />
      )}
      <span className="line-words">
        <span>
          <Sentence phrase={line.phrase} names={scene.names} lang={lang} pressed />
        </span>
        {struck && card && (
          <small className="line-with">
            {t('table.withCard')}{' '}
            <Sentence phrase={[{ card: card.id, text: card.name }]} names={[]} lang={lang} pressed />
          </small>
        )}
        {pieces.length > 0 && (
          <small>
            {pieces.map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they do not change
              <span key={i} className={classes('story-pill', iconOf(piece[0]))}>
                <Sentence phrase={piece} names={scene.names} lang={lang} pressed />
              </span>
            ))}
          </small>
        )}
      </span>
      {struck && <span className="to-you">{t('table.toYou')}</span>}
    </button>
  )
}

function iconOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'icon' in part ? `of-${String(part.icon)}` : ''
}

export function FoldLine({ fold, later, step, latest }: LineState & { readonly fold: StoryFold }) {
  const { screen, scene, lang } = useTable()
  const [open, setOpen] = useState(false)
  const { lines } = fold
  const sum = screen.story.sum?.(
    lines.map(({ event }) => event),
    lang,
  )
  const [only, ...others] = lines as readonly [LogPassage, ...LogPassage[]]
  const several = others.length > 0
  const whole = several && sum && sum.length > 0 ? addressed(sum, scene.seat, lang) : only.phrase
  return (
    <>
      <button
        type="button"
        className={classes('fold-line', step && 'now', later && 'later')}
        aria-expanded={several ? open : undefined}
        aria-current={step ? 'step' : undefined}
        onClick={() => {
          if (several) setOpen(!open)
          latest.current.show({ ...(lines.at(-1) as LogPassage), card: undefined })
        }}
        onPointerLeave={() => latest.current.hide()}
      >
        <span>
          <Sentence phrase={whole} names={scene.names} lang={lang} pressed />
          {several && !(sum && sum.length > 0) && '…'}
        </span>
        {several && <Icon name="plain-arrow" className={open ? 'turned' : ''} />}
      </button>
      {open && (
        <ul className="fold-lines">
          {lines.map((line) => (
            <li key={line.id}>
              <button
                type="button"
                onClick={() => latest.current.show(line)}
                onPointerLeave={() => latest.current.hide()}
              >
                <Sentence phrase={line.phrase} names={scene.names} lang={lang} pressed />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
