/**
 * Royal Mail's Click & Drop API, https://api.parcel.royalmail.com/ (orders, and an order's label, which accounts with
 * credit terms get as PDF). Its documentation does not define a repeated reference, but orders can be found by their
 * reference, so an order from an earlier attempt is looked up first. The service codes depend on the account: Tracked
 * Returns 24 and 48 for parcels to us (TSN, TSS), Tracked 24 and 48 for parcels to customers (TPN, TPS) and Special
 * Delivery Guaranteed by 1pm with cover of £1,000 and £2,500 (SD2, SD3), after Royal Mail's list of services; not
 * tried with an account. A day of collection is the planned day of despatch.
 */
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { z } from 'zod'
import { ask, askFor, askWhether } from './ask.ts'
import type { Courier, Parcel } from './courier.ts'

const URL = 'https://api.parcel.royalmail.com/api/v1'
const COURIER = 'Royal Mail'

const BOTH_WAYS = { RMSpecialGND1000: 'SD2', RMSpecialGND2500: 'SD3' }

const SERVICES: Record<Parcel['way'], Partial<Record<DeliveryProviderCode, string>>> = {
  'to-us': { ...BOTH_WAYS, RMTracked24: 'TSN', RMTracked24Collection: 'TSN', RMTracked48: 'TSS' },
  home: { ...BOTH_WAYS, RMTracked24: 'TPN', RMTracked48: 'TPS' },
}

const Order = z.object({ orderIdentifier: z.int(), trackingNumber: z.string().nullish() })
const Created = z.object({ createdOrders: z.array(Order).min(1) })

export function royalMail(key: string, base = URL): Courier {
  const headers = { authorization: `Bearer ${key}` }
  const question = { courier: COURIER, headers }

  async function orderOf({ reference }: Parcel): Promise<z.output<typeof Order> | undefined> {
    const quoted = encodeURIComponent(`"${reference}"`)
    const found = await askWhether(z.array(Order), { ...question, url: `${base}/orders/${quoted}` })
    return found?.[0]
  }

  async function create(parcel: Parcel): Promise<z.output<typeof Order> | undefined> {
    const body = { items: [toItem(parcel)] }
    return (await askFor(Created, { ...question, url: `${base}/orders`, body })).createdOrders[0]
  }

  return {
    propose: async () => [],
    book: async (parcel) => {
      const order = (await orderOf(parcel)) ?? (await create(parcel))
      return {
        externalId: String(order?.orderIdentifier ?? 0),
        trackingNumber: order?.trackingNumber ?? parcel.reference,
      }
    },
    label: async ({ externalId }) => {
      const url = `${base}/orders/${externalId}/label?documentType=postageLabel&includeReturnsLabel=false`
      return (await ask({ ...question, url })).bytes()
    },
  }
}

function toItem({ reference, service, way, from, to, collectOn }: Parcel): object {
  return {
    orderReference: reference,
    recipient: { address: toAddress(to) },
    sender: { tradingName: from.name },
    billing: { address: toAddress(from) },
    orderDate: new Date().toISOString(),
    ...(collectOn ? { plannedDespatchDate: `${collectOn}T00:00:00Z` } : {}),
    subtotal: 0,
    shippingCostCharged: 0,
    total: 0,
    packages: [{ weightInGrams: 1000, packageFormatIdentifier: 'smallParcel' }],
    postageDetails: { serviceCode: SERVICES[way][service] },
    label: { includeLabelInResponse: false },
  }
}

function toAddress({ name, lines, postcode }: Parcel['to']): object {
  const [addressLine1 = '', ...rest] = lines
  return {
    fullName: name,
    addressLine1,
    addressLine2: rest.slice(0, -1).join(', '),
    city: rest.at(-1) ?? '',
    postcode,
    countryCode: 'GB',
  }
}
