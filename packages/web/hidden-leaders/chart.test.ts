import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { baseFaction, TRACK, type View } from '@undercrown/hidden-leaders/facts'
import { hiddenLeadersLessons } from '@undercrown/lessons/hidden-leaders/index.ts'
import { expect, test } from 'vitest'
import { openLesson } from '../local/lesson.ts'
import { chartOrder, chartRows } from './chart.ts'

const here = (view: View) =>
  chartRows(view, '')
    .filter(({ isHere }) => isHere)
    .map(({ faction }) => faction)

test('HL-80: the first row whose words fit is the one that is marked, wherever the markers stand', () => {
  const fits = {
    undead: (red: number, green: number) => Math.min(red, green) > 8,
    'water-folk': (red: number, green: number) => Math.abs(red - green) < 2,
    'imperial-army': (red: number, green: number) => red >= green + 2,
    'hill-tribes': (red: number, green: number) => green >= red + 2,
  }
  for (let red = 1; red <= TRACK.last; red++)
    for (let green = 1; green <= TRACK.last; green++) {
      const marked = here({ open: { red, green } } as View)
      expect(marked).toEqual([chartOrder.find((one) => fits[one](red, green))])
      expect(marked).toEqual([baseFaction({ red, green })])
    }
})

test('where the Guardians are in play there is none', () => {
  expect(chartRows({ open: { red: 4, green: 7, guardians: { marker: 1 } } } as View, 'undead')).toEqual([])
})

// What is marked as the goal would be a lie where the right picks lead elsewhere, or nothing has to be done for it.
test('what a step of a lesson aims at is so when it is done, and not before', () => {
  const aims = hiddenLeadersLessons.flatMap((lesson) =>
    lesson.steps.flatMap(({ aim }, step) => (aim === undefined ? [] : [{ lesson, step, aim }])),
  )
  expect(aims.length).toBeGreaterThan(4)
  for (const { lesson, step, aim } of aims) {
    const session = openLesson(hiddenLeaders, lesson)
    let now = session.go(step)
    const view = () => now.frame.part as unknown as View
    expect(here(view()), `${lesson.id} ${step}`).not.toEqual([aim])
    while (!now.notice) {
      const done = session.play(session.show())
      if (!done.right) throw new Error('what is shown is right')
      now = done.now
    }
    expect(here(view()), `${lesson.id} ${step}`).toEqual([aim])
  }
})
