/**
 * Postmark, which takes mail and hands it over: https://postmarkapp.com/developer/webhooks/inbound-webhook. Not tried
 * with an account.
 */
import { z } from 'zod'
import { shorten } from '#src/modules/conversations/rules.ts'
import type { InboundMail } from './inbound.ts'
import { keyOf } from './keys.ts'
import { bareSubject, bounded, isAutomatic, notTaken, withNotes, wordsOfMail } from './rules.ts'

const Mail = z.object({
  MessageID: z.string().min(1).max(500),
  MailboxHash: z.string().default(''),
  FromFull: z.object({ Email: z.email().max(254), Name: z.string().default('') }),
  Subject: z.string().default(''),
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z.array(z.object({ Name: z.string().default('') })).default([]),
})

/** @throws ZodError for another shape */
export function readPostmark(json: unknown): InboundMail {
  const mail = Mail.parse(json)
  const { Email: from, Name: name } = mail.FromFull
  const written = wordsOfMail({ text: mail.TextBody, html: mail.HtmlBody })
  const header = mail.Headers.find(({ Name }) => Name.toLowerCase() === 'message-id')
  return {
    channel: 'mail',
    // A mail to two addresses of the company is handed over twice, with one Message-ID.
    key: keyOf(`mail ${header?.Value ?? mail.MessageID}`),
    from,
    name: bounded(name).slice(0, 200) || null,
    token: mail.MailboxHash,
    subject: shorten(bareSubject(mail.Subject) || written || 'Answer to a mail'),
    words: withNotes(written, notTaken(mail.Attachments.map(({ Name }) => Name))),
    isAutomatic: isAutomatic(mail.Headers, from),
  }
}
