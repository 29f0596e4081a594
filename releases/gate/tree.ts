import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findForArea, findPackage } from '#build/installed-package.ts'
import { repository } from '#build/repository.ts'
import { declaredPackages, type Sources } from './sources.ts'
import { compilerOptions } from './typescript.ts'

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
  const names = Object.keys(files).filter(isPackage).map(dirname)
  for (const name of names) {
    await link(join(folder, 'node_modules', name), join(folder, 'packages', name))
    const declared = declaredPackages({ files }, name).filter((each) => !names.includes(each))
    await linkDeclared(join(folder, 'packages', name), { name, declared })
  }
}

function textOf(file: string, { text, isChecked }: { text: string; isChecked: boolean }): string {
  if (isPackage(file)) return withoutVersion(text)
  return isChecked || !/\.[jt]sx?$/.test(file) ? text : `// @ts-nocheck\n${text}`
}

function isPackage(file: string): boolean {
  return /^(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file)
}

/** The compiler takes packages of one name and version for one, and would read only the first of two releases. */
function withoutVersion(text: string): string {
  const { version: _version, ...rest } = JSON.parse(text) as { version?: string }
  return JSON.stringify(rest)
}

/**
 * Lets a package find what it declares where it is installed here, whether npm put that into one folder or beside the
 * package. A package that is not installed here finds what the repository has.
 */
async function linkDeclared(
  folder: string,
  { name, declared }: { name: string; declared: readonly string[] },
): Promise<void> {
  const home = findForArea(name, repository)?.folder ?? repository
  for (const dependency of new Set(declared.flatMap((each) => [each, `@types/${each}`]))) {
    const found = findPackage(dependency, home) ?? findForArea(dependency, repository)
    if (found) await link(join(folder, 'node_modules', dependency), found.folder)
  }
}

async function link(path: string, target: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await symlink(target, path)
}

/** Global types that areas are written with, where they are installed. */
const globalTypes = Object.entries({ node: '@types/node', 'vite/client': 'vite' })
  .filter(([, name]) => existsSync(join(repository, 'node_modules', name)))
  .map(([types]) => types)

/** Makes the files of a folder one program. */
export async function writeConfig(folder: string, files: readonly string[]): Promise<void> {
  const config = { compilerOptions: { ...compilerOptions, types: globalTypes }, files }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
}
