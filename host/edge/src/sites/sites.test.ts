import { describe, expect, it } from 'vitest'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { partnerMarkers, siteOf } from './sites.ts'

const partners = madeUpPartners.map((partner) => ({ ...partner, domain: partner.hostname }))
const served = { home: 'localhost', partners, workshop: 'workshop.localhost' }

describe('A site', () => {
  it.each([
    ['maison.localhost', 'Maison Vale'],
    ['maison.localhost:3000', 'Maison Vale'],
    ['KIRK.localhost:3000', 'Kirk & Daughters'],
  ])('%s belongs to %s', (host, name) => {
    expect(siteOf(host, served)).toMatchObject({ mode: 'storefront', partner: { name } })
  })

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
    "%s is the customers' site",
    (host) => {
      expect(siteOf(host, served)).toEqual({ mode: 'web' })
    },
  )

  it('workshop.localhost is the workshop, unless there is none', () => {
    expect(siteOf('workshop.localhost:3000', served)).toEqual({
      mode: 'workshop',
      domain: 'workshop.localhost',
    })
    expect(siteOf('workshop.localhost', { ...served, workshop: null })).toBeNull()
  })

  it.each([
    undefined,
    '',
    'maison.localhost.example',
    'x-maison.localhost',
    'kirk.localhost.',
    'localhost.:3000',
    '10.0.0.1',
  ])('[X23] %s is not served', (host) => {
    expect(siteOf(host, served)).toBeNull()
  })

  it('has no local name in production', () => {
    const home = 'book.darnley-tailors.co.uk'
    expect(siteOf(home, { home, partners: [], workshop: null })).toEqual({ mode: 'web' })
    expect(siteOf('localhost', { home, partners: [], workshop: null })).toBeNull()
  })

  it.each(['localhost', 'workshop.localhost'])(
    '%s stays the company’s when a partner takes it',
    (domain) => {
      const [partner] = partners
      const taken = partner ? [{ ...partner, domain }] : []
      expect(siteOf(domain, { ...served, partners: taken })).not.toMatchObject({
        mode: 'storefront',
      })
    },
  )

  it('gives each partner a label for its orders', () => {
    expect(partnerMarkers(partners)).toEqual([
      { marker: 'maison', label: 'maison' },
      { marker: 'kirk', label: 'kirk' },
    ])
  })
})
