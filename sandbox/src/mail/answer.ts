import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import type { ReadableMail } from './read-mail.ts'

/** What a person writes back; the rest is for tests of what other mail programs send. */
export const Answer = z.object({
  words: z.string().max(50_000).default(''),
  from: z.email().optional(),
  html: z.string().optional(),
  message_id: z.string().max(200).optional(),
  headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  attachments: z.array(z.string()).default([]),
})
export type Answer = z.output<typeof Answer>

/**
 * Hands an answer to the api as Postmark would: https://postmarkapp.com/developer/webhooks/inbound-webhook. Returns the
 * api's status, 0 for no response.
 */
export async function sendAnswer(
  { mail, answer }: { readonly mail: ReadableMail; readonly answer: Answer },
  { apiUrl, inboundSecret }: Config['messages'],
): Promise<number> {
  const credentials = Buffer.from(`postmark:${inboundSecret}`).toString('base64')
  const response = await fetch(`${apiUrl}/public/inbound_mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    body: JSON.stringify(postmarkOf(mail, answer)),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  return response?.status ?? 0
}

function postmarkOf(mail: ReadableMail, answer: Answer): object {
  const to = mail.replyTo ?? mail.from
  const from = answer.from ?? mail.to[0] ?? ''
  const messageId = answer.message_id ?? `<${randomUUID()}@mail.example>`
  const quoted = mail.text.trim().replaceAll(/^/gm, '> ')
  const day = mail.receivedAt.slice(0, 10)
  return {
    MessageID: randomUUID(),
    From: from,
    FromFull: { Email: from, Name: '', MailboxHash: '' },
    To: to,
    OriginalRecipient: to,
    MailboxHash: /\+([^@]*)@/.exec(to)?.[1] ?? '',
    Subject: `Re: ${mail.subject}`,
    TextBody:
      answer.html === undefined
        ? `${answer.words}\n\nOn ${day}, Darnley <${mail.from}> wrote:\n${quoted}\n`
        : '',
    HtmlBody: answer.html ?? '',
    StrippedTextReply: '',
    Headers: [{ Name: 'Message-ID', Value: messageId }, ...answer.headers],
    Attachments: answer.attachments.map((Name) => ({
      ...{ Name, Content: 'JVBERg==', ContentType: 'application/pdf', ContentLength: 4 },
    })),
  }
}
