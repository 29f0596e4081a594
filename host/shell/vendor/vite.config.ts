import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { releaseNotes } from '@darnley/releases/build/release-notes'
import { productionRouter } from './production-router.ts'
import { vendorEntry } from './vendor-entry.ts'

/** Builds the file that the page's import map points to: a release of its own, owned by the host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    productionRouter(),
    react(),
    vendorEntry(),
    releaseNotes({ entries: { vendor: 'virtual:vendor' } }),
  ],
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
