import type { Checker } from './checker.ts'

/** Lines of paid orders. An order whose payment was refunded is cancelled. */
const PAID_LINES = `select orders.id, basket_id, line->>'id' as line
  from orders, jsonb_array_elements(entries) entry, jsonb_array_elements(entry->'serviceDetails') line
  where status not in ('awaiting_payment', 'cancelled')`

/** I8: a basket line is in at most one paid order, and in no basket any more. */
export const eachLinePaidOnce: Checker = async ({ api }) => {
  const twice = await api.query<{ line: string; orders: string }>(
    `select line, string_agg(id::text, ', ' order by id) as orders from (${PAID_LINES}) paid
     group by line having count(distinct id) > 1`,
  )
  const kept = await api.query<{ line: string; order: string }>(
    `select paid.line, paid.id::text as "order" from (${PAID_LINES}) paid
     join baskets on baskets.id = paid.basket_id
     where jsonb_path_exists(baskets.entries, '$[*].serviceDetails[*].id ? (@ == $line)',
       jsonb_build_object('line', paid.line))`,
  )
  return [
    ...twice.rows.map(({ line, orders }) => `line ${line} is in several paid orders: ${orders}`),
    ...kept.rows.map(({ line, order }) => `line ${line} is still in the basket of order ${order}`),
  ]
}
