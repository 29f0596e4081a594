import { spawn, type ChildProcess } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { keepAlive, withBackOff } from './keep-alive.ts'

const dies = (): ChildProcess => spawn('sh', ['-c', 'exit 3'], { stdio: 'ignore' })

it('[C7] pauses grow with each crash within a minute, up to ten seconds', () => {
  expect([1, 2, 3, 4, 5, 9].map(withBackOff.pauseMs)).toEqual([300, 600, 1200, 2400, 4800, 10_000])
})

it('[C7] a process that keeps crashing stays down', async () => {
  const launch = vi.fn<() => ChildProcess>(dies)
  const deaths = await new Promise<number>((onGiveUp) =>
    keepAlive({
      launch,
      policy: { mostAMinute: 3, pauseMs: () => 1 },
      onRestart: () => {},
      onGiveUp,
    }),
  )
  expect(deaths).toBe(4)
  expect(launch).toHaveBeenCalledTimes(4)
})

it('[C4] a process that is stopped while it waits for its restart stays down', async () => {
  const launch = vi.fn<() => ChildProcess>(dies)
  await new Promise<void>((resolve) => {
    const kept = keepAlive({
      launch,
      policy: { mostAMinute: 3, pauseMs: () => 60_000 },
      onRestart: () => void kept.stop('SIGTERM').then(resolve),
      onGiveUp: () => {},
    })
  })
  expect(launch).toHaveBeenCalledTimes(1)
})

it('a program that cannot be started counts as a crash', async () => {
  const deaths = await new Promise<number>((onGiveUp) =>
    keepAlive({
      launch: () => spawn('/nowhere/program', { stdio: 'ignore' }),
      policy: { mostAMinute: 1, pauseMs: () => 1 },
      onRestart: () => {},
      onGiveUp,
    }),
  )
  expect(deaths).toBe(2)
})
