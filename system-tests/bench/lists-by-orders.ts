import pg from 'pg'
import { plot } from '#system-tests/plots/plot.ts'
import { inTurn, type Latency } from './load.ts'
import { addOrders } from './many-orders.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** How the edge names the sites to the API. */
const SHOP = { 'x-forwarded-host': 'maison.localhost:3000' }
const WORKSHOP = { 'x-forwarded-host': 'workshop.localhost:3000' }
const LEAST = 1000
const TONES = ['green', 'blue', 'ochre', 'red'] as const

interface Size {
  readonly orders: number
  /** In the order of the lists. */
  readonly latencies: readonly Latency[]
}

/** How long a page of the shop's and the workshop's lists takes while the orders grow by factors of ten. */
export const measureListsByOrders: Bench = async ({ apiUrl, apiDatabaseUrl, orders }) => {
  const database = new pg.Client({ connectionString: apiDatabaseUrl })
  await database.connect()
  const shop = createVisitor(apiUrl, { standing: SHOP })
  await signIn(shop, 'staff@maison.example')
  const workshop = createVisitor(apiUrl, { standing: WORKSHOP })
  await signIn(workshop, 'tailor@darnley.example')
  const lists = {
    "the shop's list": () => shop.get('/storefront/storefront_orders?limit=50'),
    "the shop's search": () =>
      shop.post('/storefront/search_orders', { list: 'current', search: 'amara', limit: 50 }),
    "the workshop's board": () => workshop.get('/workshop/desk'),
    "the workshop's list": () => workshop.get('/workshop/desk?view=list&limit=25'),
  }
  const sizes: Size[] = []
  for (const size of sizesTo(orders)) {
    await addOrders(database, size)
    const measured = await inTurn(lists, { warmUp: 20, count: 300 })
    sizes.push({ orders: size, latencies: measured.map(([, latency]) => latency) })
  }
  await database.end()
  return report(Object.keys(lists), sizes)
}

async function signIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.post('/storefront/token', { email, password: 'needle-and-thread' })
}

/** 1,000, 10,000 and so on, up to the most. */
function sizesTo(most: number): number[] {
  const sizes = [Math.min(LEAST, most)]
  while ((sizes.at(-1) ?? most) < most) sizes.push(Math.min((sizes.at(-1) ?? most) * 10, most))
  return sizes
}

function report(names: readonly string[], sizes: readonly Size[]): Awaited<ReturnType<Bench>> {
  const last = sizes.at(-1)
  return {
    section: `## Lists by number of orders

First pages, requested one of each kind in turn, while the database grows; p99 in ms, p50 in brackets.

${table(
  ['orders', ...names],
  sizes.map(({ orders, latencies }) => [
    orders.toLocaleString('en'),
    ...latencies.map(({ p50Ms, p99Ms }) => `${p99Ms.toFixed(1)} (${p50Ms.toFixed(1)})`),
  ]),
)}`,
    targets: names.map((name, index) => ({
      what: `p99 of ${name} among ${last?.orders.toLocaleString('en')} orders`,
      is: last?.latencies[index]?.p99Ms ?? Number.NaN,
      limit: { atMost: 20 },
      unit: 'ms',
    })),
    plots: { lists: listsPlot(names, sizes) },
  }
}

function listsPlot(names: readonly string[], sizes: readonly Size[]): string {
  const panelOf = (title: string, of: (latency: Latency) => number) => ({
    title,
    y: { scale: 'linear' as const },
    lines: names.map((name, index) => ({
      name,
      tone: TONES[index] ?? 'green',
      points: sizes.map(({ orders, latencies }) => {
        const latency = latencies[index]
        return [orders, latency ? of(latency) : 0] as const
      }),
    })),
  })
  const last = sizes.at(-1)
  const words = names.map((name, index) => `${name} ${last?.latencies[index]?.p50Ms.toFixed(1)} ms`)
  return plot({
    title: 'How long a page of the lists takes against the number of orders',
    description: `Median and p99 of first pages. Medians among ${last?.orders.toLocaleString('en')} orders: ${words.join(', ')}.`,
    x: {
      scale: 'logarithmic',
      ticks: sizes.map(({ orders }) => orders),
      name: (value) => value.toLocaleString('en'),
      title: 'orders',
    },
    panels: [
      panelOf('median of a first page, ms', ({ p50Ms }) => p50Ms),
      panelOf('p99 of a first page, ms', ({ p99Ms }) => p99Ms),
    ],
  })
}
