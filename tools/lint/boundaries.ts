/** The boundary rule: a package imports what it declares and what runs where it runs. Prints each fault with its cure. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readImports } from './boundaries/imports.ts'
import { judgeImport } from './boundaries/rules.ts'
import { sourceFiles } from './boundaries/source-files.ts'
import { readWorkspaces } from './workspaces.ts'

export interface Violation {
  /** Path from the repository's root. */
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly cure: string
}

/** Reads every source file of every workspace under a root folder. */
export function findViolations(root: string): Violation[] {
  const workspaces = readWorkspaces(root)
  return workspaces.flatMap((from) =>
    sourceFiles(join(root, from.path)).flatMap((file) => {
      const source = readFileSync(join(root, from.path, file), 'utf8')
      return readImports(file, source).flatMap(({ specifier, line }) => {
        const fault = judgeImport(specifier, { from, file, workspaces })
        return fault ? [{ file: join(from.path, file), line, ...fault }] : []
      })
    }),
  )
}

export function describeViolation({ file, line, rule, cure }: Violation): string {
  return `${file}:${line} ${rule}\n  cure: ${cure}`
}

if (import.meta.main) {
  const violations = findViolations(resolve(import.meta.dirname, '../..'))
  for (const violation of violations) console.error(describeViolation(violation))
  if (violations.length > 0) process.exitCode = 1
}
