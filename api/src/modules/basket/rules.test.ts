import fc from 'fast-check'
import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import type { Media, Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { linePrice, subtotal } from '@darnley/domain/pricing'
import { describe, expect, it } from 'vitest'
import type { Catalogue, CatalogueItem } from '#src/modules/catalogue/catalogue.ts'
import { aDarn, aGarment, catalogueOf, entryOf, wholeLine } from '#test/support/whole-line.ts'
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

describe('a line with an answer to everything', () => {
  const derived = (line: ServiceDetails, rate = '1'): ServiceDetails | undefined =>
    deriveEntries({
      entries: [entryOf('jeans', line)],
      ...{ catalogue: catalogueOf(aGarment('jeans')), rate },
    }).entries[0]?.serviceDetails[0]
  const answered = (questionId: string, answer: string, answerId: string | null): unknown =>
    expect.objectContaining({ questionId, question: `Question ${questionId}?`, answer, answerId })

  it('gets the names and prices of answers, subservice and its answers', () => {
    const line = wholeLine()
    const result = derived(line)
    expect(result).toMatchObject({
      id: line.id,
      service: { name: 'Service hem', price: 1801, serviceType: 'alteration' },
      questionAnswerModifiers: [
        answered('finish', 'Answer finish.original', 'finish.original'),
        answered('colour', 'Navy', null),
      ],
      subserviceDetails: {
        subservice: { id: 'lined', name: 'Subservice lined', priceModifier: 303 },
        questionAnswerModifiers: [
          answered('lining', 'Answer lining.silk', 'lining.silk'),
          answered('colour', 'Navy', null),
        ],
      },
      ...{ fittingChoice: 'measure', fittingDetails: '76 cm', tailorNotes: 'Mind the seam' },
    })
    expect(result && linePrice(result)).toBe(1801 + 403 + 303 + 1002)
    expect(result && pointsOf(result)).toEqual([2, 0, 3, 0])
  })

  it('has no answer to a question that another answer hides', () => {
    const { questionAnswerModifiers, subserviceDetails } = wholeLine()
    const plain = questionAnswerModifiers.slice(0, 1).map((finish) => ({
      ...finish,
      answerId: 'finish.plain',
    }))
    const silk = subserviceDetails?.questionAnswerModifiers.slice(0, 1) ?? []
    const sub = subserviceDetails && { ...subserviceDetails, questionAnswerModifiers: silk }
    expect(
      derived(wholeLine({ questionAnswerModifiers: plain, subserviceDetails: sub })),
    ).toMatchObject({
      questionAnswerModifiers: [answered('finish', 'Answer finish.plain', 'finish.plain')],
      subserviceDetails: {
        questionAnswerModifiers: [answered('lining', 'Answer lining.silk', 'lining.silk')],
      },
    })
  })

  it('pays the rate on each of its prices, truncated one by one', () => {
    const result = derived(wholeLine(), '1.25')
    expect(result && linePrice(result)).toBe(2251 + 503 + 378 + 1252)
  })

  it('keeps the subservice that was chosen, and has none where none is offered', () => {
    const plain = { subservice: { id: 'plain', name: '', priceModifier: minor(5) } }
    const [, navy] = wholeLine().questionAnswerModifiers
    const questionAnswerModifiers = navy ? [navy] : []
    const result = derived(wholeLine({ subserviceDetails: { ...plain, questionAnswerModifiers } }))
    const expected = { id: 'plain', name: 'Subservice plain', priceModifier: 0 }
    expect(result?.subserviceDetails?.subservice).toEqual(expected)
    const darned = derived(aDarn())
    expect(darned).toMatchObject({ subserviceDetails: null, questionAnswerModifiers: [] })
  })
})

function pointsOf({ questionAnswerModifiers, subserviceDetails: sub }: ServiceDetails): number[] {
  const all = [...questionAnswerModifiers, ...(sub?.questionAnswerModifiers ?? [])]
  return all.map(({ tailorPointsModifier }) => tailorPointsModifier)
}

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
