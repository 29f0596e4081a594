import { pageConfig } from '@darnley/web/page-config'
import { queryOptions } from '@darnley/web/query'
import { loadStripe } from '#src/lib/load-stripe.ts'

/** Loads everything that the card form needs in parallel, when the payment step is entered. */
export const cardFormQuery = queryOptions({
  queryKey: ['card-form'],
  queryFn: async () => {
    const [stripe, { CardForm }] = await Promise.all([
      loadStripe(pageConfig().stripe),
      import('#src/pages/checkout/payment/card-form.tsx'),
    ])
    return { stripe, CardForm }
  },
  staleTime: Infinity,
  // The error notice has a button to retry, which is faster than more automatic retries.
  retry: 1,
  // Stripe's object must not be compared or copied.
  structuralSharing: false,
})
