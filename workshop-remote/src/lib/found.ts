import type { DeskFound } from '@darnley/contract/workshop-desk'

/** Returns the page of what was found; null when nothing was. Several orders are listed on a page of their own. */
export function pageOfFound(found: DeskFound): string | null {
  if (found.type === 'garment') return `/garment/${found.id}`
  if (found.type === 'order')
    return found.is_expected ? `/arrivals/${found.id}` : `/order/${found.id}`
  const [only, ...others] = found.page.orders
  if (!only) return null
  return others.length === 0 ? `/order/${only._id}` : '/search'
}
