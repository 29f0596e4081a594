import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workspacePaths } from './workspaces.ts'

const root = resolve(import.meta.dirname, '../..')

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

interface Manifest {
  readonly name: string
  readonly allowScripts: Readonly<Record<string, boolean>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const read = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Content

const manifest = read<Manifest>('package.json')
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path

it('[S26] every installed package is locked to a version and a hash', () => {
  const loose = installed.filter(([, { version, integrity }]) => !version || !integrity)
  expect(loose.map(([path]) => path)).toEqual([])
  expect(installed.length).toBeGreaterThan(100)
})

/** A version, of the package itself or of another one that is installed under its name. */
const exact = /^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+[\w.-]*$/

it('[S26] every dependency is pinned exactly', () => {
  const manifests = ['.', ...workspacePaths(root)].map((folder) =>
    read<Manifest>(`${folder}/package.json`),
  )
  const dependencies = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  const workspaces = new Set(manifests.map(({ name }) => name))
  const loose = dependencies.filter(([name, range]) => !workspaces.has(name) && !exact.test(range))
  expect(loose).toEqual([])
})

it('[S26] allowScripts decides about every package with an install script', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = [...new Set(scripted.map(([path]) => nameOf(path)))].toSorted()
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(names)
})

it('[S26] npm writes a CycloneDX bill of materials without a network', () => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline']
  const output = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { bomFormat, components } = JSON.parse(output) as {
    bomFormat: string
    components: { name: string; licenses?: unknown[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'fastify', 'payload', 'stripe']))
})
