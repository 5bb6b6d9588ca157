// What answers come to over all worlds that fit what the seat knows: the best one, one's own, and some others.

import { type Asked, type Lang, plain } from '@undercrown/engine'
import { scoresAround } from '@undercrown/puzzles/held.ts'
import { useTranslation } from 'react-i18next'
import type { ShownShare } from '../client/puzzles.ts'
import { formatPercent } from '../parts/percent.ts'
import type { AnyScreen, Scene } from '../table/screen.ts'
import { Matrix, worldsIn } from './Matrix.tsx'
import type { PuzzlePlay } from './usePuzzle.ts'
import type { GamePuzzles, PuzzleParts } from './words.ts'

export function Worlds({
  play,
  screen,
  scene,
  said,
  parts,
}: {
  readonly play: PuzzlePlay
  readonly screen: AnyScreen
  readonly scene: Scene
  readonly said: GamePuzzles
  readonly parts: PuzzleParts
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const shares = play.solution?.shares ?? []
  if (shares.length === 0) return null
  const isNamed = shares[0]?.name !== undefined
  const best = shares.find((one) => one.best)
  const mine = shares.find((one) => one.yours && !one.best)
  const drawn = { scene, said, parts }
  const fit = best?.matrix && worldsIn(best.matrix)
  return (
    <section className="panel worlds">
      <h2>
        {t(isNamed ? 'puzzles.odds' : 'puzzles.worlds')}{' '}
        <small>
          {!isNamed && (fit ? t('puzzles.worldsFit', { count: fit.of }) : t('puzzles.worldsLine'))}
        </small>
      </h2>
      <ol>
        {shares.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number
          <li key={i} className={one.best ? 'is-best' : one.yours ? 'is-yours' : ''}>
            <span className="what">
              <b>{isNamed ? (said.nameWords?.(one.name ?? '', lang) ?? one.name) : worded(one)}</b>
              {one.yours && <small>{t('puzzles.firstAnswer')}</small>}
            </span>
            {one.share === undefined ? (
              <small className="share">{t('puzzles.dependsOn')}</small>
            ) : (
              <>
                <span className="meter" aria-hidden="true">
                  <i style={{ width: `${100 * one.share}%` }} />
                </span>
                <b className="share">{counted(one) ?? formatPercent(one.share, lang)}</b>
              </>
            )}
          </li>
        ))}
      </ol>
      {best?.matrix && <Matrix matrix={best.matrix} title={worded(best)} {...drawn} />}
      {mine?.matrix && (
        <div className="worlds-yours">
          <Matrix matrix={mine.matrix} title={worded(mine)} small {...drawn} />
          <span>
            <b>{worded(mine)}</b>
            {t('puzzles.firstFails')}
          </span>
        </div>
      )}
      {isNamed && play.first?.score !== undefined && (
        <p className="note">{t('puzzles.score', scores(shares, play.first.score, lang))}</p>
      )}
    </section>
  )

  /** In whole worlds, where they can be told apart by who is who. */
  function counted({ matrix }: ShownShare): string | undefined {
    // Not one answer so and the next otherwise.
    const worlds = fit && matrix && worldsIn(matrix)
    return worlds && `${worlds.won}/${worlds.of}`
  }

  function worded({ steps }: ShownShare): string {
    return steps
      .map(({ part, option }) => {
        const { choice } = part
        const move = choice?.options[option]
        if (!choice || !move) return ''
        const view = { open: part.open, own: part.own } as Scene['view']
        const asking = { seat: choice.seat, ask: choice.ask as Asked, options: choice.options, view }
        return plain(screen.words.phrases[lang].option(move, asking), scene.names, lang)
      })
      .filter((words, i, all) => words !== '' && words !== all[i - 1])
      .join(' · ')
  }
}

/** Of the answer, of the odds themselves, and of somebody who holds all alike. */
function scores(shares: readonly ShownShare[], mine: number, lang: Lang) {
  const { best, blind } = scoresAround(shares.map(({ share = 0 }) => share))
  const written = (score: number) =>
    score.toLocaleString(lang, { maximumFractionDigits: 2 }).replace('-', '−')
  return { score: written(mine), best: written(best), blind: written(blind) }
}
