import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { packedExports, type SourcePackage } from './source-package.ts'

const isSource = /\.tsx?$/

/**
 * Writes a package's modules as JavaScript with their types, each under its own name, and the files that they import as
 * they are: styles, pictures, configurations.
 * @throws Error with the compiler's output
 */
export async function compile(source: SourcePackage, outDir: string): Promise<void> {
  await runCompiler(source, outDir)
  for (const file of assetsOf(source)) {
    const copy = join(outDir, relative(source.sourceRoot, file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(file, copy)
  }
}

async function runCompiler(source: SourcePackage, outDir: string): Promise<void> {
  const { folder } = source
  const config = join(folder, `node_modules/.cache/tsconfig.pack-${process.pid}.json`)
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(config, JSON.stringify(compilerConfig(source, outDir)))
  try {
    await promisify(execFile)(process.execPath, [compiler(), '-p', config])
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }
    throw new Error(`Compiling ${source.manifest.name} failed:\n${stdout.trim() || String(error)}`)
  } finally {
    rmSync(config)
  }
}

function compiler(): string {
  return join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
}

function compilerConfig(source: SourcePackage, outDir: string): object {
  const { folder, sourceRoot } = source
  return {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      incremental: false,
      // `npm run check` checks the types; here it would refuse #src/x.ts, which the packed package.json resolves.
      noCheck: true,
      rewriteRelativeImportExtensions: true,
      // Siblings are read through node_modules, and so are no part of this package's output.
      preserveSymlinks: true,
      rootDir: sourceRoot,
      outDir,
    },
    files: entriesOf(source),
    include: [],
  }
}

/**
 * Returns the modules that other repositories reach; what these import is compiled with them. The compiler follows one
 * condition of an import, so the modules of all conditions are named.
 */
function entriesOf(source: SourcePackage): string[] {
  const { bin = {}, entries = [] } = source.settings
  const conditional = Object.values(source.manifest.imports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [] : Object.values(target),
  )
  const files = [
    ...packedExports(source).map(([, file]) => file),
    ...Object.values(bin),
    ...entries,
    ...conditional,
  ]
  return files.filter((file) => isSource.test(file)).map((file) => join(source.folder, file))
}

function assetsOf({ folder, manifest }: SourcePackage): string[] {
  const folders = Object.values(manifest.imports ?? {})
    .filter((target) => typeof target === 'string')
    .map((pattern) => dirname(pattern))
  return folders.flatMap((name) => {
    const cwd = join(folder, name)
    return globSync('**/*.*', {
      cwd,
      exclude: (path) => isSource.test(path) || name === './testing',
    }).map((path) => join(cwd, path))
  })
}
