import type { BrandCustomisation, ContentList, Media } from '@darnley/contract/content'
import { readableColours, type Adjustment } from './readable-colours.ts'

export interface Brand {
  readonly logoUrl: string | null
  /** Text of the style element that overrides the design's custom properties; empty for the default brand. */
  readonly style: string
  /** Changes to the partner's colours for sufficient contrast. */
  readonly adjustments: readonly Adjustment[]
}

/** The site that a brand belongs to. */
export interface BrandOwner {
  /** The hostname, without a port. */
  readonly domain: string
  /** Custom properties of the design that this site overrides, without the leading dashes. */
  readonly colours: Readonly<Record<string, string>>
}

export const defaultBrand: Brand = { logoUrl: null, style: '', adjustments: [] }

/** Returns the colour at the top of the site's pages, for the browser's own controls. */
export function brandColour({ style }: Brand): string {
  return /--brand:([^;}]+)/.exec(style)?.[1] ?? '#6b1b2d'
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

/** Returns a site's brand: its own colours, overridden by those of the content service. */
export function brandOf(owner: BrandOwner, customisation: BrandCustomisation | null): Brand {
  const { colours, adjustments } = readableColours({
    ...owner.colours,
    ...buttonColours(customisation),
  })
  const properties = {
    ...colours,
    ...backdropImages(customisation?.backgroundImages),
  }
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return {
    logoUrl: mediaUrl(customisation?.logo ?? null),
    style: lines.length > 0 ? `:root{${lines.join(';')}}` : '',
    adjustments,
  }
}

function buttonColours(customisation: BrandCustomisation | null): Record<string, string> {
  const { buttonColour, buttonHoverColour } = customisation?.styles ?? {}
  return {
    ...(buttonColour && colour.test(buttonColour) ? { brand: buttonColour } : {}),
    ...(buttonHoverColour && colour.test(buttonHoverColour)
      ? { 'brand-hover': buttonHoverColour }
      : {}),
  }
}

function backdropImages(images: Backdrops | undefined): Record<string, string> {
  const entries = Object.entries(backdrops).flatMap(([key, name]) => {
    const url = mediaUrl(images?.[key as keyof Backdrops] ?? null)
    return url ? [[`backdrop-${name}`, `url("${url}")`]] : []
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
 * Returns a function that gets a site's brand from the content service, at most once a minute. Meanwhile and after a
 * failure it returns the last one: only the first page of a site waits.
 */
export function createBrands(options: BrandsOptions): (owner: BrandOwner) => Promise<Brand> {
  const { now = Date.now } = options
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<Brand>>()

  async function ask(owner: BrandOwner): Promise<Brand> {
    const before = known.get(owner.domain)?.brand
    const brand = await fetchBrand(owner, options).catch((error: unknown) => {
      options.onError(error)
      return before ?? brandOf(owner, null)
    })
    if (JSON.stringify(brand.adjustments) !== JSON.stringify(before?.adjustments ?? []))
      options.onAdjusted(owner.domain, brand.adjustments)
    known.set(owner.domain, { brand, until: now() + maxAge })
    asking.delete(owner.domain)
    return brand
  }

  return async function brandFor(owner) {
    const cached = known.get(owner.domain)
    if (cached && cached.until > now()) return cached.brand
    const answer = asking.get(owner.domain) ?? ask(owner)
    asking.set(owner.domain, answer)
    return cached?.brand ?? answer
  }
}

async function fetchBrand(owner: BrandOwner, options: BrandsOptions): Promise<Brand> {
  const search = new URLSearchParams({
    limit: '1',
    depth: '1',
    'where[domain][equals]': owner.domain,
  })
  const send = options.fetch ?? fetch
  const response = await send(`${options.contentUrl}/api/brandCustomisation?${search.toString()}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`brandCustomisation answered ${response.status}`)
  const { docs } = (await response.json()) as ContentList<BrandCustomisation>
  return brandOf(owner, docs[0] ?? null)
}
