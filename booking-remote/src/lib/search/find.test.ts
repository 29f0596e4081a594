import { describe, expect, test } from 'vitest'
import { minor } from '@darnley/domain/money'
import type { Match, SearchIndex } from './catalogue-index.ts'
import { createSearch } from './find.ts'
import { otherWords, problems } from './meanings.ts'

const index: SearchIndex = {
  categories: [
    { id: 'trousers', name: 'Trousers & jeans' },
    { id: 'knitwear', name: 'Knitwear' },
    { id: 'dresses', name: 'Dresses & jumpsuits' },
    { id: 'shoes', name: 'Bags, belts & shoes' },
  ],
  items: [
    item('jeans', 'Jeans', 'trousers', ['shorten-hem', 'take-in-waist', 'patch-denim', 'fly-zip']),
    item('chinos', 'Chinos', 'trousers', ['shorten-hem', 'let-down-hem', 'let-out-waist']),
    item('jumper', 'Jumper', 'knitwear', ['shorten-sleeves', 'reweave', 'bobbling']),
    item('slip-dress', 'Slip dress', 'dresses', ['shorten-dress', 'take-in-dress']),
    item('boots', 'Boots', 'shoes', ['reheel']),
  ],
  services: [
    service('shorten-hem', 'Shorten hem', 'We take trouser legs up to the length you want.'),
    service('let-down-hem', 'Let down hem', 'We use the cloth inside to make the legs longer.'),
    service('take-in-waist', 'Take in waist', 'We take out what makes it gape.'),
    service('let-out-waist', 'Let out waist', 'We let it out and give you room to breathe.'),
    service('patch-denim', 'Patch denim', 'Worn or torn denim, backed with new cloth.'),
    service('fly-zip', 'Replace fly zip', 'A new metal or nylon zip in the fly.'),
    service('shorten-sleeves', 'Shorten knitted sleeves', 'Sleeves that swallow your hands.'),
    service('reweave', 'Reweave moth holes', 'Stitch for stitch in the original structure.'),
    service('bobbling', 'Remove bobbling', 'Combed and shaved by hand.'),
    service('shorten-dress', 'Shorten a dress', 'From calf to knee: too long is no problem.'),
    service('take-in-dress', 'Take in a dress', 'We follow your figure along side seams.'),
    service('reheel', 'Reheel', 'New tips or heel blocks, always as a pair.'),
  ],
}

const search = await createSearch(index)
const namesFor = (query: string): string[] => search(query).matches.map(nameOf)

test.each([
  ['trousers too long', 'Chinos > Shorten hem'],
  ['jeans too long', 'Jeans > Shorten hem'],
  ['My pants are too short!', 'Chinos > Let down hem'],
  ['chinos too tight', 'Chinos > Let out waist'],
  ['jeans too big at the waist', 'Jeans > Take in waist'],
  ['ripped jeans', 'Jeans > Patch denim'],
  ['broken zipper', 'Jeans > Replace fly zip'],
  ['moths in my sweater', 'Jumper > Reweave moth holes'],
  ['pilling', 'Jumper > Remove bobbling'],
  ['dress too long', 'Slip dress > Shorten a dress'],
  ['DRESSES', 'Dresses & jumpsuits'],
  ['jea', 'Trousers & jeans'],
  ['slip dress', 'Slip dress'],
  ['boot heels', 'Boots > Reheel'],
  ['sleeves too long', 'Jumper > Shorten knitted sleeves'],
])('%s finds %s', (query, expected) => {
  expect(namesFor(query)).toContain(expected)
})

test('"trousers too long" finds shortening first and never lengthening', () => {
  const names = namesFor('trousers too long')
  expect(names.slice(0, 2).sort()).toEqual(['Chinos > Shorten hem', 'Jeans > Shorten hem'])
  expect(names).not.toContain('Chinos > Let down hem')
})

test.each(['', '  ', 'the', '!?', 'xylophone'])('"%s" finds nothing', (query) => {
  expect(namesFor(query)).toEqual([])
})

describe('[C11] a mistyped word', () => {
  test.each([
    ['too long trousres', 'trousres', 'trousers'],
    ['trousres', 'trousres', 'trousers'],
    ['jens', 'jens', 'jeans'],
    ['jaens', 'jaens', 'jeans'],
    ['drses too long', 'drses', 'dress'],
    ['moht holes', 'moht', 'moth'],
    ['bobling', 'bobling', 'bobbling'],
    ['reweeve moth holes', 'reweeve', 'reweave'],
    ['jeans too tihgt', 'tihgt', 'tight'],
    ['swetaer', 'swetaer', 'sweater'],
  ])('"%s": %s is corrected to %s, with a note', (query, typed, meant) => {
    const { matches, unknown } = search(query)
    expect(unknown).toEqual([{ typed, meant }])
    expect(matches.map(nameOf)).toEqual(namesFor(query.replace(typed, meant)))
    expect(matches).not.toEqual([])
  })

  test('never changes the results without a note', () => {
    const names = [...index.items, ...index.services].flatMap(({ name }) => name.toLowerCase())
    const silent = names.flatMap((name) =>
      mistypings(name).filter((query) => {
        const { matches, unknown } = search(query)
        const isSame = JSON.stringify(matches) === JSON.stringify(search(name).matches)
        return !isSame && unknown.length === 0 && !isBegun(query)
      }),
    )
    expect(silent).toEqual([])
  })

  test('is corrected in almost all cases when one letter of a longer word is wrong', () => {
    const words = [...new Set(index.items.flatMap(({ name }) => name.toLowerCase().split(' ')))]
    const queries = words
      .filter((word) => word.length > 4)
      .flatMap((word) => mistypings(word).map((query) => ({ word, query })))
    const misread = queries.filter(({ word, query }) => {
      const [first] = search(query).unknown
      return first !== undefined && first.meant !== word
    })
    expect(misread.length / queries.length).toBeLessThan(0.05)
  })

  /** Omits one letter, doubles one, and swaps two. */
  function mistypings(text: string): string[] {
    return [...text].flatMap((letter, at) => {
      if (letter === ' ') return []
      const [before, after] = [text.slice(0, at), text.slice(at + 1)]
      const next = after[0]
      const swapped = next && next !== ' ' ? [before + next + letter + after.slice(1)] : []
      return [before + after, before + letter + letter + after, ...swapped]
    })
  }

  /** Whether the query is the beginning of another word, whose matches are shown meanwhile. */
  function isBegun(query: string): boolean {
    const last = query.split(' ').at(-1) ?? ''
    const words =
      JSON.stringify([index, problems, otherWords])
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    return words.some((word) => word.startsWith(last))
  }
})

test('[C11] an unknown word is named, and the other words are searched for', () => {
  const { matches, unknown, words } = search('xylophone jeans')
  expect(unknown).toEqual([{ typed: 'xylophone', meant: null }])
  expect(words).toEqual(['jeans'])
  expect(matches.map(nameOf)).toContain('Jeans')
})

test('[C11] partial matches are marked as such', () => {
  expect(search('boots bobbling')).toMatchObject({ isPartial: true, unknown: [] })
  expect(search('boot heels')).toMatchObject({ isPartial: false })
})

function nameOf({ categoryName, item: found, service: work }: Match): string {
  return [found?.name ?? categoryName, work?.name].filter(Boolean).join(' > ')
}

function item(
  id: string,
  name: string,
  itemCategory: string,
  services: string[],
): SearchIndex['items'][number] {
  return { id, name, itemCategory, services }
}

function service(id: string, name: string, description: string): SearchIndex['services'][number] {
  return { id, name, description, price: minor(1600), deadEnd: false }
}
