import { eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { enquiries } from '#src/db/schema/enquiries.ts'
import type { Enquiry } from './enquiry.ts'

export interface EnquiryRepository {
  add(enquiry: Enquiry): Promise<void>
  byId(id: string): Promise<Enquiry | null>
}

export function enquiryRepository(db: Executor): EnquiryRepository {
  return {
    add: async (enquiry) => {
      await db.insert(enquiries).values(enquiry)
    },
    byId: async (id) => {
      const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
      return row ?? null
    },
  }
}
