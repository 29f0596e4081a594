import { describe, expect, it } from 'vitest'
import { partnerMarkers, readPartnerSites, siteOf } from './sites.ts'

const partners = readPartnerSites(undefined)

describe('A site', () => {
  it.each([
    ['maison.localhost', 'Maison Vale'],
    ['maison.localhost:3000', 'Maison Vale'],
    ['KIRK.localhost:3000', 'Kirk & Daughters'],
  ])('%s is of %s', (host, name) => {
    expect(siteOf(host, partners)).toMatchObject({ mode: 'storefront', partner: { name } })
  })

  it.each([
    undefined,
    '',
    'localhost',
    '127.0.0.1:3000',
    'maison.localhost.example',
    'x-maison.localhost',
  ])('%s is of no partner', (host) => {
    expect(siteOf(host, partners)).toEqual({ mode: 'web' })
  })

  it('may be configured', () => {
    const json = '[{"domain":"a.example","name":"A","locale":"en_GB","exchangeRate":"1"}]'
    expect(siteOf('a.example', readPartnerSites(json))).toMatchObject({ partner: { colours: {} } })
  })

  it.each([
    '[{"domain":"a","name":"A","locale":"en_GB","exchangeRate":"1","colours":{"x":"red;}body{"}}]',
    '[{"domain":"a","name":"A","locale":"en_GB","exchangeRate":"1","colours":{"x}":"red"}}]',
    '[{}]',
  ])('is refused when its settings are wrong: %s', (json) => {
    expect(() => readPartnerSites(json)).toThrow('Invalid')
  })

  it('gives each partner a label by which orders are marked', () => {
    expect(partnerMarkers(partners)).toEqual([
      { marker: 'maison', label: 'maison' },
      { marker: 'kirk', label: 'kirk' },
    ])
  })
})
