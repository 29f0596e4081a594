import type { TemplateName } from '#src/modules/outbox/audiences.ts'

/** What staff call each mail. */
const NAMES: Readonly<Record<TemplateName, string>> = {
  'order-confirmation': 'Order confirmation',
  'order-status': 'News of the order',
  'order-arrived': 'The clothes have arrived',
  'garment-arrived': 'A missing garment has arrived',
  'order-reminder': 'Reminder',
  'fitting-moved': 'Time of the fitting',
  'shopify-initial': 'Invitation of a connected shop',
  'order-cancelled': 'Cancellation',
  'payment-refunded': 'Refund',
  'price-proposed': 'Another price',
  'price-closed': 'Answer to another price',
  'report-received': 'Report received',
  'report-declined': 'Report declined',
  'report-to-company': 'Report of a customer',
  'price-question': 'Question about another price',
  'conversation-message': 'Message of a colleague',
  'conversation-text': 'Text message of a colleague',
  enquiry: 'Enquiry of a visitor',
  'password-changed': 'Password changed',
  'staff-password-changed': 'Password of a colleague changed',
  'account-email-changed': 'Address of an account changed',
  'account-deleted': 'Account deleted',
  'account-registration': 'Registration',
  'account-new-email': 'New address of an account',
  'password-reset': 'Password reset',
  'staff-password-reset': 'Password reset of a colleague',
  'staff-invitation': 'Invitation of a colleague',
  'personal-data-link': 'Link to personal data',
  'my-repairs-link': 'Link to all orders',
  'my-order-link': 'Link to an order',
  'abandoned-basket': 'Reminder of a basket',
}

/** Returns the name of a template, which may belong to another release. */
export function nameOfMail(template: string): string {
  return new Map<string, string>(Object.entries(NAMES)).get(template) ?? template
}
