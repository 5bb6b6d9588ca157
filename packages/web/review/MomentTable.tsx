// The table at a moment, where nothing on it is hidden: what was done there, and what would have been better.

import { itemAt } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import type { SeatFace } from '../client/players.ts'
import type { ToldDecision } from '../client/review.ts'
import type { AnyScreen, Scene } from '../table/screen.ts'

export function MomentTable({
  told: { moment, played, judgement },
  screen,
  names,
  faces,
}: {
  readonly told: ToldDecision
  readonly screen: AnyScreen
  readonly names: readonly string[]
  readonly faces: readonly SeatFace[]
}) {
  const { t } = useTranslation()
  const { choice, part, seat } = moment
  const scene: Scene = {
    seat,
    names,
    faces,
    bots: [],
    view: { open: part.open, own: part.own } as Scene['view'],
    waiting: [],
  }
  const path = (option: number) => screen.path(itemAt(choice.options, option), choice.ask, seat)
  const isBetter = judgement !== undefined && judgement.best !== played
  return (
    <section className="panel review-table" aria-labelledby="review-table">
      <header>
        <h2 id="review-table">{t('review.table')}</h2>
        <ul className="way-key">
          <li className="is-played">{t('review.played')}</li>
          {isBetter && <li className="is-best">{t('review.best')}</li>}
        </ul>
      </header>
      <div className="review-board">
        <screen.Miniature
          scene={scene}
          ways={{ played: path(played), ...(isBetter && { best: path(judgement.best) }) }}
        />
      </div>
    </section>
  )
}
