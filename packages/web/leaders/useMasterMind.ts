// What is thought about the position that is looked at, as it is found; and what is known of those looked at before.

import { useEffect, useRef, useState } from 'react'
import {
  type BestTurn,
  type Finding,
  type PositionProof,
  type Proving,
  thinkAbout,
} from '../client/analysis.ts'
import { GAME } from './useAnalysis.ts'

export interface MasterFindings {
  readonly proofs: Readonly<Partial<Record<PositionProof['about'], PositionProof>>>
  readonly proving?: Proving
  readonly turns: readonly BestTurn[]
  /** How much was thought for them. */
  readonly nodes: number
}

const NOTHING: MasterFindings = { proofs: {}, turns: [], nodes: 0 }

export interface MasterMind extends MasterFindings {
  readonly isThinking: boolean
  /** What was found before of a line from the position. */
  of(words: readonly string[]): MasterFindings | undefined
}

function taken(before: MasterFindings, finding: Finding): MasterFindings {
  switch (finding.about) {
    case 'turns':
      return { ...before, turns: finding.turns, nodes: finding.nodes }
    case 'proving':
      return { ...before, proving: finding }
    default: {
      const { proving, ...rest } = before
      const goesOn = proving && proving.claim !== finding.about
      return { ...rest, ...(goesOn && { proving }), proofs: { ...before.proofs, [finding.about]: finding } }
    }
  }
}

/** `on`: somebody wants to know. What is not wanted any more is not thought to its end. */
export function useMasterMind(position: string, words: readonly string[], on: boolean): MasterMind {
  const key = `${position} ${words.join(' ')}`
  const known = useRef(new Map<string, MasterFindings>())
  const [now, setNow] = useState<{
    readonly key: string
    readonly found: MasterFindings
    readonly ended: boolean
  }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is position and words
  useEffect(() => {
    if (!on) return
    let found = NOTHING
    const tell = (ended: boolean) => {
      known.current.set(key, found)
      setNow({ key, found, ended })
    }
    return thinkAbout(GAME, position, words, {
      found(finding) {
        found = taken(found, finding)
        tell(false)
      },
      ended: () => tell(true),
    })
  }, [key, on])
  const here = now?.key === key ? now : undefined
  return {
    ...(here?.found ?? known.current.get(key) ?? NOTHING),
    isThinking: on && !here?.ended,
    of: (line) => known.current.get(`${position} ${line.join(' ')}`),
  }
}
