// The board as a drawing of its own, to be saved: by the same parts that draw the board. It lies beside the page unseen.

import { Ground } from './Ground.tsx'
import { centre } from './geometry.ts'
import { type LeadersScene, nearSide } from './look.ts'
import { PieceToken } from './PieceToken.tsx'

export function BoardPicture({ scene }: { readonly scene: LeadersScene }) {
  const flipped = nearSide(scene) === 'white'
  return (
    <div className="board-picture" aria-hidden="true">
      <Ground flipped={flipped} named>
        {scene.view.open.pieces.map(({ who, character, cell, acted }) => {
          const { x, y } = centre(cell, flipped)
          return (
            <g key={cell} transform={`translate(${x} ${y - 4})`}>
              <PieceToken side={who} character={character} acted={acted} />
            </g>
          )
        })}
      </Ground>
    </div>
  )
}
