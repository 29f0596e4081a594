/** DPD UK's shipping API, https://api.dpd.co.uk/ */
import { z } from 'zod'
import { askFor } from './ask.ts'
import type { Courier, Parcel } from './courier.ts'

const Shipment = z.object({
  data: z.object({
    shipmentId: z.union([z.string(), z.int()]),
    consignmentDetail: z.array(z.object({ parcelNumbers: z.array(z.string()).min(1) })).min(1),
  }),
})

const URL = 'https://api.dpd.co.uk'

/** Its network for the next working day; an account with other terms names another. */
const NEXT_DAY = '1^12'

export function dpd(key: string, base = URL): Courier {
  return {
    propose: async () => [],
    book: async (parcel) => {
      const { data } = await askFor(Shipment, {
        courier: 'DPD',
        url: `${base}/shipping/shipment`,
        headers: { accept: 'application/json', geosession: key },
        body: toShipment(parcel),
      })
      return {
        externalId: String(data.shipmentId),
        trackingNumber: data.consignmentDetail[0]?.parcelNumbers[0] ?? parcel.reference,
      }
    },
    // DPD prints for label printers only; its parcel number in a barcode is what its shops scan.
    label: async () => null,
  }
}

function toShipment({ reference, from, to }: Parcel): object {
  return {
    consolidate: false,
    consignment: [
      {
        numberOfParcels: 1,
        totalWeight: 1,
        networkCode: NEXT_DAY,
        shippingRef1: reference,
        parcelDescription: 'Clothes',
        collectionDetails: toDetails(from),
        deliveryDetails: toDetails(to),
      },
    ],
  }
}

function toDetails({ name, lines, postcode }: Parcel['to']): object {
  const [street = '', ...rest] = lines
  return {
    contactDetails: { contactName: name },
    address: { organisation: '', street, town: rest.at(-1) ?? '', postcode, countryCode: 'GB' },
  }
}
