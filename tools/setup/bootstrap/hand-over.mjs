import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { commands } from './commands.mjs'
import { endWithUs } from './guard.mjs'
import { findNode } from './install.mjs'
import { endProcesses } from './processes.mjs'
import { livingProcesses, record } from './runs.mjs'
import { readSettings, root } from './settings.mjs'

/** Commands whose processes are recorded in the data folder, and under which name. */
const recorded = /** @type {Readonly<Record<string, string>>} */ ({
  start: 'supervisor',
  dev: 'supervisor',
  'content-admin': 'admin-supervisor',
})

/**
 * Runs a command with Node 24 until it ends. Returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function handOver(command, args) {
  const script = join(root, commands[command]?.script ?? `tools/setup/${command}.ts`)
  const child = spawn(
    /** @type {string} */ (findNode()),
    ['--disable-warning=ExperimentalWarning', script, ...args],
    { cwd: root, stdio: 'inherit', env: environment(command) },
  )
  endWithUs(child)
  const name = recorded[command]
  const forget =
    name && child.pid ? record(readSettings().dataFolder, { name, pid: child.pid }) : undefined
  // The child stops its children first; exiting earlier would orphan them.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  endWithNpm(child)
  const [code, signal] = await new Promise((resolve) => {
    child.once('exit', (...how) => resolve(how))
  })
  forget?.()
  if (signal && name) await cleanUp(name, signal)
  return code ?? 1
}

/**
 * Returns the environment without NODE_ENV, which tests and builds set themselves.
 * @param {string} command
 */
function environment(command) {
  const env = { ...process.env }
  // Compiled once for all starts, as the parts are.
  if (command === 'start') env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled')
  delete env['NODE_ENV']
  if (env['DATA_DIR']) env['DATA_DIR'] = readSettings().dataFolder
  return env
}

/**
 * npm does not signal its children when it is killed.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (!process.env['npm_lifecycle_event']) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref()
}

/**
 * @param {string} name
 * @param {string} signal
 */
async function cleanUp(name, signal) {
  const { dataFolder } = readSettings()
  const isOurs = (/** @type {string} */ other) =>
    other.startsWith('admin') === name.startsWith('admin')
  const left = livingProcesses(dataFolder).filter(
    (each) => each.pid !== process.pid && isOurs(each.name),
  )
  await endProcesses(left)
  console.error(
    `It was killed (${signal}); all that it had started is ended, and what was booked is kept.`,
  )
}
