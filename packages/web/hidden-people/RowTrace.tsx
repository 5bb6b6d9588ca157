// A row drawn small, with the places that something happened to: the row that is asked about, if it is one of them.

import type { View } from '@undercrown/hidden-people/facts'
import type { Scene, Spot } from '../table/screen.ts'

const rowOf = (spot: Spot) => spot.split('.').slice(0, 2).join('.')

export function RowTrace({
  spots,
  asked,
  scene,
}: {
  readonly spots: readonly Spot[]
  readonly asked: Spot
  readonly scene: Scene
}) {
  const rows = spots.filter((spot) => spot.startsWith('row.'))
  const [row] = [...rows.filter((spot) => rowOf(spot) === rowOf(asked)), ...rows].map(rowOf)
  if (row === undefined) return null
  const cards = (scene.view as View).open.rows[Number(row.split('.')[1])] ?? []
  return (
    <span className="row-trace" aria-hidden="true">
      {cards.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card of a row is its place
        <i key={i} className={rows.includes(row) || rows.includes(`${row}.${i}`) ? 'touched' : ''} />
      ))}
    </span>
  )
}
