import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { subtotal } from '@darnley/domain/pricing'
import { describe, expect, it } from 'vitest'
import { aDarn, aGarment, catalogueOf, entryOf, wholeLine } from '#test/support/whole-line.ts'
import { deriveUpdate } from './kept-lines.ts'
import { deriveEntries } from './rules.ts'

const today = catalogueOf(aGarment('jeans'), aGarment('coat'))
const sold = [
  entryOf('jeans', wholeLine(), wholeLine()),
  entryOf('coat', wholeLine()),
  entryOf('coat', aDarn()),
]
const stored = deriveEntries({ entries: sold, catalogue: today, rate: '1' }).entries

/** What the catalogue no longer has. */
const gone = {
  services: catalogueOf(aGarment('jeans', []), aGarment('coat', [])),
  garments: catalogueOf(),
}

/** The stored entries after a change, which gets copies it may write to. */
function sentAfter(change: (jeans: BasketEntry, coat: BasketEntry) => unknown): BasketEntry[] {
  const entries = structuredClone(stored)
  const [jeans, coat] = entries
  if (jeans && coat) change(jeans, coat)
  return entries
}

describe.each(['services', 'garments'] as const)('after the %s were withdrawn', (what) => {
  const update = (entries: BasketEntry[]): ReturnType<typeof deriveUpdate> =>
    deriveUpdate({ entries, stored, catalogue: gone[what], rate: '1' })
  const faultsAfter = (change: Parameters<typeof sentAfter>[0]): unknown[] =>
    update(sentAfter(change)).faults.map(({ path }) => path[0])

  it('the stored lines stay as they are', () => {
    expect(update(stored)).toEqual({ entries: stored, faults: [] })
  })

  it('other lines can be removed', () => {
    const entries = sentAfter((jeans) => jeans.serviceDetails.splice(0, 1))
    expect(update(entries)).toEqual({ entries, faults: [] })
  })

  it('the stored prices and names count, whatever the client sent', () => {
    const forged = sentAfter((jeans, coat) => {
      for (const { serviceDetails } of [jeans, coat])
        for (const {
          service,
          questionAnswerModifiers: [finish],
        } of serviceDetails) {
          set(service, { price: minor(1), name: 'x' })
          set(finish, { answer: 'x', priceModifier: minor(1) })
        }
    })
    expect(update(forged)).toEqual({ entries: stored, faults: [] })
    expect(subtotal(update(forged).entries)).toBe(3 * (1801 + 403 + 303 + 1002) + 900)
  })

  it('no line can be added', () => {
    expect(faultsAfter((jeans) => jeans.serviceDetails.push(wholeLine()))).toEqual([0])
  })

  it('no line can move to another garment, not even of the same kind', () => {
    for (const from of [0, 2]) {
      const entries = structuredClone(stored)
      const moved = entries[from]?.serviceDetails.splice(0, 1) ?? []
      entries[1]?.serviceDetails.push(...moved)
      expect(update(entries).faults.map(({ path }) => path[0])).toEqual([1])
    }
  })

  it('no garment can become another', () => {
    expect(faultsAfter((_, coat) => set(coat.item, { id: 'jeans' }))).toEqual([1])
  })

  it('a description is still needed', () => {
    const blank = sentAfter((_, coat) => set(coat, { itemDescription: ' ' }))
    expect(update(blank).faults.map(({ path }) => path)).toEqual([[1, 'itemDescription']])
  })

  it.each<[string, (line: ServiceDetails) => unknown]>([
    ['service', ({ service }) => Object.assign(service, { id: 'zip' })],
    ['number of answers', ({ questionAnswerModifiers: answers }) => answers.pop()],
    [
      'option',
      ({ questionAnswerModifiers: [finish] }) => set(finish, { answerId: 'finish.plain' }),
    ],
    ['text', ({ questionAnswerModifiers: [, colour] }) => set(colour, { answer: 'Red' })],
    ['subservice', ({ subserviceDetails: sub }) => set(sub?.subservice, { id: 'plain' })],
    [
      'answer of the subservice',
      ({ subserviceDetails: sub }) => sub?.questionAnswerModifiers.pop(),
    ],
    ['way of fitting', (line) => set(line, { fittingChoice: 'match' })],
    ['measurement', (line) => set(line, { fittingDetails: '77 cm' })],
    ['location', (line) => set(line, { repairLocation: 'Left knee' })],
    ['wish', (line) => set(line, { tailorNotes: 'Another wish' })],
  ])('another %s makes it another line, which is refused', (_, change) => {
    const faults = faultsAfter(({ serviceDetails: [, line] }) => line && change(line))
    expect(faults).toEqual([0])
  })
})

it.each([today, gone.services, gone.garments])(
  'a stored line cannot be there twice, whether it was withdrawn or not',
  (catalogue) => {
    const [line] = structuredClone(stored[0]?.serviceDetails ?? [])
    const entries = sentAfter((jeans) => line && jeans.serviceDetails.push(line))
    expect(deriveUpdate({ entries, stored, catalogue, rate: '1' }).faults).toEqual([
      { path: [0, 'serviceDetails', 2, 'id'], message: 'This id is used twice' },
    ])
  },
)

function set<Part>(part: Part | undefined, change: Partial<Part>): void {
  if (part) Object.assign(part, change)
}
