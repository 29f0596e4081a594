import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workspacePaths } from './workspaces.ts'

export const root = resolve(import.meta.dirname, '../..')

/** One static check: a program that exits with 0 when all is well. */
export interface Check {
  readonly name: string
  /** A program of node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** The command that mends it, when there is one. */
  readonly cure?: string
  /** Files and folders it reads: it is not run again while they are as they were when it last passed. */
  readonly reads: readonly string[]
  /** Judged apart: those that have changed since they passed are appended to the command. */
  readonly folders?: readonly string[]
}

/** What every workspace may import. */
const base = 'shared'

/** Everything that can be judged without running the product, the slowest first. */
export function allChecks(): Check[] {
  return [
    // One program for all folders, since each run reads the types of the packages anew.
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
    // npm is whichever comes with Node: corepack plays no part here.
    {
      name: 'package.json files',
      command: ['sherif', '--ignore-rule', 'root-package-manager-field'],
      cure: 'npx sherif --fix',
      reads: workspacePaths(root).map((name) => `${name}/package.json`),
    },
    { name: 'boundaries', command: ['node', 'tools/lint/boundaries.ts'], reads: ['.'] },
    { name: 'import circles', command: ['node', 'tools/lint/circles.ts'], reads: ['.'] },
    { name: 'checklists', command: ['node', 'tools/lint/checklists.ts'], reads: ['.'] },
    ...typedFolders().map((name) => ({
      name: `types of ${name}`,
      command: ['tsc', '-p', name] as const,
      reads: [base, name],
    })),
  ]
}

/** Folders with a tsconfig.json: the packages, and those of their folders that run elsewhere. */
function typedFolders(): string[] {
  const exclude = ['**/node_modules/**', 'content/admin/**', 'releases/testing/**']
  return globSync('**/tsconfig.json', { cwd: root, exclude }).map(dirname).toSorted()
}
