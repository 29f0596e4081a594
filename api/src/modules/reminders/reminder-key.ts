export const ORDER_REMINDER = 'order-reminder'

/** Returns the outbox's key of a reminder: one of each kind for an order. */
export function reminderKey(kind: string, orderId: string): string {
  return [ORDER_REMINDER, kind, orderId].join(':')
}
