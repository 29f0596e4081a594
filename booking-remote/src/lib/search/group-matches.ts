import type { Match } from './catalogue-index.ts'

/** What was found of one garment, or of a category as a whole. */
export interface MatchGroup {
  /** Of the item, or of the category. */
  readonly id: string
  readonly name: string
  /** The garment itself, when it was found; its services otherwise were. */
  readonly garment: Match | null
  readonly services: readonly Match[]
}

/** Groups matches by garment, in the order of each garment's best match. */
export function groupMatches(matches: readonly Match[]): MatchGroup[] {
  const byGarment = Map.groupBy(matches, ({ categoryId, item }) => item?.id ?? categoryId)
  return [...byGarment].flatMap(([id, found]) => {
    const [first] = found
    if (!first) return []
    return {
      id,
      name: first.item?.name ?? first.categoryName,
      garment: found.find(({ service }) => service === null) ?? null,
      services: found.filter(({ service }) => service !== null),
    }
  })
}

/** Returns the matches in the order in which groups show them. */
export function inShownOrder(groups: readonly MatchGroup[]): Match[] {
  return groups.flatMap(({ garment, services }) => [...(garment ? [garment] : []), ...services])
}
