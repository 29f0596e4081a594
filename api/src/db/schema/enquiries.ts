import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EnquiryContent } from '#src/modules/enquiries/enquiry.ts'

/** What visitors wrote to the company; each is mailed to support. */
export const enquiries = pgTable('enquiries', {
  id: uuid().primaryKey(),
  content: jsonb().$type<EnquiryContent>().notNull(),
  /** Domain of the storefront whose site it was written on; null on the customers' site. */
  storefrontDomain: text('storefront_domain'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
