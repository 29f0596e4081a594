import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@darnley/web/query'
import type { Findings } from '#src/lib/search/find.ts'
import type { Match } from '#src/lib/search/catalogue-index.ts'
import { searchPart } from '#src/queries/search-part.ts'
import type { Matches } from './found-matches.ts'
import type { OpenedSearch } from './matches.ts'

const nothing: Findings = { matches: [], unknown: [], words: [], isPartial: false }

/** Returns the catalogue's matches for the current query. */
export function useMatches(query: string): Matches {
  const client = useQueryClient()
  const [search, setSearch] = useState<OpenedSearch | 'failed' | null>(null)
  const isAsked = query.trim() !== ''
  // Words that came with the address had no event that loads it.
  const { data: part, isError } = useQuery({ ...searchPart, enabled: isAsked })

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
    shownBy: part ?? null,
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
