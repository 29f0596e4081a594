import { partnerColours } from '@darnley/contract/partners'

/** Returns a partner's colours by the names of the design's custom properties. */
export function designColours(
  wanted: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const entries = Object.entries(partnerColours).flatMap(([key, property]) => {
    const value = wanted[key]
    return value ? [[property, value] as const] : []
  })
  return Object.fromEntries(entries)
}
