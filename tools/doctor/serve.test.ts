import { afterEach, expect, it } from 'vitest'
import { type Finding, ok, wrong } from './finding.ts'
import { serveFindings } from './serve.ts'

let stop = async (): Promise<void> => undefined
afterEach(() => stop())

async function serve(
  examine: () => Promise<Finding[]>,
): Promise<(path: string) => Promise<[number, string]>> {
  const served = await serveFindings({
    ...{ examine, everyMs: 20, host: '127.0.0.1', port: 0, onFound: () => undefined },
  })
  stop = () => served.stop()
  return async (path) => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`)
    return [answer.status, await answer.text()]
  }
}

it('The doctor as a service serves what the last round found, and nothing before the first one', async () => {
  const first = Promise.withResolvers<Finding[]>()
  const rounds = [first.promise, Promise.resolve([ok('Backups', 'the newest is 2 hours old')])]
  const read = await serve(() => rounds.shift() ?? new Promise(() => undefined))
  expect((await read('/readyz'))[0]).toBe(200)
  expect((await read('/metrics'))[0]).toBe(503)
  first.resolve([wrong('Backups', 'there is none', 'make one')])
  await expect
    .poll(() => read('/metrics'))
    .toEqual([200, expect.stringContaining('doctor_finding_wrong{check="Backups"} 0')])
  expect((await read('/elsewhere'))[0]).toBe(404)
})

it('The doctor as a service goes on after a round that failed, with what it knew', async () => {
  let round = 0
  const read = await serve(async () => {
    round += 1
    if (round > 1) throw new Error('a round that fails')
    return [wrong('Disk: PHOTOS_DIR', 'is full', 'make room')]
  })
  await expect.poll(() => round).toBeGreaterThan(2)
  expect((await read('/metrics'))[1]).toContain('doctor_finding_wrong{check="Disk"} 1')
})
