import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingOf } from '@darnley/testing/booking'
import { createHttpClient } from '#system-tests/bench/http-client.ts'
import { percentile } from '#system-tests/bench/load.ts'
import { startSystem, type System } from '#system-tests/chaos/system.ts'
import { bookAsGuest, newTally, type Tally } from './guest.ts'
import { atItsBest, atRate, findBest, type Round } from './load.ts'

/** Calm and overloaded times take turns, because other programs on the machine slow both down. */
const ROUNDS = 3
const CALM_SECONDS = 8
const OVERLOADED_SECONDS = 12
const TIMES = 3
const RECOVERY_MS = 10_000

const folder = join(tmpdir(), `overload-${randomUUID()}`)
let system: System
let target: Parameters<typeof atRate>[0]
const calm: Round[] = []
const overloaded: Round[] = []
const recoveries: number[] = []
const tallies: Tally[] = []

beforeAll(async () => {
  system = await startSystem(folder)
  target = { apiUrl: system.apis[0], entry: await bookingOf(system.contentUrl) }
  await atItsBest(target, { guests: 8, seconds: 5 })
})
afterAll(async () => {
  await system.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sum = (rounds: readonly Round[], of: (tally: Tally) => number): number =>
  rounds.reduce((all, { tally }) => all + of(tally), 0) /
  rounds.reduce((all, { seconds }) => all + seconds, 0)
const useful = (rounds: readonly Round[]): number => sum(rounds, (tally) => tally.useful)
const flows = (rounds: readonly Round[]): number => sum(rounds, ({ completed }) => completed)

/** Returns the milliseconds until a guest books and pays without a refusal. */
async function recovery(): Promise<number> {
  const start = performance.now()
  const request = createHttpClient(target.apiUrl)
  for (;;) {
    const tally = newTally()
    await bookAsGuest(request, { entry: target.entry, tally })
    if (tally.completed === 1 && tally.refused === 0) return performance.now() - start
  }
}

describe('at three times what the api can bear', () => {
  it('takes turns with calm times', { timeout: 600_000 }, async () => {
    const guests = await findBest(target)
    for (let round = 0; round < ROUNDS; round += 1) {
      calm.push(await atItsBest(target, { guests, seconds: CALM_SECONDS }))
      const perSecond = TIMES * flows(calm)
      const result = await atRate(target, { perSecond, seconds: OVERLOADED_SECONDS })
      overloaded.push(result)
      recoveries.push(await recovery())
      tallies.push(await result.ended)
    }
    console.log(`the best is with ${guests} guests at once\n${report()}`)
    expect(calm).toHaveLength(ROUNDS)
  })

  it('answers at least 80 % of its best', () => {
    expect(useful(overloaded)).toBeGreaterThan(0.8 * useful(calm))
  })

  it('refuses the rest with 429 or 503 and Retry-After, and payments never', async () => {
    expect(tallies.flatMap(({ faults }) => faults)).toEqual([])
    expect(tallies.every(({ refused }) => refused > 0)).toBe(true)
  })

  it('settles every paid order', async () => {
    const tokens = tallies.flatMap(({ paid }) => paid)
    const { rows } = await system.database.query<{ settled: number }>(
      'select count(*)::int as settled from orders where token = any($1) and paid_at is not null',
      [tokens],
    )
    expect(tokens.length).toBeGreaterThan(0)
    expect(rows[0]?.settled).toBe(tokens.length)
  })

  it('serves a guest without a refusal within ten seconds afterwards', () => {
    expect(Math.max(...recoveries)).toBeLessThan(RECOVERY_MS)
  })
})

function report(): string {
  const times = (rounds: readonly Round[], share: number): string =>
    percentile(
      rounds.flatMap(({ tally }) => tally.times),
      share,
    ).toFixed(0)
  const line = (name: string, rounds: readonly Round[]): string =>
    `${name}: ${useful(rounds).toFixed(0)} useful answers/s, ${flows(rounds).toFixed(1)} paid orders/s, ` +
    `${sum(rounds, ({ refused }) => refused).toFixed(0)} refusals/s, p50 ${times(rounds, 0.5)} ms, p99 ${times(rounds, 0.99)} ms`
  const each = calm.map((_, index) =>
    (useful(overloaded.slice(index, index + 1)) / useful(calm.slice(index, index + 1))).toFixed(2),
  )
  return [
    line('calm', calm),
    line('overloaded', overloaded),
    `shares of each round: ${each.join(', ')}`,
    `recovered after ${recoveries.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  ].join('\n')
}
