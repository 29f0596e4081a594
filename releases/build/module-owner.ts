import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The package that a module belongs to. */
export interface ModuleOwner {
  /** The name in its package.json, which an alias or a linked folder does not change. */
  readonly name: string
  readonly version: string
  /** The module's path inside the package. */
  readonly path: string
}

/** Whether a file belongs to a package of this project, wherever npm put that. */
export function isOurs(file: string): boolean {
  const installed = file.lastIndexOf('/node_modules/')
  return installed === -1 || file.startsWith('/node_modules/@darnley/', installed)
}

interface Package {
  readonly folder: string
  readonly name: string
  readonly version: string
}

/** Folder > its package; a build asks for a few thousand modules of a few hundred folders. */
const known = new Map<string, Package | null>()

/** A package in node_modules, where its own folders may hold named package.json files too. */
const installed = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Returns the package of a bundler's module id; undefined for a virtual module. */
export function moduleOwner(moduleId: string): ModuleOwner | undefined {
  const file = moduleId.replace(/^\0/, '').split('?')[0] ?? ''
  const found = file.startsWith('/') ? packageOf(installed.exec(file)?.[0] ?? dirname(file)) : null
  if (!found) return undefined
  const { folder, name, version } = found
  return { name, version, path: relative(folder, file) }
}

function packageOf(folder: string): Package | null {
  const before = known.get(folder)
  if (before !== undefined) return before
  const parent = dirname(folder)
  const found = readPackage(folder) ?? (parent === folder ? null : packageOf(parent))
  known.set(folder, found)
  return found
}

/** A package.json without a name only says how the files of its folder are read. */
function readPackage(folder: string): Package | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>
  const { name, version = '' } = manifest
  return name === undefined ? undefined : { folder, name, version }
}
