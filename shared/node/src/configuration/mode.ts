/**
 * How a part runs: with stand-ins (development), with real services (production), or with stand-ins and a notice on
 * every page (demonstration).
 */
export type Mode = 'development' | 'production' | 'demonstration'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads NODE_ENV and DEMONSTRATION. Any value other than `true` leaves DEMONSTRATION off. */
export function modeOf({ NODE_ENV, DEMONSTRATION }: Environment): Mode {
  if (DEMONSTRATION === 'true') return 'demonstration'
  return NODE_ENV === 'production' ? 'production' : 'development'
}

/** The notice on every page while DEMONSTRATION is on. */
export const demonstrationNotice = 'This is a demonstration: nothing is really ordered or charged.'
