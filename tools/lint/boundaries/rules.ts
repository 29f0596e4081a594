import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import type { Runtime, Workspace } from '../workspaces.ts'
import { isShipped } from './source-files.ts'

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

const all: readonly Runtime[] = ['isomorphic', 'browser', 'node', 'test']

/** The packages that may be loaded where code of this runtime runs. */
const reach: Readonly<Record<Runtime, readonly Runtime[]>> = {
  isomorphic: ['isomorphic'],
  browser: ['isomorphic', 'browser'],
  node: ['isomorphic', 'node'],
  test: all,
}

const runsIn: Readonly<Record<Runtime, string>> = {
  isomorphic: 'in browsers and in Node',
  browser: 'in browsers',
  node: 'in Node',
  test: 'in tests',
}

/** Judges one import; undefined when it is allowed. */
export function judgeImport(specifier: string, place: Place): Fault | undefined {
  if (specifier.startsWith('.')) return judgeRelative(specifier, place)
  if (isBuiltin(specifier)) return judgeBuiltin(specifier, place)
  const target = place.workspaces.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (!target || target === place.from) return undefined
  return judgeSibling(specifier, { ...place, target })
}

function judgeRelative(specifier: string, { from, file, workspaces }: Place): Fault | undefined {
  const path = join(from.path, dirname(file), specifier)
  if (path.startsWith(`${from.path}/`)) return undefined
  const target = workspaces.find((each) => path.startsWith(`${each.path}/`))
  return {
    rule: `${from.name} reaches out of its folder with '${specifier}'`,
    cure: target ? `import it by name: ${entriesOf(target)}` : 'move the file into this package',
  }
}

function judgeBuiltin(specifier: string, { from, file }: Place): Fault | undefined {
  if (!isShipped(file) || reach[from.runtime].includes('node')) return undefined
  return {
    rule: `${from.name} runs ${runsIn[from.runtime]}, where '${specifier}' does not exist`,
    cure: 'move what needs Node to a package of that runtime, such as shared/node or host/edge',
  }
}

function judgeSibling(
  specifier: string,
  { from, file, target }: Place & { target: Workspace },
): Fault | undefined {
  const entry = `.${specifier.slice(target.name.length)}`
  if (!Object.hasOwn(target.exports, entry))
    return {
      rule: `${target.name} does not export '${entry}'`,
      cure: `import it by name: ${entriesOf(target)}`,
    }
  const shipped = isShipped(file)
  if (shipped && !reach[from.runtime].includes(target.runtime))
    return {
      rule: `${from.name} runs ${runsIn[from.runtime]}, and ${target.name} ${runsIn[target.runtime]}`,
      cure: `call it over HTTP, or move what both need to a package that runs ${runsIn.isomorphic}`,
    }
  if (from.dependencies.has(target.name)) return undefined
  if (!shipped && from.devDependencies.has(target.name)) return undefined
  return {
    rule: `${from.name} does not declare ${target.name}; npm's hoisting hides it`,
    cure: `add "${target.name}": "*" to ${shipped ? 'dependencies' : 'devDependencies'} in ${from.path}/package.json`,
  }
}

function entriesOf({ name, exports }: Workspace): string {
  const entries = Object.keys(exports)
  if (entries.length === 0) return `${name} is a program and exports nothing; call it over HTTP`
  return entries.map((entry) => name + entry.slice(1)).join(', ')
}
