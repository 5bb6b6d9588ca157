// Where the time of a server's main thread goes: what V8 noted, summed up by the folder, library or part of Node it is in.

import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

/** A profile as V8's inspector tells it: a tree of calls, and in which of them each sample was. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: Frame
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  /** Microseconds from one sample to the next. */
  readonly timeDeltas: readonly number[]
}

/** Microseconds in each place, most first. What has no place of its own, as a call into the system, counts where it was called. */
export function timeByPlace(
  profile: CpuProfile,
  placeOfFrame: (frame: Frame) => string | undefined,
): [string, number][] {
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const places = new Map<number, string>()
  const find = (id: number): string => {
    const frame = frames.get(id)
    const parent = parents.get(id)
    const own = frame && (frame.url === '' ? besides.get(frame.functionName) : placeOfFrame(frame))
    return own ?? (parent === undefined ? '' : find(parent))
  }
  const sums = new Map<string, number>()
  for (const [i, id] of profile.samples.entries()) {
    const place = places.get(id) ?? find(id)
    places.set(id, place)
    sums.set(place, (sums.get(place) ?? 0) + (profile.timeDeltas[i] ?? 0))
  }
  for (const name of aside) sums.delete(name)
  return [...sums].sort(([, a], [, b]) => b - a)
}

/** Waiting, and what the noting itself takes. */
const aside = ['(idle)', 'node:inspector']
const besides = new Map(['(idle)', '(garbage collector)', '(program)'].map((name) => [name, name]))

/** Folders of ours by their path in `packages`, libraries by their name, Node's modules by theirs. */
export function placeOfFrame({ url, lineNumber, columnNumber }: Frame): string | undefined {
  if (!url.startsWith('file:')) return url.startsWith('node:') ? url : undefined
  const source = mapOf(fileURLToPath(url))?.findEntry(lineNumber, columnNumber)
  const path = source && 'originalSource' in source ? source.originalSource : fileURLToPath(url)
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return library ?? dirname(path).replace(/.*packages\//, '')
}

const maps = new Map<string, SourceMap | undefined>()

function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) {
    const map = `${path}.map`
    maps.set(path, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined)
  }
  return maps.get(path)
}
