import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A recorded process. Ids are reused, so only id and start time together identify a process.
 * @typedef {object} KnownProcess
 * @property {string} name
 * @property {number} pid
 * @property {string} born
 * @property {number} [port] Of the site that a starter starts.
 */

const onLinux = process.platform === 'linux'

/**
 * Returns a process's start time as the system prints it; '' when it is not running.
 * @param {number} pid
 */
export function bornAt(pid) {
  if (!onLinux) return bornAtByPs(pid)
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return isDead(fields[0]) ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

/** @param {number} pid */
function bornAtByPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [, state, born] = /^(\S+)\s+(.+)$/.exec((stdout ?? '').trim()) ?? []
  return isDead(state) ? '' : (born ?? '')
}

/** A zombie has ended, but its parent has not read its exit code.
 * @param {string | undefined} state */
function isDead(state) {
  return state === undefined || /^[ZX]/.test(state)
}

/** @param {KnownProcess} known */
export function isAlive({ pid, born }) {
  return born !== '' && bornAt(pid) === born
}

/**
 * Returns the command line of a process; '' when it cannot be read.
 * @param {number} pid
 */
export function commandLineOf(pid) {
  try {
    return onLinux
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      : (
          spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
        ).trim()
  } catch {
    return ''
  }
}

/**
 * Stops processes and waits until they are gone. PostgreSQL is last, since the others write to it until they end.
 * @param {readonly KnownProcess[]} all
 * @throws {Error} when one belongs to another user
 */
export async function endProcesses(all) {
  const isDatabase = (/** @type {KnownProcess} */ { name }) => name === 'postgres'
  await Promise.all(all.filter((each) => !isDatabase(each)).map((each) => end(each, 'SIGTERM')))
  // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for its clients.
  await Promise.all(all.filter(isDatabase).map((each) => end(each, 'SIGINT')))
}

const patienceMs = 40_000

/**
 * @param {KnownProcess} known
 * @param {NodeJS.Signals} signal
 */
async function end(known, signal) {
  const deadline = Date.now() + patienceMs
  send(known, signal)
  while (isAlive(known)) {
    if (Date.now() > deadline) send(known, 'SIGKILL')
    await sleep(50)
  }
}

/**
 * @param {KnownProcess} known
 * @param {NodeJS.Signals} signal
 */
function send(known, signal) {
  try {
    if (isAlive(known)) process.kill(known.pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM')
      throw new Error(
        `"${known.name}" (pid ${known.pid}) belongs to another user: stop it as that user.`,
        { cause: error },
      )
  }
}
