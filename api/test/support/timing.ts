import { expect } from 'vitest'

interface Calls {
  readonly one: () => Promise<unknown>
  readonly other: () => Promise<unknown>
  /** Before each of up to three rounds of nine turns. */
  readonly prepare?: () => Promise<unknown>
}

const ROUNDS = 3
const TURNS = 9
/** A password that is hashed for the one alone makes it five times the other, on a busy machine too. */
const AT_MOST = 2.5

/** That both take about as long: a difference that is real shows in each round, one that the machine made does not. */
export async function expectSameTime({ prepare, ...calls }: Calls): Promise<void> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare?.()
    const ratio = await ratioOf(calls)
    if (ratio < AT_MOST && ratio > 1 / AT_MOST) return
    ratios.push(ratio)
  }
  expect(ratios, 'one takes so many times as long as the other').toEqual([])
}

async function ratioOf({ one, other }: Calls): Promise<number> {
  const times: Record<'one' | 'other', number[]> = { one: [], other: [] }
  // By turns, so that what else the machine does falls on both alike.
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.one.push(await timeOf(one))
    times.other.push(await timeOf(other))
  }
  return typical(times.one) / typical(times.other)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Of the quicker half: a machine that is busy with other things only ever adds. */
function typical(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0
}
