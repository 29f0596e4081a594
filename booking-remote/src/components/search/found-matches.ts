import type { ComponentType } from 'react'
import type { Media } from '@darnley/contract/content'
import type { Match } from '#src/lib/search/catalogue-index.ts'
import type { MatchGroup } from '#src/lib/search/group-matches.ts'

export interface DescribedMatch {
  readonly title: string
  readonly place: string
  readonly price: string
}

/** The components that show matches, loaded with the search. */
export interface MatchViews {
  readonly MatchList: ComponentType<MatchListProps>
  readonly NothingFound: ComponentType<{ query: string }>
}

export interface MatchListProps {
  readonly id: string
  readonly found: Pick<Matches, 'groups' | 'matches' | 'describe' | 'pictureOf' | 'choose'>
  /** The index of the match that keys have reached; -1 while it is the field. */
  readonly active: number
}

export interface Matches {
  /** 'idle': no query yet, or the results are loading. */
  readonly status: 'idle' | 'found' | 'nothing' | 'failed'
  readonly groups: readonly MatchGroup[]
  /** All of the groups' matches, in their order. */
  readonly matches: readonly Match[]
  /** Null until they are loaded. */
  readonly shownBy: MatchViews | null
  /** What was searched for, when it differs from the query. */
  readonly remark: string | null
  readonly describe: (match: Match) => DescribedMatch
  readonly pictureOf: (group: MatchGroup) => Media | null
  readonly choose: (match: Match) => void
  /** Loads the search ahead of the first query. */
  readonly load: () => void
  readonly retry: () => void
}
