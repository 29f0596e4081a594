import type MiniSearch from 'minisearch'
import type { Query, SearchResult } from 'minisearch'
import {
  fields,
  indexCatalogue,
  termOf,
  type Entry,
  type Match,
  type SearchIndex,
} from './catalogue-index.ts'
import { otherWords, problems } from './meanings.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { meaningfulWords, stemOf } from './words.ts'

export interface Findings {
  readonly matches: readonly Match[]
  /** Unknown words, each with the word that was searched for instead, or null. */
  readonly unknown: readonly { readonly typed: string; readonly meant: string | null }[]
  /** The words that were searched for. */
  readonly words: readonly string[]
  /** Whether no match has all of the words. */
  readonly isPartial: boolean
}

export type Search = (query: string) => Findings

const most = 8
/** The share of the best score that a match needs to be shown. */
const goodEnough = 0.5
const boost = { garment: 3, category: 2.6, work: 3, description: 0.5 }

/** Returns a search of the catalogue for a category, an item, or a service on an item, in everyday words. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const catalogue = await indexCatalogue(index)
  const spelling = createSpelling(index)
  return (query) => {
    const read = readWords(query, spelling)
    const words = read.flatMap(({ meant }) => meant ?? [])
    const isBeingTyped = read.at(-1)?.typed === words.at(-1)
    const queries = words.map((word, place) =>
      queryFor(word, { isBeingTyped: isBeingTyped && place === words.length - 1 }),
    )
    const whole = search(catalogue, { combineWith: 'AND', queries })
    const found = whole.length > 0 ? whole : withMost(words, search(catalogue, { queries }))
    return {
      matches: best(found),
      unknown: read.flatMap(({ typed, meant, isKnown }) => (isKnown ? [] : { typed, meant })),
      words,
      isPartial: whole.length === 0 && found.length > 0,
    }
  }
}

interface ReadWord {
  readonly typed: string
  readonly meant: string | null
  readonly isKnown: boolean
}

function readWords(query: string, spelling: Spelling): ReadWord[] {
  const typed = meaningfulWords(query)
  return typed.map((word, place) => {
    const isBeingTyped = place === typed.length - 1
    const known = spelling.knows(word) ? word : isBeingTyped ? spelling.complete(word) : null
    return { typed: word, meant: known ?? spelling.correct(word), isKnown: known !== null }
  })
}

/** Searches services for remedies when the word is a fault, and all names when it is a garment or part. */
function queryFor(word: string, { isBeingTyped }: { isBeingTyped: boolean }): Query {
  const terms = new Map(meaningsOf(word))
  const isFault = problems[word] !== undefined
  return {
    ...(isFault ? { fields: [...fields.work] } : {}),
    combineWith: 'OR',
    queries: [...terms.keys()],
    tokenize: (term) => [term],
    boostTerm: (term) => terms.get(term) ?? 1,
    prefix: (term) => isBeingTyped && !isFault && term === stemOf(word) && word.length > 1,
  }
}

/** Returns the terms for a word, and the confidence in each. */
function meaningsOf(word: string): readonly (readonly [term: string, sureness: number])[] {
  const cures = problems[word]
  if (cures) return Object.entries(cures).map(([cure, sureness]) => [termOf(cure), sureness])
  const others = otherWords[stemOf(word)] ?? otherWords[word] ?? []
  return [...others.map((other) => [termOf(other), 0.9] as const), [termOf(word), 1]]
}

function search(catalogue: MiniSearch<Entry>, query: Query): SearchResult[] {
  return catalogue.search(query, { boost }).filter(isMatch)
}

/** Whether a result is shown: a service whose words matched its item only is left out. */
function isMatch(result: SearchResult): boolean {
  if (result['service'] === null) return true
  return Object.values(result.match).some((found) => !found.some(isOfGarment))
}

function isOfGarment(field: string): boolean {
  return fields.garment.some((each) => each === field)
}

function withMost(words: readonly string[], results: readonly SearchResult[]): SearchResult[] {
  const hits = ({ queryTerms }: SearchResult): number =>
    words.filter((word) => meaningsOf(word).some(([term]) => queryTerms.includes(term))).length
  const top = Math.max(0, ...results.map(hits))
  return results.filter((result) => hits(result) === top)
}

function best(results: readonly SearchResult[]): Match[] {
  const top = results[0]?.score ?? 0
  return results
    .filter(({ score }) => score >= top * goodEnough)
    .slice(0, most)
    .map((result) => {
      const { categoryId, categoryName, item, service } = result as unknown as Match
      return { categoryId, categoryName, item, service }
    })
}
