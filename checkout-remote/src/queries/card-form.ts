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
  // The notice that follows has a button to try again, which is quicker than waiting for more tries.
  retry: 1,
  // Stripe's object is used as it is, never compared or copied.
  structuralSharing: false,
})
