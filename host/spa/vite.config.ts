import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { facadeRedirect } from '../../tools/release/vite/externals.ts'
import { releaseNotes } from '../../tools/release/vite/release-notes.ts'
import { areaModules, directImports, exposedFile } from './direct-imports.ts'

const require = createRequire(import.meta.url)
const productionRouter = join(require.resolve('react-router'), '../../production/index.mjs')
const pages = Object.fromEntries(areaModules.map((name) => [name, `/${exposedFile(name)}`]))

/** The yardstick: host and remotes as one plain application. It is measured, never deployed. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    directImports(),
    facadeRedirect(),
    react(),
    releaseNotes({ entries: { main: '/src/main.tsx', ...pages } }),
  ],
  resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: { main: 'src/main.tsx' } },
  },
})
