import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { BrandCustomisation, Media } from '@darnley/contract/content'
import type { PageConfig } from '@darnley/contract/page-config'
import { brandOf, type BrandSource } from '@darnley/edge/brand'
import { designColours } from '@darnley/edge/partner-colours'
import { developmentConfig } from '@darnley/edge/development-page'
import { madeUpPartners, type MadeUpPartner } from '@darnley/node/demonstration/partners'

export const repository = resolve(import.meta.dirname, '..')
const seed = join(repository, 'content/seed')

/** A brand of the demonstration: the company's, or that of a made-up partner. */
interface SeededBrand {
  readonly id: string
  readonly companyName: string
  readonly styles: BrandCustomisation['styles']
  readonly colours: Readonly<Record<string, string | null | undefined>>
  readonly partner: MadeUpPartner | null
}

/**
 * Returns the plugin that writes into each HTML page what the edge writes into a site's (`?brand=` names the site), and
 * answers the pictures of the demonstration's catalogue.
 */
export function brandedPage(): Plugin {
  return {
    name: 'branded-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (_, { originalUrl = '' }) =>
        tagsFor(new URL(originalUrl, 'http://page').searchParams.get('brand')),
    },
    configureServer({ middlewares }) {
      // Scenes show these pictures in place of photos, too.
      for (const path of ['/content/api/media/file', '/api/public/photos'])
        middlewares.use(path, (request, response) => {
          void sendPicture(request, response)
        })
    },
  }
}

async function tagsFor(brandId: string | null): Promise<HtmlTagDescriptor[]> {
  const brands = await seededBrands()
  const brand = brands.find(({ id }) => id === brandId) ?? brands[0]
  const { partner } = brand
  const { style, logoUrl } = brandOf(sourceOf(brand))
  const config: PageConfig = {
    ...developmentConfig(),
    mode: partner ? 'storefront' : 'web',
    storefront: partner && { ...partner, domain: partner.hostname },
    brand: { logoUrl },
  }
  const sheets = [
    'shared/web/src/ui/tokens.css',
    'shared/web/src/ui/base.css',
    'host/shell/src/fonts/fonts.css',
  ]
  return [
    ...sheets.map((path) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', href: `/@fs${join(repository, path)}` },
    })),
    { tag: 'style', children: style },
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'page-config' },
      children: JSON.stringify(config),
    },
  ]
}

/** The company's own brand comes first. */
async function seededBrands(): Promise<[SeededBrand, ...SeededBrand[]]> {
  const { brands } = (await import(pathToFileURL(join(seed, 'brands.ts')).href)) as {
    brands: readonly [{ companyName: string; buttonColour: string; buttonHoverColour: string }]
  }
  const [{ companyName, ...styles }] = brands
  const partners = madeUpPartners.map((partner) => ({
    ...partner,
    companyName: partner.name,
    partner,
  }))
  return [{ id: 'default', companyName, styles, colours: {}, partner: null }, ...partners]
}

function sourceOf({ id, companyName, styles, colours }: SeededBrand): BrandSource {
  const picture = (name: string): Media => ({
    id: name,
    url: `/api/media/file/brand-${id}-${name}.svg`,
    alt: companyName,
    width: 1,
    height: 1,
  })
  return {
    logo: picture('logo'),
    backgroundImages: {
      bookingFlow: picture('booking-flow'),
      basket: picture('basket'),
      checkout: picture('checkout'),
      thankYou: picture('thank-you'),
    },
    styles,
    colours: designColours(colours),
  }
}

async function sendPicture({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = /^\/([\w-]+\.(svg|webp))/.exec(url)
  try {
    const file = await readFile(join(seed, 'pictures', name?.[1] ?? ''))
    response
      .setHeader('content-type', name?.[2] === 'svg' ? 'image/svg+xml' : 'image/webp')
      .end(file)
  } catch {
    response.writeHead(404).end()
  }
}
