import { stripeWebhook, validateOrderPaid } from '@darnley/contract/checkout'
import { NOT_STARTED } from '@darnley/contract/overload'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Requests that wait for the api at once; payments have as much again. */
const MOST_OPEN = 1000

/** Named one by one, since all calls of the contract would be slow to load. A test holds that these are all. */
export const payments: ReadonlySet<string> = new Set(
  [stripeWebhook, validateOrderPaid].map(({ path }) => `/api${path}`),
)

/** Live changes of the workshop: the api limits them, and each stays open for minutes. */
const STREAMS = '/api/workshop/events'

/** Counts requests to the api, so that a slow one does not fill the memory of the edge. */
export interface OpenRequests {
  /** Returns whether the request may be made; if not, it has been answered. */
  admit(request: Pick<FastifyRequest, 'url'>, reply: FastifyReply): boolean
  count(): number
}

export function countOpenRequests(most: number = MOST_OPEN): OpenRequests {
  let open = 0
  return {
    admit({ url }, reply) {
      const path = url.split('?', 1)[0] ?? ''
      if (path === STREAMS) return true
      const isPayment = payments.has(path)
      if (open >= (isPayment ? 2 * most : most)) {
        void reply.code(503).header('retry-after', '2').header(NOT_STARTED, 'true').send({
          detail: 'Very many people are here just now. Please try again in a few seconds.',
        })
        return false
      }
      open += 1
      reply.raw.once('close', () => (open -= 1))
      return true
    },
    count: () => open,
  }
}
