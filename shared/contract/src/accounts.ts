/** Customer accounts and their passwords. Rules: api/src/modules/accounts/rules.ts. */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { Email, Name } from './primitives.ts'
import { defineRoute } from './route.ts'

/** At least 8 characters of any kind (section 6 of the ASVS); the api refuses common passwords. */
export const NewPassword = z.string().min(8, 'Use at least 8 characters').max(256)

export const Registration = z.strictObject({
  name: Name,
  email: Email.toLowerCase(),
  password: NewPassword,
})
export type Registration = z.infer<typeof Registration>

export const register = defineRoute({
  source: '7.1',
  tag: 'accounts',
  access: 'public',
  method: 'POST',
  path: '/public/register',
  summary:
    'Asks for a customer account: a mailed link opens it. Answers alike when the e-mail has one already',
  body: Registration,
  response: z.null(),
  errors: [429],
  cost: 10,
  example: {
    body: { name: 'Ida Holm', email: 'ida.holm@example.com', password: 'a seam in time' },
  },
})

export const Confirmation = z.strictObject({
  token: z.string().max(100).describe('From the mailed link'),
  /** The one chosen with the account. */
  password: z.string().min(1).max(256),
})
export type Confirmation = z.infer<typeof Confirmation>

export const confirmRegistration = defineRoute({
  source: 'design: accounts are confirmed',
  tag: 'accounts',
  access: 'public',
  method: 'POST',
  path: '/public/confirm_registration',
  summary:
    'Opens the account that the mailed link of register is for, with the password that was chosen with it',
  body: Confirmation,
  response: z.null(),
  errors: [429],
  cost: 10,
  example: { body: { token: unknownToken, password: 'a seam in time' } },
})

export const requestPasswordReset = defineRoute({
  source: '7.1',
  tag: 'accounts',
  access: 'public',
  method: 'GET',
  path: '/public/password_reset',
  summary: 'Mails a link that works once within 30 minutes; answers alike for an unknown e-mail',
  query: z.strictObject({ email: Email.toLowerCase() }),
  hasEffect: true,
  response: z.null(),
  errors: [429],
  cost: 10,
  example: { query: { email: 'ida.holm@example.com' } },
})

export const PasswordReset = z.strictObject({
  token: z.string().max(100),
  password: NewPassword,
})
export type PasswordReset = z.infer<typeof PasswordReset>

export const resetPassword = defineRoute({
  source: '7.1',
  tag: 'accounts',
  access: 'public',
  method: 'POST',
  path: '/public/password_reset',
  summary: 'Sets a new password with the token of a mailed link',
  body: PasswordReset,
  response: z.null(),
  errors: [429],
  cost: 10,
  example: { body: { token: unknownToken, password: 'another stitch' } },
})
