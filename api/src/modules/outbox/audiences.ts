/** Whom a template writes to, by how its address became known. */
type Audience =
  /** Who ordered here or in a connected shop: the mail is about that order. */
  | 'customer'
  /** An address that was confirmed before, for instance a colleague's. */
  | 'confirmed'
  /** The company itself. */
  | 'company'
  /** Whoever a visitor named: only requested-mail.ts sends it, within its limits. */
  | 'anybody'

/** A template that is not listed here does not exist. */
export const AUDIENCES = {
  'order-confirmation': 'customer',
  'order-status': 'customer',
  'shopify-initial': 'customer',
  'payment-refunded': 'customer',
  enquiry: 'company',
  'password-changed': 'confirmed',
  'staff-password-changed': 'confirmed',
  'account-registration': 'anybody',
  'password-reset': 'anybody',
  'staff-password-reset': 'anybody',
  'personal-data-link': 'anybody',
  'abandoned-basket': 'anybody',
} as const satisfies Readonly<Record<string, Audience>>

export type TemplateName = keyof typeof AUDIENCES

/** Templates whose receiver is an address that anybody may have typed. */
export type RequestedTemplate = {
  [Name in TemplateName]: (typeof AUDIENCES)[Name] extends 'anybody' ? Name : never
}[TemplateName]

export type KnownTemplate = Exclude<TemplateName, RequestedTemplate>
