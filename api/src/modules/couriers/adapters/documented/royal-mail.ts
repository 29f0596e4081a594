/**
 * What Royal Mail documents of its Click & Drop API: https://api.parcel.royalmail.com/doc/v1/click-and-drop-api-v1.yaml,
 * as a public directory of API documents kept it on 2025-10-15, read on 2026-11-27. The values are our own.
 */
import { z } from 'zod'

const line = z.string().max(100)
const Address = z.strictObject({
  fullName: z.string().max(210).optional(),
  companyName: line.optional(),
  addressLine1: line,
  addressLine2: line.optional(),
  addressLine3: line.optional(),
  city: line,
  county: line.optional(),
  postcode: z.string().max(20).optional(),
  countryCode: z.string().max(3),
})
const money = z.number().min(0).max(999_999)

/** `CreateOrderRequest`, with the fields that the adapter sends; those that are required are. */
export const CreateOrdersRequest = z.strictObject({
  items: z.array(
    z.strictObject({
      orderReference: z.string().max(40),
      recipient: z.strictObject({ address: Address }),
      sender: z.strictObject({ tradingName: z.string().max(250) }),
      billing: z.strictObject({ address: Address }),
      orderDate: z.iso.datetime(),
      plannedDespatchDate: z.iso.datetime().optional(),
      subtotal: money,
      shippingCostCharged: money,
      total: money,
      packages: z.array(
        z.strictObject({
          weightInGrams: z.int().min(1).max(30_000),
          packageFormatIdentifier: z.enum([
            'undefined',
            'letter',
            'largeLetter',
            'smallParcel',
            'mediumParcel',
            'parcel',
            'documents',
          ]),
        }),
      ),
      postageDetails: z.strictObject({ serviceCode: z.string().max(10) }),
      label: z.strictObject({ includeLabelInResponse: z.boolean() }),
    }),
  ),
})

/** `CreateOrdersResponse`. Without a label there is no number of tracking yet. */
export const created = {
  successCount: 1,
  errorsCount: 0,
  createdOrders: [
    {
      orderIdentifier: 1021,
      orderReference: 'DN-48213',
      createdOn: '2026-11-27T09:12:31.24Z',
      orderDate: '2026-11-27T09:12:30.9Z',
      labelErrors: [],
    },
  ],
  failedOrders: [],
}

/** An order that is refused is answered with 200 as well. */
export const failed = {
  successCount: 0,
  errorsCount: 1,
  createdOrders: [],
  failedOrders: [
    {
      order: {},
      errors: [
        {
          errorCode: 33,
          errorMessage: 'The postcode is not valid',
          fields: [{ fieldName: 'Recipient.Address.Postcode', value: 'E8' }],
        },
      ],
    },
  ],
}

/** `GET /orders/{orderIdentifiers}`: a list of `GetOrderInfoResource`. */
export const found = [
  {
    orderIdentifier: 1021,
    orderReference: 'DN-48213',
    createdOn: '2026-11-27T09:12:31.24Z',
    orderDate: '2026-11-27T09:12:30.9Z',
    printedOn: '2026-11-27T10:00:00Z',
    trackingNumber: 'AB123456785GB',
  },
]
