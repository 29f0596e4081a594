import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EnquiryContent } from '#src/modules/enquiries/enquiry.ts'

/** Messages from visitors to the company. Each is mailed to support. */
export const enquiries = pgTable('enquiries', {
  id: uuid().primaryKey(),
  content: jsonb().$type<EnquiryContent>().notNull(),
  /** Domain of the storefront's site where it was written; null for the customers' site. */
  storefrontDomain: text('storefront_domain'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
