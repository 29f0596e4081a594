import { useEffect, useState } from 'react'
import { useQueryClient } from 'shared/query'
import { useStore } from 'shared/stores'
import type { Match, SearchIndex } from '#src/lib/search/find.ts'
import { $searchPart, loadSearchPart } from '#src/stores/search-part.ts'

export interface Matches {
  /** 'idle': nothing was asked yet, or the answer is on its way. */
  readonly status: 'idle' | 'found' | 'nothing' | 'failed'
  readonly matches: readonly Match[]
  readonly describe: (match: Match) => { title: string; place: string }
  readonly choose: (match: Match) => void
  readonly retry: () => void
}

/** What the catalogue has for the words typed so far. */
export function useMatches(query: string): Matches {
  const client = useQueryClient()
  const { part, hasFailed } = useStore($searchPart)
  const [index, setIndex] = useState<SearchIndex | 'failed' | null>(null)
  const isAsked = query.trim() !== ''

  useEffect(() => {
    if (!part || index !== null) return
    client.fetchQuery(part.searchIndex).then(setIndex, () => setIndex('failed'))
  }, [part, index, client])

  const isThere = part !== null && index !== null && index !== 'failed'
  const matches = isThere && isAsked ? part.findMatches(index, query) : []
  return {
    status: statusOf({ isAsked, isThere, hasFailed: hasFailed || index === 'failed', matches }),
    matches,
    describe: (match) => part?.titleOf(match) ?? { title: '', place: '' },
    choose: (match) => void part?.choose(match, client).catch(() => setIndex('failed')),
    retry: () => {
      setIndex(null)
      loadSearchPart()
    },
  }
}

interface Situation {
  readonly isAsked: boolean
  readonly isThere: boolean
  readonly hasFailed: boolean
  readonly matches: readonly Match[]
}

function statusOf({ isAsked, isThere, hasFailed, matches }: Situation): Matches['status'] {
  if (!isAsked) return 'idle'
  if (hasFailed) return 'failed'
  if (!isThere) return 'idle'
  return matches.length > 0 ? 'found' : 'nothing'
}
