/**
 * Ship24, which follows parcels of any courier: https://docs.ship24.com/trackers and its published OpenAPI document,
 * https://docs.ship24.com/assets/openapi/ship24-tracking-api.yaml. A tracker that is made again with the same fields
 * is the same tracker. Couriers are recognised by the number: their codes could not be checked.
 */
import { z } from 'zod'
import { askFor } from './ask.ts'

const Created = z.object({ data: z.object({ tracker: z.object({ trackerId: z.string() }) }) })

export interface TrackedParcel {
  readonly trackingNumber: string
  /** Number of the order, which the events carry back. */
  readonly reference: string
  readonly postcode: string
}

export interface Tracker {
  /** The tracker's id. Faults are HttpErrors 502 and 503. */
  track(parcel: TrackedParcel): Promise<string>
}

export const SHIP24_URL = 'https://api.ship24.com/public/v1'

export function ship24(key: string, base = SHIP24_URL): Tracker {
  return {
    track: async ({ trackingNumber, reference, postcode }) => {
      const { data } = await askFor(Created, {
        courier: 'Ship24',
        url: `${base}/trackers`,
        headers: { authorization: `Bearer ${key}` },
        body: {
          trackingNumber,
          shipmentReference: reference,
          originCountryCode: 'GB',
          destinationCountryCode: 'GB',
          destinationPostCode: postcode,
        },
      })
      return data.tracker.trackerId
    },
  }
}
