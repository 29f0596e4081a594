/** The least that some orders cost: their rows in the order of an index, without counts, names or HTTP. */
export const bareRead = (size: number): string =>
  `select id, collection_ref, customer_name, status, due_on, entries from orders
  where status <> 'awaiting_payment' and not is_past order by created_at, id limit ${size}`
