/** The parts of Stripe's error that decide what a person is told. */
export interface ProviderError {
  readonly type: string
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly payment_intent?: { readonly status: string } | undefined
}

const declined = 'Your card was declined.'
const tryAnother = 'Your basket is kept; try another card.'
const unreachable =
  'We couldn’t reach the card company. Check your connection and try again; you won’t be charged twice.'

/** An intent never changes its amount: at another price a new one takes its place. */
const changedElsewhere =
  'Your order was changed in another tab. Nothing was charged here: reload this page to see the new price and pay.'

/** What to tell a person whose payment did not go through; null when the card fields say it themselves. */
export function paymentProblem({
  type,
  message,
  payment_intent: intent,
}: ProviderError): string | null {
  if (intent?.status === 'canceled') return changedElsewhere
  if (type === 'validation_error') return null
  if (type === 'api_connection_error') return unreachable
  // The bank says what happened and not what to do; of other failures Stripe says both.
  return type === 'card_error' || !message ? `${message ?? declined} ${tryAnother}` : message
}

/** The same order was paid in another tab: the validation page knows what became of it. */
export function hasBeenPaid({ code, payment_intent: intent }: ProviderError): boolean {
  return code === 'payment_intent_unexpected_state' && intent?.status !== 'canceled'
}
