import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import { openLog, reasonIn } from './log-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('[C7] a log stays bounded while its writer continues, and keeps the latest lines', async () => {
  const path = join(folder, 'api.log')
  const log = openLog(path, { limit: 1000, everyMs: 5 })
  const writer = openSync(path, 'a')
  for (let round = 0; round < 5; round += 1) {
    writeSync(writer, 'x'.repeat(2000))
    await vi.waitFor(() => expect(statSync(path).size).toBe(0), patience.expect.poll)
  }
  writeSync(writer, 'the last line')
  closeSync(writer)
  log.close()
  expect(readdirSync(folder)).toEqual(['api.1.log', 'api.log'])
  expect(readFileSync(path, 'utf8')).toBe('the last line')
  expect(statSync(join(folder, 'api.1.log')).size).toBe(2000)
})

it.each([
  [
    'file:///x.ts:1\nthrow new Error()\nError: DATABASE_URL is missing\n    at x.ts:1\n\nNode.js v24.21.0\n',
    'Error: DATABASE_URL is missing',
  ],
  ['{"level":60,"err":{"message":"no such table"},"msg":"failed"}\n', 'Error: no such table'],
  [
    'LOG: ready\nFATAL:  lock file "postmaster.pid" already exists\nHINT: x',
    'FATAL:  lock file "postmaster.pid" already exists',
  ],
  ['{"level":30,"msg":"listening"}\n', 'listening'],
  ['', ''],
])('[C7] the reason of an end is found in the log', (log, reason) => {
  expect(reasonIn(log)).toBe(reason)
})
