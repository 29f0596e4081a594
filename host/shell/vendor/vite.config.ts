import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noticesFile } from '@darnley/contract/release'
import { minified } from '@darnley/releases/build/minified'
import { releaseNotes } from '@darnley/releases/build/release-notes'
import { productionRouter } from './production-router.ts'
import { unusedParts } from './unused-parts.ts'
import { vendorEntry } from './vendor-entry.ts'

/** Builds the file that the page's import map points to: a release of its own, owned by the host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    unusedParts(),
    react(),
    vendorEntry(),
    minified(),
    releaseNotes({ entries: { vendor: 'virtual:vendor' } }),
  ],
  resolve: { alias: [productionRouter] },
  build: {
    target: 'es2022',
    modulePreload: false,
    license: { fileName: noticesFile },
    rolldownOptions: {
      input: { vendor: 'virtual:vendor' },
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: false },
    },
  },
})
