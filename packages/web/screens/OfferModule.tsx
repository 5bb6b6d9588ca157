// At a table with modules that have lessons; whether one is new to whoever sits there is looked up only then.

import { lazy, Suspense } from 'react'
import { webGame } from '../registry.ts'

const ModuleOffer = lazy(async () => ({ default: (await import('../lesson/ModuleOffer.tsx')).ModuleOffer }))

export function OfferModule({ game, options }: { readonly game: string; readonly options: object }) {
  const { moduleLessons = {} } = webGame(game)
  const on = Object.entries(options).some(([name, value]) => value === true && name in moduleLessons)
  return (
    on && (
      <Suspense>
        <ModuleOffer game={game} options={options} />
      </Suspense>
    )
  )
}
