// The board of Leaders from afar, with everybody on it.

import type { Ask, View } from '@undercrown/leaders/facts'
import type { Scene } from '../table/screen.ts'
import { Ground } from './Ground.tsx'
import { centre } from './geometry.ts'
import { PieceToken } from './PieceToken.tsx'
import './field.css'

export function Miniature({ scene: { view } }: { readonly scene: Scene<View, Ask> }) {
  return (
    <div className="leaders leaders-far">
      <Ground flipped={false}>
        {view.open.pieces.map(({ who, character, cell }) => {
          const { x, y } = centre(cell, false)
          return (
            <g key={cell} transform={`translate(${x} ${y - 4}) scale(1.2)`}>
              <PieceToken side={who} character={character} />
            </g>
          )
        })}
      </Ground>
    </div>
  )
}
