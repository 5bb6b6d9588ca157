// What the things on this table are called when they are read out: what, state, place.

import { useTranslation } from 'react-i18next'
import { entryOf } from '../table/catalogue.ts'
import { useTable } from '../table/context.ts'

export function usePeople() {
  const { t } = useTranslation()
  const { scene, screen, lang } = useTable()
  const called = (card: string | undefined) =>
    card === undefined ? t('people.faceDown') : (entryOf(screen.words, card, lang)?.name ?? card)
  const whose = (seat: number) =>
    seat === scene.seat ? t('people.yours') : t('people.of', { name: scene.names[seat] })
  return {
    name: {
      row: (seat: number) => t('people.label.row', { whose: whose(seat) }),
      inRow: (seat: number, index: number, card: string | undefined, stone: boolean, seen: boolean) =>
        [
          called(card),
          t(`people.label.nth.${index}`, { whose: whose(seat) }),
          stone && t('people.label.stone'),
          seen && t('people.label.seen'),
        ]
          .filter(Boolean)
          .join(', '),
      draw: (count: number, card: string | undefined) =>
        [t('people.label.draw', { count }), card !== undefined && called(card)].filter(Boolean).join(', '),
      discard: (count: number, top: string | undefined, stone: boolean) =>
        [
          count === 0
            ? t('people.label.discardEmpty')
            : t('people.label.discard', { card: called(top), count }),
          stone && t('people.label.stone'),
        ]
          .filter(Boolean)
          .join(', '),
      held: (seat: number, card: string | undefined) =>
        [
          called(card),
          t(seat === scene.seat ? 'people.label.heldByYou' : 'people.label.held', {
            name: scene.names[seat],
          }),
        ].join(', '),
      grave: (card: string, index: number) =>
        t('people.label.grave', { card: called(card), number: index + 1 }),
    },
  }
}
