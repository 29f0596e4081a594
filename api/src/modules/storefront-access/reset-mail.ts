import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { accessRepository } from './repository.ts'

/** The token is created when the mail is rendered and stored only as a hash: a retried mail has a new one. */
export function staffResetTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ resetId }) => {
    const token = makeToken()
    const colleague = resetId ? await accessRepository(db).arm(resetId, hashToken(token)) : null
    return colleague ? resetMail({ ...colleague, token }, sender) : null
  }
}

/** Sent after each change, so that a colleague who did not make it notices. */
export function staffPasswordChangedTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ staffId }) => {
    const colleague = staffId ? await accessRepository(db).mailAddressOf(staffId) : null
    return colleague ? changedMail(colleague, sender) : null
  }
}

interface Colleague {
  readonly email: string
  readonly domain: string
}

function resetMail({ token, ...colleague }: Colleague & { token: string }, sender: Sender): Mail {
  const heading = 'Choose a new password'
  return letter(sender, {
    ...colleague,
    subject: `Choose a new ${sender.companyName} storefront password`,
    heading,
    lines: [
      'This link works once, within 30 minutes.',
      'If you did not ask for it, ignore this e-mail: your password stays as it is.',
    ],
    // The URL fragment enters no server log and no referrer.
    link: { label: heading, path: `/password-reset#token=${token}` },
  })
}

function changedMail(colleague: Colleague, sender: Sender): Mail {
  return letter(sender, {
    ...colleague,
    subject: `Your ${sender.companyName} storefront password was changed`,
    heading: 'Your password was changed',
    lines: [
      'All devices that were signed in with your account are signed out.',
      'If this was not you, choose a new password at once and write to us.',
    ],
    link: { label: 'Choose a new password', path: '/password-reset' },
  })
}

interface Letter extends Colleague {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  /** Path on the site of the colleague's storefront. */
  readonly link: { readonly label: string; readonly path: string }
}

/** Returns a mail to a colleague with one link to the site of their storefront. */
export function letter(
  sender: Sender,
  { email, domain, subject, heading, lines, link }: Letter,
): Mail {
  const site = new URL(sender.siteUrl)
  site.hostname = domain
  const href = site.origin + link.path
  return {
    to: email,
    subject,
    html: mailPage({
      sender,
      heading,
      content: html`${lines.map((line) => html`<p>${line}</p>`)}
      ${mailButton({ href, label: link.label })}`,
    }),
    text: [
      heading,
      ...lines,
      `${link.label}: ${href}`,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}
