import { useState } from 'react'
import type { OrderFilter } from '#src/lib/order-list.ts'

/** Cursors of the visited pages; the last is the current one, null is the newest page. */
type CursorStack = readonly (string | null)[]

interface UseCursorStack {
  readonly cursorStack: CursorStack
  readonly setCursorStack: (cursorStack: CursorStack) => void
}

/** Starts at the newest page for each list. */
export function useCursorStack(filter: OrderFilter): UseCursorStack {
  const of = JSON.stringify(filter)
  const [visited, setVisited] = useState<{ of: string; cursorStack: CursorStack }>({
    of,
    cursorStack: [null],
  })
  const cursorStack = visited.of === of ? visited.cursorStack : [null]
  return { cursorStack, setCursorStack: (next) => setVisited({ of, cursorStack: next }) }
}
