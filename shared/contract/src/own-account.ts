/**
 * The account of a customer, by a session. A sign-in by password sets a cookie with the token of its session, which
 * counts where a call has no token in its body. The mailed link to all orders (my-repairs.ts) opens a session too, whose
 * token travels in the body. Both open the calls of my-repairs.ts as well. Rules: api/src/modules/accounts/session.ts,
 * api/src/modules/accounts/own-account.ts.
 */
import { z } from 'zod'
import { NewPassword } from './accounts.ts'
import { unknownToken } from './examples.ts'
import { Email, Name, Postcode, writtenText } from './primitives.ts'
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
  stays_signed_in: z
    .boolean()
    .optional()
    .describe(
      '30 days, also when the browser was closed, but 14 without use; else until then, 12 hours at most',
    ),
})
export type CustomerCredentials = z.infer<typeof CustomerCredentials>

export const CustomerSession = z.object({
  token: z
    .string()
    .describe(
      'That of the cookie, for clients without cookies: it may travel in the body of calls',
    ),
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
  token: z
    .string()
    .max(100)
    .optional()
    .describe('Of the mailed link to all orders; without it, that of the cookie of a sign-in'),
})

/** Where the customer lives, as checkout asks for it. */
export const KeptAddress = z.strictObject({
  house: writtenText(60).describe('Name or number'),
  line1: writtenText(139),
  line2: z.string().trim().max(200),
  city: z.string().trim().max(100),
  postcode: Postcode,
})
export type KeptAddress = z.infer<typeof KeptAddress>

export const OwnAccount = z.object({
  name: z.string(),
  opened_at: z.iso.datetime(),
  password_changed_at: z.iso.datetime().nullable(),
  phone: z.string().nullable().describe('In international form; null unless the customer keeps it'),
  address: KeptAddress.nullable().describe('Null unless the customer keeps it'),
})
export type OwnAccount = z.infer<typeof OwnAccount>

export const AccountPage = z.object({
  email: z.string(),
  ends_at: z.iso.datetime().describe('When the session ends, however much it is used'),
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

export const DetailsChange = SessionToken.extend({
  phone: z.string().trim().min(1).max(30).nullable().describe('A mobile number'),
  address: KeptAddress.nullable(),
})
export type DetailsChange = z.infer<typeof DetailsChange>

export const changeOwnDetails = defineRoute({
  ...ofSession,
  path: '/public/account_details',
  summary:
    'Keeps phone and address in the account, with which a checkout can be filled in; null deletes what was kept',
  body: DetailsChange,
  response: z.null(),
  cost: 5,
  example: {
    body: {
      token: unknownToken,
      phone: '07700 900123',
      address: { house: '14', line1: 'Weavers Row', line2: '', city: 'Leeds', postcode: 'LS1 4AB' },
    },
  },
})

export const CustomerDevice = z.object({
  id: z.string(),
  is_current: z.boolean().describe('The session of this call'),
  opened_by: z.enum(['password', 'mailed_link']),
  device: z.string().nullable().describe('"Chrome on Windows"; null when unknown'),
  last_used_at: z.iso.datetime().describe('To within five minutes'),
  ends_at: z.iso.datetime().describe('Unless it is used again'),
})
export type CustomerDevice = z.infer<typeof CustomerDevice>

export const ownCustomerSessions = defineRoute({
  ...ofSession,
  path: '/public/account_sessions',
  summary: 'The open sessions of the account, this one first, then the last used',
  body: SessionToken,
  response: z.array(CustomerDevice),
  cost: 5,
  example: { body: { token: unknownToken } },
})

export const SessionEnd = SessionToken.extend({ session_id: z.string().max(100) })

export const endCustomerSession = defineRoute({
  ...ofSession,
  path: '/public/account_session_end',
  summary: 'Ends a session of the account; one that has ended changes nothing. Returns those left',
  body: SessionEnd,
  response: z.array(CustomerDevice),
  example: { body: { token: unknownToken, session_id: unknownToken } },
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
