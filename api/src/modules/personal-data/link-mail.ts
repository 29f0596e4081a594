import type { Database } from '#src/db/database.ts'
import { linkMail } from '#src/modules/mailed-links/link-mail.ts'
import { armLink } from '#src/modules/mailed-links/open.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import type { Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { isAnythingKept } from './service.ts'

export const PERSONAL_DATA_LINK = 'personal-data-link'

/**
 * Returns the template. An address without stored data gets no mail, so that the link cannot be used to write to
 * strangers.
 */
export function personalDataTemplate(db: Database, sender: Sender): MailTemplate {
  const purpose = 'personal_data'
  return async ({ linkId: id = '' }) => {
    const link = await linkRepository(db, purpose).requested(id)
    if (link === null || !(await isAnythingKept(db, link.email))) return null
    // The token is in the URL fragment, so that it enters no server log and no referrer.
    const href = `${sender.siteUrl}/your-data#token=${await armLink(db, { id, purpose })}`
    return linkMail(
      {
        to: link.email,
        heading: `Your data at ${sender.companyName}`,
        lines: [
          'This link shows what we keep about you, and lets you erase it. It works for an hour.',
          'If you did not ask for it, ignore this e-mail: nothing has changed.',
        ],
        button: { href, label: 'See your data' },
      },
      sender,
    )
  }
}
