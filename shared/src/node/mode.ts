/**
 * How a part runs: with stand-ins (development), for real (production), or with stand-ins and a notice on every page
 * that says so (demonstration).
 */
export type Mode = 'development' | 'production' | 'demonstration'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads NODE_ENV and DEMONSTRATION. Any other value than `true` leaves DEMONSTRATION off. */
export function modeOf({ NODE_ENV, DEMONSTRATION }: Environment): Mode {
  if (DEMONSTRATION === 'true') return 'demonstration'
  return NODE_ENV === 'production' ? 'production' : 'development'
}

/** What every page says while DEMONSTRATION is on. */
export const demonstrationNotice = 'This is a demonstration: nothing is really ordered or charged.'
