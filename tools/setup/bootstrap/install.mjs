import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expectRoom } from './explain.mjs'
import { endWithUs } from './guard.mjs'
import { hashOfPackages, linkOwnPackages } from './lock-file.mjs'
import { claim, holderOf } from './runs.mjs'
import { root } from './settings.mjs'

const stamp = join(root, 'node_modules/.installed')
/** Outside of node_modules, which npm removes first. */
const lockFolder = join(root, '.installing')

/**
 * Returns a Node that runs this project's TypeScript: npm's package on Linux, else the running one if it is new enough.
 */
export function findNode() {
  const own = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(own)) return own
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
}

/**
 * Installs the packages of package-lock.json unless they are installed. A second command waits for the first.
 * @throws {Error} with one sentence that says what to do
 */
export async function installIfNeeded() {
  if (!isInstalled()) await installOnce()
  linkOwnPackages()
}

async function installOnce() {
  const release = await lock()
  try {
    if (!isInstalled()) await install()
  } finally {
    release()
  }
}

async function lock() {
  for (let waits = 0; ; waits += 1) {
    const release = claim(lockFolder, { name: 'install' })
    if (release) return release
    if (waits === 0)
      console.log(
        `Waiting for pid ${holderOf(lockFolder, 'install')?.pid}, which installs the packages ...`,
      )
    await sleep(200)
  }
}

export function isInstalled() {
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfPackages()
  return isCurrent && findNode() !== undefined
}

async function install() {
  expectRoom(root, 1500)
  console.log('Installing the packages of package-lock.json (about a minute) ...')
  // No package may run an install script, also under an npm that ignores `allowScripts`.
  await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional'])
  const scripted = allowedScripts()
  if (scripted.length > 0) await npm(['rebuild', '--ignore-scripts=false', ...scripted])
  if (!findNode())
    throw new Error(
      `npm has no Node 24 for ${process.platform}-${process.arch}: install Node 24 or newer from nodejs.org, then try again.`,
    )
  writeFileSync(stamp, hashOfPackages())
}

/** Returns the packages of this platform whose install scripts package.json allows. */
function allowedScripts() {
  /** @type {{ allowScripts: Record<string, boolean> }} */
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(root, 'node_modules', name)),
  )
}

export const npmOptions = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

/** @param {readonly string[]} args */
async function npm(args) {
  const [file, ...first] = npmCommand()
  const child = spawn(/** @type {string} */ (file), [...first, ...args, ...npmOptions], {
    cwd: root,
    stdio: 'inherit',
  })
  endWithUs(child)
  let wasStopped = false
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    wasStopped = true
    child.kill(signal)
    // npm may take minutes to undo its work, and the next installation removes all of it anyway.
    setTimeout(() => child.kill('SIGKILL'), 3000).unref()
  }
  for (const signal of signals) process.on(signal, forward)
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
  for (const each of signals) process.off(each, forward)
  if (wasStopped) throw new Error('The installation was stopped; the next start continues it.')
  if (code !== 0)
    throw new Error(
      'npm could not install the packages: see its message above; check that the npm registry can be reached, then try again.',
    )
}

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Returns the npm that started this process, else the one in PATH. */
export function npmCommand() {
  const script = process.env['npm_execpath'] ?? ''
  return basename(script) === 'npm-cli.js' ? [process.execPath, script] : ['npm']
}
