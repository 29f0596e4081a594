import fc from 'fast-check'
import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import type { Media, Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { subtotal } from '@darnley/domain/pricing'
import { describe, expect, it } from 'vitest'
import type { Catalogue, CatalogueItem } from '#src/modules/catalogue/catalogue.ts'
import { deriveUpdate } from './kept-lines.ts'
import { deriveEntries, type EntryFault } from './rules.ts'

const picture: Media = { id: 'p', url: '/api/media/file/p.svg', alt: 'p', width: 1, height: 1 }

const hem: Service = {
  id: 'hem',
  name: 'Shorten hem',
  description: null,
  price: minor(1801),
  serviceType: 'alteration',
  upsizing: false,
  fittingChoices: [{ choice: 'pin', recommended: true }],
  questions: [
    {
      id: 'finish',
      question: 'Which finish?',
      explainer: null,
      questionType: 'radio',
      options: [
        { id: 'plain', answer: 'Plain', priceModifier: minor(0), tailorPointsModifier: 0 },
        { id: 'original', answer: 'Original', priceModifier: minor(403), tailorPointsModifier: 2 },
      ],
      questionAnswerExclusion: null,
    },
  ],
  subservices: [],
  coverImage: picture,
  deadEnd: false,
  expectations: null,
  sortOrder: 0,
}

const jeans: CatalogueItem = {
  id: 'jeans',
  name: 'Jeans',
  coverImage: picture,
  itemCategory: { id: 'trousers', name: 'Trousers', coverImage: picture, sortOrder: 0 },
  services: [hem],
  sortOrder: 0,
}

const catalogue: Catalogue = { items: [jeans], item: (id) => (id === 'jeans' ? jeans : undefined) }
const empty: Catalogue = { items: [], item: () => undefined }

function aLine(price: number, modifier: number): ServiceDetails {
  return {
    id: crypto.randomUUID(),
    service: { id: 'hem', name: '', price: minor(price), serviceType: 'repair', coverImage: null },
    questionAnswerModifiers: [
      {
        questionId: 'finish',
        question: '',
        answer: '',
        answerId: 'original',
        priceModifier: minor(modifier),
        tailorPointsModifier: 99,
      },
    ],
    subserviceDetails: null,
    fittingChoice: 'pin',
    fittingDetails: null,
    repairLocation: null,
    tailorNotes: null,
  }
}

function anEntry(lines: ServiceDetails[] = [aLine(1801, 403)]): BasketEntry {
  return {
    id: crypto.randomUUID(),
    itemCategory: { id: 'forged', name: 'Forged' },
    item: { id: 'jeans', name: 'Forged', coverImage: null },
    itemDescription: ' Blue denim ',
    serviceDetails: lines,
  }
}

describe('deriveEntries', () => {
  it('takes prices from the catalogue, whatever the client sent', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (price, modifier) => {
        const entries = [anEntry([aLine(price, modifier)])]
        const { entries: derived, faults } = deriveEntries({ entries, catalogue, rate: '1' })
        expect(faults).toEqual([])
        expect(subtotal(derived)).toBe(2204)
        expect(derived[0]?.serviceDetails[0]?.questionAnswerModifiers[0]).toMatchObject({
          question: 'Which finish?',
          answer: 'Original',
          tailorPointsModifier: 2,
        })
      }),
    )
  })

  it('multiplies every price by the rate and truncates before adding (section 9)', () => {
    const { entries } = deriveEntries({ entries: [anEntry()], catalogue, rate: '1.25' })
    expect(subtotal(entries)).toBe(2251 + 503)
  })

  it('is idempotent', () => {
    const once = deriveEntries({ entries: [anEntry()], catalogue, rate: '1.1' }).entries
    expect(deriveEntries({ entries: once, catalogue, rate: '1.1' }).entries).toEqual(once)
  })

  it('trims texts and uses the catalogue’s names', () => {
    const [entry] = deriveEntries({ entries: [anEntry()], catalogue, rate: '1' }).entries
    expect(entry).toMatchObject({
      itemCategory: { id: 'trousers', name: 'Trousers' },
      item: { name: 'Jeans', coverImage: '/api/media/file/p.svg' },
      itemDescription: 'Blue denim',
    })
  })
})

