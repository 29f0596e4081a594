import { bookingOf } from '@darnley/testing/booking'
import { barPlot } from '#system-tests/plots/bars.ts'
import { plot } from '#system-tests/plots/plot.ts'
import { recorded, type RecordedAnswer } from './floor/answers.ts'
import { startFloor } from './floor/floor.ts'
import { runFlow, type FlowTarget } from './flow.ts'
import { keepBusy } from './load.ts'
import { cpuMsOf } from './processes.ts'
import type { Bench, BenchSystem } from './system.ts'
import { table } from './table.ts'

const CLIENTS = [1, 2, 4, 8, 16, 32]
/** How many clients the costs are those of. */
const COST_CLIENTS = 8
const PARTS = ['server', 'PostgreSQL', 'payment sandbox', 'client'] as const

type Cost = Record<(typeof PARTS)[number], number>

interface Server {
  readonly name: string
  readonly target: FlowTarget
  readonly pids: BenchSystem['pids']
}

interface Point {
  readonly clients: number
  readonly perSecond: number
  /** Milliseconds of processor for each flow. */
  readonly cost: Cost
}

/** How many guest flows a second are done for more and more clients, and what each part costs, beside the floor. */
export const measureFlowsByClients: Bench = async (system) => {
  const { apiUrl, apiDatabaseUrl, contentUrl, pids } = system
  const entry = await bookingOf(contentUrl)
  const answers: RecordedAnswer[] = []
  const ours: FlowTarget = { apiUrl, entry }
  await runFlow({ ...ours, onAnswer: (answered) => void answers.push(recorded(answered)) })
  const floor = await startFloor({ databaseUrl: apiDatabaseUrl, answers })
  try {
    const servers: readonly Server[] = [
      { name: 'the api', target: ours, pids },
      {
        name: 'the floor',
        target: { ...ours, apiUrl: floor.url },
        pids: { ...pids, api: floor.pid },
      },
    ]
    const points = await measureAll(servers, system.seconds)
    return report(servers, points)
  } finally {
    floor.stop()
  }
}

async function measureAll(servers: readonly Server[], seconds: number): Promise<Point[][]> {
  const points: Point[][] = servers.map(() => [])
  for (const { target } of servers)
    await keepBusy({ clients: 8, seconds: 5 }, () => runFlow(target))
  // In turn, so that other load of the machine meets both.
  for (const clients of CLIENTS)
    for (const [index, server] of servers.entries())
      points[index]?.push(await measureOne(server, { clients, seconds }))
  return points
}

async function measureOne(
  { target, pids }: Server,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Point> {
  const before = processorMs(pids)
  const { perSecond, count } = await keepBusy({ clients, seconds }, () => runFlow(target))
  const after = processorMs(pids)
  const cost = Object.fromEntries(
    PARTS.map((part) => [part, (after[part] - before[part]) / count]),
  ) as Cost
  return { clients, perSecond, cost }
}

function processorMs(pids: BenchSystem['pids']): Cost {
  const { user, system } = process.cpuUsage()
  return {
    server: cpuMsOf(pids.api),
    PostgreSQL: cpuMsOf(pids.postgres),
    'payment sandbox': cpuMsOf(pids.sandbox),
    client: (user + system) / 1000,
  }
}

function report(
  servers: readonly Server[],
  points: readonly Point[][],
): Awaited<ReturnType<Bench>> {
  const names = servers.map(({ name }) => name)
  return {
    section: `## Guest flows by clients

The same nine calls, by more and more clients at once, the api and the floor in turn. A line for another commerce server is missing on purpose: the project has no harness that runs one.

${table(
  ['clients', ...names.map((name) => `${name}, flows/s`)],
  CLIENTS.map((clients, index) => [
    String(clients),
    ...points.map((all) => all[index]?.perSecond ?? Number.NaN),
  ]),
)}`,
    plots: { flows: flowsPlot(names, points), 'flow-cost': costPlot(names, points) },
  }
}

function flowsPlot(names: readonly string[], points: readonly Point[][]): string {
  const tones = ['green', 'blue'] as const
  const best = points.map((all) => Math.max(...all.map(({ perSecond }) => perSecond)).toFixed(0))
  return plot({
    title: 'Guest flows a second against clients at once',
    description: `At its best, ${names.map((name, index) => `${name} does ${best[index]} flows a second`).join(', ')}. A flow is nine calls, from an empty basket to a paid order.`,
    x: { scale: 'logarithmic', ticks: CLIENTS, title: 'clients at once' },
    panels: [
      {
        title: 'whole guest flows a second; the floor is a bare server with the same answers',
        y: { scale: 'linear' },
        lines: points.map((all, index) => ({
          name: names[index] ?? '',
          tone: tones[index] ?? 'red',
          points: all.map(({ clients, perSecond }) => [clients, perSecond] as const),
        })),
      },
    ],
  })
}

function costPlot(names: readonly string[], points: readonly Point[][]): string {
  const bars = points.map((all, index) => {
    const cost = all.find(({ clients }) => clients === COST_CLIENTS)?.cost
    return {
      name: names[index] ?? '',
      parts: PARTS.map((part) => ({ name: part, value: cost?.[part] ?? 0 })),
    }
  })
  const words = bars.map(({ name, parts }) => {
    const each = parts.map((part) => `${part.name} ${part.value.toFixed(1)}`)
    return `${name}: ${each.join(', ')} ms`
  })
  return barPlot({
    title: 'What one guest flow costs each part',
    description: `Processor time for each flow with ${COST_CLIENTS} clients. ${words.join('. ')}.`,
    axis: `milliseconds of processor for each flow, ${COST_CLIENTS} clients`,
    bars,
  })
}
