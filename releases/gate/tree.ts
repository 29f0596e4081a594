import { mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Sources } from './sources.ts'
import { compilerOptions } from './typescript.ts'

const repository = resolve(import.meta.dirname, '../..')

/** A temporary folder in which releases lie beside each other, and find the packages that are installed here. */
export interface Workbench {
  readonly folder: string
  remove(): Promise<void>
}

export async function makeWorkbench(): Promise<Workbench> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'gate-'))
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/**
 * Writes files into a folder of the workbench, each at `packages/<file>`, where they find each other by package. Only
 * those in `checked` are searched for errors; of the others the compiler takes the types.
 */
export async function writeTree(
  folder: string,
  { files, checked = [] }: Pick<Sources, 'files'> & { readonly checked?: readonly string[] },
): Promise<void> {
  const known = new Set(checked)
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'packages', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, textOf(file, { text, isChecked: known.has(file) }))
  }
  const packages = Object.keys(files).filter(isPackage)
  for (const name of packages.map(dirname)) await linkPackage(folder, name)
}

function textOf(file: string, { text, isChecked }: { text: string; isChecked: boolean }): string {
  if (isPackage(file)) return withoutVersion(text)
  return isChecked || !/\.tsx?$/.test(file) ? text : `// @ts-nocheck\n${text}`
}

function isPackage(file: string): boolean {
  return /^(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file)
}

/** The compiler takes packages of one name and version for one, and would read only the first of two releases. */
function withoutVersion(text: string): string {
  const { version: _version, ...rest } = JSON.parse(text) as { version?: string }
  return JSON.stringify(rest)
}

/** Lets a package be found by its name, and find what npm installed for it alone. */
async function linkPackage(folder: string, name: string): Promise<void> {
  const link = join(folder, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  await symlink(join(folder, 'packages', name), link)
  const installed = join(repository, 'node_modules', name, 'node_modules')
  if (await stat(installed).catch(() => null))
    await symlink(await realpath(installed), join(folder, 'packages', name, 'node_modules'))
}

/** Makes the files of a folder one program. */
export async function writeConfig(folder: string, files: readonly string[]): Promise<void> {
  const config = { compilerOptions: { ...compilerOptions, types: ['node', 'vite/client'] }, files }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
}
