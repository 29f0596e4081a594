import { AREAS, type Centre, DISTRICTS } from './centres.ts'

/**
 * Returns about how many miles lie between two postcodes as the crow flies, to the half mile below ten; null for a
 * postcode that is not known.
 */
export function milesBetween(one: string, other: string): number | null {
  const [from, to] = [centreOf(one), centreOf(other)]
  if (!from || !to) return null
  const miles = Math.hypot(
    (from[0] - to[0]) * MILES_OF_LATITUDE,
    (from[1] - to[1]) * MILES_OF_LATITUDE * Math.cos((from[0] / HUNDREDTHS) * (Math.PI / 180)),
  )
  return miles < 10 ? Math.max(0.5, Math.round(miles * 2) / 2) : Math.round(miles)
}

const HUNDREDTHS = 100
/** Miles in a hundredth of a degree. */
const MILES_OF_LATITUDE = 0.6909

/** Finds the E8 of E8 4QS, the EC1 of EC1R 0AT, else the area. */
function centreOf(postcode: string): Centre | null {
  const district = /^[A-Z]{1,2}\d{1,2}/.exec(outward(postcode))?.[0] ?? ''
  const area = /^[A-Z]{1,2}/.exec(postcode)?.[0] ?? ''
  return DISTRICTS[district] ?? AREAS[area] ?? null
}

/** The inward part always has three characters. */
function outward(postcode: string): string {
  return postcode.replaceAll(' ', '').slice(0, -3)
}
