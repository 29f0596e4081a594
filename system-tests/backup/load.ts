import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { createCustomer } from '#system-tests/chaos/clients/customer.ts'

/** An order that a guest was told to be paid. */
export interface Paid {
  readonly token: string
  /** When the answer came, in ms since 1970. */
  readonly at: number
}

export interface Load {
  /** All so far. */
  readonly paid: readonly Paid[]
  /** Waits until so many more orders are paid. */
  more(count: number): Promise<void>
  /** Ends when every guest has ended. */
  stop(): Promise<void>
}

interface Site {
  readonly apiUrl: string
  readonly contentUrl: string
  readonly sandboxUrl: string
  readonly databaseUrl: string
  readonly guests: number
}

/** Guests who book and pay without a pause, while the server writes checkpoints and new segments of its log. */
export async function startLoad(site: Site): Promise<Load> {
  const garment = await bookingOf(site.contentUrl)
  const paid: Paid[] = []
  const stopping = new AbortController()
  const context = {
    apis: [site.apiUrl],
    sandboxUrl: site.sandboxUrl,
    log: { add: () => undefined },
    createGarment: () => freshCopy(garment),
    tokens: [],
  } as const
  async function book(seed: number): Promise<void> {
    const random = randomFrom(seed)
    while (!stopping.signal.aborted) {
      const guest = createCustomer({ ...context, tokens: [] }, random)
      await guest.addGarments(1)
      const order = await guest.checkOut()
      await guest.pay(order)
      if ((await guest.validate(order)) !== 'paid') throw new Error('A payment failed')
      paid.push({ token: order.body.order_id_token, at: Date.now() })
    }
  }
  const work = [
    ...Array.from({ length: site.guests }, (_, seed) => book(seed)),
    keepWriting(site.databaseUrl, stopping.signal),
  ]
  for (const each of work) each.catch(() => stopping.abort())
  return {
    paid,
    async more(count) {
      const wanted = paid.length + count
      while (paid.length < wanted && !stopping.signal.aborted) await sleep(20)
    },
    async stop() {
      stopping.abort()
      await Promise.all(work)
    },
  }
}

async function keepWriting(connectionString: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  while (!signal.aborted) {
    await client.query('checkpoint')
    await client.query('select pg_switch_wal()')
    await sleep(100)
  }
  await client.end()
}
