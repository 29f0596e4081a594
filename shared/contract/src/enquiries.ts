/** Messages from visitors to support. Rules: api/src/modules/enquiries/service.ts. */
import { z } from 'zod'
import { ServiceType } from './basket.ts'
import { ContentId, Email, FreeText, Name, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

const Words = writtenText(2000)

/** Address for the reply; optional for visitors. */
const ReplyTo = Email.nullable().default(null)

/** A request for an item that the catalogue does not hold. */
export const NewItem = z.strictObject({
  item_name: Name,
  item_category: ContentId.nullable()
    .default(null)
    .describe('Id of the category it would belong to'),
  description: Words,
  email: ReplyTo,
})
export type NewItem = z.infer<typeof NewItem>

export const ContactUs = z.strictObject({
  name: Name,
  email: Email,
  phone: z.string().trim().max(30).nullable().default(null),
  order_number: z.string().trim().max(50).nullable().default(null),
  message: Words,
})
export type ContactUs = z.infer<typeof ContactUs>

export const WantedService = z.strictObject({
  name: Name,
  service_type: ServiceType,
  description: FreeText.trim(),
})

/** A request for services that an item of the catalogue does not have. */
export const WantedServices = z.strictObject({
  item_id: ContentId,
  services: z.array(WantedService).min(1).max(20),
  email: ReplyTo,
})
export type WantedServices = z.infer<typeof WantedServices>

/** Section 3, "Service request payload": the item's name defaults to Unknown. */
export const ServiceRequest = z.strictObject({
  item_name: z
    .string()
    .trim()
    .max(200)
    .nullish()
    .transform((name) => name || 'Unknown'),
  service_request: Words,
})
export type ServiceRequest = z.infer<typeof ServiceRequest>

/** The message is stored under this id and mailed to support. */
export const EnquiryReceipt = z.object({ id: z.uuid() })
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>

const common = {
  source: '7.1',
  tag: 'enquiries',
  access: 'public',
  method: 'POST',
  response: EnquiryReceipt,
  cost: 5,
} as const

export const newItem = defineRoute({
  ...common,
  path: '/public/new_item',
  summary: 'Asks for an item that the catalogue does not hold',
  body: NewItem,
  example: {
    body: { item_name: 'Wedding sari', description: 'Silk, with a loose border' },
  },
})

export const contactUs = defineRoute({
  ...common,
  path: '/public/contact_us',
  summary: 'Writes to support',
  body: ContactUs,
  example: {
    body: {
      name: 'Ida Holm',
      email: 'ida.holm@example.com',
      message: 'Do you mend waxed jackets?',
    },
  },
})

export const wantedServices = defineRoute({
  ...common,
  path: '/public/services',
  summary: 'Asks for services that an item of the catalogue does not have; 404 for another item',
  body: WantedServices,
  errors: [404, 503],
  example: {
    body: {
      item_id: 'jeans',
      services: [{ name: 'Embroider', service_type: 'repair', description: 'A swallow' }],
    },
  },
})

export const serviceRequest = defineRoute({
  ...common,
  path: '/public/service_request',
  summary: 'Asks for a service that is not offered, in the words of the visitor',
  body: ServiceRequest,
  example: {
    body: { item_name: 'Jeans', service_request: 'A repair of a swimming costume' },
  },
})
