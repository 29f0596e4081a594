import type { BrandCustomisation, ContentList, Media } from '@darnley/contract/content'
import { designBrand, isPartners, paletteOf } from './palette.ts'
import { readableColours, type Adjustment } from './readable-colours.ts'

export interface Brand {
  readonly logoUrl: string | null
  /** Text of the style element that overrides the design's custom properties; empty for the default brand. */
  readonly style: string
  /** Changes to the partner's colours for sufficient contrast. */
  readonly adjustments: readonly Adjustment[]
}

/** What a brand is made of: a row of `brandCustomisation`, or the description of a partner. */
export type BrandSource = Pick<BrandCustomisation, 'logo' | 'backgroundImages' | 'styles'> & {
  /** Further colours of the design, by the name of the custom property. */
  readonly colours?: Readonly<Record<string, string>>
}

export const defaultBrand: Brand = { logoUrl: null, style: '', adjustments: [] }

/** Returns the colour at the top of the site's pages, for the browser's own controls. */
export function brandColour({ style }: Brand): string {
  return /--brand:([^;}]+)/.exec(style)?.[1] ?? designBrand
}

type Backdrops = BrandCustomisation['backgroundImages']
const backdrops: Readonly<Record<keyof Backdrops, string>> = {
  bookingFlow: 'booking-flow',
  basket: 'basket',
  checkout: 'checkout',
  thankYou: 'thank-you',
}

const colour = /^(?:#[0-9a-f]{3,8}|[a-z]+)$/i
const path = /^\/[\w./%-]+(?:\?v=\w+)?$/

/** Returns the brand of a site; the design's own without a source. */
export function brandOf(source: BrandSource | null): Brand {
  const given = { ...plainColours(source?.colours ?? {}), ...buttonColours(source) }
  const own = readableColours(given)
  // What is derived follows the partner's colours, and never changes them.
  const { colours } = readableColours(paletteOf(own.colours))
  const properties = {
    ...colours,
    ...own.colours,
    ...backdropImages(source?.backgroundImages, isPartners(given) ? veil : ''),
  }
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return {
    logoUrl: mediaUrl(source?.logo ?? null),
    style: lines.length > 0 ? `:root{${lines.join(';')}}` : '',
    adjustments: own.adjustments,
  }
}

function buttonColours(source: BrandSource | null): Record<string, string> {
  const { buttonColour, buttonHoverColour } = source?.styles ?? {}
  return plainColours({ brand: buttonColour, 'brand-hover': buttonHoverColour })
}

function plainColours(
  wanted: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const entries = Object.entries(wanted).flatMap(([name, value]) =>
    value && colour.test(value) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Laid over a partner's picture, so that text on it can be read whatever the picture shows. */
const veil = 'linear-gradient(#ffffffcc,#ffffffcc),'

function backdropImages(images: Backdrops | undefined, over: string): Record<string, string> {
  const entries = Object.entries(backdrops).flatMap(([key, name]) => {
    const url = mediaUrl(images?.[key as keyof Backdrops] ?? null)
    return url ? [[`backdrop-${name}`, `${over}url("${url}")`]] : []
  })
  return Object.fromEntries(entries) as Record<string, string>
}

/** Accepts only a plain path of the content service, because the text is written into a style element. */
function mediaUrl(media: Media | null): string | null {
  return media && path.test(media.url) ? `/content${media.url}` : null
}

export interface BrandsOptions {
  readonly contentUrl: string
  readonly fetch?: typeof fetch
  readonly now?: () => number
  readonly onError: (error: unknown) => void
  /** Called when a site's colours were changed for contrast. */
  readonly onAdjusted: (domain: string, adjustments: readonly Adjustment[]) => void
}

const maxAge = 60_000
const patience = 1_000

interface Known {
  readonly brand: Brand
  readonly until: number
}

/**
 * Returns a function that gets the brand of one of the company's own sites from the content service, at most once a
 * minute. Meanwhile and after a failure it returns the last one: only the first page of a site waits.
 */
export function createBrands(options: BrandsOptions): (domain: string) => Promise<Brand> {
  const { now = Date.now } = options
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<Brand>>()

  async function ask(domain: string): Promise<Brand> {
    const before = known.get(domain)?.brand
    const fetched = await fetchBrand(domain, options).catch((error: unknown) => {
      options.onError(error)
      return before ?? defaultBrand
    })
    // The same object while it says the same: pages are rendered anew for another one.
    const brand = before && JSON.stringify(before) === JSON.stringify(fetched) ? before : fetched
    if (JSON.stringify(brand.adjustments) !== JSON.stringify(before?.adjustments ?? []))
      options.onAdjusted(domain, brand.adjustments)
    known.set(domain, { brand, until: now() + maxAge })
    asking.delete(domain)
    return brand
  }

  return async function brandFor(domain) {
    const cached = known.get(domain)
    if (cached && cached.until > now()) return cached.brand
    const answer = asking.get(domain) ?? ask(domain)
    asking.set(domain, answer)
    return cached?.brand ?? answer
  }
}

async function fetchBrand(domain: string, options: BrandsOptions): Promise<Brand> {
  const search = new URLSearchParams({
    limit: '1',
    depth: '1',
    'where[domain][equals]': domain,
  })
  const send = options.fetch ?? fetch
  const response = await send(`${options.contentUrl}/api/brandCustomisation?${search.toString()}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`brandCustomisation answered ${response.status}`)
  const { docs } = (await response.json()) as ContentList<BrandCustomisation>
  return brandOf(docs[0] ?? null)
}
