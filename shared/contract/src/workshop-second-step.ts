/**
 * The second step of the workshop's sign-in: a code of an authenticator app (RFC 6238). Rules:
 * api/src/modules/second-step/codes.ts.
 */
import { z } from 'zod'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: people',
  tag: 'workshop session',
  access: 'workshop',
} as const

export const SecondStep = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.int().describe('Of the 10 that were shown when it was switched on'),
})
export type SecondStep = z.infer<typeof SecondStep>

export const secondStep = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/second_step',
  summary: 'Whether the caller signs in with a second step',
  response: SecondStep,
  errors: [401, 403],
})

const password = z.string().min(1).max(256)
const code = z.string().trim().min(6).max(40)

export const SecondStepBeginning = z.strictObject({ password })

/** Shown once. The page draws the URI as a QR code; the secret is for typing. */
export const SecondStepSecret = z.object({
  uri: z.string().describe('otpauth://totp/...'),
  secret: z.string().describe('Base 32'),
})
export type SecondStepSecret = z.infer<typeof SecondStepSecret>

export const beginSecondStep = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/second_step/begin',
  summary: 'Makes a secret for the app of the caller; nothing is asked for until it is confirmed',
  body: SecondStepBeginning,
  response: SecondStepSecret,
  errors: [401, 403, 409, 429],
  cost: 5,
  example: { body: { password: 'your password' } },
})

export const SecondStepConfirmation = z.strictObject({ code })

/** Shown once: only their hashes are kept. Each works once in place of a code. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const confirmSecondStep = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/second_step/confirm',
  summary: 'Switches the second step on by a first code, and answers with recovery codes',
  body: SecondStepConfirmation,
  response: RecoveryCodes,
  errors: [401, 403, 409, 429],
  cost: 5,
  example: { body: { code: '123456' } },
})

export const SecondStepEnd = z.strictObject({
  password,
  code: code.describe('Of the app, or a recovery code'),
})

export const endSecondStep = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/second_step/end',
  summary: 'Switches the second step of the caller off',
  body: SecondStepEnd,
  response: SecondStep,
  errors: [401, 403, 409, 429],
  cost: 5,
  example: { body: { password: 'your password', code: '123456' } },
})
