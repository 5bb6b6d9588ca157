// The worker behind the page, in one of its parts.

type WorkerPart = 'tables' | 'replay' | 'review' | 'puzzles' | 'lessons' | 'analysis'

/** By part, what was begun before it was asked for; nothing where that has been handed over. */
const begun = new Map<WorkerPart, Worker | undefined>()

export function localWorker(part: WorkerPart): Worker {
  const worker = begun.get(part) ?? workerOf(part)
  begun.set(part, undefined)
  return worker
}

/** For a page that will ask for it, before the page itself is there. */
export function startEarly(part: WorkerPart): void {
  if (!begun.has(part)) begun.set(part, workerOf(part))
}

function workerOf(part: WorkerPart): Worker {
  return new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: part })
}
