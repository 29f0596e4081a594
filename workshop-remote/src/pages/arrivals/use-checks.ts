import { useEffect, useState } from 'react'
import type { GarmentFound, WorkshopOrder } from '@darnley/contract/workshop-orders'
import { useStore } from '@darnley/web/stores'
import { noChecks, openGarment, tick, tickNext, type Checks } from '#src/lib/checks.ts'
import { $checks, changeChecks } from '#src/stores/checks.ts'
import { $scanned } from '#src/stores/scanned.ts'

export interface Checking {
  readonly checks: Checks
  /** Number of the garment that is open; null when all are settled. */
  readonly opened: number | null
  /** Whether a press opened it, which has to take the focus along; a scan leaves it. */
  readonly isByHand: boolean
  readonly tick: (number: number, found: GarmentFound) => void
  readonly open: (number: number | null) => void
  readonly change: (changed: Partial<Checks>) => void
}

/** What is ticked of an order. Another scan of its parcel ticks the open garment and opens the next one. */
export function useChecks(order: WorkshopOrder): Checking {
  const checks = useStore($checks)[order.id] ?? noChecks
  const [isByHand, setByHand] = useState(false)
  useEffect(
    () =>
      $scanned.listen((scanned) => {
        if (scanned?.page !== `/arrivals/${order.id}`) return
        setByHand(false)
        changeChecks(order.id, (current) => tickNext(current, order))
      }),
    [order],
  )
  const change = (changed: Partial<Checks>): void =>
    changeChecks(order.id, (current) => ({ ...current, ...changed }))
  return {
    checks,
    opened: openGarment(checks, order),
    isByHand,
    change,
    tick: (number, found) => {
      setByHand(true)
      changeChecks(order.id, (current) => tick(current, number, found))
    },
    open: (number) => {
      setByHand(true)
      change({ opened: number })
    },
  }
}
