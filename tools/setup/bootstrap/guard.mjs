import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Child
 * @property {number | undefined} [pid]
 * @property {(event: 'exit', listener: () => void) => unknown} once
 */

const script = join(dirname(fileURLToPath(import.meta.url)), 'guard.sh')

/**
 * Ends a child when this process is gone, also after kill -9. A separate shell waits for that, which works for every
 * program and system and costs one megabyte.
 * @param {Child} child
 * @param {NodeJS.Signals} [signal] Sent first; SIGKILL follows after 20 seconds.
 */
export function endWithUs(child, signal = 'SIGTERM') {
  if (!child.pid) return
  const args = [script, String(child.pid), signal.replace('SIG', '')]
  const guard = spawn('sh', args, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.once('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
  child.once('exit', () => guard.kill('SIGKILL'))
}
