import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimData } from './claim-data.mjs'
import { endProcesses, isAlive } from './processes.mjs'
import { claim, livingProcesses, record } from './runs.mjs'

let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'))
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function startSleeper(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  return child.pid ?? 0
}

it('[C5] only one process at a time has a role', () => {
  const release = claim(folder, { name: 'start' })
  expect(claim(folder, { name: 'start' })).toBeUndefined()
  release?.()
  expect(claim(folder, { name: 'start' })).toBeTypeOf('function')
})

it('[C5] a second start in the same folder reports the process id of the first', async () => {
  const release = await claimData(folder, 3000)
  await expect(claimData(folder, 3000)).rejects.toThrow(
    `Already running (pid ${process.pid}). Stop it, or set DATA_DIR and PORT.`,
  )
  release()
})

it('[C5] a role is free after its process ended, also when the id was reused', async () => {
  mkdirSync(join(folder, 'run'))
  const former = { name: 'start', pid: process.pid, born: 'of another time' }
  writeFileSync(join(folder, 'run/start.json'), JSON.stringify(former))
  const release = await claimData(folder, 3000)
  expect(livingProcesses(folder).map(({ pid }) => pid)).toEqual([process.pid])
  release()
})

it('[C5] the next start stops the processes of a killed run, and nothing else', async () => {
  const [part, admin] = [await startSleeper(), await startSleeper()]
  record(folder, { name: 'api', pid: part })
  record(folder, { name: 'admin', pid: admin })
  const release = await claimData(folder, 3000)
  expect(livingProcesses(folder).map(({ name }) => name)).toEqual(['admin', 'start'])
  release()
})

it('stops a process and waits for its end', async () => {
  const pid = await startSleeper()
  record(folder, { name: 'api', pid })
  const [known] = livingProcesses(folder)
  if (!known) throw new Error('It is not recorded')
  await endProcesses([known])
  expect(isAlive(known)).toBe(false)
})
