// The table of Leaders: both teams, the board between them, the prompt, and who is for hire.

import { type Ask, standing, type View } from '@undercrown/leaders/facts'
import { use, useMemo } from 'react'
import { BoardGround } from '../table/BoardGround.tsx'
import { AroundContext } from '../table/context.ts'
import type { BoardProps } from '../table/screen.ts'
import { useDrag } from '../table/useDrag.tsx'
import { Alarms, Counsel } from './Counsel.tsx'
import { HexField } from './HexField.tsx'
import { Hire } from './Hire.tsx'
import { enemyOf, figureAt, nearSide } from './look.ts'
import { Team } from './Teams.tsx'
import './leaders.css'
import './field.css'
import './teams.css'
import './hire.css'
import './sideways.css'
import './low.css'
import './puzzle.css'

export function Board({ scene, prompt }: BoardProps<View, Ask>) {
  const stands = useMemo(() => standing(scene.view), [scene.view])
  const near = nearSide(scene)
  const around = use(AroundContext)
  const { ghost, handlers } = useDrag({
    figure: (spot) => figureAt(scene, spot),
    lifts: true,
    drop: (_from, to) => to,
  })
  return (
    <div className="leaders-board" {...handlers}>
      {prompt}
      <BoardGround className="leaders-ground">
        <div className="teams">
          {around ? around.above : <Team scene={scene} standing={stands} side={enemyOf(near)} own={false} />}
          <Team scene={scene} standing={stands} side={near} own alone={around !== undefined} />
          {around?.below}
        </div>
        {around?.strip}
        <div className="field">
          <Alarms scene={scene} standing={stands} />
          <HexField scene={scene} standing={stands}>
            {around?.marks}
          </HexField>
        </div>
        <Counsel scene={scene} legend={around?.legend} />
        <Hire scene={scene} />
      </BoardGround>
      {ghost}
    </div>
  )
}
