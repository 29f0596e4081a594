import type { FaultKind } from '@darnley/contract/guarantee'

/** What is not right, as customers choose it and staff read it. */
export const faultNames: Readonly<Record<FaultKind, string>> = {
  too_long: 'Still too long',
  too_short: 'Too short',
  seam: 'A seam came undone',
  other: 'Something else',
}
