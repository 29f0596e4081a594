import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { SmallSite } from './small-site.ts'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

/** Installs the shared packages of a small site as JavaScript with types, in the form that tools/pack gives them. */
export async function packSmallSite(site: SmallSite): Promise<SmallSite> {
  for (const name of ['contract', 'web']) await packPackage(site.folder, name)
  for (const name of ['contract', 'web']) await install(site.folder, name)
  return { ...site, isPacked: true }
}

/** Compiles a package into its own `dist`. */
async function packPackage(root: string, name: string): Promise<void> {
  const folder = join(root, 'shared', name)
  const compilerOptions = {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    declaration: true,
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    preserveSymlinks: true,
    rootDir: 'src',
    outDir: 'dist',
  }
  const config = { compilerOptions, include: ['src'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await promisify(execFile)(process.execPath, [join(typescript, 'bin/tsc'), '-p', folder])
}

/** Puts a compiled package into node_modules, in place of the link to its sources. */
async function install(root: string, name: string): Promise<void> {
  const folder = join(root, 'shared', name)
  const text = await readFile(join(folder, 'package.json'), 'utf8')
  const manifest = JSON.parse(text) as { exports: Record<string, string> }
  const exports = Object.entries(manifest.exports).map(([entry, file]) => [entry, target(file)])
  const packed = {
    ...manifest,
    imports: { '#src/*.ts': { types: './dist/*.d.ts', default: './dist/*.js' } },
    exports: Object.fromEntries(exports),
  }
  const installed = join(root, 'node_modules/@darnley', name)
  await rm(installed)
  await cp(join(folder, 'dist'), join(installed, 'dist'), { recursive: true })
  await writeFile(join(installed, 'package.json'), JSON.stringify(packed))
}

function target(file: string): { types: string; default: string } {
  const path = file.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}
