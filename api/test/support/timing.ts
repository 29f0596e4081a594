import { expect } from 'vitest'

interface Calls {
  readonly one: () => Promise<unknown>
  readonly other: () => Promise<unknown>
  /** Before each of up to three rounds of nine turns. */
  readonly prepare?: () => Promise<unknown>
}

/** What one call took, in ms: by the clock on the wall, and of the processor, by all threads of this process. */
interface Cost {
  readonly time: number
  readonly work: number
}

const ROUNDS = 3
const TURNS = 9
/** An e-mail that is sent meanwhile, or anything else that is waited for, makes the one many times the other. */
const TIME_AT_MOST = 2.5
/** A password that is hashed for the one alone makes it 2.5 times the other; two that are alike differ by a tenth. */
const WORK_AT_MOST = 1.6

/** That both take about as long: a difference that is real shows in each round, one that the machine made does not. */
export async function expectSameTime(calls: Calls): Promise<void> {
  await expectAlike(calls, (one, other) => isWithin(ratioOf(one, other, 'time'), TIME_AT_MOST))
}

/**
 * The same, and for calls that hash passwords also that the processor works as much for both: a busy machine, which
 * makes all times long and so alike, hides nothing of that. The api must run in this process.
 */
export async function expectSameWork(calls: Calls): Promise<void> {
  await expectSameTime(calls)
  await expectAlike(calls, (one, other) => isWithin(ratioOf(one, other, 'work'), WORK_AT_MOST))
}

type AreAlike = (one: readonly Cost[], other: readonly Cost[]) => boolean

async function expectAlike({ one, other, prepare }: Calls, areAlike: AreAlike): Promise<void> {
  const rounds: { one: Cost[]; other: Cost[] }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare?.()
    const costs: { one: Cost[]; other: Cost[] } = { one: [], other: [] }
    // By turns, so that what else the machine does falls on both alike.
    for (let turn = 0; turn < TURNS; turn += 1) {
      costs.one.push(await costOf(one))
      costs.other.push(await costOf(other))
    }
    if (areAlike(costs.one, costs.other)) return
    rounds.push(costs)
  }
  expect(rounds, 'what each call of each round took').toEqual([])
}

async function costOf(call: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage()
  const started = performance.now()
  await call()
  const time = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  return { time, work: (user + system) / 1000 }
}

function ratioOf(one: readonly Cost[], other: readonly Cost[], kind: keyof Cost): number {
  return typical(one.map((cost) => cost[kind])) / typical(other.map((cost) => cost[kind]))
}

const isWithin = (ratio: number, most: number): boolean => ratio < most && ratio > 1 / most

/** Of the quicker half: a machine that is busy with other things only ever adds. */
function typical(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 4)] ?? 0
}
