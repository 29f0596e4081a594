import { type Partner, PartnerList, publishedPartnersPath } from '@darnley/contract/partners'
import { brandOf, defaultBrand, type Brand, type BrandsOptions } from './brand.ts'
import { designColours } from './partner-colours.ts'
import type { PartnerSite } from './sites.ts'

/** The partners as the content service last said. */
export interface PublishedPartners {
  sites(): readonly PartnerSite[]
  brand(site: PartnerSite): Brand
  /** False until the first answer. */
  isComplete(): boolean
  stop(): void
}

type Options = Pick<BrandsOptions, 'contentUrl' | 'fetch' | 'onError' | 'onAdjusted'> & {
  /** Milliseconds between two questions. */
  readonly every?: number
}

const patience = 1_500
/** A partner is about 2 kB: more than this is no list of partners. */
const mostBytes = 2_000_000

/**
 * Asks the content service every two seconds which partners are published. A failure or a malformed answer changes
 * nothing. Waits for the first answer, but not for long.
 */
export async function followPartners({
  every = 2_000,
  ...options
}: Options): Promise<PublishedPartners> {
  let known: readonly (readonly [PartnerSite, Brand])[] = []
  let lastText: string | null = null
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function ask(): Promise<void> {
    try {
      const text = await fetchText(options)
      if (text !== lastText) known = PartnerList.parse(JSON.parse(text)).docs.map(branded)
      if (text !== lastText) report(known, options)
      lastText = text
      isFailing = false
    } catch (error) {
      // An outage is told once.
      if (!isFailing) options.onError(error)
      isFailing = true
    }
    if (!isStopped) timer = setTimeout(() => void ask(), every).unref()
  }

  await ask()
  return {
    sites: () => known.map(([site]) => site),
    brand: ({ domain }) => known.find(([site]) => site.domain === domain)?.[1] ?? defaultBrand,
    isComplete: () => lastText !== null,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function branded(partner: Partner): readonly [PartnerSite, Brand] {
  const { hostname: domain, name, locale, exchangeRate, colours } = partner
  const brand = brandOf({ ...partner, colours: designColours(colours) })
  return [{ domain, name, locale, exchangeRate }, brand]
}

function report(
  known: readonly (readonly [PartnerSite, Brand])[],
  { onAdjusted }: Pick<Options, 'onAdjusted'>,
): void {
  for (const [{ domain }, { adjustments }] of known)
    if (adjustments.length > 0) onAdjusted(domain, adjustments)
}

async function fetchText({ contentUrl, fetch: send = fetch }: Options): Promise<string> {
  const response = await send(contentUrl + publishedPartnersPath, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`partners answered ${response.status}`)
  const text = await response.text()
  if (text.length > mostBytes) throw new Error(`partners answered ${text.length} bytes`)
  return text
}
