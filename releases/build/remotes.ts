import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaDeclaration, AreaInput } from '@darnley/contract/area'
import { readDeclaration } from './declared.ts'
import { repository } from './repository.ts'

/** A remote in a folder of this repository. */
export interface Remote {
  /** The area's name, `darnley.area` in its package.json. */
  readonly name: string
  readonly folder: string
  /** Its development server's place after the host's port, `darnley.devPort` in its package.json. */
  readonly devPort: number
  /** Packages of which it brings its own version, `darnley.own` in its package.json. */
  readonly own: readonly string[]
}

interface DeclaredRemote {
  readonly area?: string
  readonly devPort?: number
  readonly own?: readonly string[]
}

/** Returns every remote of the repository, by name. */
export function findRemotes(root: string = repository): Remote[] {
  return readdirSync(root)
    .filter((name) => name.endsWith('-remote') && existsSync(join(root, name, 'package.json')))
    .toSorted()
    .map((name) => readRemote(join(root, name)))
}

/** @throws Error when the package in this folder is no remote */
export function readRemote(folder: string): Remote {
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const { darnley } = JSON.parse(text) as { darnley?: DeclaredRemote }
  const { area, devPort, own = [] } = darnley ?? {}
  if (area === undefined || devPort === undefined)
    throw new Error(`${folder}/package.json has no "darnley" with "area" and "devPort"`)
  return { name: area, folder, devPort, own }
}

/** Returns every remote of the repository with what it declares now. */
export async function readAreas(): Promise<(Remote & { declaration: AreaDeclaration })[]> {
  const read = findRemotes().map(async (remote) => {
    const file = pathToFileURL(join(remote.folder, 'src/pages.ts')).href
    const { default: declared } = (await import(file)) as { default: AreaInput }
    return { ...remote, declaration: readDeclaration(declared) }
  })
  return Promise.all(read)
}
