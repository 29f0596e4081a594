import type Stripe from 'stripe'
import type { StripeApi } from '../api.ts'
import { apiVersion } from '../webhooks/repository.ts'

interface Endpoint {
  readonly url: string
  /** Subscribed types; null for all. */
  readonly events: string[] | null
}

/** What the doctor asks of an account: its balance, and where its events go. */
export function accountRoutes({ forServers }: StripeApi, { url, events }: Endpoint): void {
  const balance: Stripe.Balance = { object: 'balance', available: [], livemode: false, pending: [] }
  forServers.get('/balance', async () => ({ status: 200, body: balance }))

  const endpoint: Stripe.WebhookEndpoint = {
    id: 'we_sandbox',
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: 0,
    description: null,
    enabled_events: events ?? ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  }
  const list: Stripe.ApiList<Stripe.WebhookEndpoint> = {
    object: 'list',
    data: [endpoint],
    has_more: false,
    url: '/v1/webhook_endpoints',
  }
  forServers.get('/webhook_endpoints', async () => ({ status: 200, body: list }))
}
