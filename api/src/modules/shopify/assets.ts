import type { StoreAssets } from '@darnley/contract/shopify'
import { z } from 'zod'
import { notFound, unavailable } from '#src/lib/http-error.ts'

const Picture = z.object({ url: z.string() }).nullish()

const Brands = z.object({
  docs: z.array(
    z.object({
      logo: Picture,
      backgroundImages: z.record(z.string(), Picture),
      styles: z.record(z.string(), z.string().nullish()),
    }),
  ),
})

/** Returns the content service's brand for a storefront; the first result counts (section 7.3). */
export async function assetsOf(domain: string, contentUrl: string): Promise<StoreAssets> {
  const search = new URLSearchParams({ depth: '1', 'where[domain][equals]': domain })
  const response = await fetch(`${contentUrl}/api/brandCustomisation?${search.toString()}`, {
    signal: AbortSignal.timeout(5000),
  }).catch(() => null)
  const answer = Brands.safeParse(await response?.json().catch(() => null))
  if (!response?.ok || !answer.success)
    throw unavailable('The content service is not available at the moment')
  const [brand] = answer.data.docs
  if (!brand) throw notFound('Look of the storefront')
  return {
    logo: brand.logo?.url ?? null,
    background_images: present(brand.backgroundImages, (picture) => picture?.url),
    styles: present(brand.styles, (colour) => colour ?? undefined),
  }
}

function present<Value>(
  values: Record<string, Value>,
  toText: (value: Value) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = toText(value)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}
