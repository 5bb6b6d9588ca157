// How Leaders ends, drawn with its own board: two beside a Leader, and a Leader without room.

import type { CellName, CharacterId, SideName } from '@undercrown/leaders/facts'
import { Ground } from './Ground.tsx'
import { centre, crownFalls, type Point } from './geometry.ts'
import { PieceToken } from './PieceToken.tsx'
import { FallArrow, FallMark } from './Reveal.tsx'

interface DrawnPiece {
  readonly side: SideName
  readonly character: CharacterId
  readonly cell: CellName
  /** What it is marked with. */
  readonly mark: string
}

const LEADER: CellName = 'd4'
const SPAN = 340

function Ending({ pieces, arrows }: { readonly pieces: readonly DrawnPiece[]; readonly arrows?: true }) {
  const middle = centre(LEADER, false)
  const at = (cell: CellName): Point => centre(cell, false)
  const box = `${middle.x - SPAN / 2} ${middle.y - SPAN / 2 - 10} ${SPAN} ${SPAN}`
  return (
    <div className="leaders end-picture">
      <Ground flipped={false} box={box}>
        <circle className="alarm-ring" cx={middle.x} cy={middle.y - 4} r="46" />
        {[...pieces, { side: 'black', character: 'leader', cell: LEADER } as const].map(
          ({ side, character, cell }) => (
            <g key={cell} transform={`translate(${at(cell).x} ${at(cell).y - 4})`}>
              <PieceToken
                side={side}
                character={character}
                fallen={
                  cell === LEADER
                    ? crownFalls(
                        cell,
                        pieces.map((one) => one.cell),
                        false,
                      )
                    : undefined
                }
              />
            </g>
          ),
        )}
        {arrows && pieces.map(({ cell }) => <FallArrow key={cell} from={at(cell)} to={middle} />)}
        {pieces.map(({ cell, mark }) => (
          <FallMark key={cell} at={{ x: at(cell).x + 34, y: at(cell).y - 34 }} tone="counts" text={mark} />
        ))}
      </Ground>
    </div>
  )
}

const white = (character: CharacterId, cell: CellName, mark: string): DrawnPiece => ({
  side: 'white',
  character,
  cell,
  mark,
})

/** L-20: two that count one each. */
export function Captured() {
  return <Ending arrows pieces={[white('acrobat', 'd3', '+1'), white('rider', 'd5', '+1')]} />
}

/** L-21: no cell left, whoever stands there. */
export function Surrounded() {
  const walls: readonly DrawnPiece[] = [
    white('acrobat', 'd5', '1'),
    { side: 'black', character: 'brewmaster', cell: 'e4', mark: '2' },
    { side: 'black', character: 'archer', cell: 'e3', mark: '3' },
    white('protector', 'd3', '4'),
    { side: 'black', character: 'illusionist', cell: 'c3', mark: '5' },
    { side: 'black', character: 'rider', cell: 'c4', mark: '6' },
  ]
  return <Ending pieces={walls} />
}
