import { describe, expect, it } from 'vitest'
import { AreaDeclaration, PagePath } from './area.ts'

describe('The path of a page', () => {
  it.each(['/', '/gift', '/storefront/orders', '/gift/:code', '/gift/:code/terms'])(
    'can be %s',
    (path) => {
      expect(PagePath.safeParse(path).success).toBe(true)
    },
  )

  it.each([
    'gift',
    '/gift/',
    '//gift',
    '/Gift',
    '/gift?x=1',
    '/gift.html',
    '/../gift',
    '/api/gift',
  ])('cannot be %s', (path) => {
    expect(PagePath.safeParse(path).success).toBe(false)
  })

  it.each(['/api', '/content/x', '/releases', '/icons', '/livez', '/readyz'])(
    'cannot be %s, which the edge answers',
    (path) => {
      expect(PagePath.safeParse(path).error?.issues[0]?.message).toMatch(/edge answers/)
    },
  )
})

describe('The declaration of an area', () => {
  it('may be empty', () => {
    expect(AreaDeclaration.parse({})).toEqual({ pages: [], menu: [], slots: [] })
  })

  it('ignores what a newer release adds, since the release store outlives the edge', () => {
    const entry = { place: 'header', label: 'Gift', path: '/gift', sites: ['web'], icon: 'bow' }
    expect(AreaDeclaration.parse({ menu: [entry], extras: [] }).menu).toEqual([
      { place: 'header', label: 'Gift', path: '/gift', sites: ['web'] },
    ])
  })
})
