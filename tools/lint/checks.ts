import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** One static check: a program that exits with 0 when all is well. */
export interface Check {
  readonly name: string
  /** A program of node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** The command that mends it, when there is one. */
  readonly cure?: string
}

/** Everything that can be judged without running the product, the slowest first. */
export function allChecks(): Check[] {
  return [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
    ...workspaces().map((name) => ({
      name: `types of ${name}`,
      command: ['tsc', '-p', name] as const,
    })),
    { name: 'unused code and packages', command: ['knip', '--no-progress'] },
    { name: 'format', command: ['oxfmt', '--check', '.'], cure: 'npx oxfmt .' },
    // npm is whichever comes with Node: corepack plays no part here.
    {
      name: 'package.json files',
      command: ['sherif', '--ignore-rule', 'root-package-manager-field'],
      cure: 'npx sherif --fix',
    },
    { name: 'boundaries', command: ['node', 'tools/lint/boundaries.ts'] },
    { name: 'checklists', command: ['node', 'tools/lint/checklists.ts'] },
  ]
}

function workspaces(): string[] {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { workspaces: string[] }).workspaces
}
