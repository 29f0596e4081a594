import { describe, expect, it } from 'vitest'
import type { PageConfig } from './page-config.ts'
import { pageTitle } from './page-title.ts'

const company = { name: 'Darnley' } as PageConfig['company']
const ours = { company, storefront: null }
const kirk = { name: 'Kirk & Daughters' } as NonNullable<PageConfig['storefront']>

describe('The title of a page', () => {
  it.each([
    ['Basket', ours, 'Basket · Darnley'],
    [undefined, ours, 'Page not found · Darnley'],
    ['Basket', { company, storefront: kirk }, 'Basket · Kirk & Daughters'],
  ])("[C21] of %s ends in the site's name", (title, site, text) => {
    expect(pageTitle(title, site)).toBe(text)
  })
})
