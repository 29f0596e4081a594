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
  let known: readonly Branded[] = []
  let sites: readonly PartnerSite[] = []
  let lastText: string | null = null
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function ask(): Promise<void> {
    try {
      const text = await fetchText(options)
      if (text !== lastText) {
        known = unchangedKept(PartnerList.parse(JSON.parse(text)).docs.map(branded), known)
        sites = known.map(([site]) => site)
        report(known, options)
      }
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
    sites: () => sites,
    brand: ({ domain }) => known.find(([site]) => site.domain === domain)?.[1] ?? defaultBrand,
    isComplete: () => lastText !== null,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** A partner's site with its brand. */
export type Branded = readonly [PartnerSite, Brand]

/** Returns the same objects for partners that did not change: pages are rendered anew for others. */
function unchangedKept(read: readonly Branded[], before: readonly Branded[]): readonly Branded[] {
  return read.map((one) => {
    const former = before.find(([{ domain }]) => domain === one[0].domain)
    return former && JSON.stringify(former) === JSON.stringify(one) ? former : one
  })
}

export function branded(partner: Partner): Branded {
  const { id, hostname: domain, name, locale, exchangeRate, colours } = partner
  const brand = brandOf({ ...partner, colours: designColours(colours) })
  return [{ id, domain, name, locale, exchangeRate }, brand]
}

function report(known: readonly Branded[], { onAdjusted }: Pick<Options, 'onAdjusted'>): void {
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
