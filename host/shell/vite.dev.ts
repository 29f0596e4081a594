import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { areasFromSource } from '@darnley/releases/build/dev-areas'
import { developmentPage } from '@darnley/edge/development-page'

/** The shell with all areas from source, with hot reload. It takes the place of the edge on PORT. */
export function developmentConfig(): UserConfig {
  const port = Number(process.env['PORT'] ?? 3000)
  const local = (offset: number): string => `http://127.0.0.1:${port + offset}`
  const withoutPrefix = (path: string): string => path.replace(/^\/(?:api|content)/, '')
  return {
    plugins: [react(), areasFromSource(), pageData()],
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
