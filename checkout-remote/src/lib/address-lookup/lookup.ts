import type { AddressFields } from '#src/lib/form.ts'

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
