import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@darnley/web/query'
import type { Match } from '#src/lib/search/catalogue-index.ts'
import type { Findings, Search } from '#src/lib/search/find.ts'
import { searchPart } from '#src/queries/search-part.ts'

export interface Matches {
  /** 'idle': no query yet, or the results are loading. */
  readonly status: 'idle' | 'found' | 'nothing' | 'failed'
  readonly matches: readonly Match[]
  /** What was searched for, when it differs from the query. */
  readonly remark: string | null
  readonly describe: (match: Match) => { title: string; place: string }
  readonly choose: (match: Match) => void
  /** Loads the search ahead of the first query. */
  readonly load: () => void
  readonly retry: () => void
}

const nothing: Findings = { matches: [], unknown: [], words: [], isPartial: false }

/** Returns the catalogue's matches for the current query. */
export function useMatches(query: string): Matches {
  const client = useQueryClient()
  const { data: part, isError } = useQuery({ ...searchPart, enabled: false })
  const [search, setSearch] = useState<{ run: Search } | 'failed' | null>(null)
  const isAsked = query.trim() !== ''

  useEffect(() => {
    if (!part || search !== null) return
    part.openSearch(client).then(
      (run) => setSearch({ run }),
      () => setSearch('failed'),
    )
  }, [part, search, client])

  const load = (): void => void client.prefetchQuery(searchPart)
  const isThere = part !== undefined && search !== null && search !== 'failed'
  const findings = isThere && isAsked ? search.run(query) : nothing
  const { matches } = findings
  return {
    status: statusOf({ isAsked, isThere, hasFailed: isError || search === 'failed', matches }),
    matches,
    remark: matches.length > 0 ? (part?.describeFindings(findings) ?? null) : null,
    describe: (match) => part?.titleOf(match) ?? { title: '', place: '' },
    choose: (match) => void part?.choose(match, client).catch(() => setSearch('failed')),
    load,
    retry: () => {
      setSearch(null)
      load()
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
