import type { MailSubject } from './reply-addresses.ts'

interface MailFile {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** A file that the mail lists by what it is. */
export interface ListedFile extends MailFile {
  readonly title: string
}

/** A picture that the mail's HTML shows under this id. */
interface ShownPicture extends MailFile {
  readonly cid: string
}

export type MailAttachment = ListedFile | ShownPicture

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
  /** Null while there is none that can be shown. */
  readonly logo: MailLogo | null
}

/** A logo as a PNG on white, in twice the size in which it is shown. */
export interface MailLogo {
  readonly content: Buffer
  /** In pixels, as it is shown. */
  readonly width: number
  readonly height: number
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

/** Where something was booked or written; null is the company's own site. */
export type MailSite =
  | { readonly storefrontId: string | null }
  | { readonly storefrontDomain: string | null }

/** Returns the sender of mails about what was booked or written on a site. */
export type SenderOf = (site: MailSite) => Promise<Sender>

/** Returns the name that a mail goes by. */
export function nameOf({ brand, companyName }: Pick<Sender, 'brand' | 'companyName'>): string {
  return brand?.name ?? companyName
}
