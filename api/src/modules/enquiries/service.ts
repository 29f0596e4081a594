import { randomUUID } from 'node:crypto'
import type { EnquiryReceipt } from '@darnley/contract/enquiries'
import type { Storefront } from '@darnley/contract/storefront-session'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Services } from '#src/services.ts'
import type { EnquiryContent } from './enquiry.ts'
import { ENQUIRY } from './mail.ts'
import { enquiryRepository } from './repository.ts'

interface Received {
  readonly content: EnquiryContent
  readonly site: Storefront | null
}

/** Stores an enquiry and queues its mail to support in one transaction. */
export async function receive(
  { db, outbox }: Services,
  { content, site }: Received,
): Promise<EnquiryReceipt> {
  const id = randomUUID()
  await db.transaction(async (transaction) => {
    const enquiry = { id, content, storefrontDomain: site?.domain ?? null }
    await enquiryRepository(transaction).add(enquiry)
    await createOutboxRepository(transaction).add({
      key: `${ENQUIRY}:${id}`,
      notificationType: 'something_else',
      template: ENQUIRY,
      payload: { enquiryId: id },
    })
  })
  outbox.wake()
  return { id }
}
