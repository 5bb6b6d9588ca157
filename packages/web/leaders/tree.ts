// The variations from one position, as a tree of moves: grown, gone through, pruned, written down. Pure.

import type { LineStep } from '../client/analysis.ts'

export type NodeId = number

export interface TreeNode extends LineStep {
  readonly parent: NodeId
  /** The first is the main line. */
  readonly next: readonly NodeId[]
}

export interface VariationTree {
  /** What follows the position itself. */
  readonly next: readonly NodeId[]
  readonly nodes: Readonly<Record<NodeId, TreeNode>>
  /** No node was ever given this id. */
  readonly free: NodeId
}

/** The position itself, before any move. */
export const ROOT: NodeId = 0

export const bareTree: VariationTree = { next: [], nodes: {}, free: 1 }

export function nextOf(tree: VariationTree, id: NodeId): readonly NodeId[] {
  return id === ROOT ? tree.next : (tree.nodes[id]?.next ?? [])
}

function withNext(tree: VariationTree, id: NodeId, next: readonly NodeId[]): VariationTree {
  const node = tree.nodes[id]
  if (!node) return { ...tree, next }
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...node, next } } }
}

/** Plays these moves after a node; what is there already is followed. Gives where that leads. */
export function grown(
  tree: VariationTree,
  from: NodeId,
  steps: readonly LineStep[],
): { readonly tree: VariationTree; readonly at: NodeId } {
  let [now, at] = [tree, from]
  for (const step of steps) {
    const before = nextOf(now, at)
    const known = before.find((id) => now.nodes[id]?.word === step.word)
    if (known !== undefined) {
      at = known
      continue
    }
    const id = now.free
    const added = { ...now, nodes: { ...now.nodes, [id]: { ...step, parent: at, next: [] } }, free: id + 1 }
    now = withNext(added, at, [...before, id])
    at = id
  }
  return { tree: now, at }
}

/** The nodes from the position to there, without the position. */
function pathTo(tree: VariationTree, id: NodeId): readonly NodeId[] {
  const path: NodeId[] = []
  for (let at = id; at !== ROOT; at = tree.nodes[at]?.parent ?? ROOT) path.unshift(at)
  return path
}

export function wordsTo(tree: VariationTree, id: NodeId): readonly string[] {
  return pathTo(tree, id).map((one) => tree.nodes[one]?.word ?? '')
}

/** Where a line ends that goes on with the first of what follows, each time. */
export function endOf(tree: VariationTree, id: NodeId): NodeId {
  const [next] = nextOf(tree, id)
  return next === undefined ? id : endOf(tree, next)
}

/** Without a node and all that follows it. */
export function pruned(tree: VariationTree, id: NodeId): VariationTree {
  const node = tree.nodes[id]
  if (!node) return tree
  const gone = new Set<NodeId>()
  const visit = (one: NodeId) => {
    gone.add(one)
    nextOf(tree, one).forEach(visit)
  }
  visit(id)
  const nodes = Object.fromEntries(Object.entries(tree.nodes).filter(([one]) => !gone.has(Number(one))))
  const next = nextOf(tree, node.parent).filter((one) => one !== id)
  return withNext({ ...tree, nodes }, node.parent, next)
}

/** Whether somewhere on the way there another move comes first. */
export function isPromotable(tree: VariationTree, id: NodeId): boolean {
  return pathTo(tree, id).some((one) => nextOf(tree, tree.nodes[one]?.parent ?? ROOT)[0] !== one)
}

/** The line to that node comes first, wherever it leaves another. */
export function promoted(tree: VariationTree, id: NodeId): VariationTree {
  return pathTo(tree, id).reduce((now, one) => {
    const parent = now.nodes[one]?.parent ?? ROOT
    return withNext(now, parent, [one, ...nextOf(now, parent).filter((other) => other !== one)])
  }, tree)
}

/** Moves of one turn that follow each other without a choice, as the list shows them. */
export interface TurnRow {
  readonly nodes: readonly NodeId[]
  /** How many rows it stands behind. */
  readonly depth: number
}

/** Every row, each line to its end before the next. */
export function rowsOf(tree: VariationTree): readonly TurnRow[] {
  const rows: TurnRow[] = []
  const visit = (first: NodeId, depth: number) => {
    const nodes = [first]
    for (let at = first; ; ) {
      const next = nextOf(tree, at)
      const [only] = next
      if (only === undefined || next.length > 1 || tree.nodes[only]?.turn !== tree.nodes[first]?.turn) break
      nodes.push(only)
      at = only
    }
    rows.push({ nodes, depth })
    for (const next of nextOf(tree, nodes.at(-1) as NodeId)) visit(next, depth + 1)
  }
  for (const id of tree.next) visit(id, 0)
  return rows
}

/** A tree as words: each move, followed by the lists of what comes after it. */
export type WrittenTree = readonly (readonly [word: string, next: WrittenTree])[]

export function writtenTree(tree: VariationTree, id: NodeId = ROOT): WrittenTree {
  return nextOf(tree, id).map((one) => [tree.nodes[one]?.word ?? '', writtenTree(tree, one)])
}

/** Each line of a written tree from the position to its end, in an order in which the tree grows as it was. */
export function linesIn(written: WrittenTree): readonly (readonly string[])[] {
  return written.flatMap(([word, next]) =>
    next.length === 0 ? [[word]] : linesIn(next).map((line) => [word, ...line]),
  )
}

/** Whether something that came by a link is such a tree, and no larger than anybody draws one. */
export function isWrittenTree(value: unknown, room = { left: 2000 }): value is WrittenTree {
  return (
    Array.isArray(value) &&
    value.every(
      (one) =>
        room.left-- > 0 &&
        Array.isArray(one) &&
        one.length === 2 &&
        typeof one[0] === 'string' &&
        isWrittenTree(one[1], room),
    )
  )
}
