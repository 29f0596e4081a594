import { lazyPart } from '@darnley/web/lazy-part'
import { pageConfig } from '@darnley/web/page-config'

/** The address search, a chunk of its own; null where no lookup is configured. */
export const addressSearch = {
  ...lazyPart('address-search', async () => {
    const { addressLookup: config } = pageConfig()
    if (!config) return null
    const [{ AddressSearch }, { addressLookup }] = await Promise.all([
      import('#src/pages/checkout/steps/address-search.tsx'),
      import('#src/lib/address-lookup/address-lookup.ts'),
    ])
    return { AddressSearch, lookup: addressLookup(config) }
  }),
  // The fields take its place at once.
  retry: false,
}
