import { randomUUID } from 'node:crypto'
import type { EnquiryReceipt } from '@darnley/contract/enquiries'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { abandonedBasketRepository } from '#src/modules/abandoned-basket/repository.ts'
import { receiveEnquiry } from '#src/modules/conversations/receive.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Services } from '#src/services.ts'
import type { EnquiryContent } from './enquiry.ts'
import { ENQUIRY } from './mail.ts'
import { enquiryRepository } from './repository.ts'

interface Received {
  readonly content: EnquiryContent
  readonly site: Storefront | null
  /** The visitor's; null without one. */
  readonly basketId: string | null
}

/** Stores an enquiry with its conversation in the inbox and its mail to support, in one transaction. */
export async function receive(
  { db, outbox, config }: Services,
  { content, site, basketId }: Received,
): Promise<EnquiryReceipt> {
  const id = randomUUID()
  const { orderPrefix } = config.company
  await db.transaction(async (transaction) => {
    const enquiry = { id, content, storefrontDomain: site?.domain ?? null }
    await enquiryRepository(transaction).add(enquiry)
    const knownEmail = site ? null : await emailOfBasket(transaction, basketId)
    await receiveEnquiry(transaction, { enquiry, knownEmail, orderPrefix })
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

/**
 * Returns the address that a visitor gave for the reminder of the same basket. Not on the sites of shops, whose tills
 * hold the baskets of many customers.
 */
async function emailOfBasket(db: Executor, basketId: string | null): Promise<string | null> {
  if (basketId === null) return null
  return (await abandonedBasketRepository(db).ofBasket(basketId))?.email ?? null
}
