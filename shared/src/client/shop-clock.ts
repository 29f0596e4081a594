const minute = 60_000

/** Each area brings a copy of this client, so the page itself keeps what they share: milliseconds. */
const BEHIND = Symbol.for('darnley.clock-behind')
const page = globalThis as { [BEHIND]?: number }

/**
 * Notes by the `date` of an answer that has just come how far this device's clock is behind the shop's. Less than a
 * minute is the answer's own way; a date that says nothing changes nothing.
 */
export function noteDate(date: string | null): void {
  const behind = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(behind)) return
  page[BEHIND] = Math.abs(behind) < minute ? 0 : Math.round(behind / minute) * minute
}

/** What time it really is, whatever the device says (F38); by the device's clock until a call was answered. */
export function shopNow(): Date {
  return new Date(Date.now() + (page[BEHIND] ?? 0))
}
