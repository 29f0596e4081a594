import type { BrandCustomisation, Media } from '@darnley/contract/content'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import { readConfig } from '#src/config.ts'
import { brandOf, createBrands, defaultBrand } from './brand.ts'
import { createSites } from './find-site.ts'

const domain = 'kirk.localhost'
const colours = { chalk: '#f1e6da' }

const media = (url: string): Media => ({ id: '1', url, alt: '', width: 1, height: 1 })

function customisation(changes: Partial<BrandCustomisation> = {}): BrandCustomisation {
  return {
    id: '1',
    domain,
    companyName: null,
    logo: media('/api/media/file/kirk.svg'),
    backgroundImages: {
      bookingFlow: null,
      basket: media('/api/media/file/b.svg?v=mwq1'),
      checkout: null,
      thankYou: null,
    },
    styles: { buttonColour: '#123456', buttonHoverColour: null },
    ...changes,
  }
}

describe('The brand of a partner', () => {
  it('overrides custom properties only', () => {
    const { logoUrl, style } = brandOf({ ...customisation(), colours })
    expect(logoUrl).toBe('/content/api/media/file/kirk.svg')
    const value = /#[\da-f]{6}|linear-gradient\([#\w,]+\),url\("[\w/.?=-]+"\)/.source
    expect(style).toMatch(new RegExp(`^:root\\{(?:--[\\w-]+:(?:${value});?)+\\}$`))
    expect(style).toContain('--chalk:#f1e6da;')
    expect(style).toContain('--brand:#123456;')
    expect(style).toContain(
      '--backdrop-basket:linear-gradient(#ffffffcc,#ffffffcc),url("/content/api/media/file/b.svg?v=mwq1")',
    )
  })

  it('[J35] recolours the whole design from one colour, and nothing for the colour of the design', async () => {
    const tokens = await readFile(
      join(import.meta.dirname, '../../../../shared/web/src/ui/tokens.css'),
    )
    const { style } = brandOf(customisation())
    // What means the same on every site, and what is white.
    const kept = new Set(['on-brand', 'surface', 'success', 'success-bg', 'error', 'error-bg'])
    const names = [...tokens.toString().matchAll(/^ {2}--([\w-]+): #/gm)].map(
      ([, name]) => name ?? '',
    )
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !kept.has(name) && !style.includes(`--${name}:`))).toEqual([])
    const own = { buttonColour: '#6B1B2D', buttonHoverColour: null }
    expect(brandOf(customisation({ styles: own })).style).not.toContain('--ink:')
  })

  it.each(['red;} body { display: none', '</style><script>', 'url(//evil.example)'])(
    'accepts no other CSS: %s',
    (buttonColour) => {
      const styles = { buttonColour, buttonHoverColour: null }
      const backgroundImages = {
        bookingFlow: null,
        basket: media(`/a") ${buttonColour}`),
        checkout: null,
        thankYou: null,
      }
      expect(brandOf({ ...customisation({ styles, backgroundImages }), colours }).style).toBe(
        ':root{--chalk:#f1e6da}',
      )
    },
  )

  it('with poor contrast is adjusted, and that is logged once', async () => {
    const styles = { buttonColour: '#ffee00', buttonHoverColour: null }
    const docs = [customisation({ styles })]
    let now = 0
    const logged: unknown[] = []
    const brands = createBrands({
      contentUrl: 'http://content',
      fetch: () => Promise.resolve(Response.json({ docs, totalDocs: 1 })),
      now: () => now,
      onError: (error) => logged.push(error),
      onAdjusted: (domain, adjustments) => logged.push({ domain, adjustments }),
    })
    const { style } = await brands(domain)
    now += 61_000
    await brands(domain)
    expect(style).toMatch(/--brand:#[0-9a-f]{6}/)
    expect(style).not.toContain(':#ffee00')
    expect(logged).toEqual([
      {
        domain: 'kirk.localhost',
        adjustments: [{ name: 'brand', from: '#ffee00', to: expect.any(String) }],
      },
    ])
  })

  it('is requested once a minute, and survives a failure', async () => {
    let now = 0
    let asked = 0
    let up = true
    const answer = (): Promise<Response> => {
      asked += 1
      return up
        ? Promise.resolve(Response.json({ docs: [customisation()], totalDocs: 1 }))
        : Promise.reject(new Error('down'))
    }
    const errors: unknown[] = []
    const brands = createBrands({
      contentUrl: 'http://content',
      fetch: answer,
      now: () => now,
      onError: (error) => errors.push(error),
      onAdjusted: () => undefined,
    })
    const first = await brands(domain)
    expect(await brands(domain)).toBe(first)
    expect(asked).toBe(1)
    up = false
    now = 61_000
    expect(await brands(domain)).toBe(first)
    await vi.waitFor(() => expect(errors).toHaveLength(1), patience.expect.poll)
    expect(await brands(domain)).toBe(first)
    expect(asked).toBe(2)
  })
})

describe("The customers' site", () => {
  it('[C17] has the brand of its hostname', async () => {
    const asked: string[] = []
    const docs = [customisation({ domain: 'darnley.example' })]
    const app = fastify().get('/api/brandCustomisation', ({ url }) => {
      asked.push(url)
      return { docs, totalDocs: 1 }
    })
    const contentUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    const sites = createSites({
      config: readConfig({
        SITE_URL: 'https://darnley.example',
        TRUSTED_PROXIES: '10.0.0.0/8',
        CONTENT_URL: contentUrl,
      }),
      published: {
        sites: () => [],
        brand: () => defaultBrand,
        isComplete: () => true,
        stop: () => undefined,
      },
      onError: (error) => expect(error).toBeUndefined(),
      onAdjusted: () => undefined,
    })
    const { style } = await sites.brand({ mode: 'web' })
    await app.close()
    expect(style).toContain('url("/content/api/media/file/b.svg?v=mwq1")')
    expect(decodeURIComponent(asked.join())).toContain('where[domain][equals]=darnley.example')
  })
})
