import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { parsePostcode } from '#src/lib/postcode.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'

/** Nothing is asked for twice (U4), and wallets have buttons of their own above the fields. */
export function cardFields(): StripePaymentElementOptions {
  const { details, address } = $checkoutForm.get()
  const { name, email } = details
  const postcode = parsePostcode(address.postcode) ?? ''
  return {
    defaultValues: {
      billingDetails: { name, email, address: { country: 'GB', postal_code: postcode } },
    },
    wallets: { applePay: 'never', googlePay: 'never' },
  }
}
