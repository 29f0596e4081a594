/** Secrets of the stand-ins. They are public in this repository, so they are safe only in a demonstration. */
export const standInSecrets = {
  stripeWebhook: 'whsec_sandbox',
  stripeKey: 'sk_test_sandbox',
  evermileWebhook: 'whsec_ZXZlcm1pbGVfc2FuZGJveA==',
  onfleetWebhook: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  ship24Webhook: 'ship24_sandbox',
  shopify: 'shopify_sandbox',
  contentKey: 'content_sandbox',
  twilioToken: 'twilio_sandbox',
  inboundMail: 'inbound_mail_sandbox',
  contentPartners: 'content_partners_sandbox',
} as const

const published: ReadonlySet<string> = new Set([
  ...Object.values(standInSecrets),
  'needle-and-thread',
])

/** Words that this repository's placeholders and common ones contain. */
const placeholder = /sandbox|demonstration|example|change.?me|placeholder|password|your.?secret/i

/** Whether a secret is public, either from this repository or as a common placeholder. */
export function isKnownSecret(secret: string): boolean {
  return published.has(secret) || placeholder.test(secret)
}
