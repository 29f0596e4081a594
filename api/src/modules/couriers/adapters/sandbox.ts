import { CourierProposal } from '@darnley/contract/couriers'
import { z } from 'zod'
import { askFor } from './ask.ts'
import type { Courier } from './courier.ts'

const Order = z.object({ id: z.string(), tracking_number: z.string() })
const Proposals = z.object({ proposals: z.array(CourierProposal) })

/** Returns a courier of the sandbox. It accepts every order, once for each reference, and prints no labels. */
export function sandboxCourier(name: string, sandboxUrl: string): Courier {
  const url = `${sandboxUrl}/couriers/${name}`
  return {
    propose: async ({ reference }) =>
      (await askFor(Proposals, { courier: name, url: `${url}/proposals`, body: { reference } }))
        .proposals,
    book: async ({ reference, service, collectOn }, proposalId) => {
      const body = { reference, service, proposal_id: proposalId, collect_on: collectOn }
      const order = await askFor(Order, { courier: name, url: `${url}/orders`, body })
      return { externalId: order.id, trackingNumber: order.tracking_number }
    },
    label: async () => null,
  }
}
