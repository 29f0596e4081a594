import { barPlot } from '#system-tests/plots/bars.ts'
import { plot } from '#system-tests/plots/plot.ts'
import { besideFloor, cpuMs, type CpuMs, type Measured } from './beside-floor.ts'
import { runFlow } from './flow.ts'
import { keepBusy } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'

const CLIENTS = [1, 2, 4, 8, 16, 32]
/** How many clients the costs are those of. */
const COST_CLIENTS = 8
/** With their titles. */
const PARTS = [
  ['api', 'server'],
  ['postgres', 'PostgreSQL'],
  ['sandbox', 'payment sandbox'],
  ['client', 'client'],
] as const satisfies readonly (readonly [keyof CpuMs, string])[]

const NAMES = ['the api', 'the floor'] as const

interface Point {
  readonly clients: number
  readonly perSecond: number
  /** Milliseconds of processor for each flow. */
  readonly cost: CpuMs
}

/** How many guest flows a second are done for more and more clients, and what each part costs, beside the floor. */
export const measureFlowsByClients: Bench = (system) =>
  besideFloor(system, async ({ ours, floor }) =>
    report(await measureAll([ours, floor], system.seconds)),
  )

async function measureAll(servers: readonly Measured[], seconds: number): Promise<Point[][]> {
  const points: Point[][] = servers.map(() => [])
  for (const server of servers) await keepBusy({ clients: 8, seconds: 5 }, () => runFlow(server))
  // In turn, so that other load of the machine meets both.
  for (const clients of CLIENTS)
    for (const [index, server] of servers.entries())
      points[index]?.push(await measureOne(server, { clients, seconds }))
  return points
}

async function measureOne(
  server: Measured,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Point> {
  const before = cpuMs(server.pids)
  const { perSecond, count } = await keepBusy({ clients, seconds }, () => runFlow(server))
  const after = cpuMs(server.pids)
  const each = (part: keyof CpuMs): number => (after[part] - before[part]) / count
  const cost = { api: each('api'), postgres: each('postgres') }
  return {
    clients,
    perSecond,
    cost: { ...cost, sandbox: each('sandbox'), client: each('client') },
  }
}

function report(points: readonly Point[][]): Awaited<ReturnType<Bench>> {
  return {
    section: `## Guest flows by clients

The same nine calls, by more and more clients at once, the api and the floor in turn. A line for another commerce server is missing on purpose: the project has no harness that runs one.

${table(
  ['clients', ...NAMES.map((name) => `${name}, flows/s`)],
  CLIENTS.map((clients, index) => [
    String(clients),
    ...points.map((all) => all[index]?.perSecond ?? Number.NaN),
  ]),
)}`,
    plots: { flows: flowsPlot(points), 'flow-cost': costPlot(points) },
  }
}

function flowsPlot(points: readonly Point[][]): string {
  const tones = ['green', 'blue'] as const
  const best = points.map((all) => Math.max(...all.map(({ perSecond }) => perSecond)).toFixed(0))
  return plot({
    title: 'Guest flows a second against clients at once',
    description: `At its best, ${NAMES.map((name, index) => `${name} does ${best[index]} flows a second`).join(', ')}. A flow is nine calls, from an empty basket to a paid order.`,
    x: { scale: 'logarithmic', ticks: CLIENTS, title: 'clients at once' },
    panels: [
      {
        title: 'whole guest flows a second; the floor is a bare server with the same answers',
        y: { scale: 'linear' },
        lines: points.map((all, index) => ({
          name: NAMES[index] ?? '',
          tone: tones[index] ?? 'red',
          points: all.map(({ clients, perSecond }) => [clients, perSecond] as const),
        })),
      },
    ],
  })
}

function costPlot(points: readonly Point[][]): string {
  const bars = points.map((all, index) => {
    const cost = all.find(({ clients }) => clients === COST_CLIENTS)?.cost
    return {
      name: NAMES[index] ?? '',
      parts: PARTS.map(([part, title]) => ({ name: title, value: cost?.[part] ?? 0 })),
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
