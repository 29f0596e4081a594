import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The remote alone: ALONE_PORT (3020) with the api, content and sandbox that a running `npm start` has. */
const { ALONE_PORT = '3020', API_URL = 'http://127.0.0.1:3100' } = process.env
const { CONTENT_URL = 'http://127.0.0.1:3200', SANDBOX_URL = 'http://127.0.0.1:3300' } = process.env

function behind(prefix: string, target: string) {
  return { target, changeOrigin: true, rewrite: (path: string) => path.slice(prefix.length) }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    {
      name: 'sandbox-address',
      transformIndexHtml: (html) => html.replaceAll('"/sandbox/', `"${SANDBOX_URL}/`),
    },
  ],
  server: {
    port: Number(ALONE_PORT),
    strictPort: true,
    proxy: { '/api': behind('/api', API_URL), '/content': behind('/content', CONTENT_URL) },
  },
})
