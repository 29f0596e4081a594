import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { useQuery } from '@darnley/web/query'
import type { Way } from '@darnley/domain/turnaround'
import type { CheckoutForm } from '#src/lib/form.ts'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { deliveryProvidersQuery } from './delivery-providers.ts'

interface Asking {
  readonly form: CheckoutForm
  readonly storeMode: boolean
}

/**
 * Returns a provider's opening days from the delivery options; Monday to Friday in a shop, which has no such options.
 */
export function useWays({ form, storeMode }: Asking): (code: DeliveryProviderCode) => Way {
  const postcode = normalisePostcode(form.address.postcode)
  const { data = [] } = useQuery({ ...deliveryProvidersQuery(postcode), enabled: !storeMode })
  return (code) => ({ code, days: data.find(({ name }) => name === code)?.days })
}

export function wayOf({ name: code, days }: Pick<DeliveryProvider, 'name' | 'days'>): Way {
  return { code, days }
}
