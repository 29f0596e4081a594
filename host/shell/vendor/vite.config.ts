import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noticesFile } from '@darnley/contract/release'
import { releaseNotes } from '@darnley/releases/build/release-notes'
import { productionRouter } from './production-router.ts'
import { vendorEntry } from './vendor-entry.ts'

/**
 * Calls that make contexts and components, by the names that they have in the bundle: those of the router's parts that
 * are not used go. With other names the file would be 1.3 kB larger.
 */
const unusedParts = ['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`)

/** Builds the file that the page's import map points to: a release of its own, owned by the host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), vendorEntry(), releaseNotes({ entries: { vendor: 'virtual:vendor' } })],
  resolve: { alias: [productionRouter] },
  build: {
    target: 'es2022',
    modulePreload: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2, pure_funcs: unusedParts } },
    license: { fileName: noticesFile },
    rolldownOptions: {
      input: { vendor: 'virtual:vendor' },
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: false },
    },
  },
})
