import type { PageConfig } from '@darnley/contract/page-config'
import type { AddressFields } from '#src/lib/form.ts'
import { googlePlaces } from './google-places.ts'
import { standIn } from './stand-in.ts'

/** A suggestion shown while the user types. */
export interface Suggestion {
  readonly id: string
  readonly text: string
}

/** Finds addresses in the United Kingdom only (section 5). Both functions reject when the service is unavailable. */
export interface AddressLookup {
  suggest: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** Returns the fields of a suggestion; fields that the service does not know are empty. */
  resolve: (suggestion: Suggestion, signal: AbortSignal) => Promise<AddressFields>
}

type LookupConfig = NonNullable<PageConfig['addressLookup']>

/** Returns Google's lookup when a key is set, else the sandbox's. */
export function addressLookup(config: LookupConfig): AddressLookup {
  return 'googleKey' in config ? googlePlaces(config.googleKey) : standIn(config.url)
}
