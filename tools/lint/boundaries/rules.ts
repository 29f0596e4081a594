import { dirname, join, relative } from 'node:path'
import { allowedImports, cureFor, mayUseTools } from './allowed.ts'
import type { Workspace } from './workspaces.ts'

export interface Fault {
  readonly rule: string
  /** What to do instead. */
  readonly cure: string
}

export interface Place {
  readonly from: Workspace
  /** Path of the importing file inside its package. */
  readonly file: string
  readonly workspaces: readonly Workspace[]
}

/** Judges one import; undefined when it is fine. */
export function judgeImport(specifier: string, place: Place): Fault | undefined {
  if (specifier.startsWith('.')) return judgeRelative(specifier, place)
  const target = place.workspaces.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (!target || target.name === place.from.name) return undefined
  return judgeSibling(specifier, { ...place, target })
}

function judgeRelative(specifier: string, { from, file, workspaces }: Place): Fault | undefined {
  const path = relative(from.folder, join(from.folder, dirname(file), specifier))
  if (!path.startsWith('..')) return undefined
  const target = path.split('/')[1] ?? ''
  if (target === 'tools' && mayUseTools(file)) return undefined
  const isWorkspace = workspaces.some(({ name }) => name === target)
  const isShared = target === 'shared' && allowedImports[from.name]?.['shared']
  return {
    rule: `${from.name} reaches out of its folder with '${specifier}'`,
    cure: isShared
      ? `import it by name, as 'shared/...'`
      : isWorkspace
        ? cureFor(target)
        : 'move the file into this package',
  }
}

function judgeSibling(
  specifier: string,
  { from, target }: Place & { target: Workspace },
): Fault | undefined {
  const allowed = allowedImports[from.name]?.[target.name]
  if (!allowed)
    return { rule: `${from.name} may not import ${target.name}`, cure: cureFor(target.name) }
  const entry = specifier.slice(target.name.length + 1)
  if (!target.entries.some((pattern) => matches(pattern, `./${entry}`)))
    return {
      rule: `'${specifier}' goes around the exports of ${target.name}`,
      cure: `import one of ${target.entries.join(', ')}, or add an entry to ${target.name}/package.json`,
    }
  if (!allowed.includes('*') && !allowed.includes(entry.split('/')[0] ?? ''))
    return {
      rule: `${from.name} may import only ${allowed.map((name) => `${target.name}/${name}`).join(', ')}`,
      cure: cureFor(target.name),
    }
  if (!from.declared.has(target.name))
    return {
      rule: `${from.name} does not declare ${target.name}; npm's hoisting hides it`,
      cure: `add "${target.name}": "*" to the dependencies in ${from.name}/package.json`,
    }
  return undefined
}

/** As Node matches `exports`: one `*`, which may stand for several path segments. */
function matches(pattern: string, entry: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === entry
  return entry.length > start.length + end.length && entry.startsWith(start) && entry.endsWith(end)
}
