import { useState } from 'react'
import type { OrderFilter } from '#src/lib/order-list.ts'

/** Cursors of the pages walked through; the last is the one that is shown, null the newest. */
type Trail = readonly (string | null)[]

interface UseTrail {
  readonly trail: Trail
  readonly walkTo: (trail: Trail) => void
}

/** Another list begins at its newest order. */
export function useTrail(filter: OrderFilter): UseTrail {
  const of = JSON.stringify(filter)
  const [walked, setWalked] = useState<{ of: string; trail: Trail }>({ of, trail: [null] })
  const trail = walked.of === of ? walked.trail : [null]
  return { trail, walkTo: (next) => setWalked({ of, trail: next }) }
}
