import { secretsIn } from '@darnley/node/key-ring'
import { standInSecrets } from '@darnley/node/known-secrets'
import type { Mode } from '@darnley/node/mode'
import { absent, optional, required, type Rule, type Test } from '@darnley/node/rules'
import { beginsWith, each, strong, unpublished } from '@darnley/node/secrets'
import { z } from 'zod'

/** Longer, the address with its token would be longer than mail servers allow (RFC 5321, 4.5.3.1.1). */
const LONGEST_NAME = 10

/** What text messages and answers to mails need; README.md documents each name. */
export const messageVariables = {
  TWILIO_ACCOUNT_SID: z.string().optional().describe('the id of your Twilio account, AC...'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('the token of your Twilio account'),
  TWILIO_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional()
    .describe('your number at Twilio, such as +447700900000'),
  REPLY_ADDRESS: z
    .email()
    .regex(new RegExp(`^[^@+]{1,${LONGEST_NAME}}@`))
    .optional()
    .describe(`an e-mail address with at most ${LONGEST_NAME} characters before the @`),
  INBOUND_MAIL_SECRET: z.string().optional().describe('a secret of your own'),
}

const Messages = z.object(messageVariables)

/** An account at Twilio, or at its stand-in. */
export interface TextConfig {
  readonly apiUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** Those by which their calls may be signed; several during a rotation. */
  readonly callTokens: readonly string[]
  /** E.164 number that messages come from. */
  readonly from: string
}

export interface MessageConfig {
  /** Null: text messages are off. */
  texts: TextConfig | null
  /** Null: answers to mails go to the mailbox of support. */
  inboundMail: { readonly address: string; readonly secrets: readonly string[] } | null
}

const TWILIO_URL = 'https://api.twilio.com'

/** Numbers and addresses without a recipient. */
const standIn = {
  accountSid: `AC${'0'.repeat(32)}`,
  from: '+447700900000',
  address: 'reply@inbound.darnley.example',
} as const

/** Reads the settings. Without an own account the stand-ins are used, which production has not. */
export function messagesOf(
  env: z.output<typeof Messages>,
  { sandboxUrl, mode }: { readonly sandboxUrl: string; readonly mode: Mode },
): MessageConfig {
  const hasStandIns = mode !== 'production'
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_FROM: from } = env
  const callTokens = secretsIn(env.TWILIO_AUTH_TOKEN)
  const [authToken] = callTokens
  const own =
    accountSid && authToken && from
      ? { apiUrl: TWILIO_URL, accountSid, authToken, callTokens, from }
      : null
  const twilio = {
    apiUrl: `${sandboxUrl}/twilio`,
    accountSid: standIn.accountSid,
    authToken: standInSecrets.twilioToken,
    callTokens: [standInSecrets.twilioToken],
    from: standIn.from,
  }
  const { REPLY_ADDRESS: address } = env
  const secrets = secretsIn(env.INBOUND_MAIL_SECRET)
  const mailbox = { address: standIn.address, secrets: [standInSecrets.inboundMail] }
  return {
    texts: own ?? (hasStandIns ? twilio : null),
    inboundMail:
      address && secrets.length > 0 ? { address, secrets } : hasStandIns ? mailbox : null,
  }
}

interface Setting {
  readonly setting: string
  readonly cure: string
  readonly tests?: readonly Test[]
}

const TEXTS: readonly Setting[] = [
  {
    setting: 'TWILIO_ACCOUNT_SID',
    cure: 'set the id of your account, AC..., or none of the settings of Twilio',
    tests: [beginsWith('AC')],
  },
  {
    setting: 'TWILIO_AUTH_TOKEN',
    cure: 'set the token of your account, or none of the settings of Twilio',
    tests: [each(unpublished)],
  },
  {
    setting: 'TWILIO_FROM',
    cure: 'set your number there, such as +447..., or none of the settings of Twilio',
  },
]

const INBOUND: readonly Setting[] = [
  {
    setting: 'REPLY_ADDRESS',
    cure: 'set the address whose mail Postmark hands over, or remove INBOUND_MAIL_SECRET',
  },
  {
    setting: 'INBOUND_MAIL_SECRET',
    cure: 'set the password in the address of the webhook at Postmark, or remove REPLY_ADDRESS',
    tests: [each(strong)],
  },
]

/** Requires all of these settings as soon as one of them is there. */
function allOrNone(settings: readonly Setting[]): Rule[] {
  return settings.map((wanted) => (environment) => {
    const isUsed = settings.some(({ setting }) => environment[setting] !== undefined)
    return (isUsed ? required(wanted) : optional(wanted))(environment)
  })
}

/** Both are optional: without them there are no text messages, and answers go to the mailbox of support. */
export const ownMessages: readonly Rule[] = [...allOrNone(TEXTS), ...allOrNone(INBOUND)]

export const noRealTexts: Rule = absent({
  setting: 'TWILIO_AUTH_TOKEN',
  problem: 'texts real phones in a demonstration',
})
