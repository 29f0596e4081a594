import type { Executor } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import type { Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { accessRepository } from '#src/modules/storefront-access/repository.ts'
import { letter } from '#src/modules/storefront-access/reset-mail.ts'

export const STAFF_INVITATION = 'staff-invitation'

/** As with a reset, the token is made when the mail is rendered. It contains no text of the owner who invites. */
export function staffInvitationTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ resetId }) => {
    const token = makeToken()
    const person = resetId ? await accessRepository(db).arm(resetId, hashToken(token)) : null
    if (!person) return null
    const heading = 'Choose your password'
    return letter(sender, {
      ...person,
      subject: `Your ${sender.companyName} staff account`,
      heading,
      lines: [
        `An account was made for you at ${person.domain}. Choose a password to sign in.`,
        'This link works once, within 7 days.',
        'You did not expect it? Then ignore this e-mail.',
      ],
      link: { label: heading, path: `/password-reset#token=${token}` },
    })
  }
}
