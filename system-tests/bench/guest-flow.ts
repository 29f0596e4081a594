import { besideFloor, cpuMs, type CpuMs, type Measured, type Pair } from './beside-floor.ts'
import { runFlow } from './flow.ts'
import { atFixedRate, keepBusy, type Latency, type Load } from './load.ts'
import { memoryOf } from './processes.ts'
import type { Bench, BenchSystem } from './system.ts'
import { table } from './table.ts'

/** From profiles (`node --cpu-prof`, pg_stat_statements): update it when the flow changes. */
const WHERE_TIME_GOES = `Where the time goes: a flow is nine calls, and costs the api 14 transactions and the sandbox 6 calls. A quarter of the api's CPU is system calls that write to PostgreSQL, callers and the mail server, so the number of writes counts: frequent statements are prepared, and e-mails are claimed and marked in batches. A fifth collects garbage, with a heap that is kept small. A twentieth makes the documents of the confirmation (packing card and receipt), after the customer was answered, and a twentieth composes its e-mail. The rest is drizzle, Fastify and node:http, and the validation of the contract. In PostgreSQL the writes of an order's row and of its lines in the books cost most.`

/**
 * How many whole guest flows the API completes per second, their CPU cost, and the same of a floor: a bare server that
 * sends the same answers after the statements that none could do without. Takes the best of three rounds, because
 * other load on the machine only slows them down.
 */
export const measureGuestFlow: Bench = (system) =>
  besideFloor(system, (pair) => compare(system, pair))

async function compare({ seconds, pids }: BenchSystem, { ours, floor }: Pair): Promise<string> {
  for (const target of [ours, floor])
    await keepBusy({ clients: 8, seconds: 5 }, async () => runFlow(target))
  const one = await threeRounds({ ours, floor }, { clients: 1, seconds })
  const eight = await threeRounds({ ours, floor }, { clients: 8, seconds })
  const half = await atHalfOf(bestOf(eight.ours).perSecond, { seconds, target: ours })
  const memory = memoryOf(pids.api)
  const rounds = (all: readonly Round[]): string =>
    all.map(({ perSecond }) => perSecond.toFixed(1)).join(', ')
  const rows = [one, eight].flatMap((measured) => [
    row(measured.ours, 'api'),
    row(measured.floor, 'floor'),
  ])
  return `## The API's guest flow

A new visitor's basket, two updates, the basket again, delivery providers, checkout (with its payment intent), the payment's signed webhook, validation, order details: nine calls. The best of three rounds of ${seconds} s, because other load on the machine only slows them down. PostgreSQL with fsync; the sandbox stands in for the payment provider. The client, the sandbox, PostgreSQL and the api share the same cores.

The floor is a bare Fastify server that sends the same answers after eleven prepared statements on tables without further indexes: it checks nothing, asks no payment provider, sends no mail and limits no address. Its rounds alternate with the api's.

${table(
  [
    ...['server', 'clients', 'flows/s', 'p50, ms', 'p99, ms', 'CPU per flow, ms: server'],
    ...['sandbox', 'PostgreSQL', 'client', 'all'],
  ],
  rows,
)}

The api as a multiple of the floor: ${multiples(one)} with one client, ${multiples(eight)} with eight. Target: at most 2.

The rounds: ${rounds(one.ours)} per second with one client, ${rounds(eight.ours)} with eight. The api's memory afterwards: ${memory.now} MB (peak ${memory.peak} MB).

At ${half.perSecond} flows per second, half of the best with eight clients, begun at equal intervals: p50 ${half.p50Ms.toFixed(1)} ms, p99 ${half.p99Ms.toFixed(1)} ms, ${(half.p99Ms / half.p50Ms).toFixed(1)} times as long. Target: below 5.

Targets on 2 cores: at least 200 flows/s with 8 clients and at most 8 ms of the api's CPU each, p50 at most 15 ms with one, at most 200 MB.

${WHERE_TIME_GOES}`
}

interface Round extends Load {
  readonly clients: number
  readonly cpu: { readonly before: CpuMs; readonly after: CpuMs }
}

/** Rounds of both, in turn. */
interface Both {
  readonly ours: readonly Round[]
  readonly floor: readonly Round[]
}

async function threeRounds(
  { ours, floor }: Pair,
  load: { readonly clients: number; readonly seconds: number },
): Promise<Both> {
  const both = { ours: [] as Round[], floor: [] as Round[] }
  for (let round = 0; round < 3; round += 1) {
    both.ours.push(await oneRound(ours, load))
    both.floor.push(await oneRound(floor, load))
  }
  return both
}

async function atHalfOf(
  best: number,
  { seconds, target }: { readonly seconds: number; readonly target: Measured },
): Promise<Latency & { readonly perSecond: number }> {
  const perSecond = Math.max(1, Math.floor(best / 2))
  const latency = await atFixedRate({ perSecond, seconds }, async () => runFlow(target))
  return { perSecond, ...latency }
}

async function oneRound(
  target: Measured,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Round> {
  const before = cpuMs(target.pids)
  const load = await keepBusy({ clients, seconds }, async () => runFlow(target))
  return { ...load, clients, cpu: { before, after: cpuMs(target.pids) } }
}

function bestOf(rounds: readonly Round[]): Round {
  return rounds.reduce((best, round) => (round.perSecond > best.perSecond ? round : best))
}

function perFlow({ cpu, count }: Round, name: keyof CpuMs): number {
  return (cpu.after[name] - cpu.before[name]) / count
}

function row(rounds: readonly Round[], server: string): (string | number)[] {
  const best = bestOf(rounds)
  const { clients, perSecond, p50Ms, p99Ms } = best
  const costs = (['api', 'sandbox', 'postgres', 'client'] as const).map((name) =>
    perFlow(best, name),
  )
  const all = costs.reduce((sum, each) => sum + each, 0)
  return [server, clients, perSecond, p50Ms, p99Ms, ...costs, all]
}

/** Without the sandbox, which stands in for a service elsewhere, and the client. */
function multiples({ ours, floor }: Both): string {
  const [one, other] = [bestOf(ours), bestOf(floor)]
  const cost = (round: Round): number => perFlow(round, 'api') + perFlow(round, 'postgres')
  const processor = (cost(one) / cost(other)).toFixed(1)
  return `${processor} in processor (server and PostgreSQL), ${(one.p50Ms / other.p50Ms).toFixed(1)} in time (p50)`
}
