/**
 * Answers of customers to mails and text messages, as the providers of both hand them over. Rules:
 * api/src/modules/inbound-messages/rules.ts, api/src/modules/inbound-messages/place.ts.
 */
import { z } from 'zod'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: messages',
  tag: 'messages',
  access: 'provider',
  method: 'POST',
  errors: [401, 429],
  cost: 1,
} as const

export const InboundReceipt = z.object({
  received: z.literal(true),
  kept: z.boolean().describe('False for automatic answers, repeated messages and senders unknown'),
})
export type InboundReceipt = z.infer<typeof InboundReceipt>

/** What the provider of mail can send: the largest mail that it accepts, with its attachments. */
const mailKb = 36 * 1024

export const inboundMail = defineRoute({
  ...common,
  path: '/public/inbound_mail',
  summary:
    'A mail to the reply address, in the format of Postmark’s inbound webhook; the secret is the password of its address',
  headers: z.object({ authorization: z.string() }),
  bodyKb: mailKb,
  response: InboundReceipt,
  example: {
    headers: { authorization: 'Basic cG9zdG1hcms6c2VjcmV0' },
    body: {
      MessageID: 'message',
      MailboxHash: '',
      Subject: 'Re: Your order',
      TextBody: 'Thank you',
    },
  },
})

const signed = z.object({ 'x-twilio-signature': z.string() })

const byTwilio = {
  ...common,
  headers: signed,
  bodyType: 'form',
  response: z.null(),
} as const

export const inboundText = defineRoute({
  ...byTwilio,
  path: '/public/inbound_text',
  summary: 'A text message to the company’s number, signed by Twilio; STOP and START are obeyed',
  example: {
    headers: { 'x-twilio-signature': 'signed-by-twilio' },
    body: { MessageSid: 'SM1', From: '+447700900123', Body: 'Thank you' },
  },
})

export const textStatus = defineRoute({
  ...byTwilio,
  path: '/public/text_status',
  summary: 'Whether a text message arrived, signed by Twilio',
  query: z.strictObject({ message: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  example: {
    headers: { 'x-twilio-signature': 'signed-by-twilio' },
    query: { message: 1 },
    body: { MessageSid: 'SM1', MessageStatus: 'delivered' },
  },
})
