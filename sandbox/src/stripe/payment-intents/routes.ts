import type { Call, StripeApi } from '../api.ts'
import { acceptCard } from '../cards.ts'
import { invalidRequest, notFound, type StripeFault } from '../fault.ts'
import {
  authenticationParameters,
  cancelParameters,
  confirmParameters,
  createParameters,
  paymentMethodParameters,
  readParameters,
  retrieveParameters,
  searchParameters,
  updateParameters,
} from './parameters.ts'
import { publicView, type PaymentIntent } from './payment-intent.ts'
import { findIntent, findIntentsByMetadata, saveCard } from './repository.ts'
import { authenticate, cancel, update } from './rules.ts'
import {
  checkAmount,
  confirmIntent,
  createIntent,
  requireLockedIntent,
  take,
  type Answer,
} from './service.ts'

export function paymentIntentRoutes({ forServers, forBrowsers }: StripeApi): void {
  forServers.post('/payment_intents', async (context, call) => {
    return createIntent(context, readParameters(createParameters, call.form))
  })

  forServers.get('/payment_intents/search', async ({ transaction }, { form }) => {
    const { query, limit } = readParameters(searchParameters, form)
    const data = await findIntentsByMetadata(transaction, { ...query, limit })
    const page = { has_more: false, next_page: null, url: '/v1/payment_intents/search' }
    return { status: 200, body: { object: 'search_result', data, ...page } }
  })

  forBrowsers.get('/payment_intents/:id', async ({ transaction }, call) => {
    const { client_secret } = readParameters(retrieveParameters, call.form)
    const intent = await findIntent(transaction, call.id)
    const isAllowed = call.caller === 'server' || intent?.client_secret === client_secret
    if (!intent || !isAllowed) throw notFound('payment_intent', call.id)
    return seenBy(call, { status: 200, body: intent })
  })

  forServers.post('/payment_intents/:id', async (context, call) => {
    const { expand: _expand, ...changes } = readParameters(updateParameters, call.form)
    const intent = await requireLockedIntent(context, { id: call.id })
    checkAmount(changes.amount ?? intent.amount, changes.currency ?? intent.currency)
    return take(context, update(intent, changes))
  })

  forBrowsers.post('/payment_intents/:id/confirm', async (context, call) => {
    const parameters = readParameters(confirmParameters, call.form)
    if (call.caller === 'server' && parameters.payment_method_data) throw rawCardFault()
    const clientSecret = secretFor(call, parameters.client_secret)
    const intent = await requireLockedIntent(context, { id: call.id, clientSecret })
    return seenBy(call, await confirmIntent(context, { intent, card: parameters }))
  })

  forServers.post('/payment_intents/:id/cancel', async (context, call) => {
    const { cancellation_reason } = readParameters(cancelParameters, call.form)
    const intent = await requireLockedIntent(context, { id: call.id })
    return take(context, cancel(intent, cancellation_reason ?? null))
  })

  // Not a call of Stripe's: the action behind the two buttons of its 3-D Secure test page.
  forBrowsers.post('/payment_intents/:id/sandbox_authentication', async (context, call) => {
    const { client_secret, outcome } = readParameters(authenticationParameters, call.form)
    const clientSecret = secretFor(call, client_secret)
    const intent = await requireLockedIntent(context, { id: call.id, clientSecret })
    return seenBy(call, await take(context, authenticate(intent, outcome)))
  })

  forBrowsers.post('/payment_methods', async ({ transaction }, call) => {
    if (call.caller === 'server') throw rawCardFault()
    const card = acceptCard(readParameters(paymentMethodParameters, call.form).card)
    await saveCard(transaction, card)
    return { status: 200, body: card.method }
  })
}

/** Returns the secret to check: a browser must send the intent's secret, a server need not. */
function secretFor({ caller }: Call, clientSecret: string | undefined): string | undefined {
  return caller === 'browser' ? (clientSecret ?? '') : undefined
}

function rawCardFault(): StripeFault {
  const message =
    'Sending credit card numbers directly to the Stripe API is generally unsafe. Use a test PaymentMethod such as pm_card_visa.'
  return invalidRequest(message)
}

function seenBy({ caller }: Call, { status, body }: Answer): Answer {
  if (caller === 'server') return { status, body }
  if (status === 200) return { status, body: publicView(body as PaymentIntent) }
  const { error } = body as { error: { payment_intent: PaymentIntent } }
  return { status, body: { error: { ...error, payment_intent: publicView(error.payment_intent) } } }
}
