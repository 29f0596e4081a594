import { html } from 'ghtml'
import type { Executor } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail } from '#src/modules/outbox/mailer.ts'
import type { Sender } from '#src/modules/outbox/order-confirmation.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { accessRepository } from './repository.ts'

/** The token is made with its mail and kept only as a hash: one that is sent again has a new one. */
export function staffResetTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ resetId }) => {
    const token = makeToken()
    const colleague = resetId ? await accessRepository(db).arm(resetId, hashToken(token)) : null
    return colleague ? resetMail({ ...colleague, token }, sender) : null
  }
}

interface Link {
  readonly email: string
  readonly domain: string
  readonly token: string
}

function resetMail({ email, domain, token }: Link, sender: Sender): Mail {
  const site = new URL(sender.siteUrl)
  site.hostname = domain
  // After the # it enters no server's log and no referrer.
  const link = `${site.origin}/password-reset#token=${token}`
  const heading = 'Choose a new password'
  const lines = [
    'This link works once, within 30 minutes.',
    'You did not ask for it? Then ignore this e-mail: your password stays as it is.',
  ]
  return {
    to: email,
    subject: `Choose a new ${sender.companyName} storefront password`,
    html: mailPage({
      sender,
      heading,
      content: html`!${lines.map((line) => html`<p>${line}</p>`)}
      !${mailButton({ href: link, label: heading })}`,
    }),
    text: [heading, ...lines, `${heading}: ${link}`].join('\n\n'),
  }
}
