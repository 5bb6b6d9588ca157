// What an answer comes to by who the others may be: a crown where it wins, a cross where it fails.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import type { AnswerMatrix } from '../client/puzzles.ts'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import type { Scene } from '../table/screen.ts'
import type { GamePuzzles, PuzzleParts } from './words.ts'
import './matrix.css'

/** Worlds that it wins, where every cell is as many of them and none is in between. */
export function worldsIn({ cells, isEven, pair }: AnswerMatrix): { won: number; of: number } | undefined {
  const all = cells.flat().filter((one) => one !== null)
  if (!isEven || (!pair && cells.length > 1) || all.some((one) => one > 0 && one < 1)) return undefined
  return { won: all.filter((one) => one === 1).length, of: all.length }
}

export function Matrix({
  matrix: { pair, rows, columns, cells },
  title,
  small = false,
  scene,
  said,
  parts,
}: {
  readonly matrix: AnswerMatrix
  readonly title: string
  readonly small?: boolean
  readonly scene: Scene
  readonly said: GamePuzzles
  readonly parts: PuzzleParts
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { Face } = parts
  const seat = (one: number) => scene.names[one] ?? ''
  const head = (name: string) => (
    <>
      {Face && !small && <Face name={name} />}
      <span className={Face ? 'unseen' : ''}>{said.nameWords?.(name, lang) ?? name}</span>
    </>
  )
  return (
    <table className={`matrix ${small ? 'is-small' : ''}`}>
      <caption className="unseen">{title}</caption>
      <thead className={small ? 'unseen' : ''}>
        <tr>
          <td className="who">
            {pair && (
              <>
                {seat(pair[1])}&nbsp;→ <br />
                {seat(pair[0])}&nbsp;↓
              </>
            )}
          </td>
          {columns.map((name) => (
            <th key={name} scope="col">
              {head(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row}>
            <th scope="row" className={small ? 'unseen' : ''}>
              {typeof row === 'number' ? seat(row) : head(row)}
            </th>
            {cells[i]?.map((share, j) => (
              <td key={columns[j]} className={cellClass(share)}>
                {share === null ? (
                  <span className="unseen">{t('puzzles.cell.none')}</span>
                ) : share > 0 && share < 1 ? (
                  !small && formatPercent(share, lang)
                ) : (
                  <>
                    {(share === 0 || !small) && <Icon name={share === 1 ? 'crown' : 'cancel'} />}
                    <span className="unseen">
                      {t(share === 1 ? 'puzzles.cell.won' : 'puzzles.cell.lost')}
                    </span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClass(share: number | null): string {
  return share === null ? 'is-none' : share === 1 ? 'is-won' : share === 0 ? 'is-lost' : 'is-part'
}
