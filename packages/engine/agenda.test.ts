// The agenda on a machine small enough to see through: windows before and after events, nesting, extra turns.

import { describe, expect, test } from 'vitest'
import { type Frame, frame, machine, push, pushUnder, replace, scripts, type Verb } from './agenda.ts'
import { type Choose, choose, controlVerbs, type May, may, type Repeat, repeat } from './control.ts'
import type { Asked, Target } from './game.ts'

interface State {
  log: string[]
  shield: boolean
  agenda: Frame[]
}

type Step =
  | Choose<'letter'>
  | May<'always' | 'never', Step>
  | Repeat<'three', Step>
  | { readonly do: 'strike'; readonly at: string }
  | { readonly do: 'say'; readonly what: string }
  | { readonly do: 'block' }
  | { readonly do: 'count' }
type Event = { readonly type: 'struck' | 'said'; readonly what: string }
type AVerb<S> = Verb<State, S, Target, Event, Asked>

const library = scripts<Step>({
  attack: [choose('victim', 'letter'), { do: 'strike', at: 'victim' }, { do: 'say', what: 'after the blow' }],
  guard: [may('always', { do: 'block' })],
  echo: [{ do: 'say', what: 'echo' }],
  turn: [{ do: 'say', what: 'turn' }],
  loop: [repeat<'three', Step>('three', { do: 'count' }), { do: 'say', what: 'looped' }],
  twice: [
    repeat<'three', Step>('three', { do: 'count' }),
    repeat<'three', Step>('three', { do: 'say', what: 'once' }),
  ],
  inside: [repeat<'three', Step>('three', { do: 'count' }, repeat<'three', Step>('three', { do: 'count' }))],
  double: [{ do: 'strike', at: 'first' }],
  declined: [may<'never', Step>('never', { do: 'say', what: 'never' }), { do: 'say', what: 'on' }],
  nested: [
    may<'always', Step>('always', may<'always', Step>('always', choose('victim', 'letter'))),
    { do: 'strike', at: 'victim' },
  ],
})

const say: AVerb<{ do: 'say'; what: string }> = {
  run: ({ happen }, { what }) => happen({ type: 'said', what }),
}

const engine = machine<State, Step, Target, Event, Asked>({
  scripts: library,
  verbs: {
    ...controlVerbs<State, Step, 'letter', 'always' | 'never' | 'three', Target, Event, Asked>(
      () => library,
      {
        options: () => [{ word: 'a' }, { word: 'b' }],
        holds: (_state, { vars }, condition) =>
          condition === 'three' ? vars['n'] === 3 : condition === 'always',
        askChoose: (_state, _frame, from) => ({ ask: from }),
        askMay: () => ({ ask: 'may' }),
      },
    ),
    strike: {
      run: ({ frame: { vars }, happen }, { at }) =>
        happen({ type: 'struck', what: (vars[at] as Target).word as string }),
    },
    say,
    block: { run: ({ state }) => replace(state, undefined) },
    count: {
      run({ frame: top, happen }) {
        const n = ((top.vars['n'] as number | undefined) ?? 0) + 1
        top.vars = { ...top.vars, n }
        happen({ type: 'said', what: `count ${n}` })
      },
    },
  },
  apply(state, event) {
    state.log.push(`${event.type} ${event.what}`)
  },
  before: (state, event) => (event.type === 'struck' && state.shield ? [frame('guard', 1)] : undefined),
  after: (_state, event) => (event.type === 'struck' ? [frame('echo', 1)] : undefined),
})

function run(
  script: string,
  picks: readonly string[],
  shield = false,
): { log: string[]; asked: string[]; saved: string } {
  let state: State = { log: [], shield, agenda: [frame(script, 0)] }
  const asked: string[] = []
  engine.advance(state, () => {})
  for (const word of picks) {
    const [choice] = engine.choices(state)
    asked.push(`${choice?.seat} ${choice?.ask.ask}`)
    // Saved and loaded in the middle of it all.
    state = JSON.parse(JSON.stringify(state)) as State
    engine.play(state, choice?.seat as number, { word }, () => {})
  }
  return { log: state.log, asked, saved: JSON.stringify(state.agenda) }
}

describe('windows', () => {
  test('without one an event happens at once, and what follows it comes before the rest of the script', () => {
    expect(run('attack', ['a']).log).toEqual(['struck a', 'said echo', 'said after the blow'])
  })

  test('a window before the event asks first; declined, the event happens', () => {
    const { log, asked } = run('attack', ['a', 'decline'], true)
    expect(asked).toEqual(['0 letter', '1 may'])
    expect(log).toEqual(['struck a', 'said echo', 'said after the blow'])
  })

  test('used, the event does not happen, nor what would follow it; the script goes on', () => {
    expect(run('attack', ['a', 'use'], true).log).toEqual(['said after the blow'])
  })

  test('of two waiting events the one on top is replaced', () => {
    const waiting = (what: string) => frame('happen', 0, { event: { type: 'said', what } })
    const state: State = { log: [], shield: false, agenda: [waiting('below'), waiting('above')] }
    replace(state, { type: 'said', what: 'instead' })
    engine.advance(state, () => {})
    expect(state.log).toEqual(['said instead', 'said below'])
  })

  test('replacing nothing is a mistake', () => {
    expect(() => replace({ agenda: [] }, undefined)).toThrow('no event is waiting')
  })
})

describe('scripts', () => {
  test('an extra turn lies underneath and comes when all else is done', () => {
    const state: State = { log: [], shield: false, agenda: [frame('declined', 0)] }
    pushUnder(state, 'turn', 0)
    push(state, 'echo', 0)
    engine.advance(state, () => {})
    expect(state.log).toEqual(['said echo', 'said on', 'said turn'])
  })

  test('steps repeat until the condition holds, and share what they remember', () => {
    expect(run('loop', []).log).toEqual(['said count 1', 'said count 2', 'said count 3', 'said looped'])
  })

  test('steps are done at least once, a second time over as the first, and inside each other', () => {
    expect(run('twice', []).log).toEqual(['said count 1', 'said count 2', 'said count 3', 'said once'])
    expect(run('inside', []).log).toEqual(['said count 1', 'said count 2', 'said count 3'])
  })

  test('what is chosen in nested steps is known to the outer ones', () => {
    expect(run('nested', ['use', 'use', 'b']).log).toEqual(['struck b', 'said echo'])
  })

  test('a frame names its script, so that a saved state stays small', () => {
    const { saved } = run('nested', ['use', 'use'])
    expect(JSON.parse(saved).map((one: Frame) => one.script)).toEqual([
      'nested',
      'nested/0/steps',
      'nested/0/steps/0/steps',
    ])
  })

  test('scripts are frozen data, and an unknown one is a mistake', () => {
    expect(Object.isFrozen(library.get('attack')[0])).toBe(true)
    expect(() => library.get('nonsense')).toThrow('no script: nonsense')
  })
})
