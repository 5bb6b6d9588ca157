// Somebody asks the others to agree: to a draw, to an end, to take a move back.

import type { Command } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import type { TableNow } from '../client/table.ts'
import { namesOf } from './scene.ts'

export function Offer({
  now: { sheet, seat },
  run,
}: {
  readonly now: TableNow
  run(command: Command): unknown
}) {
  const { t } = useTranslation()
  const offer = sheet?.offer
  if (!offer || !sheet) return null
  const name = namesOf(sheet, t)[offer.by]
  const mine = offer.by === seat
  const answered = seat !== null && offer.agreed.includes(seat)
  return (
    <div className="offer panel" role="alertdialog" aria-label={t(`offers.${offer.what}`, { name })}>
      <p>{mine ? t(`offers.mine.${offer.what}`) : t(`offers.${offer.what}`, { name })}</p>
      {seat !== null && !mine && !answered && (
        <div className="offer-buttons">
          <button type="button" className="button primary" onClick={() => run({ do: 'answer', yes: true })}>
            {t('offers.yes')}
          </button>
          <button type="button" className="button" onClick={() => run({ do: 'answer', yes: false })}>
            {t('offers.no')}
          </button>
        </div>
      )}
      {mine && (
        <button type="button" className="button" onClick={() => run({ do: 'answer', yes: false })}>
          {t('offers.withdraw')}
        </button>
      )}
    </div>
  )
}
