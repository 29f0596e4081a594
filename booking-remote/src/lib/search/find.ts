import { otherWords, problems } from './meanings.ts'
import { meaningfulWords, stemOf, wordsOf } from './words.ts'

/** The catalogue by name, as far as the search needs it. */
export interface SearchIndex {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly itemCategory: string
    /** Ids of services. */
    readonly services: readonly string[]
  }[]
  readonly services: readonly {
    readonly id: string
    readonly name: string
    readonly description: string | null
  }[]
}

export interface Match {
  readonly categoryId: string
  readonly categoryName: string
  readonly item: { readonly id: string; readonly name: string } | null
  readonly service: { readonly id: string; readonly name: string } | null
}

interface Candidate extends Match {
  readonly garment: Field[]
  readonly work: Field[]
}

interface Field {
  /** Words without endings, with a space around each. */
  readonly text: string
  readonly weight: number
}

interface Scored {
  readonly match: Match
  readonly score: number
  readonly hits: number
}

const most = 8
/** How much of the best score a match needs to be shown. */
const goodEnough = 0.55

/** The best matches for what somebody typed: a category, an item, or a service on an item. */
export function findMatches(index: SearchIndex, query: string): Match[] {
  const words = meaningfulWords(query)
  if (words.length === 0) return []
  const scored = candidatesOf(index)
    .map((candidate) => scoreOf(candidate, words))
    .filter(({ score }) => score > 0)
  const hits = Math.max(0, ...scored.map((each) => each.hits))
  const best = scored.filter((each) => each.hits === hits)
  const top = Math.max(0, ...best.map(({ score }) => score))
  return best
    .filter(({ score }) => score >= top * goodEnough)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ match }) => match)
}

function candidatesOf({ categories, items, services }: SearchIndex): Candidate[] {
  const byId = new Map(services.map((service) => [service.id, service]))
  return categories.flatMap(({ id: categoryId, name: categoryName }) => {
    const category = { categoryId, categoryName, item: null, service: null }
    const ofCategory = field(categoryName, 4)
    const own = items.filter((item) => item.itemCategory === categoryId)
    return [
      { ...category, garment: [field(categoryName, 6.5)], work: [] },
      ...own.flatMap((item) => {
        const garment = [field(item.name, 6), ofCategory]
        const pairs = item.services.flatMap((id) => byId.get(id) ?? [])
        return [
          { ...category, item, garment, work: [] },
          ...pairs.map((service) => ({
            ...{ ...category, item, service, garment },
            work: [field(service.name, 6), field(service.description ?? '', 2)],
          })),
        ]
      }),
    ]
  })
}

function field(text: string, weight: number): Field {
  return { text: ` ${wordsOf(text).map(stemOf).join(' ')} `, weight }
}

function scoreOf({ garment, work, ...match }: Candidate, words: readonly string[]): Scored {
  const each = words.map((word, index) => {
    const isBeingTyped = index === words.length - 1
    return {
      garment: problems[word] ? 0 : bestIn(garment, { word, isBeingTyped }),
      work: bestIn(work, { word, isBeingTyped }),
    }
  })
  // A service that nobody spoke of is left to its item.
  const isAboutWork = each.some((found) => found.work > found.garment)
  const score = each.reduce((sum, found) => sum + Math.max(found.garment, found.work), 0)
  const hits = each.filter((found) => found.garment > 0 || found.work > 0).length
  return { match, hits, score: match.service && !isAboutWork ? 0 : score }
}

function bestIn(
  fields: readonly Field[],
  { word, isBeingTyped }: { word: string; isBeingTyped: boolean },
): number {
  const meaning = problems[word]
  const meant = meaning
    ? Object.entries(meaning)
    : [
        [word, 1] as const,
        ...(otherWords[stemOf(word)] ?? otherWords[word] ?? []).map(
          (other) => [other, 0.9] as const,
        ),
      ]
  const sureness = ({ text }: Field): number =>
    Math.max(
      0,
      ...meant.map(([words, sure]) => {
        if (text.includes(` ${words.split(' ').map(stemOf).join(' ')} `)) return sure
        const isBegun = isBeingTyped && !meaning && word.length > 1 && text.includes(` ${word}`)
        return isBegun ? 0.8 : 0
      }),
    )
  return Math.max(0, ...fields.map((each) => each.weight * sureness(each)))
}
