import { type Checker, type Evidence, eventsOf } from './checker.ts'
import { workshopLosses } from './workshop.ts'

/** I6: an acknowledged write survives kill -9; a paid order never becomes unpaid. */
export const nothingIsLost: Checker = async (evidence) => [
  ...(await lostBaskets(evidence)),
  ...(await lostOrders(evidence)),
  ...(await lostCaptures(evidence)),
  ...(await lostMoves(evidence)),
  ...(await unpaidAgain(evidence)),
  ...(await workshopLosses(evidence)),
]

async function lostBaskets(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ id: string; version: number; entries: string[] }>(
    `select id, version, array(select entry->>'id' from jsonb_array_elements(entries) entry) as entries
     from baskets`,
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return eventsOf(evidence, 'basket').flatMap(({ id, version, entries }) => {
    const now = stored.get(id)
    if (!now || now.version < version)
      return [`basket ${id} was acknowledged at version ${version} and is at ${now?.version ?? 0}`]
    const isSame = now.version > version || now.entries.join() === entries.join()
    return isSame ? [] : [`basket ${id} at version ${version} has other entries than acknowledged`]
  })
}

async function lostOrders(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ id: string; token: string; status: string }>(
    'select id::text, token, status from orders',
  )
  const statuses = new Map(rows.map(({ token, status }) => [token, status]))
  const cancelling = new Set(eventsOf(evidence, 'cancelling').map(({ order }) => order))
  const byManager = new Set(rows.filter(({ id }) => cancelling.has(id)).map(({ token }) => token))
  const lost = eventsOf(evidence, 'order')
    .filter(({ token }) => !statuses.has(token))
    .map(({ token }) => `order ${token} was acknowledged and does not exist`)
  const unpaid = eventsOf(evidence, 'paid')
    .filter(({ token }) => ['awaiting_payment', 'cancelled'].includes(statuses.get(token) ?? ''))
    .filter(({ token }) => !byManager.has(token))
    .map(({ token }) => `order ${token} was reported as paid and is ${statuses.get(token)}`)
  return [...lost, ...unpaid]
}

async function lostCaptures(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.sandbox.query<{ id: string }>(
    `select id from stripe_payment_intents where body->>'status' = 'succeeded'`,
  )
  const captured = new Set(rows.map(({ id }) => id))
  return eventsOf(evidence, 'captured')
    .filter(({ intent }) => !captured.has(intent))
    .map(({ intent }) => `${intent} was reported as captured and is not`)
}

async function lostMoves(evidence: Evidence): Promise<string[]> {
  const { rows } = await evidence.api.query<{ move: string }>(
    `select order_id || ' ' || "to" as move from order_status_changes`,
  )
  const recorded = new Set(rows.map(({ move }) => move))
  return eventsOf(evidence, 'moved-by-staff')
    .filter(({ order, to }) => !recorded.has(`${order} ${to}`))
    .map(({ order, to }) => `order ${order} was moved to ${to}, which is not in its history`)
}

async function unpaidAgain({ api }: Evidence): Promise<string[]> {
  const { rows } = await api.query<{ id: string }>(
    `select id::text from orders where paid_at is not null and status = 'awaiting_payment'
     union select order_id::text from order_status_changes
     where "to" = 'awaiting_payment' and "from" is not null`,
  )
  return rows.map(({ id }) => `order ${id} became unpaid again`)
}
