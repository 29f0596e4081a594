/** The rule against import circles, type-only and lazy imports included. Prints each circle with its cure. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readImports } from './boundaries/imports.ts'
import { sourceFiles } from './boundaries/source-files.ts'
import { findCircles, type Graph } from './circles/find-circles.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

/** Returns the import circles, within a package and across packages, as sorted paths from the root folder. */
export function importCircles(root: string): string[][] {
  return findCircles(readGraph(root)).map((files) => files.toSorted())
}

function readGraph(root: string): Graph {
  const workspaces = readWorkspaces(root)
  const files = workspaces.flatMap((from) =>
    sourceFiles(join(root, from.path)).map((name) => ({ from, file: join(from.path, name) })),
  )
  return new Map(
    files.map(({ from, file }) => {
      const imports = readImports(file, readFileSync(join(root, file), 'utf8'))
      const targets = imports.flatMap((each) =>
        targetsOf(each.specifier, { from, file, workspaces }),
      )
      return [file, new Set(targets)]
    }),
  )
}

interface Place {
  readonly from: Workspace
  readonly file: string
  readonly workspaces: readonly Workspace[]
}

/** Returns the files that a specifier names, one for each condition; none for an installed package's. */
function targetsOf(specifier: string, { from, file, workspaces }: Place): string[] {
  if (specifier.startsWith('.')) return [join(dirname(file), specifier)]
  if (specifier.startsWith('#')) return aliased(specifier, from)
  const target = workspaces.find(({ name }) => specifier.startsWith(`${name}/`))
  const entry = target?.exports[`.${specifier.slice(target.name.length)}`]
  return target && entry ? [join(target.path, entry)] : []
}

function aliased(specifier: string, { path, imports }: Workspace): string[] {
  for (const [pattern, target] of Object.entries(imports)) {
    const [start = ''] = pattern.split('*')
    const targets = typeof target === 'string' ? [target] : Object.values(target)
    if (specifier.startsWith(start))
      return targets.map((each) => join(path, each.replace('*', specifier.slice(start.length))))
  }
  return []
}

export function describeCircle(files: readonly string[]): string {
  return `${files.length} files import each other in a circle:\n  ${files.join('\n  ')}
  cure: move what the files of the circle have in common, often a type, to a file that imports none of them`
}

if (import.meta.main) {
  const circles = importCircles(resolve(import.meta.dirname, '../..'))
  for (const circle of circles) console.error(describeCircle(circle))
  if (circles.length > 0) process.exitCode = 1
}
