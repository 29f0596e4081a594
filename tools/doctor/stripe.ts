import { stripeEvents, stripeVersion } from '@darnley/node/stripe-events'
import { z } from 'zod'
import { ask, type Finding, ok, type Settings, unknown, wrong } from './finding.ts'

export const STRIPE_URL = 'https://api.stripe.com'

const Endpoints = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      status: z.string(),
      enabled_events: z.array(z.string()),
      api_version: z.string().nullish(),
    }),
  ),
})

/** Tries the key at Stripe, and compares the endpoint that is registered there with what the api acts on. */
export async function checkStripe(settings: Settings, base: string): Promise<Finding[]> {
  const key = settings['STRIPE_SECRET_KEY']
  if (!key) return [wrong('Stripe: key', 'is not set', 'set STRIPE_SECRET_KEY')]
  const headers = { authorization: `Bearer ${key}` }
  const balance = await ask(`${base}/v1/balance`, { headers })
  if (!balance) return [unknown('Stripe: key', `${new URL(base).host} does not answer from here`)]
  // A restricted key that may not read the balance is a key all the same.
  if (!balance.ok && balance.status !== 403)
    return [
      wrong(
        'Stripe: key',
        `is refused with ${balance.status}`,
        'copy the secret or a restricted key of your account into STRIPE_SECRET_KEY',
      ),
    ]
  return [ok('Stripe: key', 'is accepted'), await checkEndpoint(settings, { base, headers })]
}

interface Asking {
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
}

async function checkEndpoint(settings: Settings, { base, headers }: Asking): Promise<Finding> {
  const check = 'Stripe: webhook'
  const wanted = `${(settings['SITE_URL'] ?? '').replace(/\/$/, '')}/api/public/stripe_webhook`
  const answer = await ask(`${base}/v1/webhook_endpoints?limit=100`, { headers })
  if (!answer?.ok) return unknown(check, 'the key may not read webhook endpoints')
  const read = Endpoints.safeParse(await answer.json().catch(() => null))
  if (!read.success) return unknown(check, 'Stripe gave an answer of another shape')
  const endpoint = read.data.data.find(({ url }) => url === wanted)
  if (!endpoint) return wrong(check, 'is not registered', `add an endpoint at Stripe for ${wanted}`)
  if (endpoint.status !== 'enabled')
    return wrong(check, `is ${endpoint.status}`, 'enable the endpoint at Stripe')
  const { enabled_events: events } = endpoint
  const missing = stripeEvents.filter((type) => !events.includes(type) && !events.includes('*'))
  if (missing.length > 0)
    return wrong(check, `lacks ${missing.join(', ')}`, 'add these events to the endpoint at Stripe')
  return endpoint.api_version === stripeVersion
    ? ok(check, 'is registered with every event')
    : wrong(
        check,
        `gets events of ${endpoint.api_version ?? "the account's own version"}`,
        `make an endpoint with version ${stripeVersion} at Stripe, and remove this one`,
      )
}
