import type { StripeApi } from '../api.ts'
import { notFound } from '../fault.ts'
import type { FormValue } from '../form-body.ts'
import { findEvents } from './repository.ts'

/** Serves events to servers that missed their webhooks. */
export function eventRoutes({ forServers }: StripeApi): void {
  forServers.get('/events', async ({ transaction }, { form }) => {
    const types = typesIn(form['types'] ?? form['type'])
    const limit = Math.min(Number(form['limit'] ?? 10) || 10, 100)
    const data = await findEvents(transaction, { ...(types && { types }), limit })
    return { status: 200, body: { object: 'list', url: '/v1/events', has_more: false, data } }
  })

  forServers.get('/events/:id', async ({ transaction }, { id }) => {
    const [event] = await findEvents(transaction, { id })
    if (!event) throw notFound('event', id)
    return { status: 200, body: event }
  })
}

function typesIn(value: FormValue | undefined): string[] | undefined {
  const values = Array.isArray(value) ? value : [value]
  const types = values.filter((type) => typeof type === 'string')
  return types.length > 0 ? types : undefined
}
