// What can be named, on buttons, and how sure one is; or, once it is over, what was right.

import type { Lang } from '@undercrown/engine'
import { FINE, leastHeld, othersHeld } from '@undercrown/puzzles/held.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { CERTAIN, GUESS } from './useNaming.ts'
import type { PuzzlePlay } from './usePuzzle.ts'
import type { GamePuzzles, PuzzleParts } from './words.ts'

export function NamingPad({
  play,
  said,
  parts,
  hint,
}: {
  readonly play: PuzzlePlay
  readonly said: GamePuzzles
  readonly parts: PuzzleParts
  /** Beside the answer, where there is no other room for it. */
  readonly hint?: ReactNode
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { naming, opened, phase } = play
  const asked = opened.facts.naming
  const { Name } = parts
  if (!asked || !Name) return null
  const words = (name: string) => said.nameWords?.(name, lang) ?? name
  const { name, sure, left } = naming
  const isOpen = phase === 'open'
  const right = play.solution?.name
  const isSure = sure === CERTAIN
  const least = leastHeld(left ?? asked.names)
  const label =
    name === undefined
      ? t('puzzles.pick')
      : asked.weighed
        ? t('puzzles.answerHeld', { name: words(name), percent: Math.max(sure, least) })
        : t(isSure ? 'puzzles.answerSure' : 'puzzles.answerPerhaps', { name: words(name) })
  return (
    <div className={`naming ${asked.weighed ? 'is-weighed' : ''}`}>
      {!asked.weighed && isOpen && (
        <Segmented
          label={t('puzzles.howSure')}
          hideLabel
          options={[
            { value: CERTAIN, label: <Sure icon="brass-eye" words={t('puzzles.certainly')} /> },
            { value: GUESS, label: <Sure icon="perspective-dice-six" words={t('puzzles.perhaps')} /> },
          ]}
          value={isSure ? CERTAIN : GUESS}
          change={naming.hold}
        />
      )}
      <ul className="names">
        {asked.names.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={`name ${one === right ? 'is-right' : ''}`}
              aria-label={words(one)}
              aria-pressed={one === name}
              disabled={!isOpen || (left !== undefined && !left.includes(one))}
              onClick={() => naming.choose(one)}
            >
              <Name name={one} />
            </button>
          </li>
        ))}
      </ul>
      {asked.weighed && isOpen && (
        <label className="how-sure">
          <span>
            {t('puzzles.howSure')} <b>{t('puzzles.sure', { percent: Math.max(sure, least) })}</b>
            <small>
              {t('puzzles.others', { percent: othersHeld(Math.max(sure, least), left ?? asked.names) })}
            </small>
          </span>
          <input
            type="range"
            min={least}
            max={95}
            step={FINE}
            value={Math.max(sure, least)}
            onChange={({ target }) => naming.hold(Number(target.value))}
          />
        </label>
      )}
      {isOpen && (
        <div className="naming-row">
          {hint}
          <button
            type="button"
            className="button primary answer"
            aria-disabled={name === undefined}
            onClick={play.answer}
          >
            {label} {name !== undefined && <kbd className="kbd">↵</kbd>}
          </button>
        </div>
      )}
    </div>
  )
}

function Sure({ icon, words }: { readonly icon: string; readonly words: string }) {
  return (
    <>
      <Icon name={icon} /> {words}
    </>
  )
}
