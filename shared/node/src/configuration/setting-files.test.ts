import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readEnvironment } from './environment.ts'
import { WrongConfiguration } from './faults.ts'
import type { Environment } from './mode.ts'

const folder = mkdtempSync(join(tmpdir(), 'setting-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schema = z.object({
  JWT_SECRET: z.string().optional().describe('a secret'),
  LOG: z.string().optional().describe('a level'),
  LOG_FILE: z.string().optional().describe('a file for the log'),
})

function read(environment: Environment): z.output<typeof schema> {
  return readEnvironment({ part: 'The part', schema, environment, rules: {} }).env
}

function fileOf(content: string): string {
  const file = join(folder, 'secret')
  writeFileSync(file, content)
  return file
}

function faultsOf(environment: Environment): string {
  try {
    read(environment)
    return 'none'
  } catch (error) {
    return error instanceof WrongConfiguration ? error.message : String(error)
  }
}

describe('a setting in a file', () => {
  it('is read without the end of its last line', () => {
    expect(read({ JWT_SECRET_FILE: fileOf('two words\n') }).JWT_SECRET).toBe('two words')
  })

  it('is absent when the file or the variable is empty', () => {
    expect(read({ JWT_SECRET_FILE: fileOf('\n') }).JWT_SECRET).toBeUndefined()
    expect(read({ JWT_SECRET: ' ', JWT_SECRET_FILE: fileOf('one') }).JWT_SECRET).toBe('one')
    expect(read({ JWT_SECRET_FILE: '' }).JWT_SECRET).toBeUndefined()
  })

  it('is refused beside the setting itself, without showing either', () => {
    const message = faultsOf({
      JWT_SECRET: 'in-the-variable',
      JWT_SECRET_FILE: fileOf('in-the-file'),
    })
    expect(message).toContain('JWT_SECRET is set beside JWT_SECRET_FILE: remove one.')
    expect(message).not.toMatch(/in-the/)
  })

  it('says in one line that the file cannot be read', () => {
    expect(faultsOf({ JWT_SECRET_FILE: join(folder, 'missing') })).toContain(
      'JWT_SECRET_FILE names a file that cannot be read: correct its path',
    )
  })

  it('is not taken from a setting whose own name ends in _FILE', () => {
    expect(read({ LOG_FILE: join(folder, 'missing') })).toEqual({
      LOG_FILE: join(folder, 'missing'),
    })
  })
})
