import { lazyPart } from '@darnley/web/lazy-part'
import { pageConfig } from '@darnley/web/page-config'
import { loadStripe } from '#src/lib/load-stripe.ts'

/** Everything that the card form needs, loaded in parallel when the payment step is entered. */
export const cardForm = lazyPart('card-form', async () => {
  const [stripe, { CardForm }] = await Promise.all([
    loadStripe(pageConfig().stripe),
    import('#src/pages/checkout/payment/card-form.tsx'),
  ])
  return { stripe, CardForm }
})
