const minute = 60_000

/** Milliseconds. Each area bundles a copy of this client, so shared values are stored on the page's global object. */
const BEHIND = Symbol.for('darnley.clock-behind')
const page = globalThis as { [BEHIND]?: number }

/**
 * Stores how far this device's clock is behind the shop's, by the `date` header of a response that has just arrived. A
 * difference of less than a minute counts as network delay; an invalid date changes nothing.
 */
export function noteDate(date: string | null): void {
  const behind = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(behind)) return
  page[BEHIND] = Math.abs(behind) < minute ? 0 : Math.round(behind / minute) * minute
}

/** Returns the shop's time, whatever the device's clock says (F38); the device's time until the first response. */
export function shopNow(): Date {
  return new Date(Date.now() + (page[BEHIND] ?? 0))
}
