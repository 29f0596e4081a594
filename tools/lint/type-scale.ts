/** The rule that type has one scale. Prints each declaration of a font size outside of it, with its cure. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readWorkspaces } from './workspaces.ts'

export interface OwnSize {
  readonly file: string
  readonly line: number
  readonly declaration: string
}

const declares = /^\s*(?:font|font-size):(.+);/
/** A token, the size of the parent, or points, which only printed sheets have. */
const isOfScale = /var\(--text-[1-8]\)|\binherit\b|\d(?:pt|mm)\b/

/** Returns the declarations in packages of the browser that set a size of their own. */
export function ownSizes(root: string): OwnSize[] {
  return readWorkspaces(root)
    .filter(({ runtime }) => runtime === 'browser')
    .flatMap(({ path }) => styleSheets(root, path))
    .flatMap((file) => sizesOf(file, readFileSync(join(root, file), 'utf8')))
}

function styleSheets(root: string, path: string): string[] {
  return globSync('{src,dev}/**/*.css', { cwd: join(root, path) })
    .toSorted()
    .map((name) => join(path, name))
}

function sizesOf(file: string, text: string): OwnSize[] {
  return text.split('\n').flatMap((declaration, index) => {
    const value = declares.exec(declaration)?.[1]
    if (value === undefined || isOfScale.test(value)) return []
    return [{ file, line: index + 1, declaration: declaration.trim() }]
  })
}

export function describeOwnSize({ file, line, declaration }: OwnSize): string {
  return `${file}:${line}: ${declaration}
  cure: use one of --text-1 to --text-8 (shared/web/src/ui/tokens.css)`
}

if (import.meta.main) {
  const sizes = ownSizes(resolve(import.meta.dirname, '../..'))
  for (const size of sizes) console.error(describeOwnSize(size))
  if (sizes.length > 0) process.exitCode = 1
}
