import { brandColour, type Brand } from '#src/sites/brand.ts'
import type { Site } from '#src/sites/sites.ts'

interface ManifestInput {
  readonly company: string
  readonly site: Site
  readonly brand: Brand
}

function nameOf(site: Site, company: string): string {
  if (site.mode === 'storefront') return site.partner.name
  return site.mode === 'workshop' ? `${company} Workshop` : company
}

/** Returns the web app manifest, with the site's own name and colour. */
export function webManifest({ company, site, brand }: ManifestInput): object {
  const name = nameOf(site, company)
  return {
    id: '/',
    name,
    short_name: name,
    description: 'Book the alteration, repair or upsizing of your clothes.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brandColour(brand),
    background_color: '#ffffff',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
