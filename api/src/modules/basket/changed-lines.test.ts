import type { Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'
import {
  aDarn,
  aGarment,
  catalogueOf,
  darn,
  entryOf,
  hem,
  wholeLine,
} from '#test/support/whole-line.ts'
import { changedLines, orderableEntries } from './changed-lines.ts'
import { deriveEntries } from './rules.ts'

const jeans = entryOf(
  'jeans',
  { ...wholeLine(), id: 'jeans-hem' },
  { ...aDarn(), id: 'jeans-darn' },
)
const coat = entryOf('coat', { ...wholeLine(), id: 'coat-hem' })
const today = catalogueOf(aGarment('jeans'), aGarment('coat'))
const { entries } = deriveEntries({ entries: [jeans, coat], catalogue: today, rate: '1' })

const at = (catalogue: Catalogue, rate = '1'): ReturnType<typeof changedLines> =>
  changedLines({ entries, catalogue, rate })
const linesAt = (catalogue: Catalogue): string[][] =>
  orderableEntries({ entries, catalogue, rate: '1' }).map(({ serviceDetails }) =>
    serviceDetails.map(({ id }) => id),
  )
const bothWith = (...services: Service[]): Catalogue =>
  catalogueOf(aGarment('jeans', services), aGarment('coat', services))

const dearer = { ...darn, price: minor(1900) }
const whole = [['jeans-hem', 'jeans-darn'], ['coat-hem']]

describe('of the stored lines', () => {
  it('none has changed while the catalogue is the same', () => {
    expect(at(today)).toEqual({})
    expect(linesAt(today)).toEqual(whole)
  })

  it('those of a service that is gone are withdrawn, and an entry without others leaves', () => {
    const without = bothWith(darn)
    expect(at(without)).toEqual({ withdrawn: ['jeans-hem', 'coat-hem'] })
    expect(linesAt(without)).toEqual([['jeans-darn']])
  })

  it('those of a service that can not be booked any more are withdrawn once, for any number of reasons', () => {
    const closed = bothWith({ ...hem, deadEnd: true, questions: [] }, darn)
    expect(at(closed)).toEqual({ withdrawn: ['jeans-hem', 'coat-hem'] })
  })

  it('all of a garment that is gone are withdrawn', () => {
    const without = catalogueOf(aGarment('coat'))
    expect(at(without)).toEqual({ withdrawn: ['jeans-hem', 'jeans-darn'] })
    expect(linesAt(without)).toEqual([['coat-hem']])
  })

  it('those with another price are repriced, and ordered at that price', () => {
    const raised = bothWith(hem, dearer)
    expect(at(raised)).toEqual({ repriced: [{ id: 'jeans-darn', price: 1900 }] })
    expect(linesAt(raised)).toEqual(whole)
    const [ordered] = orderableEntries({ entries, catalogue: raised, rate: '1' })
    expect(ordered?.serviceDetails[1]?.service.price).toBe(1900)
  })

  it('some can be withdrawn and others repriced', () => {
    const mixed = bothWith(dearer)
    expect(at(mixed)).toEqual({
      withdrawn: ['jeans-hem', 'coat-hem'],
      repriced: [{ id: 'jeans-darn', price: 1900 }],
    })
  })

  it('each is repriced by another rate', () => {
    const { repriced } = at(today, '2')
    expect(repriced?.map(({ id }) => id)).toEqual(whole.flat())
  })
})
