/**
 * Ship24, which tracks parcels of any courier: https://docs.ship24.com/trackers and its OpenAPI document,
 * https://docs.ship24.com/assets/openapi/ship24-tracking-api.yaml. Creating a tracker with the same fields again
 * returns the same tracker. Ship24 detects the courier from the number: its courier codes could not be verified.
 */
import { z } from 'zod'
import { askFor } from './ask.ts'

const Created = z.object({ data: z.object({ tracker: z.object({ trackerId: z.string() }) }) })

export interface TrackedParcel {
  readonly trackingNumber: string
  /** Order number, which the events carry back. */
  readonly reference: string
  readonly postcode: string
}

export interface Tracker {
  /** Returns the tracker's id. Failures are HttpErrors 502 and 503. */
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
