import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { $checkoutForm } from '#src/stores/checkout-form.ts'

/** Omits known fields (U4), and wallets, which have buttons of their own above the fields. */
export function cardFields(): StripePaymentElementOptions {
  const { details, address } = $checkoutForm.get()
  const { name, email } = details
  const postcode = normalisePostcode(address.postcode) ?? ''
  return {
    defaultValues: {
      billingDetails: { name, email, address: { country: 'GB', postal_code: postcode } },
    },
    wallets: { applePay: 'never', googlePay: 'never' },
  }
}
