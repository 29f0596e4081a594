import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { vi } from 'vitest'

export interface WebhookReceiver {
  url: string
  /** Events with a valid signature, including refused ones. */
  events: Stripe.Event[]
  /** Statuses of the next responses; 200 when empty. */
  answers: number[]
  received(count: number): Promise<Stripe.Event[]>
  close(): void
}

const { webhooks } = new Stripe('sk_test_sandbox')

/** Starts a small server that verifies signatures with the real package, like a shop. */
export async function receiveWebhooks(secret: string): Promise<WebhookReceiver> {
  const events: Stripe.Event[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? ''
      events.push(webhooks.constructEvent(body, signature, secret))
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/public/stripe_webhook`,
    events,
    answers,
    async received(count) {
      await vi.waitUntil(() => events.length >= count, { timeout: 60_000 })
      return events
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
