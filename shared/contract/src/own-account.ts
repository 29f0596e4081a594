/**
 * The account of a customer, by a session. A session is opened by password or by the mailed link to all orders
 * (my-repairs.ts), whose calls its token opens too. Rules: api/src/modules/accounts/session.ts,
 * api/src/modules/accounts/own-account.ts.
 */
import { z } from 'zod'
import { NewPassword } from './accounts.ts'
import { unknownToken } from './examples.ts'
import { Email, Name } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: customer accounts',
  tag: 'accounts',
  access: 'public',
  method: 'POST',
} as const

/** A password as it was typed, to be compared with the stored one. */
const TypedPassword = z.string().min(1).max(256)

export const CustomerCredentials = z.strictObject({
  email: Email.toLowerCase(),
  password: TypedPassword,
})
export type CustomerCredentials = z.infer<typeof CustomerCredentials>

export const CustomerSession = z.object({
  token: z.string().describe('Opens the orders and the account; travels in the body of calls'),
  ends_at: z.iso.datetime(),
  name: z.string().describe('Of the account, with which a checkout can begin'),
})
export type CustomerSession = z.infer<typeof CustomerSession>

export const signInToAccount = defineRoute({
  ...common,
  path: '/public/account_sign_in',
  summary:
    'Signs a customer in. Answers alike for a wrong password, an unknown e-mail and an account that is not confirmed',
  body: CustomerCredentials,
  response: CustomerSession,
  errors: [401, 429],
  cost: 5,
  example: { body: { email: 'ida.holm@example.com', password: 'a seam in time' } },
})

export const SessionToken = z.strictObject({
  token: z.string().max(100).describe('Of a sign-in or of the mailed link to all orders'),
})

export const OwnAccount = z.object({
  name: z.string(),
  opened_at: z.iso.datetime(),
  password_changed_at: z.iso.datetime().nullable(),
})
export type OwnAccount = z.infer<typeof OwnAccount>

export const AccountPage = z.object({
  email: z.string(),
  ends_at: z.iso.datetime().describe('When the session ends'),
  needs_password: z
    .boolean()
    .describe('To delete the account: false in a session that the mailed link has opened'),
  account: OwnAccount.nullable().describe('Null: the address of the mailed link has none'),
})
export type AccountPage = z.infer<typeof AccountPage>

const ofSession = { ...common, errors: [404] } as const

export const ownAccount = defineRoute({
  ...ofSession,
  path: '/public/account',
  summary: 'The account of the signed-in customer',
  body: SessionToken,
  response: AccountPage,
  cost: 5,
  example: { body: { token: unknownToken } },
})

export const NameChange = SessionToken.extend({ name: Name })

export const changeOwnName = defineRoute({
  ...ofSession,
  path: '/public/account_name',
  summary: 'Changes the name of the account',
  body: NameChange,
  response: z.null(),
  cost: 5,
  example: { body: { token: unknownToken, name: 'Ida Holm' } },
})

export const PasswordChange = SessionToken.extend({
  password: TypedPassword.describe('The present one'),
  new_password: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

const byPassword = { ...common, errors: [404, 429], cost: 10 } as const

export const changeOwnPassword = defineRoute({
  ...byPassword,
  path: '/public/account_password',
  summary: 'Changes the password, and ends all other sessions of the account',
  body: PasswordChange,
  response: z.null(),
  example: {
    body: { token: unknownToken, password: 'a seam in time', new_password: 'another stitch' },
  },
})

export const EmailChange = SessionToken.extend({
  email: Email.toLowerCase(),
  password: TypedPassword,
})
export type EmailChange = z.infer<typeof EmailChange>

export const changeOwnEmail = defineRoute({
  ...byPassword,
  path: '/public/account_email',
  summary:
    'Mails a link, good for an hour, to the new address of the account: the address changes once it is followed. Answers alike when the new one has an account',
  body: EmailChange,
  response: z.null(),
  example: {
    body: { token: unknownToken, email: 'ida@example.com', password: 'a seam in time' },
  },
})

export const EmailConfirmation = z.strictObject({
  token: z.string().max(100).describe('From the mailed link'),
  password: TypedPassword,
})
export type EmailConfirmation = z.infer<typeof EmailConfirmation>

export const confirmOwnEmail = defineRoute({
  ...common,
  path: '/public/confirm_account_email',
  summary:
    'Gives the account the address to which the link was mailed, with the password of the account, and ends all its sessions',
  body: EmailConfirmation,
  response: z.null(),
  errors: [429],
  cost: 10,
  example: { body: { token: unknownToken, password: 'a seam in time' } },
})

export const signOutEverywhere = defineRoute({
  ...ofSession,
  path: '/public/account_sign_out_everywhere',
  summary: 'Ends all sessions and mailed links of the account, and this one',
  body: SessionToken,
  response: z.null(),
  example: { body: { token: unknownToken } },
})

export const AccountDeletion = SessionToken.extend({
  password: TypedPassword.optional().describe('Needed in a session by password'),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const deleteOwnAccount = defineRoute({
  ...byPassword,
  path: '/public/account_deletion',
  summary:
    'Deletes the account with its sessions and links. Orders stay until they are erased (/public/personal_data_erasure)',
  body: AccountDeletion,
  response: z.null(),
  example: { body: { token: unknownToken, password: 'a seam in time' } },
})
