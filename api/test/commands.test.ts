import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommandDatabase } from '#src/commands/on-database.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

let empty: TestDatabase
beforeAll(async () => {
  empty = await createTestDatabase('commands')
})
afterAll(() => empty.drop())

interface Ended {
  readonly code: number
  readonly stderr: string
}

const commands = {
  'end-second-step': ['--email', 'o@example.com'],
  'first-owner': [
    '--site',
    'workshop.darnley-tailors.co.uk',
    '--email',
    'o@example.com',
    '--name',
    'Olive',
  ],
  'personal-data': ['export', 'amara@example.com'],
} as const

async function fail(
  name: keyof typeof commands,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const program = join(import.meta.dirname, `../src/commands/${name}.ts`)
  return promisify(execFile)(process.execPath, [program, ...commands[name]], { env }).then(
    () => expect.fail('It did not fail'),
    ({ code, stderr }: Ended) => ({ code, stderr: stderr.trim() }),
  )
}

const names = ['end-second-step', 'first-owner', 'personal-data'] as const
const closed = 'postgres://api:demonstration@127.0.0.1:9/api'

describe.each(names)('%s', (name) => {
  it('says in one line what is wrong with its settings', async () => {
    expect(await fail(name, {})).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^The command cannot start.\n {2}DATABASE_URL is not set: .*$/),
    })
    const url = { DATABASE_URL: closed }
    expect(await fail(name, url)).toEqual({
      code: 2,
      stderr: expect.stringMatching(
        /^The command cannot start.\n {2}DATABASE_URL names a database that cannot be opened \(ECONNREFUSED\): .*$/,
      ),
    })
    const wrong = await fail(name, { ...url, DATABASE_POOLER: 'session' })
    expect(wrong.stderr).toContain('DATABASE_POOLER is none of the known values')
  })

  it('says in one line that the database has no tables, and prints no statement', async () => {
    expect(await fail(name, { DATABASE_URL: empty.url })).toEqual({
      code: 1,
      stderr:
        'The database has not the tables of this version: start the api once, which makes them.',
    })
  })
})

it('[F58] Commands take the pooler as the api does', () => {
  const pooled = { DATABASE_URL: closed, DATABASE_POOLER: 'transaction' }
  const { pooler, ownerUrl } = readCommandDatabase(pooled)
  expect([pooler, ownerUrl]).toEqual(['transaction', closed])
})
