import type { JSX, ReactNode } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { CardSkeletons } from '@darnley/web/ui/skeleton'

interface ListStateProps<Entry> {
  query: { data: readonly Entry[] | undefined; isError: boolean; refetch: () => Promise<unknown> }
  /** Used in a sentence: 'the categories'. */
  what: string
  /** The usual number of cards, so that the layout does not shift. */
  expected: number
  children: (entries: readonly Entry[]) => ReactNode
}

/** A list of the catalogue in each of its states: loading, failed, empty, loaded. */
export function ListState<Entry>(props: ListStateProps<Entry>): JSX.Element {
  const { query, what, expected, children } = props
  const action = { label: 'Try again', onSelect: () => void query.refetch() }
  if (query.data) {
    if (query.data.length > 0) return <>{children(query.data)}</>
    return (
      <Notice tone="info" action={action}>
        There is nothing here yet.
      </Notice>
    )
  }
  if (!query.isError) return <CardSkeletons count={expected} />
  return (
    <Notice tone="error" action={action}>
      We could not load {what}. Check your connection.
    </Notice>
  )
}
