import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const packages = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'nanostores',
  '@nanostores/react',
]

/** Returns package > version in the vendor file, for a release's manifest. */
export function bundledVersions(): Record<string, string> {
  return Object.fromEntries(packages.map((name) => [name, versionOf(name)]))
}

function versionOf(name: string): string {
  const [version] = (require.resolve.paths(name) ?? [])
    .map((path) => `${path}/${name}/package.json`)
    .flatMap(readIfThere)
  return version ?? 'unknown'
}

function readIfThere(path: string): string[] {
  try {
    return [(JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version]
  } catch {
    return []
  }
}
