import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const name = `roles_${randomBytes(4).toString('hex')}`
const owner = `${name}_owner`

afterAll(async () => {
  await query(server, `drop database if exists ${name} with (force)`)
  for (const role of [name, owner]) await query(server, `drop role if exists ${role}`)
})

async function query(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

function addressOf(role: string, password: string): string {
  const url = new URL(server)
  url.username = role
  url.password = password
  url.pathname = `/${name}`
  return url.href
}

/** Runs the command with these settings alone. */
async function makeRoles(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ code: number; lines: string[] }> {
  const program = join(import.meta.dirname, '../setup/roles.ts')
  const env = { PATH: process.env['PATH'], ROLES_DATABASE_URL: server, ...settings }
  const command = spawn(process.execPath, [program, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  return { code: command.exitCode ?? -1, lines: (output + errors).trim().split('\n') }
}

describe('npm run roles', () => {
  it('[X11] makes a database with an owner and a role that reads and writes rows, and can be repeated', async () => {
    const settings = {
      DATABASE_URL: addressOf(name, 'first'),
      DATABASE_OWNER_URL: addressOf(owner, 'second/:@ of it'),
    }
    const said = `${owner} owns the database ${name}, and ${name} reads and writes its rows.`
    expect(await makeRoles(settings)).toEqual({ code: 0, lines: [said] })
    await query(settings.DATABASE_OWNER_URL, 'create table things as select 1 as number')
    await query(settings.DATABASE_URL, 'update things set number = 2')
    await expect(query(settings.DATABASE_URL, 'drop table things')).rejects.toThrow('must be owner')

    const later = { ...settings, DATABASE_URL: addressOf(name, 'changed') }
    const file = join(mkdtempSync(join(tmpdir(), 'roles-')), 'site.env')
    const lines = Object.entries(later).map(([setting, value]) => `${setting}=${value}`)
    writeFileSync(file, lines.join('\n'))
    expect(await makeRoles({}, ['--env-file', file])).toEqual({ code: 0, lines: [said] })
    expect(await query(later.DATABASE_URL, 'select * from things')).toEqual([{ number: 2 }])
    await expect(query(settings.DATABASE_URL, 'select 1')).rejects.toThrow('password')
  })

  it.each([
    [{}, ['No database is named: set DATABASE_URL and DATABASE_OWNER_URL']],
    [
      { ROLES_DATABASE_URL: '', DATABASE_URL: 'postgres://api@host/api' },
      [
        'ROLES_DATABASE_URL is missing: set an address such as postgres://role:...@host/database',
        'DATABASE_URL has no password: set one',
        'DATABASE_OWNER_URL is missing: set an address such as postgres://role:...@host/database',
      ],
    ],
    [
      {
        CONTENT_DATABASE_URL: 'postgres://same:a@host/content',
        CONTENT_DATABASE_OWNER_URL: 'postgres://same:a@host/content',
        SANDBOX_DATABASE_URL: 'the sandbox',
      },
      [
        'CONTENT_DATABASE_OWNER_URL names the role of CONTENT_DATABASE_URL: the owner is another role',
        'SANDBOX_DATABASE_URL is no address: set one such as postgres://role:...@host/database',
      ],
    ],
  ])('says every fault of its settings at once: %j', async (settings, lines) => {
    expect(await makeRoles(settings)).toEqual({ code: 2, lines })
  })

  it('says when the server does not answer', async () => {
    const { code, lines } = await makeRoles({
      ROLES_DATABASE_URL: 'postgres://postgres:x@127.0.0.1:9/postgres',
      DATABASE_URL: addressOf(name, 'a'),
      DATABASE_OWNER_URL: addressOf(owner, 'b'),
    })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/^The roles could not be made: .*ECONNREFUSED/)
  })
})
