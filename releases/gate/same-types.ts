import { dirname, join } from 'node:path/posix'
import { fileOf, packageOf, type Sources } from './sources.ts'

/**
 * Whether two releases have these files, and all that they import, in the same words: then one was compiled against the
 * types of the other when it was built.
 */
export function haveSameTypes(one: Sources, other: Sources, files: readonly string[]): boolean {
  const reached = files.flatMap((file) => [...closureOf(other, file)])
  return reached.every((file) => one.files[file] === other.files[file])
}

/** Returns a file and all files that it imports by a path. */
function closureOf(sources: Sources, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  const text = sources.files[file]
  if (text === undefined) return seen
  seen.add(file)
  for (const [, specifier = ''] of text.matchAll(/\b(?:from|import) '([^']+)'/g)) {
    const imported = resolvePath(sources, file, specifier)
    if (imported !== undefined) closureOf(sources, imported, seen)
  }
  return seen
}

function resolvePath(sources: Sources, file: string, specifier: string): string | undefined {
  const owner = packageOf(file)
  if (specifier.startsWith('#src/')) return `${owner}/src/${specifier.slice('#src/'.length)}`
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return fileOf(sources, specifier)
}
