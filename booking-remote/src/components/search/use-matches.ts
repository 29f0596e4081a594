import { useEffect, useState } from 'react'
import type { Media } from '@darnley/contract/content'
import { useQuery, useQueryClient } from '@darnley/web/query'
import type { Match } from '#src/lib/search/catalogue-index.ts'
import type { Findings } from '#src/lib/search/find.ts'
import type { MatchGroup } from '#src/lib/search/group-matches.ts'
import { searchPart } from '#src/queries/search-part.ts'
import type { OpenedSearch } from './matches.ts'

export interface DescribedMatch {
  readonly title: string
  readonly place: string
  readonly price: string
}

export interface Matches {
  /** 'idle': no query yet, or the results are loading. */
  readonly status: 'idle' | 'found' | 'nothing' | 'failed'
  readonly groups: readonly MatchGroup[]
  /** All of the groups' matches, in their order. */
  readonly matches: readonly Match[]
  /** What was searched for, when it differs from the query. */
  readonly remark: string | null
  readonly describe: (match: Match) => DescribedMatch
  readonly pictureOf: (group: MatchGroup) => Media | null
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
  const [search, setSearch] = useState<OpenedSearch | 'failed' | null>(null)
  const isAsked = query.trim() !== ''

  useEffect(() => {
    if (!part || search !== null) return
    part.openSearch(client).then(setSearch, () => setSearch('failed'))
  }, [part, search, client])

  const load = (): void => void client.prefetchQuery(searchPart)
  const opened = part && search !== 'failed' ? search : null
  const findings = opened && isAsked ? opened.find(query) : nothing
  const groups = part?.groupMatches(findings.matches) ?? []
  const matches = part?.inShownOrder(groups) ?? []
  const hasFailed = isError || search === 'failed'
  return {
    status: statusOf({ isAsked, isThere: opened !== null, hasFailed, matches }),
    groups,
    matches,
    remark: matches.length > 0 ? (part?.describeFindings(findings) ?? null) : null,
    describe: (match) => ({
      ...(part?.titleOf(match) ?? { title: '', place: '' }),
      price: opened?.priceOf(match) ?? '',
    }),
    pictureOf: ({ id }) => opened?.pictures.get(id) ?? null,
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
