import { pageConfig } from 'shared/page-config'
import { queryOptions } from 'shared/query'
import { loadStripe } from '#src/lib/load-stripe.ts'

/** Everything the card form needs, fetched side by side and only once the payment step is entered. */
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
  // Stripe's object is used as it is, never compared or copied.
  structuralSharing: false,
})
