import { useSyncExternalStore } from 'react'
import { type Day, dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '#src/client/shop-clock.ts'

/** Milliseconds. A timer until midnight would be late after a device has slept, or its clock was set. */
const interval = 15_000

/**
 * Returns the current day in the workshop, by the api's clock, and renders again once the next one has begun: a page
 * that is open over midnight offers no days of yesterday.
 */
export function useToday(): Day {
  return useSyncExternalStore(onTick, today, today)
}

const today = (): Day => dayAt(shopNow())

function onTick(check: () => void): () => void {
  const timer = setInterval(check, interval)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
