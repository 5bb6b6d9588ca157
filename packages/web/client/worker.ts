// The worker behind the page, in one of its parts.

export function localWorker(
  part: 'tables' | 'replay' | 'review' | 'puzzles' | 'lessons' | 'analysis',
): Worker {
  return new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: part })
}
