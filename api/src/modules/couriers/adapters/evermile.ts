/** Evermile's API; its events are described at https://webhooks.prod.evermile.io */
import { z } from 'zod'
import { askFor } from './ask.ts'
import type { Courier, Parcel } from './courier.ts'

const URL = 'https://api.evermile.io/v1'
const COURIER = 'Evermile'

const Proposals = z.object({
  proposals: z.array(
    z.object({ id: z.string(), pickup: z.object({ start: z.string(), end: z.string() }) }),
  ),
})

const Order = z.object({ order: z.object({ id: z.string() }) })

export function evermile(key: string, base = URL): Courier {
  const headers = { authorization: `Bearer ${key}` }
  return {
    propose: async (parcel) => {
      const url = `${base}/proposals`
      const body = toDelivery(parcel)
      const { proposals } = await askFor(Proposals, { courier: COURIER, url, headers, body })
      return proposals.map(({ id, pickup }) => ({
        id,
        collect_from: new Date(pickup.start).toISOString(),
        collect_until: new Date(pickup.end).toISOString(),
      }))
    },
    book: async (parcel, proposalId) => {
      const body = { ...toDelivery(parcel), proposalId }
      const url = `${base}/orders`
      const { order } = await askFor(Order, { courier: COURIER, url, headers, body })
      return { externalId: order.id, trackingNumber: order.id }
    },
    label: async () => null,
  }
}

function toDelivery({ reference, from, to }: Parcel): object {
  return { externalOrderId: reference, origin: toAddress(from), destination: toAddress(to) }
}

function toAddress({ name, lines, postcode }: Parcel['to']): object {
  const [addressLine1 = '', ...rest] = lines
  return { name, addressLine1, city: rest.at(-1) ?? '', postalCode: postcode }
}
