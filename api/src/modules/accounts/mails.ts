import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { armLink } from '#src/modules/mailed-links/open.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import { mailButton, mailPage, unbroken } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { accountRepository } from './repository.ts'

export const REGISTRATION = 'account-registration'
export const PASSWORD_RESET = 'password-reset'
export const PASSWORD_CHANGED = 'password-changed'

export const NEW_EMAIL = 'account-new-email'
export const EMAIL_CHANGED = 'account-email-changed'
export const ACCOUNT_DELETED = 'account-deleted'

type OwnTemplate = typeof NEW_EMAIL | typeof EMAIL_CHANGED | typeof ACCOUNT_DELETED
type AccountTemplate =
  | typeof REGISTRATION
  | typeof PASSWORD_RESET
  | typeof PASSWORD_CHANGED
  | OwnTemplate

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
    ...ownTemplates(db, sender),
  }
}

/** Returns the templates about changes that a signed-in customer makes. */
function ownTemplates(db: Executor, sender: Sender): Record<OwnTemplate, MailTemplate> {
  const formerAddress = async (id = ''): Promise<string | undefined> =>
    (await linkRepository(db, 'former_account').requested(id))?.email
  return {
    [NEW_EMAIL]: async ({ linkId: id = '' }) => {
      const purpose = 'new_email'
      const link = await linkRepository(db, purpose).requested(id)
      if (!link) return null
      if (await accountRepository(db).byEmail(link.email)) return knownAlready(link, sender)
      return newEmail({ ...link, token: await armLink(db, { id, purpose }) }, sender)
    },
    [EMAIL_CHANGED]: async ({ linkId }) => {
      const email = await formerAddress(linkId)
      return email ? emailChanged({ email }, sender) : null
    },
    [ACCOUNT_DELETED]: async ({ linkId }) => {
      const email = await formerAddress(linkId)
      return email ? deleted({ email }, sender) : null
    },
  }
}

interface Person {
  readonly email: string
}

/** Contains nothing from the caller, not even a name: the address may belong to another person (S31). */
function confirmation({ email, token }: Person & { token: string }, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Confirm your ${sender.companyName} account`,
    heading: 'Confirm your e-mail address',
    lines: [
      'This e-mail address was given to open an account. The link works once, within a day.',
      'If this was not you, ignore this e-mail: no account is opened.',
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
    lines: ['If this was not you, choose a new password at once and write to us.'],
    link: { label: 'Choose a new password', url: `${sender.siteUrl}/password-reset` },
  })
}

/** Contains nothing from the caller: the address may belong to another person (S31). */
function newEmail({ email, token }: Person & { token: string }, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Confirm the new address of your ${sender.companyName} account`,
    heading: 'Confirm your new e-mail address',
    lines: [
      'This e-mail address was given for an account. The link works once, within an hour.',
      'If this was not you, ignore this e-mail: nothing changes.',
    ],
    link: { label: 'Use this address', url: `${sender.siteUrl}/account#email-token=${token}` },
  })
}

function emailChanged({ email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `The address of your ${sender.companyName} account was changed`,
    heading: 'Your account has another e-mail address',
    lines: [
      'From now on you sign in with the new address. Orders that were booked with this one stay with it.',
      'If this was not you, write to us at once.',
    ],
    link: { label: `Go to ${sender.companyName}`, url: sender.siteUrl },
  })
}

function deleted({ email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `Your ${sender.companyName} account is deleted`,
    heading: 'Your account is deleted',
    lines: [
      'Your orders are kept for our books. You can have what we keep about you erased.',
      'If this was not you, write to us.',
    ],
    link: { label: 'See your data', url: `${sender.siteUrl}/your-data` },
  })
}

function knownAlready({ email }: Person, sender: Sender): Mail {
  return letter(sender, {
    to: email,
    subject: `You already have a ${sender.companyName} account`,
    heading: 'You already have an account',
    lines: [
      'This e-mail address was given for an account, and has one already.',
      'Nothing has changed. If you do not remember your password, ask for a new one.',
    ],
    link: { label: 'Sign in', url: `${sender.siteUrl}/account` },
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
      'If you did not ask for it, ignore this e-mail: your password stays as it is.',
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
      content: html`${lines.map((line) => html`<p>${unbroken(line)}</p>`)}
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
