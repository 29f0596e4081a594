export interface Wallet {
  /** The name in Stripe's `availablePaymentMethods`. */
  method: string
  /** The name in Stripe's `expressPaymentType`. */
  type: string
  name: string
}

const wallets: Record<string, Wallet> = {
  google_pay: { method: 'googlePay', type: 'google_pay', name: 'Google Pay' },
  apple_pay: { method: 'applePay', type: 'apple_pay', name: 'Apple Pay' },
  link: { method: 'link', type: 'link', name: 'Link' },
}

/**
 * Which wallet this browser is to have: the site's localStorage names it under 'sandbox:wallet'. Null for none, and
 * where storage is switched off.
 */
export function offeredWallet(): Wallet | null {
  try {
    return wallets[localStorage.getItem('sandbox:wallet') ?? ''] ?? null
  } catch {
    return null
  }
}
