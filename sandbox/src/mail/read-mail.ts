import PostalMime, { type Attachment, type Email } from 'postal-mime'
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
  attachments: {
    filename: string
    mimeType: string
    bytes: number
    /** Where it opens. */
    path: string
    /** Whether the HTML shows it. */
    isInline: boolean
  }[]
}

/** A file of a mail. */
export interface MailFile {
  readonly mimeType: string
  readonly content: Buffer
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
    html: withPictures(parsed),
    text: parsed.text ?? '',
    attachments: parsed.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? 'unnamed',
      mimeType: attachment.mimeType,
      bytes: contentOf(attachment).byteLength,
      path: `/mailbox/${mail.id}/attachments/${index}`,
      isInline: attachment.contentId !== undefined,
    })),
  }
}

/** Returns an attachment by its place; undefined when there is none. */
export async function readAttachment(mail: Mail, index: number): Promise<MailFile | undefined> {
  const { attachments } = await PostalMime.parse(mail.raw)
  const attachment = attachments[index]
  return attachment && { mimeType: attachment.mimeType, content: contentOf(attachment) }
}

/** Shows pictures that travel inside the mail, as mail programs do. */
function withPictures({ html = '', attachments }: Email): string {
  return html.replaceAll(/cid:([\w.@-]+)/g, (reference, id: string) => {
    const picture = attachments.find(({ contentId }) => contentId === `<${id}>`)
    return picture
      ? `data:${picture.mimeType};base64,${contentOf(picture).toString('base64')}`
      : reference
  })
}

function contentOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}
