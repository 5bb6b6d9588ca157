// The threads and the server as they run outside of tests, bundled when first asked for.

import { bundle } from '../bundle.mjs'

let once: Promise<URL> | undefined

export function built(): Promise<URL> {
  once ??= bundle(['testing/test-thinker.ts'])
  return once
}

export async function threads(): Promise<{ readonly writer: URL; readonly thinker: URL }> {
  const main = await built()
  return { writer: new URL('writer.mjs', main), thinker: new URL('test-thinker.mjs', main) }
}
