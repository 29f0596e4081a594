import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '#src/db/database.ts'
import { IMPORTANCES } from '#src/overload/limit.ts'
import { type QueueState, readQueues } from '#src/queue/repository.ts'
import type { Reads } from '#src/db/reads.ts'
import { onEvent } from './business-events.ts'
import { type BusinessState, readBusiness, readTimeline } from './business-repository.ts'
import { countReads } from './reads.ts'
import { sharedFor } from './shared-for.ts'

interface Measured {
  readonly pool: Pool
  readonly db: Database
  readonly reads: Reads
}

/** Adds this process's counters, and gauges that are read on request. Returns a function that stops the counters. */
export function addMetrics(register: Registry, { pool, db, reads }: Measured): () => void {
  const registers = [register]
  gaugePool(pool, registers)
  gaugeTimeline(db, registers)
  gaugeQueues(pool, registers)
  gaugeBusiness(db, registers)
  countReads(reads, registers)
  const stops = countEvents(registers)
  return () => stops.forEach((stop) => stop())
}

const BRIEFLY_MS = 1000
/** An old value, or 0, would pass for a measured one. */
function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
  if (typeof value === 'number') gauge.set(value)
  else gauge.remove()
}

function gaugePool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Used and idle connections of the pool, and waiting callers',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function gaugeTimeline(db: Database, registers: Registry[]): void {
  const timeline = sharedFor(BRIEFLY_MS, () => readTimeline(db))
  new Gauge({
    name: 'database_timeline',
    help: 'Timeline of the primary database: grows by one with each failover',
    registers,
    async collect() {
      setOrRemove(this, await timeline())
    },
  })
}

function gaugeQueues(pool: Pool, registers: Registry[]): void {
  const queues = sharedFor(BRIEFLY_MS, () => readQueues(pool))
  const mails = async (): Promise<QueueState | undefined> =>
    (await queues())?.find(({ queue }) => queue === 'mail')
  const gauge = (name: string, help: string, of: (state: QueueState) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        this.reset()
        for (const state of (await queues()) ?? []) this.set({ queue: state.queue }, of(state))
      },
    })
  }
  new Gauge({
    name: 'outbox_mails_waiting',
    help: 'E-mails not sent yet, including those scheduled for later',
    registers,
    async collect() {
      setOrRemove(this, (await mails())?.waiting)
    },
  })
  new Gauge({
    name: 'outbox_overdue_seconds',
    help: 'Age of the oldest due e-mail',
    registers,
    async collect() {
      setOrRemove(this, (await mails())?.overdue)
    },
  })
  gauge('queue_jobs_waiting', 'Jobs not done yet, by queue', ({ waiting }) => waiting)
  gauge('queue_overdue_seconds', 'Age of the oldest due job, by queue', ({ overdue }) => overdue)
  gauge(
    'queue_jobs_failing',
    'Jobs that failed for a minute or longer and are not done, by queue',
    ({ failing }) => failing,
  )
  gauge(
    'queue_dead_letters',
    'Jobs that failed twenty times, by queue; they are still tried every hour',
    ({ dead }) => dead,
  )
}

const BUSINESS_MS = 30_000

function gaugeBusiness(db: Database, registers: Registry[]): void {
  const business = sharedFor(BUSINESS_MS, () => readBusiness(db))
  const gauge = (name: string, help: string, of: (state: BusinessState) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await business()
        setOrRemove(this, state && of(state))
      },
    })
  }
  gauge(
    'orders_held',
    'Paid orders about which something does not agree',
    ({ held_orders: held }) => held,
  )
  gauge('orders_held_pence', 'Money of held orders', ({ held_pence: held }) => held)
  gauge(
    'orders_held_seconds',
    'Age of the order that is held for the longest time',
    ({ held_seconds: held }) => held,
  )
  gauge(
    'takings_today_pence',
    'Entered in the books today, less refunds',
    ({ takings_today: taken }) => taken,
  )
  gauge(
    'takings_usual_pence',
    'Mean takings of the same weekday in the last four weeks',
    ({ takings_usual: taken }) => taken,
  )
}

/** Returns functions that stop the counters. */
function countEvents(registers: Registry[]): (() => void)[] {
  const orders = new Counter({
    name: 'orders_total',
    help: 'Status changes of orders by new status',
    labelNames: ['status'],
    registers,
  })
  const payments = new Counter({
    name: 'payments_total',
    help: 'Payments by outcome: as agreed, held, refunded, or with a refund that the provider refused',
    labelNames: ['outcome'],
    registers,
  })
  const security = new Counter({
    name: 'security_events_total',
    help: 'Security events by kind',
    labelNames: ['event'],
    registers,
  })
  const refusals = new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused for overload, by what they are worth',
    labelNames: ['importance'],
    registers,
  })
  for (const importance of IMPORTANCES) refusals.inc({ importance }, 0)
  const connections = new Counter({
    name: 'database_connections_lost_total',
    help: 'Database connections that ended by an error',
    registers,
  })
  return [
    onEvent('refusal', ({ importance }) => refusals.inc({ importance })),
    onEvent('order', ({ status }) => orders.inc({ status })),
    onEvent('payment', ({ outcome }) => payments.inc({ outcome })),
    onEvent('security', ({ event }) => security.inc({ event })),
    onEvent('connection-lost', () => connections.inc()),
  ]
}
