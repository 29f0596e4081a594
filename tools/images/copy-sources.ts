import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Workspace } from '#tools/lint/workspaces.ts'
import type { ImagePart } from './parts.ts'
import { type Reached, workspaceOf } from './reached.ts'

interface Copy {
  readonly root: string
  readonly part: ImagePart
  readonly reached: Reached
  readonly workspaces: readonly Workspace[]
  /** The folder that becomes /app. */
  readonly to: string
}

const isModule = /\.(?:ts|tsx|mts)$/
const isForDevelopers =
  /(?:^|\/)(?:test|tests|testing)\/|\.(?:test|spec|scenes)\.tsx?$|README\.md$|(?:tsconfig|vitest\.config|drizzle\.config)[^/]*$/

/**
 * Copies what runs: the part's own files without its tests, and of other packages the modules that are imported, with
 * what lies beside them, such as styles. Only what git knows is copied.
 */
export function copySources({ root, part, reached, workspaces, to }: Copy): void {
  const own = workspaceOf(join(part.folder, 'package.json'), workspaces).path
  for (const file of knownFiles(root, [...reached.packages.keys()])) {
    const isOwn = file.startsWith(`${own}/`) && own !== 'tools'
    const isNeeded =
      reached.modules.has(file) || (!isForDevelopers.test(file) && (isOwn || !isModule.test(file)))
    const isOfAnother = isOfOwnInstallation(file) && !part.isBuilt
    if (!isNeeded || isOfAnother || file.endsWith('package.json')) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
}

/** The admin has a lock file of its own, and is an image of its own. */
const isOfOwnInstallation = (file: string): boolean => file.startsWith('content/admin/')

function knownFiles(root: string, folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  return listed.split('\0').filter((file) => file !== '')
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/**
 * Writes the package.json of each package with the dependencies that are imported alone, so that npm installs no
 * others. @throws Error for a package that is imported at run time and declared for development
 */
export function writeManifests({ root, reached, to }: Omit<Copy, 'part' | 'workspaces'>): void {
  const { version, license, allowScripts } = readManifest(root)
  writeManifest(to, {
    name: 'darnley',
    version,
    private: true,
    license,
    type: 'module',
    workspaces: [...reached.packages.keys()],
    allowScripts,
  })
  for (const [folder, names] of reached.packages) {
    const {
      name,
      version,
      type,
      imports,
      exports,
      dependencies = {},
    } = readManifest(join(root, folder))
    const needed = [...names].toSorted().filter((each) => each !== name)
    const missing = needed.find((each) => !(each in dependencies))
    if (missing)
      throw new Error(`${folder} imports ${missing} at run time: make it one of its dependencies`)
    const installed = Object.fromEntries(needed.map((each) => [each, dependencies[each]]))
    const manifest = { name, version, private: true, license, type, imports, exports }
    writeManifest(join(to, folder), { ...manifest, dependencies: installed })
  }
}

function writeManifest(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function readManifest(folder: string): Manifest & Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest &
    Readonly<Record<string, unknown>>
}
