import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Returns the version of a package as a folder's modules import it, or undefined when it is not installed. Packages need
 * not export their package.json.
 */
export function installedVersion(name: string, folder: string): string | undefined {
  const { resolve } = createRequire(join(folder, 'package.json'))
  for (const place of resolve.paths(name) ?? []) {
    try {
      const text = readFileSync(join(place, name, 'package.json'), 'utf8')
      return (JSON.parse(text) as { version: string }).version
    } catch {
      // The parent folder may contain it.
    }
  }
  return undefined
}