describe('a fault', () => {
  const faultsOf = (...entries: BasketEntry[]): EntryFault[] =>
    deriveEntries({ entries, catalogue, rate: '1' }).faults

  it.each(['', '   ', '\n'])('is a description that is empty: %j', (itemDescription) => {
    expect(faultsOf(anEntry(), { ...anEntry(), itemDescription })).toEqual([
      { path: [1, 'itemDescription'], message: 'The description is empty' },
    ])
  })

  it('is a service that the item does not have, and the line stays as it was sent', () => {
    const line = aLine(1, 1)
    const other = { ...line, service: { ...line.service, id: 'zip' } }
    const { entries, faults } = deriveEntries({
      entries: [anEntry([aLine(1801, 403), other])],
      ...{ catalogue, rate: '1' },
    })
    expect(faults).toEqual([
      {
        path: [0, 'serviceDetails', 1, 'service', 'id'],
        message: 'This service is not offered for this item',
      },
    ])
    expect(entries[0]?.serviceDetails[1]).toEqual(other)
  })

  it('is an answer that the service does not ask for, at its place in the basket', () => {
    const line = { ...aLine(1801, 403), questionAnswerModifiers: [] }
    const { entries, faults } = deriveEntries({
      entries: [anEntry(), anEntry([line])],
      ...{ catalogue, rate: '1' },
    })
    expect(faults.map(({ path }) => path.slice(0, 3))).toEqual([[1, 'serviceDetails', 0]])
    expect(entries[1]?.serviceDetails[0]).toEqual(line)
  })

  it('is an id that is used twice, of an entry or of a line', () => {
    const entry = anEntry()
    const [line] = entry.serviceDetails
    const twice = { ...anEntry(line ? [aLine(1801, 403), line] : []), id: entry.id }
    expect(faultsOf(entry, twice)).toEqual([
      { path: [1, 'id'], message: 'This id is used twice' },
      { path: [1, 'serviceDetails', 1, 'id'], message: 'This id is used twice' },
    ])
    expect(faultsOf(anEntry(), anEntry())).toEqual([])
  })
})

describe('a line that the catalogue no longer has', () => {
  const stored = deriveEntries({ entries: [anEntry()], catalogue, rate: '1' }).entries

  it('stays as stored', () => {
    const update = deriveUpdate({ entries: stored, stored, catalogue: empty, rate: '1' })
    expect(update).toEqual({ entries: stored, faults: [] })
  })

  it('cannot be added, nor replace a stored line', () => {
    const added = deriveUpdate({ entries: [anEntry()], stored, catalogue: empty, rate: '1' })
    expect(added.faults.map(({ path }) => path)).toEqual([[0, 'item', 'id']])
    const [first] = stored
    const disguised = first ? [{ ...anEntry(), id: first.id }] : []
    expect(
      deriveUpdate({ entries: disguised, stored, catalogue: empty, rate: '1' }).faults,
    ).toHaveLength(1)
  })

  it('cannot be changed', () => {
    const changed = structuredClone(stored)
    for (const line of changed[0]?.serviceDetails ?? []) line.tailorNotes = 'Another wish'
    expect(
      deriveUpdate({ entries: changed, stored, catalogue: empty, rate: '1' }).faults,
    ).toHaveLength(1)
  })

  it('keeps its stored price, not the submitted one', () => {
    const cheap = structuredClone(stored)
    for (const line of cheap[0]?.serviceDetails ?? []) line.service.price = minor(1)
    const update = deriveUpdate({ entries: cheap, stored, catalogue: empty, rate: '1' })
    expect(subtotal(update.entries)).toBe(subtotal(stored))
  })
})
