import type { PageConfig } from '@darnley/contract/page-config'
import { listContent } from '@darnley/web/content-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageTitle } from '@darnley/contract/page-title'
import { describeRoute } from './described-route.ts'
import { findRoute, routes } from './routes.ts'

afterEach(() => vi.unstubAllGlobals())

describe("The pages of the customers' site", () => {
  it.each([
    ['/', 'booking/wizard'],
    ['/booking', 'booking/wizard'],
    ['/sign-in', 'booking/wizard'],
    ['/basket', 'checkout/basket'],
    ['/basket/', 'checkout/basket'],
    ['/checkout', 'checkout/checkout'],
    ['/validate-payment', 'checkout/validate-payment'],
    ['/thank-you', 'checkout/thank-you'],
    ['/fitting-guide', 'booking/fitting-guide'],
    ['/order', 'checkout/order'],
    ['/password-reset', 'checkout/password-reset'],
    ['/confirm-account', 'checkout/confirm-account'],
  ])('%s is %s', (path, module) => {
    expect(findRoute(path)?.module).toBe(module)
  })

  it.each(['/customer-drop-off', '/storefront/booking', '/nope', '/basket/2', '//'])(
    'do not include %s',
    (path) => {
      expect(findRoute(path)).toBeUndefined()
    },
  )

  it('load nothing from the storefront remote', () => {
    expect(routes.map(({ module }) => module).join()).not.toContain('storefront')
  })

  it('have a backdrop on three paths only', () => {
    const withBackdrop = routes.flatMap(({ path, backdrop }) =>
      backdrop ? [`${path} ${backdrop}`] : [],
    )
    expect(withBackdrop).toEqual(['/basket basket', '/checkout checkout', '/thank-you thank-you'])
  })

  it('preload the first request of the wizard byte for byte', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(Response.json({ docs: [], totalDocs: 0 }))
    })
    await listContent('item-categories', { depth: 1, sort: 'sortOrder' })
    expect(asked).toEqual(routes.slice(0, 1).map((route) => describeRoute(route).firstRequest))
  })
})

describe('The title of a page', () => {
  const company = { name: 'Darnley' } as PageConfig['company']
  const ours = { company, storefront: null }
  const kirk = { name: 'Kirk & Daughters' } as NonNullable<PageConfig['storefront']>
  const theirs = { company, storefront: kirk }
  const basket = findRoute('/basket')
  const welcome = { title: 'Book', signedOutTitle: 'Store sign-in' }

  it('consists of the page and the company', () => {
    expect(pageTitle({ route: basket, site: ours, isSignedIn: false })).toBe('Basket · Darnley')
    expect(pageTitle({ route: undefined, site: ours, isSignedIn: false })).toBe(
      'Page not found · Darnley',
    )
  })

  it.each([
    [basket, true, 'Basket · Kirk & Daughters'],
    [welcome, true, 'Book · Kirk & Daughters'],
    [welcome, false, 'Store sign-in · Kirk & Daughters'],
  ])("[C21] ends in the partner's name on its site: %o", (route, isSignedIn, title) => {
    expect(pageTitle({ route, site: theirs, isSignedIn })).toBe(title)
  })
})
