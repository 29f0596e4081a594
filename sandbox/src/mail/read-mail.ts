import PostalMime from 'postal-mime'
import type { Mail } from './repository.ts'

export interface ReadableMail {
  id: string
  receivedAt: string
  subject: string
  from: string
  /** Where an answer goes; null: to the sender. */
  replyTo: string | null
  to: string[]
  html: string
  text: string
  attachments: { filename: string; mimeType: string; bytes: number }[]
}

export async function readMail(mail: Mail): Promise<ReadableMail> {
  const parsed = await PostalMime.parse(mail.raw)
  return {
    id: mail.id,
    receivedAt: mail.received_at.toISOString(),
    subject: parsed.subject ?? '',
    from: parsed.from?.address ?? mail.sender,
    replyTo: parsed.replyTo?.[0]?.address ?? null,
    to: mail.recipients,
    html: parsed.html ?? '',
    text: parsed.text ?? '',
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'unnamed',
      mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}
