import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Without install scripts, and for production. */
const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs what the package.json files in the folder name, in the versions of the lock file.
 * @throws Error when npm would install anything that the lock file does not name
 */
export async function installLocked(root: string, folder: string): Promise<void> {
  const lock = join(root, 'package-lock.json')
  cpSync(lock, join(folder, 'package-lock.json'))
  await npm(folder, ['install', ...options, '--prefer-offline'])
  const known = lockedPackages(lock)
  const others = [...lockedPackages(join(folder, 'package-lock.json'))].filter(
    (each) => !known.has(each),
  )
  if (others.length > 0)
    throw new Error(`npm would install what package-lock.json does not name: ${others.join(', ')}`)
}

/** Installs a folder that has a lock file of its own, builds it and removes what only the build needed. */
export async function installAndBuild(root: string, folder: string, to: string): Promise<void> {
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, folder, file), join(to, folder, file))
  const cwd = join(to, folder)
  await npm(cwd, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'])
  await npm(cwd, ['run', 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  await npm(cwd, ['prune', ...options])
  rmSync(join(cwd, '.next/cache'), { recursive: true, force: true })
  mkdirSync(join(cwd, '.next/cache'))
}

/** Writes the bill of materials of a folder as CycloneDX: what npm installed, and Node. */
export async function writeBill(folder: string, node: string): Promise<void> {
  const { stdout } = await run(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'],
    { cwd: folder, maxBuffer: 64 << 20 },
  )
  const bill = JSON.parse(stdout) as { components: object[] }
  const runtime = {
    type: 'platform',
    name: 'node',
    version: node,
    purl: `pkg:generic/node@${node}`,
    licenses: [{ license: { id: 'MIT' } }],
  }
  writeFileSync(
    join(folder, 'sbom.cdx.json'),
    JSON.stringify({ ...bill, components: [runtime, ...bill.components] }, null, 1),
  )
}

async function npm(cwd: string, args: readonly string[], env: object = {}): Promise<void> {
  try {
    await run('npm', args, { cwd, env: { ...process.env, ...env }, maxBuffer: 64 << 20 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`npm ${args[0]} failed:\n${stderr}${stdout}`, { cause: error })
  }
}

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
}

function lockedPackages(file: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Readonly<Record<string, Locked>>
  }
  const named = Object.entries(packages).flatMap(([path, { version, integrity, link }]) => {
    const name = path.split('node_modules/').at(-1)
    return path.includes('node_modules/') && !link ? [`${name}@${version} ${integrity}`] : []
  })
  return new Set(named)
}
