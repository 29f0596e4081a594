import type { PageConfig } from '@darnley/contract/page-config'
import type { AddressLookup } from './lookup.ts'
import { googlePlaces } from './google-places.ts'
import { standIn } from './stand-in.ts'

type LookupConfig = NonNullable<PageConfig['addressLookup']>

/** Returns Google's lookup when a key is set, else the sandbox's. */
export function addressLookup(config: LookupConfig): AddressLookup {
  return 'googleKey' in config ? googlePlaces(config.googleKey) : standIn(config.url)
}
