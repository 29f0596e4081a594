import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { secretsIn } from './findings.ts'

const root = resolve(import.meta.dirname, '../..')

/** Files with examples of secrets. */
const KNOWN = /^system-tests\/leak-scan\//

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\0')
    .filter((path) => path !== '' && !/\.(?:woff2?|png|ico|webp)$/.test(path))
}

it('[S24] no file of the repository contains a secret', () => {
  const found = trackedFiles()
    .filter((path) => !KNOWN.test(path))
    .flatMap((path) => secretsIn(readIfThere(path)).map((what) => `${path}: ${what}`))
  expect(found).toEqual([])
})

it('[S24] the repository contains no environment file and no key', () => {
  expect(trackedFiles().filter((path) => /(?:^|\/)\.env|\.(?:pem|key|p12)$/.test(path))).toEqual([])
})

/** Returns '' for a file that was moved and is not committed yet. */
function readIfThere(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}
