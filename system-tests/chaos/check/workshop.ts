import { type Evidence, eventsOf } from './checker.ts'

/** I6 for the workshop's staff: what was acknowledged to them stands, and a refund stands once. */
export async function workshopLosses(evidence: Evidence): Promise<string[]> {
  return [
    ...(await lostGarments(evidence)),
    ...(await lostTasks(evidence)),
    ...(await lostRefunds(evidence)),
    ...(await lostCancellations(evidence)),
  ]
}

async function lostGarments(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ order: string; count: number }>(
    'select order_id::text as "order", count(*)::int from garments group by order_id',
  )
  const counts = new Map(rows.map(({ order, count }) => [order, count]))
  return eventsOf(evidence, 'checked-in').flatMap(({ order, garments }) => {
    const count = counts.get(order) ?? 0
    return count === garments
      ? []
      : [`order ${order} was checked in with ${garments} garments and has ${count}`]
  })
}

async function lostTasks(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ id: string }>(
    `select id::text from garment_tasks where state = 'done'`,
  )
  const done = new Set(rows.map(({ id }) => id))
  return eventsOf(evidence, 'task-done')
    .filter(({ task }) => !done.has(task))
    .map(({ task }) => `task ${task} was acknowledged as done and is not`)
}

async function lostRefunds(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ key: string; amount: number }>(
    `select request_key::text as key, sum(amount)::int as amount from refunds
     where request_key is not null group by request_key`,
  )
  const amounts = new Map(rows.map(({ key, amount }) => [key, amount]))
  return eventsOf(evidence, 'refunded').flatMap(({ order, key, amount }) => {
    const recorded = amounts.get(key) ?? 0
    return recorded === amount
      ? []
      : [`${amount} of order ${order} were given back, and ${recorded} are recorded`]
  })
}

async function lostCancellations(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ id: string }>(
    `select id::text from orders where status = 'cancelled'`,
  )
  const cancelled = new Set(rows.map(({ id }) => id))
  return eventsOf(evidence, 'cancelled')
    .filter(({ order }) => !cancelled.has(order))
    .map(({ order }) => `order ${order} was cancelled by a manager and is not`)
}
