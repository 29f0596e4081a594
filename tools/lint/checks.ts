import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { foldersReadBy, readWorkspaces, workspacePaths } from './workspaces.ts'

export const root = resolve(import.meta.dirname, '../..')

/** One static check: a program that exits with 0 when it passes. */
export interface Check {
  readonly name: string
  /** A program of node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** The command that mends it, when there is one. */
  readonly cure?: string
  /** Files and folders that it reads; a check that passed is not repeated until they change. */
  readonly reads: readonly string[]
  /** Folders with results of their own; those that have to be checked are appended to the command. */
  readonly folders?: readonly string[]
}

/** What every workspace may import. */
const base = 'shared'

/** Returns all static checks, the slowest first. */
export function allChecks(): Check[] {
  const workspaces = readWorkspaces(root)
  return [
    // One program for all folders, because each run reads the types of all packages. A folder is linted again for changes
    // of its own and of what all import: with all that it reads, a change of the edge would lint every remote again.
    {
      name: 'lint',
      command: ['oxlint', '--type-aware', '--deny-warnings'],
      reads: [base, '.oxlintrc.json'],
      folders: [...workspacePaths(root), 'vitest.config.ts'],
    },
    {
      name: 'unused code and packages',
      command: ['knip', '--no-progress'],
      reads: ['.'],
    },
    {
      name: 'format',
      command: ['oxfmt', '--check', '.'],
      cure: 'npx oxfmt .',
      reads: ['.'],
    },
    // The npm of the installed Node is used, without corepack.
    {
      name: 'package.json files',
      command: ['sherif', '--ignore-rule', 'root-package-manager-field'],
      cure: 'npx sherif --fix',
      reads: workspacePaths(root).map((name) => `${name}/package.json`),
    },
    { name: 'boundaries', command: ['node', 'tools/lint/boundaries.ts'], reads: ['.'] },
    { name: 'import circles', command: ['node', 'tools/lint/circles.ts'], reads: ['.'] },
    { name: 'type scale', command: ['node', 'tools/lint/type-scale.ts'], reads: ['.'] },
    { name: 'spelling', command: ['node', 'tools/lint/spelling.ts'], reads: ['.'] },
    { name: 'class names', command: ['node', 'tools/lint/class-names.ts'], reads: ['.'] },
    { name: 'checklists', command: ['node', 'tools/lint/checklists.ts'], reads: ['.'] },
    {
      name: 'tables of settings',
      command: ['node', 'tools/going-live/tables-fresh.ts'],
      cure: 'npm run settings',
      reads: [base, 'api/src', 'content/src', 'host/edge/src', 'releases/core', 'docs', 'tools'],
    },
    ...typedFolders().map((name) => ({
      name: `types of ${name}`,
      command: ['tsc', '-p', name] as const,
      reads: [base, name, ...foldersReadBy(workspaces, name)],
    })),
  ]
}

/** Folders with a tsconfig.json: the packages, and those of their folders that run elsewhere. */
function typedFolders(): string[] {
  const exclude = ['**/node_modules/**', 'content/admin/**', 'releases/testing/**']
  return globSync('**/tsconfig.json', { cwd: root, exclude }).map(dirname).toSorted()
}
