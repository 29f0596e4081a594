import type { PageAreas, PageRoute } from '@darnley/contract/page-areas'
import { describe, expect, it } from 'vitest'
import { findRoute, openPage } from './routes.ts'

const page = (path: string, rest: Partial<PageRoute> = {}): PageRoute => ({
  path,
  module: './card',
  title: 'Gift card',
  heading: 'Gift card',
  ...rest,
})
const area = (...pages: PageRoute[]): PageAreas[string] => ({
  entry: '/releases/gift/1/remoteEntry.js',
  pages,
  menu: [],
  slots: {},
})

const areas: PageAreas = {
  gift: area(
    page('/'),
    page('/gift', { audience: 'everyone' }),
    page('/gift/:code', { module: './redeem' }),
    page('/gift/terms', { module: './terms' }),
  ),
  staff: area(page('/', { module: './sign-in', audience: 'signed-out', title: 'Sign in' })),
}

describe('The routes of the live areas', () => {
  it.each([
    ['/', 'gift/card'],
    ['/gift', 'gift/card'],
    ['/gift/', 'gift/card'],
    ['/gift/A1-b2', 'gift/redeem'],
  ])('lead from %s to %s', (path, name) => {
    expect(findRoute(areas, path)?.page?.name).toBe(name)
  })

  it('give the page the values of its parameters, and prefer a path without any', () => {
    expect(findRoute(areas, '/gift/A1-b2')?.params).toEqual({ code: 'A1-b2' })
    expect(findRoute(areas, '/gift/terms')?.page?.name).toBe('gift/terms')
  })

  it.each(['/nope', '/Gift', '/gift/a/b', '/giftcard'])('lead nowhere from %s', (path) => {
    expect(findRoute(areas, path)).toBeUndefined()
  })

  it('have one place for the pages of staff and of signed-out visitors', () => {
    const route = findRoute(areas, '/')
    expect(route?.page?.name).toBe('gift/card')
    expect(route?.signedOutPage?.name).toBe('staff/sign-in')
    expect(openPage(route)?.title).toBe('Sign in')
    expect(openPage(findRoute(areas, '/gift'))?.title).toBe('Gift card')
  })
})
