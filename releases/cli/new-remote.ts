import { cp, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SiteKind } from '@darnley/contract/area'
import { findRemotes } from '#build/remotes.ts'
import { repository } from '#build/repository.ts'
import { CommandError } from './commands/context.ts'

const template = join(import.meta.dirname, '../template')

/** Names of releases that are no remotes. */
const taken = /^(?:host(?:-\w+)?|vendor|spa)$/

interface NewRemoteOptions {
  /** Names of the kinds of site that get its first page; the customers' own by default. */
  readonly sites?: readonly string[]
  /** The repository's folder. */
  readonly root?: string
}

/**
 * Makes the folder of a new area in a repository, `<area>-remote`, and its pipeline, and enters it in
 * package-lock.json, so that `npm ci` links it. Returns the folder.
 * @throws CommandError for a name that is no area's or is in use, and for an unknown kind of site
 */
export async function makeRemote(
  area: string,
  { sites = ['web'], root = repository }: NewRemoteOptions = {},
): Promise<string> {
  if (!/^[a-z][a-z0-9-]*$/.test(area))
    throw new CommandError(`'${area}' is no area's name: write small letters, as in 'gift'.`)
  const unknown = sites.find((site) => !SiteKind.safeParse(site).success)
  if (unknown !== undefined)
    throw new CommandError(`'${unknown}' is no kind of site: ${SiteKind.options.join(', ')}.`)
  const folder = join(root, `${area}-remote`)
  const remotes = findRemotes(root)
  if (taken.test(area) || existsSync(folder) || remotes.some(({ name }) => name === area))
    throw new CommandError(`There is an area '${area}' already.`)
  await cp(template, folder, { recursive: true })
  const words = {
    ...(await sharedVersions()),
    area,
    Area: titleOf(area),
    site: sites[0] ?? 'web',
    sites: sites.join("', '"),
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await fill(join(entry.parentPath, entry.name), words)
  const workflows = join(root, '.github/workflows')
  await mkdir(workflows, { recursive: true })
  await rename(join(folder, 'workflow.yml'), join(workflows, `${area}.yml`))
  await numberPort(folder, Math.max(0, ...remotes.map(({ devPort }) => devPort)) + 1)
  if (existsSync(join(root, 'package-lock.json'))) await enterInLock(root, `${area}-remote`)
  return folder
}

function titleOf(area: string): string {
  return area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ')
}

/** Returns the versions that the vendor file holds or the build needs, by package. */
async function sharedVersions(): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(repository, 'host/shell/package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  return { ...dependencies, ...devDependencies }
}

/** Replaces each `__word__`. Some files have another name in the template, so that no tool takes it for a package. */
async function fill(file: string, words: Readonly<Record<string, string>>): Promise<void> {
  const text = await readFile(file, 'utf8')
  const filled = text.replaceAll(/__([@\w/-]+?)__/g, (whole, word: string) => words[word] ?? whole)
  await writeFile(file, filled)
  if (file.endsWith('.template')) await rename(file, file.replace(/\.template$/, ''))
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly darnley: { readonly devPort: number }
}

async function numberPort(folder: string, devPort: number): Promise<void> {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  await writeJson(file, { ...manifest, darnley: { ...manifest.darnley, devPort } })
}

async function enterInLock(root: string, workspace: string): Promise<void> {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, unknown> }
  const manifest = JSON.parse(
    await readFile(join(root, workspace, 'package.json'), 'utf8'),
  ) as Manifest
  const { name, version, dependencies, devDependencies } = manifest
  const packages = {
    ...lock.packages,
    [workspace]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: workspace, link: true },
  }
  const sorted = Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1))
  await writeJson(file, { ...lock, packages: Object.fromEntries(sorted) })
}

async function writeJson(file: string, data: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`)
}
