/** Recipients of a template, by how their address became known. */
type Audience =
  /** The customer of an order here or in a connected shop: the mail is about that order. */
  | 'customer'
  /** A person who wrote to the company, or the customer of an order: a colleague wrote the mail. */
  | 'correspondent'
  /** An address that was confirmed before, for instance a colleague's. */
  | 'confirmed'
  /** The company itself. */
  | 'company'
  /** Any address that a visitor entered: only requested-mail.ts sends these, within its limits. */
  | 'unverified'

/** The audience of every template. */
export const AUDIENCES = {
  'order-confirmation': 'customer',
  'order-status': 'customer',
  'order-arrived': 'customer',
  'garment-arrived': 'customer',
  'order-reminder': 'customer',
  'fitting-moved': 'customer',
  'shopify-initial': 'customer',
  'order-cancelled': 'customer',
  'payment-refunded': 'customer',
  'price-proposed': 'customer',
  'price-closed': 'customer',
  'report-received': 'customer',
  'report-declined': 'customer',
  'conversation-message': 'correspondent',
  'conversation-text': 'correspondent',
  'price-question': 'company',
  'report-to-company': 'company',
  enquiry: 'company',
  'password-changed': 'confirmed',
  'staff-password-changed': 'confirmed',
  'account-email-changed': 'confirmed',
  'account-deleted': 'confirmed',
  'account-registration': 'unverified',
  'account-new-email': 'unverified',
  'password-reset': 'unverified',
  'staff-password-reset': 'unverified',
  'staff-invitation': 'unverified',
  'personal-data-link': 'unverified',
  'my-repairs-link': 'unverified',
  'my-order-link': 'unverified',
  'abandoned-basket': 'unverified',
} as const satisfies Readonly<Record<string, Audience>>

export type TemplateName = keyof typeof AUDIENCES

/** Templates whose recipient is an address that any visitor may have entered. */
export type RequestedTemplate = {
  [Name in TemplateName]: (typeof AUDIENCES)[Name] extends 'unverified' ? Name : never
}[TemplateName]

export type KnownTemplate = Exclude<TemplateName, RequestedTemplate>
