import type { PageConfig } from 'shared/contract/page-config'
import type { AddressFields } from '#src/lib/form.ts'
import { googlePlaces } from './google-places.ts'
import { standIn } from './stand-in.ts'

/** One line of the list that opens while a person types. */
export interface Suggestion {
  readonly id: string
  readonly text: string
}

/** Finds addresses in the United Kingdom, and nowhere else (section 5). Both reject when the service can't be had. */
export interface AddressLookup {
  suggest: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** The fields of a suggestion; what the service does not know is empty. */
  resolve: (suggestion: Suggestion, signal: AbortSignal) => Promise<AddressFields>
}

type LookupConfig = NonNullable<PageConfig['addressLookup']>

/** Google's where a key is set, else the sandbox's. */
export function addressLookup(config: LookupConfig): AddressLookup {
  return 'googleKey' in config ? googlePlaces(config.googleKey) : standIn(config.url)
}
