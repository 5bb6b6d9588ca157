// Makes node_modules match the lock file, then runs a script in this same process:
//   node scripts/bootstrap.mjs <script> [arguments]
// It starts on a fresh clone, so it imports nothing but what Node brings.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = resolve(root, 'node_modules/.undercrown')
/** Holds the process that installs. Not in node_modules, which `npm ci` takes away. */
const lock = resolve(root, '.installing')

function wanted() {
  const { version, platform, arch } = process
  return createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .update([version, platform, arch].join())
    .digest('hex')
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isInstalled() {
  return read(stamp) === wanted()
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** One command installs; another that was started meanwhile waits for it. Tells whether it is for us to install. */
async function isOurs() {
  for (let told = false; !isInstalled(); ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.on('exit', unlock)
      return true
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    const holder = read(lock)
    if (holder && !isRunning(Number(holder))) rmSync(lock, { force: true })
    else {
      if (!told) console.error('Waiting for another command to install dependencies…')
      told = true
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  return false
}

function unlock() {
  process.off('exit', unlock)
  rmSync(lock, { force: true })
}

// npm writes to stderr here, so that the output of the script stays alone on stdout.
async function install() {
  console.error('Installing dependencies…')
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  const stop = () => npm.kill()
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const code = await new Promise((done) => npm.on('error', () => done(1)).on('exit', done))
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (code !== 0) process.exit(code ?? 1)
  writeFileSync(stamp, wanted())
  unlock()
}

// npm passes SIGTERM to the shell it started us from, and that shell may die without telling us.
if (process.env['npm_lifecycle_event']) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref()
}

const [node = '', , script = '', ...rest] = process.argv
if (await isOurs()) await install()
process.argv = [node, resolve(root, script), ...rest]
await import(pathToFileURL(resolve(root, script)).href)
