import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { IMPORTANCES } from '#src/overload/limit.ts'
import { type QueueState, readQueues } from '#src/queue/repository.ts'
import { onEvent } from './business-events.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Answered {
  readonly method: string
  /** The route pattern: a path would create one series for each token. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly register: Registry
  readonly contentType: string
  answered(request: Answered): void
  /** Returns the metrics in the Prometheus text format. */
  read(): Promise<string>
  stop(): void
}

/** Starts this process's counters, and gauges that are read on request. */
export function startMetrics(pool: Pool): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  gaugePool(pool, registers)
  gaugeQueues(pool, registers)
  const stops = countEvents(registers)
  return {
    register,
    contentType: register.contentType,
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    read: () => register.metrics(),
    stop: () => stops.forEach((stop) => stop()),
  }
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

function gaugeQueues(pool: Pool, registers: Registry[]): void {
  const mails = async (): Promise<QueueState | undefined> =>
    (await readQueues(pool)).find(({ queue }) => queue === 'mail')
  new Gauge({
    name: 'outbox_mails_waiting',
    help: 'E-mails not sent yet, including those scheduled for later',
    registers,
    async collect() {
      this.set((await mails())?.waiting ?? 0)
    },
  })
  new Gauge({
    name: 'outbox_overdue_seconds',
    help: 'Age of the oldest due e-mail',
    registers,
    async collect() {
      this.set((await mails())?.overdue ?? 0)
    },
  })
  new Gauge({
    name: 'queue_dead_letters',
    help: 'Jobs that failed twenty times, by queue; they are still tried every hour',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const { queue, dead } of await readQueues(pool)) this.set({ queue }, dead)
    },
  })
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
  return [
    onEvent('refusal', ({ importance }) => refusals.inc({ importance })),
    onEvent('order', ({ status }) => orders.inc({ status })),
    onEvent('payment', ({ outcome }) => payments.inc({ outcome })),
    onEvent('security', ({ event }) => security.inc({ event })),
  ]
}
