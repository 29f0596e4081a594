import type * as part from '#src/components/search/matches.ts'
import { atom } from 'shared/stores'

/** What turns words into matches: fetched when somebody turns to the search, not before. */
export const $searchPart = atom<{ part: typeof part | null; hasFailed: boolean }>({
  part: null,
  hasFailed: false,
})

let isLoading = false

export function loadSearchPart(): void {
  if (isLoading || $searchPart.get().part) return
  isLoading = true
  import('#src/components/search/matches.ts').then(
    (loaded) => settle({ part: loaded, hasFailed: false }),
    (reason: unknown) => {
      console.error('Loading chunk search failed.', reason)
      settle({ part: null, hasFailed: true })
    },
  )
}

function settle(settled: ReturnType<typeof $searchPart.get>): void {
  isLoading = false
  $searchPart.set(settled)
}
