/**
 * Evermile's "Commercial Quotes and Booking API", version 1.0, after its OpenAPI document: locations, quotes and
 * orders under https://api.prod.evermile.io/v1/commercial, tokens by OAuth2 client credentials, events at
 * https://webhooks.prod.evermile.io. The document does not define a repeated externalOrderId, so the list of orders
 * by date is searched for an earlier attempt first. Not tried with an account: whether an order requires a
 * confirmation (its 402).
 */
import { z } from 'zod'
import { askFor } from './ask.ts'
import type { Courier, Parcel, Place } from './courier.ts'

const API = 'https://api.prod.evermile.io/v1/commercial'
const AUTH = 'https://auth.prod.evermile.io/oauth2/token'
const COURIER = 'Evermile'

/** Size and weight of a bag of clothes. */
const PARCEL = {
  dimensions: { lengthCm: 40, widthCm: 30, heightCm: 20 },
  weightKg: 2,
  parcelType: 'Package',
}

const Token = z.object({ access_token: z.string() })
const Location = z.object({ id: z.string() })
const Slot = z.object({ start: z.string(), end: z.string() })
const Offer = z.object({
  proposal: z.object({ id: z.string(), estimatedPickup: Slot }).nullish(),
})
const Quote = z.object({ dateProposals: z.array(z.object({ proposals: z.array(Offer) })) })
const Order = z.object({ id: z.string(), externalOrderId: z.string().nullish() })

/** @param key client id, client secret and merchant id, separated by colons */
export function evermile(key: string, { api = API, auth = AUTH } = {}): Courier {
  const [id = '', secret = '', merchant = ''] = key.split(':')

  async function signedIn(): Promise<Record<string, string>> {
    const basic = Buffer.from(`${id}:${secret}`).toString('base64')
    const { access_token: token } = await askFor(Token, {
      courier: COURIER,
      url: auth,
      headers: { authorization: `Basic ${basic}` },
      form: { grant_type: 'client_credentials' },
    })
    return { authorization: `Bearer ${token}`, 'x-evermile-merchant-id': merchant }
  }

  return {
    propose: async ({ from, to, reference }) => {
      const question = { courier: COURIER, headers: await signedIn() }
      const location = await askFor(Location, {
        ...question,
        method: 'PUT',
        url: `${api}/sender_info?type=pickup`,
        body: {
          name: `${from.name} (${reference})`,
          address: toAddress(from, 'residential_private'),
        },
      })
      const quote = await askFor(Quote, {
        ...question,
        url: `${api}/quote`,
        body: {
          pickupLocations: [location.id],
          destinationLocations: [{ address: toAddress(to, 'warehouse') }],
          parcels: [PARCEL],
        },
      })
      return quote.dateProposals.flatMap(({ proposals }) => proposals).flatMap(toProposal)
    },
    book: async (parcel, proposalId) => {
      const question = { courier: COURIER, headers: await signedIn() }
      const orders = await askFor(z.array(Order), { ...question, url: `${api}/orders?${soon()}` })
      const left = orders.find(({ externalOrderId }) => externalOrderId === parcel.reference)
      const body = toOrder(parcel, proposalId)
      const order = left ?? (await askFor(Order, { ...question, url: `${api}/order`, body }))
      return { externalId: order.id, trackingNumber: order.id }
    },
    label: async () => null,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns a date range that covers every collection day proposed recently. */
function soon(): string {
  const dayIn = (days: number): string =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return `from=${dayIn(-1)}&to=${dayIn(14)}&scheduled=true`
}

function toProposal({ proposal }: z.output<typeof Offer>): Awaited<ReturnType<Courier['propose']>> {
  if (!proposal) return []
  const { start, end } = proposal.estimatedPickup
  return [
    {
      id: proposal.id,
      collect_from: new Date(start).toISOString(),
      collect_until: new Date(end).toISOString(),
    },
  ]
}

function toOrder({ reference, to, contactEmail }: Parcel, proposalId: string | null): object {
  return {
    proposalId,
    externalOrderId: reference,
    dropoffContactDetails: { contactName: to.name, contactEmail },
    useCredits: true,
  }
}

function toAddress({ lines, postcode }: Place, type: 'residential_private' | 'warehouse'): object {
  const [addressLine1 = '', ...rest] = lines
  const addressLine2 = rest.slice(0, -1).join(', ')
  return {
    addressLine1,
    ...(addressLine2 ? { addressLine2 } : {}),
    city: rest.at(-1) ?? '',
    postalCode: postcode,
    type,
  }
}
