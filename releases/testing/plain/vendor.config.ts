import type { Plugin } from 'vite'
import { releaseNotes } from '../../build/release-notes.ts'

/** The few exports that the remote under test needs, and one more. */
function exportList(): Plugin {
  const exports = {
    'react/jsx-runtime': ['jsx', 'jsxs'],
    '@darnley/web/session': ['$serviceCount'],
    '@darnley/web/stores': ['useStore'],
  }
  return {
    name: 'export-list',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'vendor.json', source: JSON.stringify({ exports }) })
    },
  }
}

export default {
  plugins: [exportList(), releaseNotes({ entries: { vendor: '/vendor.js' } })],
  build: { rolldownOptions: { input: 'vendor.js' } },
}
