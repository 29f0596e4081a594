import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Overlay } from './overlay.ts'
import { shownPath, type Sources } from './sources.ts'
import { writeConfig, writeTree, type Workbench } from './tree.ts'
import { compile, type Diagnostic } from './typescript.ts'

/** A line of a release that does not fit what it is to run with. */
export interface Misfit {
  /** Path in the team's repository with the line: `checkout-remote/src/pages/basket/page.tsx:31`. */
  readonly where: string
  /** What the compiler says. */
  readonly message: string
}

/** A release that is to be compiled with some of its files replaced. */
export interface ToCompile {
  readonly sources: Sources
  readonly overlay: Overlay
  /** Further files, each with the file of the release that its errors belong to. */
  readonly probes?: Readonly<Record<string, { readonly text: string; readonly of: string }>>
}

/**
 * Compiles releases in one program, and returns for each the errors in its own code that it did not have as it was
 * built. Releases with the same code, such as the variants of the host, are compiled once.
 */
export async function findMisfits(
  workbench: Workbench,
  releases: readonly ToCompile[],
): Promise<Misfit[][]> {
  const keys = releases.map(keyOf)
  const different = new Map(releases.map((release, index) => [keys[index] ?? '', release]))
  different.delete('')
  const found = await compileAll(workbench, [...different.values()])
  const misfits = new Map([...different.keys()].map((key, index) => [key, found[index] ?? []]))
  return keys.map((key) => misfits.get(key) ?? [])
}

/** Returns what identifies the code that is compiled; empty when it is as it was built. */
function keyOf({ sources, overlay, probes = {} }: ToCompile): string {
  if (Object.keys({ ...overlay, ...probes }).length === 0) return ''
  return createHash('sha256')
    .update(JSON.stringify([sources, overlay, probes]))
    .digest('hex')
}

async function compileAll(
  workbench: Workbench,
  releases: readonly ToCompile[],
): Promise<Misfit[][]> {
  const trees = releases.map(({ sources, overlay, probes = {} }) => ({
    files: { ...sources.files, ...overlay, ...textsOf(probes) },
    roots: [...rootsOf(sources), ...Object.keys(probes)],
  }))
  const errors = await errorsOf(join(workbench.folder, 'new'), trees)
  const own = releases.map(({ sources, overlay }, index) =>
    (errors[index] ?? []).filter(
      ({ file }) => sources.bundled.includes(file) && !(file in overlay),
    ),
  )
  const known = await knownErrors(workbench, { releases, own })
  return releases.map(({ sources, probes = {} }, index) => [
    ...(own[index] ?? [])
      .filter((error) => !known[index]?.some((other) => isSame(error, other)))
      .map(({ file, line, message }) => ({
        where: `${shownPath(sources, file)}:${line}`,
        message,
      })),
    ...(errors[index] ?? []).flatMap(({ file, message }) => {
      const probe = probes[file]
      return probe ? [{ where: `${shownPath(sources, probe.of)}:1`, message }] : []
    }),
  ])
}

/** Returns the errors of releases as they were built, for those that have new ones. */
async function knownErrors(
  workbench: Workbench,
  { releases, own }: { releases: readonly ToCompile[]; own: readonly Diagnostic[][] },
): Promise<Diagnostic[][]> {
  const trees = releases.map(({ sources }, index) =>
    own[index]?.length === 0
      ? { files: {}, roots: [] }
      : { files: sources.files, roots: rootsOf(sources) },
  )
  return errorsOf(join(workbench.folder, 'built'), trees)
}

function rootsOf({ bundled, ambient }: Sources): string[] {
  return [...bundled, ...ambient]
}

function textsOf(probes: NonNullable<ToCompile['probes']>): Record<string, string> {
  return Object.fromEntries(Object.entries(probes).map(([file, { text }]) => [file, text]))
}

interface Tree {
  readonly files: Readonly<Record<string, string>>
  /** The files that are compiled, with what they import. */
  readonly roots: readonly string[]
}

/** Compiles folders of the workbench as one program. Returns each one's errors. */
async function errorsOf(folder: string, trees: readonly Tree[]): Promise<Diagnostic[][]> {
  const roots = trees.flatMap((tree, index) =>
    tree.roots.map((file) => `${index}/packages/${file}`),
  )
  if (roots.length === 0) return trees.map(() => [])
  for (const [index, { files, roots: checked }] of trees.entries())
    await writeTree(join(folder, String(index)), { files, checked })
  await writeConfig(folder, roots)
  const errors = await compile(folder)
  return trees.map((_tree, index) => {
    const prefix = `${index}/packages/`
    return errors
      .filter(({ file, code }) => file.startsWith(prefix) && !followUps.has(code))
      .map((error) => ({
        ...error,
        file: error.file.slice(prefix.length),
        message: shortened(error.message),
      }))
  })
}

/** Names types of other modules without the folder of the workbench, and leaves out the fields of long ones. */
function shortened(message: string): string {
  return message
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/import\("[^"]*\/packages\/([^"]+)"\)/g, '$1')
    .replaceAll(/'\{[^']{60,}'/g, "'{ ... }'")
}

/** "Implicitly has an 'any' type": follows from another error, or from types that are not installed here. */
const followUps = new Set(['TS7005', 'TS7006', 'TS7019', 'TS7031', 'TS7034'])

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  return one.file === other.file && one.line === other.line && one.code === other.code
}
