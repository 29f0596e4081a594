import { html } from '@darnley/node/html'
import type { Database } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { linkRepository } from './link-repository.ts'
import { isAnythingKept } from './service.ts'

export const PERSONAL_DATA_LINK = 'personal-data-link'

/**
 * Returns the template. An address without stored data gets no mail, so that the link cannot be used to write to
 * strangers.
 */
export function personalDataTemplate(db: Database, sender: Sender): MailTemplate {
  return async ({ linkId = '' }) => {
    const links = linkRepository(db)
    const email = await links.emailOf(linkId)
    if (email === null || !(await isAnythingKept(db, email))) return null
    const token = makeToken()
    await links.arm(linkId, hashToken(token))
    return linkMail({ email, token }, sender)
  }
}

/** The token is in the URL fragment, so that it enters no server log and no referrer. */
function linkMail({ email, token }: { email: string; token: string }, sender: Sender): Mail {
  const heading = `Your data at ${sender.companyName}`
  const lines = [
    'This link shows what we keep about you, and lets you erase it. It works for an hour.',
    'You did not ask for it? Then ignore this e-mail: nothing has changed.',
  ]
  const link = `${sender.siteUrl}/your-data#token=${token}`
  return {
    to: email,
    subject: heading,
    html: mailPage({
      sender,
      heading,
      content: html`${lines.map((line) => html`<p>${line}</p>`)}
      ${mailButton({ href: link, label: 'See your data' })}`,
    }),
    text: [
      heading,
      ...lines,
      `See your data: ${link}`,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}
