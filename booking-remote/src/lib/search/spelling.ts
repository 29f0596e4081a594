import MiniSearch from 'minisearch'
import type { SearchIndex } from './catalogue-index.ts'
import { otherWords, problems } from './meanings.ts'
import { stemOf, wordsOf } from './words.ts'

interface Word {
  readonly id: string
  readonly word: string
  /** Whether it occurs in a name. */
  readonly isName: boolean
}

/** The searchable words, and corrections for others. */
export interface Spelling {
  readonly knows: (word: string) => boolean
  /** The word that begins with these letters; the letters themselves if they are a word, null when there is none. */
  readonly complete: (letters: string) => string | null
  /** The nearest word; null when none is similar. */
  readonly correct: (word: string) => string | null
}

export function createSpelling(index: SearchIndex): Spelling {
  const names = [...index.categories, ...index.items, ...index.services].map(({ name }) => name)
  const texts = index.services.map(({ description }) => description ?? '')
  const said = [...Object.keys(problems), ...Object.keys(otherWords)]
  const ofNames = new Set(names.flatMap(wordsOf))
  const written = [...ofNames, ...texts.flatMap(wordsOf)]
  const words = new Set([...written, ...said])
  const stems = new Set([...words].map(stemOf))
  const dictionary = new MiniSearch<Word>({
    fields: ['word'],
    storeFields: ['isName'],
    tokenize: (word) => [word],
    searchOptions: {
      fuzzy: editsIn,
      boostDocument: (_, __, stored) => (stored?.['isName'] ? 1.2 : 1),
    },
  })
  dictionary.addAll([...words].map((word) => ({ id: word, word, isName: ofNames.has(word) })))
  return {
    knows: (word) => words.has(word) || stems.has(stemOf(word)),
    complete: (letters) => {
      if (letters.length < 2) return null
      if (written.some((known) => known.startsWith(letters))) return letters
      return said.find((known) => known.startsWith(letters)) ?? null
    },
    correct: (word) => {
      const near = dictionary.search(word).map(({ id }) => String(id))
      return near.find((known) => isLikely(word, known)) ?? null
    },
  }
}

/** Returns the number of allowed wrong letters. Two swapped letters count as two. */
function editsIn(word: string): number {
  return word.length < 3 ? 0 : 2
}

/** Rejects corrections of two letters in a short word, unless they are swapped. */
function isLikely(typed: string, known: string): boolean {
  if (hasSameLetters(typed, known)) return true
  return typed.length >= 6 || (typed.length >= 4 && isOneEditApart(typed, known))
}

function hasSameLetters(one: string, other: string): boolean {
  return [...one].toSorted().join('') === [...other].toSorted().join('')
}

function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.slice(short.length === long.length ? start + 1 : start)
  return long.slice(start + 1) === rest
}
