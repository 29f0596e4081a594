/** Specifier > the names that can be imported from it. */
export type ExportsBySpecifier = Readonly<Record<string, readonly string[]>>

/**
 * All specifiers share one file, so a name can have only one meaning. These names exist more than once: the first
 * specifier wins, which is React (`Fragment` has the same value in both).
 */
const sharedNames = new Set(['default', 'version', 'Fragment', '__COMPILER_RUNTIME'])

/**
 * Imports the modules and lists their exports. Run with NODE_ENV=production: React's development build exports more.
 */
export async function collectExports(specifiers: readonly string[]): Promise<ExportsBySpecifier> {
  const entries = specifiers.map(async (specifier) => {
    const module = (await import(specifier)) as object
    return [specifier, Object.keys(module).filter((name) => name !== 'module.exports')] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the source of the vendor file's entry. @throws Error when two specifiers give one name different meanings */
export function entrySource(exported: ExportsBySpecifier): string {
  const owners = new Map<string, string>()
  const lines = Object.entries(exported).map(([specifier, names]) => {
    const own = names.filter((name) => claim(owners, { name, specifier }))
    return own.length > 0 ? `export { ${own.join(', ')} } from '${specifier}'` : ''
  })
  return lines.join('\n')
}

function claim(
  owners: Map<string, string>,
  { name, specifier }: { name: string; specifier: string },
): boolean {
  const owner = owners.get(name)
  if (owner === undefined) {
    owners.set(name, specifier)
    return true
  }
  if (sharedNames.has(name)) return false
  throw new Error(
    `'${name}' is exported by both ${owner} and ${specifier}: rename one of them in its facade`,
  )
}
