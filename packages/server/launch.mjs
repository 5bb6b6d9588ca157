// Bundles the server from its source and runs one of its programs in this process: `main`, `bench` …
import { bundle } from './bundle.mjs'

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function launch(program, args) {
  const url = new URL(`${program}.mjs`, await bundle([], args.includes('--profile')))
  process.argv = [process.argv[0] ?? '', url.pathname, ...args]
  await import(url.href)
}
