import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: unknown
}

/** Writes NOTICES: the licence of every installed package, and of every font and picture that brings one of its own. */
export function writeNotices(folder: string): void {
  const packages = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => noticeOf(folder, file) ?? [])
  const own = globSync('**/{OFL,LICENSE}*.txt', {
    cwd: folder,
    exclude: (path) => path.endsWith('node_modules'),
  }).map((file) => entry(dirname(file), readFileSync(join(folder, file), 'utf8')))
  writeFileSync(join(folder, 'NOTICES'), [...new Set([...packages, ...own])].join('\n'))
}

function noticeOf(folder: string, file: string): string | null {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, file), 'utf8'),
  ) as Manifest
  // Ours have the licence of the repository.
  if (name === undefined || name.startsWith('@darnley/')) return null
  const texts = globSync('{LICEN[CS]E,licen[cs]e,COPYING,NOTICE}*', {
    cwd: join(folder, dirname(file)),
    withFileTypes: true,
  })
    .filter((each) => each.isFile())
    .map((each) => readFileSync(join(each.parentPath, each.name), 'utf8').trim())
  const declared = typeof license === 'string' ? license : JSON.stringify(license ?? 'not declared')
  return entry(`${name} ${version} (${declared})`, texts.join('\n\n'))
}

const entry = (title: string, text: string): string => `${'-'.repeat(78)}\n${title}\n\n${text}\n`
