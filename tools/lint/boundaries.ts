/**
 * The boundary rule: a package imports only what it declares and what runs where it runs, SQL is in repositories, rules
 * are pure, and the host names no area. Prints each fault with its cure.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findAreaNames } from './boundaries/area-names.ts'
import { readImports, readSideEffects } from './boundaries/imports.ts'
import { isRules, judgeLayer, judgeSideEffect } from './boundaries/layers.ts'
import { type Fault, judgeImport } from './boundaries/rules.ts'
import { sourceFiles } from './boundaries/source-files.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

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
      const path = join(from.path, file)
      return faultsIn(source, { from, file, workspaces }).map((fault) => ({ file: path, ...fault }))
    }),
  )
}

interface Place {
  readonly from: Workspace
  readonly file: string
  readonly workspaces: readonly Workspace[]
}

function faultsIn(source: string, place: Place): (Fault & { line: number })[] {
  const { from, file } = place
  const imports = readImports(file, source).flatMap((each) => {
    const fault =
      judgeImport(each.specifier, place) ?? judgeLayer(each, { packagePath: from.path, file })
    return fault ? [{ line: each.line, ...fault }] : []
  })
  const effects = isRules(file) ? readSideEffects(file, source) : []
  return [
    ...imports,
    ...findAreaNames(source, place),
    ...effects.flatMap(({ name, line }) => {
      const fault = judgeSideEffect(name, file)
      return fault ? [{ line, ...fault }] : []
    }),
  ]
}

export function describeViolation({ file, line, rule, cure }: Violation): string {
  return `${file}:${line} ${rule}\n  cure: ${cure}`
}

if (import.meta.main) {
  const violations = findViolations(resolve(import.meta.dirname, '../..'))
  for (const violation of violations) console.error(describeViolation(violation))
  if (violations.length > 0) process.exitCode = 1
}
