import { useEffect, useState } from 'react'
import type { AddressLookup, Suggestion } from '#src/lib/address-lookup/lookup.ts'
import { pause } from '#src/lib/pause.ts'

const shortest = 2
/** Milliseconds to debounce typing. */
const settleFor = 200

export type Suggestions =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly found: readonly Suggestion[] }

/** Returns the suggestions for a text; drops responses for an earlier text. */
export function useSuggestions(lookup: AddressLookup, query: string): Suggestions {
  const [answer, setAnswer] = useState<Suggestions & { readonly query?: string }>({
    status: 'idle',
  })
  useEffect(() => {
    if (query.length < shortest) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    pause(settleFor, signal)
      .then(() => lookup.suggest(query, signal))
      .then(
        (found) => setAnswer({ status: 'found', found, query }),
        () => {
          if (!signal.aborted) setAnswer({ status: 'failed', query })
        },
      )
    return () => leaving.abort()
  }, [lookup, query])
  if (query.length < shortest) return { status: 'idle' }
  return answer.query === query ? answer : { status: 'searching' }
}
