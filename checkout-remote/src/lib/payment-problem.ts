/** The parts of Stripe's error that determine the message. */
export interface ProviderError {
  readonly type: string
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly payment_intent?: { readonly status: string } | undefined
}

const declined = 'Your card was declined.'
const unreachable =
  'We couldn’t reach the card company. Check your connection and try again; you won’t be charged twice.'

/** An intent never changes its amount: another price requires a new one. */
const changedElsewhere =
  'Your order was changed in another tab. Nothing was charged here: reload this page to see the new price and pay.'

/**
 * Returns the message for a failed payment; null when the card fields show it themselves. `kept` says what the failure
 * leaves as it was.
 */
export function paymentProblem(
  { type, message, payment_intent: intent }: ProviderError,
  kept: string,
): string | null {
  if (intent?.status === 'canceled') return changedElsewhere
  if (type === 'validation_error') return null
  if (type === 'api_connection_error') return unreachable
  // The bank's message does not say what to do; Stripe's other messages do.
  return type === 'card_error' || !message
    ? `${message ?? declined} ${kept}; try another card.`
    : message
}

/** Whether the order was paid in another tab: the validation page knows the result. */
export function hasBeenPaid({ code, payment_intent: intent }: ProviderError): boolean {
  return code === 'payment_intent_unexpected_state' && intent?.status !== 'canceled'
}
