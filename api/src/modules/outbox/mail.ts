import type { MailSubject } from './reply-addresses.ts'

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
  /** Id under which the mail's HTML shows it; such a picture is not listed as attached. */
  readonly cid?: string
}

export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Made when the mail is sent, and not stored. */
  readonly attachments?: readonly MailAttachment[]
}

/** How the site looks on which an order was booked. */
export interface MailBrand {
  readonly name: string
  /** On which white text is readable. */
  readonly colour: string
}

export interface Sender {
  readonly companyName: string
  readonly supportEmail: string
  /** Public address of the customers' site. */
  readonly siteUrl: string
  /** Returns where answers to a mail go. */
  readonly replyTo: (subject: MailSubject) => string
  /** Of the partner on whose site it was booked; null for the company's own. */
  readonly brand?: MailBrand | null
}

/** Returns the sender of mails about an order. */
export type SenderOf = (order: { readonly storefrontId: string | null }) => Promise<Sender>
