/** Returns the order statuses of section 3, where the three marked <company> contain the company's slug. */
export function orderStatuses(company: string): readonly string[] {
  return [
    'awaiting_payment',
    'awaiting_pickup',
    'awaiting_store_dropoff',
    'customer_pickup_failed',
    `in_transit_to_${company}`,
    `delivery_to_${company}_failed`,
    `arrived_at_${company}`,
    'in_progress',
    'awaiting_delivery',
    'in_transit_to_customer',
    'customer_delivery_failed',
    'awaiting_store_collection',
    'finished',
    'cancelled',
    'attention_required',
  ]
}
