import type { Executor } from '#src/db/database.ts'
import type { Sender } from '#src/modules/outbox/mail.ts'
import { storefrontRepository } from '#src/modules/storefronts/repository.ts'

/**
 * Returns the address of a conversation in the workshop, for mails to the company: it is answered there, where each
 * colleague sees it, and not from a mailbox.
 */
export async function inboxLink(
  db: Executor,
  { id, sender }: { readonly id: string; readonly sender: Pick<Sender, 'siteUrl'> },
): Promise<string> {
  const workshop = await storefrontRepository(db).byId('workshop')
  const site = new URL(sender.siteUrl)
  if (workshop) site.hostname = workshop.domain
  return `${site.origin}/messages?state=every&open=${id}`
}
