// Beside a puzzle that is about counting: the discard pile laid out, and how many of each value the game has.

import { cardById, type View, values } from '@undercrown/hidden-people/facts'
import { deckCards, inOrder } from '@undercrown/puzzles/hidden-people/counting.ts'
import { useTranslation } from 'react-i18next'
import type { Scene } from '../table/screen.ts'
import { Card } from './Card.tsx'
import { ValueName } from './ValueName.tsx'

export function Counting({ scene, kind }: { readonly scene: Scene; readonly kind: string }) {
  const { t } = useTranslation()
  const view = scene.view as View
  if (kind === 'remember') return null
  const all = deckCards(view).map((card) => cardById(card).value)
  return (
    <>
      <section className="panel counting">
        <h2>
          {t('people.discard')} <small>{view.open.discard.length}</small>
        </h2>
        <ul className="laid-out">
          {inOrder(view.open.discard).map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile may be the same
            <li key={i}>
              <Card id={card} size="xs" />
            </li>
          ))}
        </ul>
      </section>
      <section className="panel counting">
        <h2>
          {t('people.inGame')} <small>{all.length}</small>
        </h2>
        <ul className="deck-count">
          {values.map((value) => (
            <li key={value}>
              <ValueName name={String(value)} />
              <span>×&#8239;{all.filter((one) => one === value).length}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
