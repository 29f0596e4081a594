/**
 * DPD UK's REST API, https://developers.api.dpd.co.uk (/auth, domestic shipments): exchanges key and secret for a
 * token, then creates the shipment, each request with the key as Client-Id. It is served from
 * https://api.customers.dpd.co.uk and replaces the older GeoSession API. The portal requires an account, so paths and
 * fields are those that published clients agree on. None of them finds a shipment by its reference. The account's
 * contract determines its network and whether it may collect from another address.
 */
import { z } from 'zod'
import { askFor } from './ask.ts'
import type { Courier, Parcel } from './courier.ts'

const URL = 'https://api.customers.dpd.co.uk'
const COURIER = 'DPD'

/** Network for next-day delivery; an account with other terms has another one. */
const NEXT_DAY = '1^12'

const Access = z.object({ data: z.object({ accessToken: z.string() }) })

const Shipment = z.object({
  data: z.object({
    shipmentId: z.union([z.string(), z.int()]),
    consignments: z.array(z.object({ parcelNumber: z.array(z.string()).min(1) })).min(1),
  }),
})

/** @param key key and secret, separated by a colon */
export function dpd(key: string, base = URL): Courier {
  const [client = ''] = key.split(':')
  return {
    propose: async () => [],
    book: async (parcel) => {
      const access = await askFor(Access, {
        courier: COURIER,
        url: `${base}/v1/customer/auth/access`,
        headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
      })
      const { data } = await askFor(Shipment, {
        courier: COURIER,
        url: `${base}/v1/customer/shipping/shipments/domestic`,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${access.data.accessToken}`,
          'client-id': client,
        },
        body: toShipment(parcel),
      })
      return {
        externalId: String(data.shipmentId),
        trackingNumber: data.consignments[0]?.parcelNumber[0] ?? parcel.reference,
      }
    },
    // DPD prints for label printers only. Its shops scan the parcel number from a barcode.
    label: async () => null,
  }
}

function toShipment({ reference, from, to }: Parcel): object {
  return {
    shipmentDate: new Date().toISOString().slice(0, 10),
    generateCustomsData: false,
    outboundConsignment: {
      numberOfParcels: 1,
      totalWeight: 1,
      networkCode: NEXT_DAY,
      shippingRef1: reference,
      collectionDetails: toDetails(from),
      deliveryDetails: toDetails(to),
    },
  }
}

function toDetails({ name, lines, postcode }: Parcel['to']): object {
  const [street = '', ...rest] = lines
  return {
    contactDetails: { contactName: name },
    address: {
      street,
      locality: rest.slice(0, -1).join(', '),
      town: rest.at(-1) ?? '',
      postcode,
      countryCode: 'GB',
    },
  }
}
