import { parseAst } from 'vite'
import { vendorSpecifiers } from './vendor-owned.ts'

/** Specifier > names imported from it. */
export type ImportedNames = Record<string, string[]>

/** Returns what chunks import from the vendor file. A namespace import adds no name, since it links with any exports. */
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
