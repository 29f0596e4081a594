import { randomUUID } from 'node:crypto'
import type { LinkPurpose } from '#src/db/schema/mailed-links.ts'
import type { RequestedTemplate } from '#src/modules/outbox/audiences.ts'
import { addRequestedMail, requireMail } from '#src/modules/outbox/requested-mail.ts'
import type { Services } from '#src/services.ts'
import { linkRepository, type RequestedLink } from './repository.ts'

interface LinkRequest extends RequestedLink {
  readonly purpose: LinkPurpose
  readonly template: RequestedTemplate
  /** Network address of the visitor. */
  readonly address: string
  /** Whether a mail to the address would be sent, if it is not only to accounts, orders and colleagues. */
  readonly isKnown?: () => Promise<boolean>
}

/**
 * Queues the mail with a link. Does the same whether or not the address is known, which is looked up when the mail is
 * made, so that neither answer nor its time tell.
 * @throws HttpError 429
 */
export async function requestLink(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  { purpose, template, address, isKnown, ...link }: LinkRequest,
): Promise<void> {
  const grant = await requireMail(db, {
    ...{ template, recipient: link.email, address },
    ...(isKnown && { isKnown }),
  })
  await db.transaction(async (transaction) => {
    const id = randomUUID()
    await linkRepository(transaction, purpose).add({ id, ...link })
    await addRequestedMail(transaction, grant, {
      key: `${template}:${id}`,
      payload: { linkId: id },
    })
  })
  outbox.wake()
}
