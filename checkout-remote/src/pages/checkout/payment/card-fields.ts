import type { StripePaymentElementOptions } from '@stripe/stripe-js'

export interface Payer {
  readonly name: string
  readonly email: string
  /** Empty when it is unknown. */
  readonly postcode: string
}

/** Omits known fields (U4), and wallets, which have buttons of their own above the fields. */
export function cardFields({ name, email, postcode }: Payer): StripePaymentElementOptions {
  return {
    defaultValues: {
      billingDetails: { name, email, address: { country: 'GB', postal_code: postcode } },
    },
    wallets: { applePay: 'never', googlePay: 'never' },
  }
}
