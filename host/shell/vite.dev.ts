import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { devPort, devShares } from '@darnley/releases/build/dev'
import { facadeRedirect } from '@darnley/releases/build/externals'
import { developmentPage } from '@darnley/edge/development-page'

/** The host in front of the remotes' own dev servers, with hot reload of every remote. */
export function developmentConfig(): UserConfig {
  const port = devPort(0)
  const local = (offset: number): string => `http://127.0.0.1:${port + offset}`
  const withoutPrefix = (path: string): string => path.replace(/^\/(?:api|content)/, '')
  return {
    plugins: [
      facadeRedirect(),
      react(),
      federation({
        name: 'host',
        remotes: {},
        shared: devShares(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: { remoteHmr: true },
      }),
      pageData(),
    ],
    server: {
      port,
      strictPort: true,
      proxy: {
        '/api': { target: process.env['API_URL'] ?? local(100), rewrite: withoutPrefix },
        '/content': { target: process.env['CONTENT_URL'] ?? local(200), rewrite: withoutPrefix },
      },
    },
  }
}

/** Inserts what the edge writes into the page in production. */
function pageData(): Plugin {
  return {
    name: 'page-data',
    transformIndexHtml: async () =>
      Object.entries(await developmentPage()).map(([id, data]) => ({
        tag: 'script',
        attrs: { type: 'application/json', id },
        children: JSON.stringify(data),
        injectTo: 'head' as const,
      })),
  }
}
