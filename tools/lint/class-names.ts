/**
 * The rule that components and their style sheets agree. Prints each class that a component names and its CSS module
 * does not have, and each class of a module that no component names, with its cure.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readWorkspaces } from './workspaces.ts'

export interface ClassFault {
  readonly type: 'missing' | 'unused'
  readonly file: string
  readonly name: string
  /** The style sheet of a component, or null for a class of the style sheet itself. */
  readonly sheet: string | null
}

interface Use {
  readonly file: string
  readonly sheet: string
  readonly names: readonly string[]
  /** Whether it also reads classes by names that are made when it runs. */
  readonly isOpen: boolean
}

/** Returns the classes of packages of the browser that only one side has. */
export function classFaults(root: string): ClassFault[] {
  return readWorkspaces(root)
    .filter(({ runtime }) => runtime === 'browser')
    .flatMap(({ path }) => faultsOf(root, path))
}

function faultsOf(root: string, path: string): ClassFault[] {
  const list = (pattern: string): string[] =>
    globSync(pattern, { cwd: join(root, path) }).map((name) => join(path, name))
  const uses = [
    ...list('src/**/*.{ts,tsx}').flatMap((file) => usesIn(root, path, file)),
    ...list('src/**/*.module.css').flatMap((file) => composedIn(root, file)),
  ]
  return list('src/**/*.module.css')
    .toSorted()
    .flatMap((sheet) => compare(sheet, { root, uses: uses.filter((use) => use.sheet === sheet) }))
}

const importsSheet = /import (\w+) from '([^']+\.module\.css)'/g

function usesIn(root: string, path: string, file: string): Use[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importsSheet)].map(([, styles = '', from = '']) => {
    const base = from.startsWith('#') ? path : dirname(file)
    const names = [...text.matchAll(new RegExp(`\\b${styles}\\[\\s*'([\\w-]+)'\\s*\\]`, 'g'))]
    const all = [...text.matchAll(new RegExp(`\\b${styles}\\[`, 'g'))]
    return {
      ...{ file, sheet: join(base, from.replace(/^#/, '')) },
      names: names.map(([, name = '']) => name),
      isOpen: all.length > names.length,
    }
  })
}

const composes = /composes:\s*([\w\s-]+?)\s+from\s+'([^']+)'/g

/** A class of another style sheet that this one builds on. */
function composedIn(root: string, file: string): Use[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(composes)].map(([, names = '', from = '']) => ({
    ...{ file, sheet: join(dirname(file), from), names: names.split(/\s+/) },
    isOpen: false,
  }))
}

interface Compared {
  readonly root: string
  readonly uses: readonly Use[]
}

function compare(sheet: string, { root, uses }: Compared): ClassFault[] {
  const classes = classesOf(readFileSync(join(root, sheet), 'utf8'))
  const missing = uses.flatMap(({ file, names }) =>
    names
      .filter((name) => !classes.has(name))
      .map((name): ClassFault => ({ type: 'missing', file, name, sheet })),
  )
  if (uses.some(({ isOpen }) => isOpen)) return missing
  const named = new Set(uses.flatMap(({ names }) => names))
  const unused = [...classes].filter((name) => !named.has(name))
  return [
    ...missing,
    ...unused.map((name): ClassFault => ({ type: 'unused', file: sheet, name, sheet: null })),
  ]
}

function classesOf(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)|'[^']*'/g, '')
  return new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

export function describeClassFault({ type, file, name, sheet }: ClassFault): string {
  return type === 'missing'
    ? `${file}: no class ${name} in ${sheet}
  cure: add the class to the style sheet, or take its name from the component`
    : `${file}: no component names the class ${name}
  cure: delete the class`
}

if (import.meta.main) {
  const faults = classFaults(resolve(import.meta.dirname, '../..'))
  for (const fault of faults) console.error(describeClassFault(fault))
  if (faults.length > 0) process.exitCode = 1
}
