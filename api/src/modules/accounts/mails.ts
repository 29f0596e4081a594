import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { accountRepository } from './repository.ts'

export const REGISTRATION = 'account-registration'
export const PASSWORD_RESET = 'password-reset'
export const PASSWORD_CHANGED = 'password-changed'

type AccountTemplate = typeof REGISTRATION | typeof PASSWORD_RESET | typeof PASSWORD_CHANGED

/**
 * Returns the mail templates of this module. The token of a link is created with its mail and stored only as a hash.
 */
export function accountTemplates(
  db: Executor,
  sender: Sender,
): Record<AccountTemplate, MailTemplate> {
  const accounts = accountRepository(db)
  return {
    [REGISTRATION]: async ({ registrationId }) => {
      const registration = registrationId ? await accounts.registrationOf(registrationId) : null
      if (!registration) return null
      if (await accounts.byEmail(registration.email)) return knownAlready(registration, sender)
      const token = makeToken()
      await accounts.armRegistration(registration.id, hashToken(token))
      return confirmation({ ...registration, token }, sender)
    },
    [PASSWORD_RESET]: async ({ resetId }) => {
      const token = makeToken()
      const account = resetId ? await accounts.arm(resetId, hashToken(token)) : null
      return account ? resetLink({ ...account, token }, sender) : null
    },
    [PASSWORD_CHANGED]: async ({ accountId }) => {
      const account = accountId ? await accounts.byId(accountId) : null
      return account ? passwordChanged(account, sender) : null
    },
  }
}

interface Person {
  readonly email: string
}

/** Contains nothing from the caller, not even a name: the address may belong to someone else (S31). */
function confirmation({ email, token }: Person & { token: string }, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Confirm your ${sender.companyName} account`,
    heading: 'Confirm your e-mail address',
    lines: [
      'This e-mail address was given to open an account. The link works once, within a day.',
      'It was not you? Then ignore this e-mail: no account is opened.',
    ],
    link: {
      label: 'Open the account',
      url: `${sender.siteUrl}/confirm-account#token=${token}`,
    },
  })
}

function passwordChanged({ email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Your ${sender.companyName} password was changed`,
    heading: 'Your password was changed',
    lines: ['It was not you? Choose a new password at once, and write to us.'],
    link: { label: 'Choose a new password', url: `${sender.siteUrl}/password-reset` },
  })
}

function knownAlready({ email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `You already have a ${sender.companyName} account`,
    heading: 'You already have an account',
    lines: [
      'This e-mail address was given to open an account, and has one already.',
      'Was it you? Ask for a new password if you do not remember yours. Nothing has changed.',
    ],
    link: { label: `Go to ${sender.companyName}`, url: sender.siteUrl },
  })
}

/** The token is in the URL fragment, so that it enters no server log and no referrer. */
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
      content: html`${lines.map((line) => html`<p>${line}</p>`)}
      ${mailButton({ href: link.url, label: link.label })}`,
    }),
    text: [
      heading,
      ...lines,
      `${link.label}: ${link.url}`,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}
