import type { Plugin } from 'vite'
import { vendorSpecifiers } from '@darnley/releases/build/vendor-owned'
import { bundledVersions } from './versions.ts'
import { collectExports, entrySource, type ExportsBySpecifier } from './exports.ts'

const virtualId = 'virtual:vendor'

/** Generates the entry from the modules' actual exports, and writes `vendor.json` beside the bundle. */
export function vendorEntry(): Plugin {
  let exported: ExportsBySpecifier = {}
  return {
    name: 'vendor-entry',
    async buildStart() {
      exported = await collectExports(vendorSpecifiers)
    },
    resolveId: (source) => (source === virtualId ? `\0${virtualId}` : null),
    load: (id) => (id === `\0${virtualId}` ? entrySource(exported) : null),
    generateBundle() {
      const source = JSON.stringify({ exports: exported, versions: bundledVersions() }, null, 2)
      this.emitFile({ type: 'asset', fileName: 'vendor.json', source })
    },
  }
}
