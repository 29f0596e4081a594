import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectRoom, explain } from './explain.mjs'

it('[F64] reports a full disk in one line', () => {
  const full = [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    new Error('initdb failed:\nerror: could not write file: No space left on device\nremoving ...'),
  ]
  for (const error of full)
    expect(explain(error)).toMatch(
      /^The disk is full: free some space, then try again; what was stored is kept\. \(.+\)$/,
    )
  expect(explain(new Error('Port 3000 (site) is taken.'))).toBe('Port 3000 (site) is taken.')
})

it('[F64] names a full disk when a program ends without a message', () => {
  // A full file system.
  const full = process.platform === 'linux' ? '/proc' : '/dev'
  const failure = new Error('The part "content" did not start; its log is content.log.')
  expect(explain(failure, full)).toBe(
    `The disk is full: free some space, then try again; what was stored is kept. (${failure.message})`,
  )
  expect(explain(failure, tmpdir())).toBe(failure.message)
})

it('[F64] reports too little space before anything is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'space-'))
  expect(() => expectRoom(folder, 10 ** 9)).toThrow(
    new RegExp(`^The disk is full: ${folder} has \\d+ MB free, and 1000000000 MB are needed\\.`),
  )
  rmSync(folder, { recursive: true })
})

it('[F64] reports a path that cannot be a folder in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'space-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => expectRoom(join(file, 'data'), 1)).toThrow(/cannot be written by this user/)
  rmSync(folder, { recursive: true })
})
