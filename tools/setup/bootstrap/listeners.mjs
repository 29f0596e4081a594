import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { commandLineOf } from './processes.mjs'

/**
 * Returns ' by pid 12 (python3 -m http.server 3100)'; '' when this user may not know.
 * @param {number} port
 */
export function describeListener(port) {
  const pid = process.platform === 'linux' ? fromProc(port) : fromLsof(port)
  if (!pid) return ''
  const command = commandLineOf(pid)
  return ` by pid ${pid}${command ? ` (${command.slice(0, 120)})` : ''}`
}

/** @param {number} port */
function fromProc(port) {
  const sockets = socketsOn(port)
  if (sockets.size === 0) return undefined
  const pids = attempt(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name))
  return pids.map(Number).find((pid) =>
    // Only root may read the descriptors of other users' processes, and any of them may close meanwhile.
    attempt(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')),
    ),
  )
}

/** @param {number} port */
function socketsOn(port) {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    attempt(() => readFileSync(file, 'utf8'), '')
      .split('\n')
      .slice(1),
  )
  const listening = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(
      ([, local = '', , state]) =>
        state === '0A' && Number.parseInt(local.split(':')[1] ?? '', 16) === port,
    )
  return new Set(listening.map((fields) => `socket:[${fields[9]}]`))
}

/** @param {number} port */
function fromLsof(port) {
  const { stdout } = spawnSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], {
    encoding: 'utf8',
  })
  return Number((stdout ?? '').split('\n')[0]) || undefined
}

/**
 * @template Value
 * @param {() => Value} read
 * @param {Value} otherwise
 * @returns {Value}
 */
function attempt(read, otherwise) {
  try {
    return read()
  } catch {
    return otherwise
  }
}
