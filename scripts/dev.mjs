// Everything at one address while you work: the app with hot reload, and behind it the server, started again whenever
// one of its sources changes. `PORT=3001 npm run dev` takes another port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { bundle } from '../packages/server/bundle.mjs'

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const port = Number(process.env['PORT'] || 3000)
/** A checkout changes many files at once, and a restart for each would be in vain. */
const SETTLED = 100

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
/** Any that is free to begin with, and the same one ever after. */
let behind = '0'

/** Resolves with the server's address, or with nothing where it could not start: it has said why. */
async function startServer() {
  const main = await bundle()
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: { LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1', PORT: behind },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  let said = ''
  return new Promise((done) => {
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text
      const url = /Undercrown is at (\S+)/.exec(said)?.[1]
      if (url) done(url)
    })
    child.once('exit', () => done(undefined))
  })
}

async function stopServer() {
  const child = server
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** @type {Promise<unknown>} */
let restarting = Promise.resolve()
/** @type {NodeJS.Timeout | undefined} */
let soon

/** The app's own sources are followed by Vite.
 * @param {string | null} file */
function changed(file) {
  if (!file || !/\.(ts|mjs|json)$/.test(file) || /^(web|cli)\b|\.test\.ts$|node_modules/.test(file)) return
  clearTimeout(soon)
  soon = setTimeout(() => {
    restarting = restarting.then(async () => {
      // What cannot be bundled, esbuild has said why; the old server stays.
      const whole = await bundle().catch(() => undefined)
      if (!whole) return
      await stopServer()
      if (await startServer()) console.log(`The server is new: ${file} has changed`)
    })
  }, SETTLED)
}

const target = await startServer()
if (!target) process.exit(1)
behind = new URL(target).port

const vite = await createServer({
  configFile: join(packages, 'web/vite.config.ts'),
  logLevel: 'warn',
  server: { port, strictPort: true, host: 'localhost', proxy: { '/api': { target, ws: true } } },
})
try {
  await vite.listen()
} catch (error) {
  await stopServer()
  const taken = error instanceof Error && /already in use/.test(error.message)
  console.error(
    `undercrown: ${taken ? `port ${port} is in use; take another, such as PORT=${port + 1}` : error}`,
  )
  process.exit(1)
}

watch(packages, { recursive: true }, (_, file) => changed(file))

async function end() {
  clearTimeout(soon)
  await restarting
  await Promise.all([vite.close(), stopServer()])
  process.exit(0)
}
process.once('SIGINT', end).once('SIGTERM', end)

const address = vite.httpServer?.address()
const at = typeof address === 'object' ? address?.port : port
console.log(`Undercrown is at http://localhost:${at}, its server behind it; both follow your changes`)
