import { dirname } from 'node:path'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import type { PageConfig } from '@darnley/contract/page-config'
import { readRemote } from './remotes.ts'

interface AloneOptions {
  /** The remote's folder `dev`. */
  readonly root: string
  /** The remote's own React plugin. */
  readonly react: PluginOption
  /** Whether it is shown as on a partner's site. */
  readonly partner?: boolean
}

const { PORT = '3000' } = process.env
const of = (offset: number): string => `http://127.0.0.1:${Number(PORT) + offset}`
const { API_URL = of(100), CONTENT_URL = of(200), SANDBOX_URL = of(300) } = process.env

/** Returns the configuration of a remote alone in its bare frame (@darnley/web/frame), with the services of a running `npm start`. */
export function aloneConfig({ root, react, partner = false }: AloneOptions): UserConfig {
  const { devPort } = readRemote(dirname(root))
  return {
    root,
    plugins: [react, pageConfigBlock(partner)],
    server: {
      port: 3000 + devPort * 10,
      strictPort: true,
      proxy: {
        // The edge finds the partner by the host name.
        '/api': partner
          ? { target: of(0), headers: { host: `maison.localhost:${PORT}` } }
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
function pageConfigBlock(partner: boolean): Plugin {
  const children = JSON.stringify(pageConfig(partner))
  const attrs = { type: 'application/json', id: 'page-config' }
  return {
    name: 'page-config-block',
    transformIndexHtml: () => [{ tag: 'script', attrs, children, injectTo: 'head' }],
  }
}

function pageConfig(partner: boolean): PageConfig {
  return {
    mode: partner ? 'storefront' : 'web',
    company: {
      name: 'Darnley',
      slug: 'darnley',
      homepageUrl: `${SANDBOX_URL}/`,
      supportEmail: 'help@darnley.example',
      videoConsultationUrl: `${SANDBOX_URL}/consultation`,
      legal: { termsUrl: '#terms', privacyUrl: '#privacy', servicesUrl: '#services' },
    },
    storefront: partner
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
