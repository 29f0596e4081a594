import { html } from 'ghtml'
import type { Executor } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail } from '#src/modules/outbox/mailer.ts'
import type { Sender } from '#src/modules/outbox/order-confirmation.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { accountRepository } from './repository.ts'

export const WELCOME = 'account-welcome'
export const PASSWORD_RESET = 'password-reset'

/** The templates of this module; the token of a link is made with its mail and kept only as a hash. */
export function accountTemplates(db: Executor, sender: Sender): Record<string, MailTemplate> {
  const accounts = accountRepository(db)
  return {
    [WELCOME]: async ({ accountId, isNew }) => {
      const account = accountId ? await accounts.byId(accountId) : null
      if (!account) return null
      return isNew === 'yes' ? welcome(account, sender) : knownAlready(account, sender)
    },
    [PASSWORD_RESET]: async ({ resetId }) => {
      const token = makeToken()
      const account = resetId ? await accounts.arm(resetId, hashToken(token)) : null
      return account ? resetLink({ ...account, token }, sender) : null
    },
  }
}

interface Person {
  readonly name: string
  readonly email: string
}

function welcome({ name, email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Welcome to ${sender.companyName}`,
    heading: `Welcome, ${name}!`,
    lines: ['Your account is ready.'],
    link: { label: 'Book an alteration or a repair', url: sender.siteUrl },
  })
}

function knownAlready({ email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `You already have a ${sender.companyName} account`,
    heading: 'You already have an account',
    lines: [
      'Somebody tried to open an account with this e-mail address, which has one already.',
      'Was it you? Ask for a new password if you do not remember yours. Nothing has changed.',
    ],
    link: { label: `Go to ${sender.companyName}`, url: sender.siteUrl },
  })
}

/** The token stands after the #, so that it enters no server's log and no referrer. */
function resetLink({ email, token }: Person & { token: string }, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Choose a new ${sender.companyName} password`,
    heading: 'Choose a new password',
    lines: [
      'This link works once, within 30 minutes.',
      'You did not ask for it? Then ignore this e-mail: your password stays as it is.',
    ],
    link: {
      label: 'Choose a new password',
      url: `${sender.siteUrl}/password-reset#token=${token}`,
    },
  })
}

interface Letter {
  readonly to: string
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly link: { readonly label: string; readonly url: string }
}

function letter(sender: Sender, { to, subject, heading, lines, link }: Letter): Mail {
  return {
    to,
    subject,
    html: mailPage({
      sender,
      heading,
      content: html`!${lines.map((line) => html`<p>${line}</p>`)}
      !${mailButton({ href: link.url, label: link.label })}`,
    }),
    text: [
      heading,
      ...lines,
      `${link.label}: ${link.url}`,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}
