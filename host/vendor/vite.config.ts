import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { releaseNotes } from '../../tools/release/vite/release-notes.ts'
import { vendorEntry } from './vendor-entry.ts'

const require = createRequire(import.meta.url)
const productionRouter = join(require.resolve('react-router'), '../../production/index.mjs')

/** Builds the one file that the page's import map names: a release of its own, owned by the host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), vendorEntry(), releaseNotes({ entries: { vendor: 'virtual:vendor' } })],
  resolve: {
    // The package's own conditions lead to its development build.
    alias: [{ find: /^react-router$/, replacement: productionRouter }],
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { vendor: 'virtual:vendor' },
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: false },
    },
  },
})
