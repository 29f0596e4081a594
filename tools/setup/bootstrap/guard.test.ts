import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { bornAt, isAlive } from './processes.mjs'

/** A parent that starts a guarded child and prints its process id. */
const parent = `
import { spawn } from 'node:child_process'
import { endWithUs } from '${join(import.meta.dirname, 'guard.mjs')}'
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
endWithUs(child)
console.log(child.pid)
setInterval(() => {}, 1000)`

it('[C5] a child ends when its parent is killed with -9', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  const child = { name: 'child', pid, born: bornAt(pid) }
  expect(isAlive(child)).toBe(true)
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 60_000 })
})
