import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectToRun, findBinaries } from './binaries.ts'

describe("PostgreSQL's program", () => {
  it('runs', () => {
    expect(() => expectToRun(findBinaries())).not.toThrow()
  })

  it('reports the message of the system when it cannot run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'binaries-'))
    expect(() => expectToRun(folder)).toThrow(/does not run here \(.*ENOENT/)
    mkdirSync(join(folder, 'bin'))
    const broken = '#!/bin/sh\necho "libicu.so.60: no such file" >&2\nexit 127\n'
    writeFileSync(join(folder, 'bin/postgres'), broken, { mode: 0o755 })
    expect(() => expectToRun(folder)).toThrow(/does not run here \(libicu.so.60: no such file\)/)
  })
})
