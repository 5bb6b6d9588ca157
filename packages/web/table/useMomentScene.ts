// The scene of a board that is no table: a puzzle's or a lesson's, with bots or nobody on the other chairs.

import type { AnyView, Asked, Lang } from '@undercrown/engine'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MomentFrame } from '../client/lessons.ts'
import { displayName, useMe } from '../client/me.ts'
import { playersAt } from '../client/players.ts'
import { screenOfGame } from '../registry.ts'
import type { Scene } from './screen.ts'

/** `isAsked`: the seat is asked now, and nobody else is waited for. */
export function useMomentScene(
  game: string,
  { seat, seats }: { readonly seat: number; readonly seats: number },
  frame: MomentFrame,
  isAsked: boolean,
): Scene {
  const me = useMe()
  const { t, i18n } = useTranslation()
  const sides = use(screenOfGame(game)).sides?.[i18n.language as Lang]
  const mine = displayName(me)
  const players = useMemo(
    () =>
      playersAt(
        game,
        Array.from({ length: seats }, (_, i) =>
          i === seat ? { name: mine, avatar: me.avatar } : { bot: 'L3' as const },
        ),
      ).map(({ name, face }, i) => ({
        name: (i === seat ? undefined : sides?.[i]) ?? (name || t('table.chair', { number: i + 1 })),
        face,
      })),
    [game, seat, seats, sides, mine, me.avatar, t],
  )
  return useMemo((): Scene => {
    const { part, outcome } = frame
    return {
      seat,
      names: players.map(({ name }) => name),
      faces: players.map(({ face }) => face),
      bots: players.map((_, i) => i !== seat),
      view: { open: part.open, own: part.own } as AnyView,
      waiting: isAsked ? [] : (part.waiting as Scene['waiting']),
      ...(part.choice && isAsked && { ask: part.choice.ask as Asked }),
      ...(outcome && { outcome }),
    }
  }, [frame, isAsked, players, seat])
}
