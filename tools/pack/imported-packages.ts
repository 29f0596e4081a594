import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { readImports } from '#tools/lint/boundaries/imports.ts'

interface Manifest {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** Returns the packages that the modules and types of a packed package import without a dependency, sorted. */
export function undeclaredImports(folder: string): string[] {
  const { name, dependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  const imported = globSync('dist/**/*.{js,ts}', { cwd: folder }).flatMap((file) =>
    readImports(file, readFileSync(join(folder, file), 'utf8')).map(({ specifier }) => specifier),
  )
  const packages = imported.flatMap((specifier) => packageName(specifier) ?? [])
  const missing = new Set(packages.filter((each) => each !== name && !(each in dependencies)))
  return [...missing].toSorted()
}

/** Returns undefined for what is no package: a path, an alias of the package itself, a module of Node or of a bundler. */
function packageName(specifier: string): string | undefined {
  if (/^[.#]|^\w+:/.test(specifier) || isBuiltin(specifier)) return undefined
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
}
