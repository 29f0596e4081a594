/** Where the bicycle courier rides when no owner has decided it: London. */
export const USUAL_COURIER_AREAS: readonly string[] = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']

/**
 * Whether a postcode lies in one of these places. A place is the letters of a postcode area, such as N for N1 9GU, or an
 * outward code, such as BR1; EC1 has EC1A, too, and N1 has not N10.
 * @param postcode With its space, as in N1 9GU
 */
export function liesIn(places: readonly string[], postcode: string): boolean {
  const [outward = ''] = postcode.split(' ')
  const letters = /^[A-Z]+/.exec(outward)?.[0]
  return places.some(
    (place) => place === letters || place === outward || isPartOf(outward, { district: place }),
  )
}

/** Some districts have a letter for each part. */
function isPartOf(outward: string, { district }: { readonly district: string }): boolean {
  const part = /^([A-Z]+\d)[A-Z]$/.exec(outward)
  return part?.[1] === district
}
