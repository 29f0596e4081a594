/**
 * What Ship24 documents: https://docs.ship24.com/trackers, /webhooks/specification and /status, read on 2026-11-27.
 * The values are our own.
 */
import { z } from 'zod'

/** The body of "create a tracker", with the fields that the adapter sends. */
export const TrackerRequest = z.strictObject({
  trackingNumber: z.string().min(5).max(50),
  shipmentReference: z.string().optional(),
  originCountryCode: z.string().regex(/^[A-Z]{2}$/),
  destinationCountryCode: z.string().regex(/^[A-Z]{2}$/),
  destinationPostCode: z.string().optional(),
})

const tracker = {
  trackerId: '26148317-7502-d3ac-44a9-546d240ac0dd',
  trackingNumber: 'AB123456785GB',
  shipmentReference: 'DN-48213',
  clientTrackerId: null,
  isSubscribed: true,
  createdAt: '2026-11-27T09:16:22.000Z',
}

export const created = { data: { tracker } }

/** A webhook of the topic `tracking/events`. */
export const delivered = {
  trackings: [
    {
      metadata: {
        generatedAt: '2026-11-27T17:13:35.000Z',
        messageId: '356a7f93-3ce5-4b49-b560-156537283df9',
        topic: 'tracking/events',
      },
      tracker,
      shipment: {
        shipmentId: 'f4f888d7-d140-423f-9a48-e0689d27e098',
        statusCode: 'delivery_delivered',
        statusCategory: 'delivery',
        statusMilestone: 'delivered',
        originCountryCode: 'GB',
        destinationCountryCode: 'GB',
        delivery: { estimatedDeliveryDate: null, service: null, signedBy: null },
        trackingNumbers: [{ tn: 'AB123456785GB' }],
        recipient: { name: null, address: null, postCode: 'E8 4QS', city: null, subdivision: null },
      },
      events: [
        {
          eventId: 'ee8ebe96-4eae-4a91-9a99-8f3afa6a0f46',
          trackingNumber: 'AB123456785GB',
          status: 'Delivered',
          occurrenceDatetime: '2026-11-27T17:12:57',
          statusMilestone: 'delivered',
        },
      ],
      statistics: { timestamps: { deliveredDatetime: '2026-11-27T17:12:57' } },
    },
  ],
}
