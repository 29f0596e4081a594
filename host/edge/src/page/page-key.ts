import type { PartnerSite, Site } from '#src/sites/sites.ts'
import type { PageInput } from './render-page.ts'

/** Returns a text that differs when the document of a page may differ, but for its content. */
export type KeyOfPage = (input: PageInput) => string

interface KeyOptions {
  readonly partners: () => readonly PartnerSite[]
  readonly sandboxIntegrity: () => string | null
}

/** Objects that stay the same while nothing of them changes are named by a number: a page's key is made on each request. */
export function pageKeys({ partners, sandboxIntegrity }: KeyOptions): KeyOfPage {
  const numbers = new WeakMap<object, number>()
  const domains = new WeakMap<object, string>()
  let last = 0

  function numberOf(object: object): number {
    const known = numbers.get(object)
    if (known !== undefined) return known
    last += 1
    numbers.set(object, last)
    return last
  }

  /** Every page names the partners' domains. */
  function domainsOf(all: readonly PartnerSite[]): string {
    const text = domains.get(all) ?? all.map(({ domain }) => domain).join(',')
    domains.set(all, text)
    return text
  }

  const siteOf = (site: Site): string => {
    if (site.mode === 'storefront') return String(numberOf(site.partner))
    return site.mode === 'web' ? site.mode : site.domain
  }

  return ({ live, site, brand, address, parameters, hasContent }) =>
    `${numberOf(live)} ${siteOf(site)} ${numberOf(brand)} ${address} ${parameters.join('&')} ${hasContent ? 'content' : 'frame'} ${sandboxIntegrity() ?? ''} ${domainsOf(partners())}`
}
