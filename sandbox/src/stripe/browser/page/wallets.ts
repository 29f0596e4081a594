export interface Wallet {
  /** Name in Stripe's `availablePaymentMethods`. */
  method: string
  /** Name in Stripe's `expressPaymentType`. */
  type: string
  name: string
}

const wallets: Record<string, Wallet> = {
  google_pay: { method: 'googlePay', type: 'google_pay', name: 'Google Pay' },
  apple_pay: { method: 'applePay', type: 'apple_pay', name: 'Apple Pay' },
  link: { method: 'link', type: 'link', name: 'Link' },
}

/**
 * Returns the wallet of this browser, which the site's localStorage names under 'sandbox:wallet'; null for none and
 * when storage is disabled.
 */
export function offeredWallet(): Wallet | null {
  try {
    return wallets[localStorage.getItem('sandbox:wallet') ?? ''] ?? null
  } catch {
    return null
  }
}
