import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { packPackages } from '#tools/pack/pack.ts'
import { installPackages, readManifest, type Layout, type Packages } from './install.ts'
import { runProgram } from './run-program.ts'

/** A git repository outside of this one that holds one remote and its installed packages. */
export interface OtherRepository {
  readonly folder: string
  /** Changes a file. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Runs a command of node_modules/.bin, or git. Resolves, or rejects, with its output. */
  run(command: string, args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<string>
  remove(): Promise<void>
}

/** What a repository of one remote needs itself: here they are the workspace's. */
const ownTools = ['@types/node', 'oxlint', 'typescript', 'vite', 'vitest']

const firstCommit = [
  ['init', '--quiet'],
  ['config', 'user.name', 'A team'],
  ['config', 'user.email', 'team@darnley.example'],
  ['add', '--all'],
  ['commit', '--quiet', '--message', 'Move the area here'],
] as const

/** Packs the packages, and moves a copy of a remote as docs/recipes/move-an-area-to-another-repository.md says. */
export async function moveToOtherRepository(
  { root, remote }: { readonly root: string; readonly remote: string },
  layout: Layout = 'flat',
): Promise<OtherRepository> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `${remote}-`)))
  const packed = await packPackages(root, join(folder, '.packages'))
  await cp(join(root, remote), folder, {
    recursive: true,
    filter: (file) => !['node_modules', 'dist'].includes(basename(file)),
  })
  await writeManifest(folder, { root, packed })
  await installPackages(folder, { root, packed, layout })
  await writeFile(join(folder, '.gitignore'), 'node_modules/\n.packages/\n.data/\ndist/\n')
  const run: OtherRepository['run'] = async (command, args, environment = {}) => {
    const bin = join(folder, 'node_modules/.bin')
    const program = existsSync(join(bin, command)) ? join(bin, command) : command
    return runProgram(program, args, {
      cwd: folder,
      env: { ...cleanEnvironment(), ...environment },
    })
  }
  for (const args of firstCommit) await run('git', args)
  return {
    folder,
    async edit(file, from, to) {
      const text = await readFile(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      await writeFile(join(folder, file), text.replace(from, to))
    },
    run,
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Exact versions in place of the workspace's `*`, and the tools that were the workspace's. */
async function writeManifest(folder: string, { root, packed }: Packages): Promise<void> {
  const manifest = await readManifest(folder)
  const { devDependencies: workspace = {} } = await readManifest(root)
  const exact = (wanted: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, version]) => [
        name,
        packed.find((each) => each.name === name)?.version ?? version,
      ]),
    )
  const moved = {
    ...manifest,
    dependencies: exact(manifest.dependencies),
    devDependencies: exact({
      ...manifest.devDependencies,
      ...Object.fromEntries(ownTools.map((name) => [name, workspace[name] ?? ''])),
    }),
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(moved, null, 2))
}

/** Returns the environment of a terminal: without what the test runner set. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR|RELEASE|API_URL|PORT|npm_)/.test(name),
  )
  return Object.fromEntries(kept)
}
