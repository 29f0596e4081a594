import type { Shop } from '../shop.ts'
import type { Capture, ChargedOrder, Evidence, Price } from './faults.ts'

/** Reads what provider and api recorded about the orders of a run. */
export async function readEvidence({ environment, tokens, log }: Shop): Promise<Evidence> {
  const orders = await environment.query<ChargedOrder>(
    `select id::text, status, total, coalesce(discount, 0) >= subtotal as "isFree",
       coalesce(kept_amount, 0) as kept from orders where token = any($1)`,
    [tokens],
  )
  const ids = orders.map(({ id }) => id)
  const prices = await environment.query<Price>(
    `select id::text, order_id::text as "orderId", kind, state, old_price as "from", new_price as "to"
     from price_proposals where order_id = any($1::uuid[])`,
    [ids],
  )
  const captures = await environment.querySandbox<Capture>(
    `select id as intent, body->'metadata'->>'order_id' as "orderId",
       body->'metadata'->>'proposal_id' as "proposalId", (body->>'amount_received')::int as amount,
       coalesce((select sum((refund.body->>'amount')::int) from stripe_refunds refund
         where refund.payment_intent = intent.id), 0)::int as refunded
     from stripe_payment_intents intent
     where body->>'status' = 'succeeded' and body->'metadata'->>'order_id' = any($1)`,
    [ids],
  )
  return { orders, prices, captures, log }
}
