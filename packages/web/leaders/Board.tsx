// The table of Leaders: both teams, the board between them, the prompt, and who is for hire.

import type { Ask, View } from '@undercrown/leaders'
import { standing } from '@undercrown/leaders'
import { useMemo } from 'react'
import type { BoardProps } from '../table/screen.ts'
import { Field } from './Field.tsx'
import { Alarms, Hint } from './Hint.tsx'
import { Hire } from './Hire.tsx'
import { nearSide, otherSide } from './look.ts'
import { Team } from './Teams.tsx'
import { useDrag } from './useDrag.tsx'
import './leaders.css'

export function Board({ scene, prompt }: BoardProps<View, Ask>) {
  const stands = useMemo(() => standing(scene.view), [scene.view])
  const near = nearSide(scene)
  const { ghost, handlers } = useDrag(scene)
  return (
    <div className="leaders-board" {...handlers}>
      {prompt}
      <div className="teams">
        <Team scene={scene} standing={stands} side={otherSide(near)} own={false} />
        <Team scene={scene} standing={stands} side={near} own />
      </div>
      <div className="field">
        <Alarms scene={scene} standing={stands} />
        <Field scene={scene} standing={stands} />
      </div>
      <Hint scene={scene} />
      <Hire scene={scene} />
      {ghost}
    </div>
  )
}
