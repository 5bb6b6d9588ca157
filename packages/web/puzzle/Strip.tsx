// In a hand: what was played so far over the board, and the ladder of hints at the thumb.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { useOffers } from '../table/context.ts'
import type { AsideProps } from './aside.tsx'
import { ladder, rungs } from './rungs.ts'
import { themeWords } from './words.ts'

/** As it is written, with what is picked and room for what is left. */
export function PlayedStrip({ play, said, scene }: AsideProps) {
  const { t, i18n } = useTranslation()
  const { picked } = useOffers()
  const { now, opened } = play
  const { deeds } = opened.facts
  const held = picked[0] === undefined ? undefined : said.picked?.(picked[0], scene, i18n.language as Lang)
  const words = [...now.answer, ...(held ? [held.word] : [])]
  const left = Math.max(0, deeds - words.length)
  return (
    <div className="played-strip">
      <ol>
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deed is its number
          <li key={i} className={i < now.answer.length ? '' : 'half'}>
            {word}
          </li>
        ))}
        {Array.from({ length: left }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <li key={`left ${i}`} className="left" aria-hidden="true" />
        ))}
      </ol>
      <span>{t('puzzles.of', { done: now.answer.length, all: deeds })}</span>
    </div>
  )
}

/** Which rungs were taken: the theme by its name, the others by what they tell. */
export function RungChips({ play, said }: Pick<AsideProps, 'play' | 'said'>) {
  const { t, i18n } = useTranslation()
  const { hints, opened } = play
  const { facts } = opened
  const [theme] = facts.themes
  return (
    <ol className="rung-chips">
      {ladder.map((rung, i) => (
        <li key={rung} className={i < hints ? 'taken' : i === hints ? 'next' : ''}>
          {i === 0 && hints > 0 && theme !== undefined ? (
            <>
              <Icon name={said.icons[theme] ?? 'laurels'} />{' '}
              {themeWords(said, theme, i18n.language as Lang).name}
            </>
          ) : (
            `${i + 1} ${t(`puzzles.rungsOf.${rungs(said, facts)}.${rung}`)}`
          )}
        </li>
      ))}
    </ol>
  )
}
