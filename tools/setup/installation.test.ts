import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { claim } from './bootstrap/runs.mjs'
import { ensurePreviewSecret, readInstallation } from './installation.ts'

it('[T17] an installation is known by its data folder: its port while it runs, and its secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const releasesDir = join(folder, 'releases')
  expect(readInstallation(folder)).toEqual({ releasesDir, previewSecret: undefined, port: null })
  claim(folder, { name: 'start', port: 3400 })
  const previewSecret = ensurePreviewSecret(folder)
  expect(readInstallation(folder)).toEqual({ releasesDir, previewSecret, port: 3400 })
})
