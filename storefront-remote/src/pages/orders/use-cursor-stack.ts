import { useState } from 'react'
import type { DuePart } from '@darnley/contract/storefront-orders'
import type { OrderFilter } from '#src/lib/order-list.ts'

/** Cursors of the visited pages; the last is the current one, null is the first page. */
type CursorStack = readonly (string | null)[]

interface UseCursorStack {
  readonly cursorStack: CursorStack
  readonly setCursorStack: (cursorStack: CursorStack) => void
}

/** Starts at the first page of each list. */
export function useCursorStack(filter: OrderFilter | DuePart | null): UseCursorStack {
  const of = JSON.stringify(filter)
  const [visited, setVisited] = useState<{ of: string; cursorStack: CursorStack }>({
    of,
    cursorStack: [null],
  })
  const cursorStack = visited.of === of ? visited.cursorStack : [null]
  return { cursorStack, setCursorStack: (next) => setVisited({ of, cursorStack: next }) }
}
