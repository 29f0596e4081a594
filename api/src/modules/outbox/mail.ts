import type { MailSubject } from './reply-addresses.ts'

export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Sender {
  readonly companyName: string
  readonly supportEmail: string
  /** Public address of the customers' site. */
  readonly siteUrl: string
  /** Returns where answers to a mail go. */
  readonly replyTo: (subject: MailSubject) => string
}
