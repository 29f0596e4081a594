import { execFile } from 'node:child_process'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packPackages, type PackedPackage } from '#tools/pack/pack.ts'

/** A git repository outside of this one that holds one remote and its installed packages. */
export interface OtherRepository {
  readonly folder: string
  /** Changes a file. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Runs a command of node_modules/.bin, or git. Resolves, or rejects, with its output. */
  run(command: string, args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<string>
  remove(): Promise<void>
}

interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** What a repository of one remote needs itself: here they are the workspace's. */
const ownTools = ['@types/node', 'oxlint', 'typescript', 'vite', 'vitest']

/** Packs the packages, and moves a copy of a remote as docs/recipes/move-an-area-to-another-repository.md says. */
export async function moveToOtherRepository(
  root: string,
  remote: string,
): Promise<OtherRepository> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `${remote}-`)))
  const packed = await packPackages(root, join(folder, '.packages'))
  await cp(join(root, remote), folder, {
    recursive: true,
    filter: (file) => !['node_modules', 'dist'].includes(basename(file)),
  })
  await writeManifest(folder, { root, packed })
  await installPackages(folder, { root, packed })
  await writeFile(join(folder, '.gitignore'), 'node_modules/\n.packages/\n.data/\ndist/\n')
  const run: OtherRepository['run'] = async (command, args, environment = {}) => {
    const bin = join(folder, 'node_modules/.bin')
    const program = existsSync(join(bin, command)) ? join(bin, command) : command
    return runProgram(program, args, {
      cwd: folder,
      env: { ...cleanEnvironment(), ...environment },
    })
  }
  for (const args of [
    ['init', '--quiet'],
    ['config', 'user.name', 'A team'],
    ['config', 'user.email', 'team@darnley.example'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'Move the area here'],
  ])
    await run('git', args)
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

interface Source {
  readonly root: string
  readonly packed: readonly PackedPackage[]
}

/** Exact versions in place of the workspace's `*`, and the tools that were the workspace's. */
async function writeManifest(folder: string, { root, packed }: Source): Promise<void> {
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

/**
 * Installs what package.json and the packed packages declare, and nothing else: the packed ones from their tarballs, the
 * others, without a network, as links to this repository's copies.
 */
async function installPackages(folder: string, { root, packed }: Source): Promise<void> {
  const { dependencies, devDependencies } = await readManifest(folder)
  const waiting = Object.keys({ ...dependencies, ...devDependencies })
  const installed = new Set<string>()
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (installed.has(name)) continue
    installed.add(name)
    const target = join(folder, 'node_modules', name)
    const tarball = packed.find((each) => each.name === name)?.file
    await mkdir(dirname(target), { recursive: true })
    if (tarball) {
      await mkdir(target)
      await runProgram('tar', ['xzf', tarball, '-C', target, '--strip-components=1'])
      waiting.push(...Object.keys((await readManifest(target)).dependencies ?? {}))
    } else await symlink(join(root, 'node_modules', name), target)
    await linkCommands(join(folder, 'node_modules'), target)
  }
}

async function linkCommands(nodeModules: string, target: string): Promise<void> {
  const { bin = {}, name } = await readManifest(target)
  const commands = typeof bin === 'string' ? { [basename(name)]: bin } : bin
  await mkdir(join(nodeModules, '.bin'), { recursive: true })
  for (const [command, file] of Object.entries(commands)) {
    await chmod(join(target, file), 0o755)
    await symlink(join(target, file), join(nodeModules, '.bin', command))
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Returns the environment of a terminal: without what the test runner set. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR|RELEASE|API_URL|PORT|npm_)/.test(name),
  )
  return Object.fromEntries(kept)
}

async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      ...options,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`, {
      cause: error,
    })
  }
}
