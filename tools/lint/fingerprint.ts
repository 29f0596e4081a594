import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What every check depends on besides its own files. */
const common = [
  'package.json',
  'package-lock.json',
  'releases/build/tsconfig',
  'tsconfig.base.json',
  'tools/lint',
]

/**
 * Returns a hash of the names and contents of all files that git knows or would add below the paths; undefined
 * outside of a git repository.
 */
export function fingerprint(root: string, paths: readonly string[]): string | undefined {
  const files = listFiles(root, [...common, ...paths])
  if (!files) return undefined
  const hash = createHash('sha256')
  for (const file of files) {
    const path = join(root, file)
    hash.update(file).update('\0')
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

function listFiles(root: string, paths: readonly string[]): string[] | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]
  try {
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return [...new Set(listed.split('\0').filter(Boolean))].toSorted()
  } catch {
    return undefined
  }
}

/** The fingerprints that each check passed with, kept beside the installed packages. */
export interface PassedBefore {
  has(name: string, print: string): boolean
  add(name: string, print: string): void
}

export function passedBefore(root: string): PassedBefore {
  const file = join(root, 'node_modules/.cache/darnley-checks.json')
  const prints = new Map<string, string>(readEntries(file))
  return {
    has: (name, print) => prints.get(name) === print,
    add(name, print) {
      prints.set(name, print)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...prints]))
    },
  }
}

function readEntries(file: string): [string, string][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, string][]
  } catch {
    return []
  }
}
