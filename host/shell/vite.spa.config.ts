import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { facadeRedirect } from '@darnley/releases/build/externals'
import { releaseNotes } from '@darnley/releases/build/release-notes'
import { ownerOf } from '@darnley/releases/build/vendor-owned'
import { areaModules, directImports } from './spa/direct-imports.ts'
import { productionRouter } from './vendor/production-router.ts'
import { unusedParts } from './vendor/unused-parts.ts'

const modules = await areaModules()

/** Chunks for a fast plain application: libraries, code that pages share, and each page. */
const groups = [
  { name: 'vendor', test: (id: string) => ownerOf(id) !== undefined, priority: 2 },
  { name: 'common', test: /\/shared\/\w+\/src\//, minShareCount: 2, priority: 1 },
]

/** Builds the baseline for benchmarks: host and remotes as one plain application. Never deployed. */
export default defineConfig({
  base: './',
  publicDir: false,
  resolve: { alias: [productionRouter] },
  plugins: [
    directImports(modules),
    unusedParts(),
    facadeRedirect(),
    react(),
    releaseNotes({ entries: { main: '/src/main.tsx', ...modules } }),
  ],
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: { main: 'src/main.tsx' }, output: { codeSplitting: { groups } } },
  },
})
