import { parseAst, type Plugin } from 'vite'
import { vendorSpecifiers } from './vendor-owned.ts'

/** Specifier > the names that are imported from it. */
export type ImportedNames = Readonly<Record<string, readonly string[]>>

export const vendorImportsFile = 'vendor-imports.json'

/** Records what a build imports from the vendor file, so that publishing can check it. */
export function vendorImports(): Plugin {
  return {
    name: 'vendor-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const codes = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [file.code] : [],
      )
      const source = JSON.stringify(importedNames(codes), null, 2)
      this.emitFile({ type: 'asset', fileName: vendorImportsFile, source })
    },
  }
}

/** Collects the names over all chunks. A namespace import names nothing: it links whatever there is. */
export function importedNames(codes: readonly string[]): ImportedNames {
  const names = new Map<string, Set<string>>()
  for (const [specifier, name] of codes.flatMap(importsOf)) {
    names.set(specifier, (names.get(specifier) ?? new Set()).add(name))
  }
  return Object.fromEntries(
    [...names].sort().map(([specifier, set]) => [specifier, [...set].sort()]),
  )
}

function importsOf(code: string): [string, string][] {
  return parseAst(code).body.flatMap((node): [string, string][] => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return []
    const specifier = node.source?.value
    if (!isVendorSpecifier(specifier)) return []
    return node.specifiers.flatMap((part): [string, string][] => {
      if (part.type === 'ImportDefaultSpecifier') return [[specifier, 'default']]
      if (part.type === 'ImportSpecifier') return [[specifier, nameOf(part.imported)]]
      return part.type === 'ExportSpecifier' ? [[specifier, nameOf(part.local)]] : []
    })
  })
}

function nameOf(node: { name: string } | { value: unknown }): string {
  return 'name' in node ? node.name : String(node.value)
}

function isVendorSpecifier(specifier: unknown): specifier is string {
  return vendorSpecifiers.some((known) => known === specifier)
}
