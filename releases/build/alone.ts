import { dirname } from 'node:path'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { hasSignIn, type SiteKind } from '@darnley/contract/area'
import type { PageConfig } from '@darnley/contract/page-config'
import { readRemote } from './remotes.ts'

interface AloneOptions {
  /** The remote's folder `dev`. */
  readonly root: string
  /** The remote's own React plugin. */
  readonly react: PluginOption
  /** The site on which it is shown; the customers' by default. */
  readonly site?: SiteKind
}

const { PORT = '3000' } = process.env
const of = (offset: number): string => `http://127.0.0.1:${Number(PORT) + offset}`
const { API_URL = of(100), CONTENT_URL = of(200), SANDBOX_URL = of(300) } = process.env

/** Returns the configuration of a remote alone in its bare frame (@darnley/web/frame), with the services of a running `npm start`. */
export function aloneConfig({ root, react, site = 'web' }: AloneOptions): UserConfig {
  const { devPort } = readRemote(dirname(root))
  return {
    root,
    plugins: [react, pageConfigBlock(site)],
    server: {
      port: 3000 + devPort * 10,
      strictPort: true,
      proxy: {
        // The edge finds the site by the host name.
        '/api': hasSignIn(site)
          ? {
              target: of(0),
              headers: { host: `${site === 'workshop' ? site : 'maison'}.localhost:${PORT}` },
            }
          : { target: API_URL, rewrite: withoutPrefix },
        '/content': { target: CONTENT_URL, changeOrigin: true, rewrite: withoutPrefix },
      },
    },
  }
}

function withoutPrefix(path: string): string {
  return path.replace(/^\/(?:api|content)/, '')
}

/** Writes into the page what the edge writes in production. */
function pageConfigBlock(site: SiteKind): Plugin {
  const children = JSON.stringify(pageConfig(site))
  const attrs = { type: 'application/json', id: 'page-config' }
  return {
    name: 'page-config-block',
    transformIndexHtml: () => [{ tag: 'script', attrs, children, injectTo: 'head' }],
  }
}

function pageConfig(site: SiteKind): PageConfig {
  return {
    mode: site,
    company: {
      name: 'Darnley',
      slug: 'darnley',
      homepageUrl: `${SANDBOX_URL}/`,
      supportEmail: 'help@darnley.example',
      videoConsultationUrl: `${SANDBOX_URL}/consultation`,
      legal: { termsUrl: '#terms', privacyUrl: '#privacy', servicesUrl: '#services' },
    },
    storefront:
      site === 'storefront'
        ? { domain: 'maison.localhost', name: 'Maison Vale', locale: 'en_GB', exchangeRate: '1' }
        : null,
    brand: { logoUrl: null },
    stripe: {
      publishableKey: 'pk_test_sandbox',
      sandboxScriptUrl: `${SANDBOX_URL}/stripe.js`,
    },
    addressLookup: { url: `${SANDBOX_URL}/addresses` },
    chatUrl: `${SANDBOX_URL}/chat`,
    analyticsUrl: `${SANDBOX_URL}/analytics`,
    partnerMarkers: [],
  }
}
