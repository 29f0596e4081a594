import { pageConfig } from '@darnley/web/page-config'
import { queryOptions } from '@darnley/web/query'

/** Loads the address search, a chunk of its own; null where no lookup is configured. */
export const addressSearchQuery = queryOptions({
  queryKey: ['address-search'],
  queryFn: async () => {
    const { addressLookup: config } = pageConfig()
    if (!config) return null
    const [{ AddressSearch }, { addressLookup }] = await Promise.all([
      import('#src/pages/checkout/steps/address-search.tsx'),
      import('#src/lib/address-lookup/address-lookup.ts'),
    ])
    return { AddressSearch, lookup: addressLookup(config) }
  },
  staleTime: Infinity,
  retry: false,
  structuralSharing: false,
})
