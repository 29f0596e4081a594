import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '#src/lib/tokens.ts'
import { connect, sell, SHOP, signed } from './support/shopify.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit } from './support/visitor.ts'

const run = promisify(execFile)

let environment: TestEnvironment
let folder = ''
let email = ''
let accountId = ''

beforeAll(async () => {
  environment = await startTestEnvironment()
  folder = environment.env['ERASURES_DIR'] ?? ''
  await connect(environment)
})
afterAll(() => environment.stop())
beforeEach(() => {
  email = `gone.${crypto.randomUUID().slice(0, 8)}@example.com`
  accountId = crypto.randomUUID()
})

const hour = 3_600_000
const anHourAgo = (): string => new Date(Date.now() - hour).toISOString()

const erasures = (...args: string[]): Promise<string> => erasuresIn(folder, ...args)

async function erasuresIn(records: string, ...args: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../src/commands/erasures.ts')
  const { DATABASE_URL, DATABASE_OWNER_URL } = environment.env
  const env = { ...process.env, DATABASE_URL, DATABASE_OWNER_URL, ERASURES_DIR: records }
  return (await run(process.execPath, [script, ...args], { env })).stdout.trim()
}

/** Brings the data of one person, as a restore does. */
async function comeBack(): Promise<void> {
  await insertAccount({ id: accountId, email })
  await environment.query(`insert into enquiries (id, content) values (gen_random_uuid(), $1)`, [
    JSON.stringify({ name: 'Amara Osei', email: email.toUpperCase(), message: 'Kites?' }),
  ])
}

/** A restored database does not have the erasures since its backup. */
const forget = (): Promise<object[]> => environment.query('delete from erasures')

const count = async (text: string): Promise<number> =>
  (await environment.query(text, [email])).length
const accounts = (): Promise<number> =>
  count('select 1 from customer_accounts where lower(email) = $1')
const enquiries = (): Promise<number> =>
  count(`select 1 from enquiries where lower(content ->> 'email') = $1`)
const shopOrders = (): Promise<number> =>
  count('select 1 from shopify_orders where lower(email) = $1')

async function erase(): Promise<number> {
  const token = await openLink('personal_data')
  const answer = await visit(environment.apiUrl).post('/public/personal_data_erasure', {
    body: { token },
  })
  return answer.status
}

/** Deletes the account in a session by a mailed link, which needs no password. */
async function deleteAccount(): Promise<number> {
  const token = await openLink('repairs')
  const answer = await visit(environment.apiUrl).post('/public/account_deletion', {
    body: { token },
  })
  return answer.status
}

async function openLink(purpose: string): Promise<string> {
  const token = crypto.randomUUID()
  await environment.query(
    `insert into personal_data_links (id, purpose, email, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 hour')`,
    [crypto.randomUUID(), purpose, email, hashToken(token)],
  )
  return token
}

const insertAccount = (account: { id: string; email: string }): Promise<object[]> =>
  environment.query(
    `insert into customer_accounts (id, email, name, password_hash) values ($1, $2, 'Amara Osei', 'x')`,
    [account.id, account.email],
  )

async function accountsAmong(ids: readonly string[]): Promise<string[]> {
  const query = 'select id from customer_accounts where id = any($1)'
  const rows = await environment.query<{ id: string }>(query, [ids])
  return rows.map(({ id }) => id)
}

/** Takes from the newest record what former releases did not write. */
async function withoutAccounts(): Promise<void> {
  const name = join(folder, (await readdir(folder)).toSorted().at(-1) ?? '')
  const { erased, ...record } = JSON.parse(await readFile(name, 'utf8'))
  expect(erased.accounts).toHaveLength(1)
  delete erased.accounts
  await writeFile(name, JSON.stringify({ ...record, erased }))
}

describe('Erasures', () => {
  it('[F62] are made again in a restored database, and once only', async () => {
    await comeBack()
    expect(await erase()).toBe(200)
    expect([await accounts(), await enquiries()]).toEqual([0, 0])
    await comeBack()
    await forget()
    expect(await erasures('apply', '--since', anHourAgo())).toContain('again: 1; 0 were')
    expect([await accounts(), await enquiries()]).toEqual([0, 0])

    await comeBack()
    expect(await erasures('apply', '--since', anHourAgo())).toContain('again: 0; 1 were')
    expect([await accounts(), await enquiries()]).toEqual([1, 1])
  })

  it.each([
    ['of a person', (): Promise<number> => erase()],
    ['of an account', (): Promise<number> => deleteAccount()],
  ])('[F62] %s find the account under the address that it had', async (_, eraseIt) => {
    await comeBack()
    expect(await eraseIt()).toBeLessThan(300)
    const other = crypto.randomUUID()
    // When the backup was made, the address was that of another account, which has left it since.
    await insertAccount({ id: accountId, email: `former.${email}` })
    await insertAccount({ id: other, email })
    await forget()
    await erasures('apply', '--since', anHourAgo())
    expect(await accountsAmong([accountId, other])).toEqual([other])
  })

  it('[F62] whose record has no account, as those of former releases, are of that of the address', async () => {
    await comeBack()
    expect(await deleteAccount()).toBe(204)
    await withoutAccounts()
    await comeBack()
    await forget()
    await erasures('apply', '--since', anHourAgo())
    expect([await accounts(), await enquiries()]).toEqual([0, 2])
  })

  it('[F62] by Shopify are made again for the shop alone', async () => {
    await comeBack()
    await sell(environment, email)
    const customer = { shop_domain: SHOP, customer: { email }, orders_to_redact: [] }
    const body = { ...customer, request_id: crypto.randomUUID() }
    expect((await signed(environment, { path: 'customers/redact', body })).status).toBe(200)
    expect(await shopOrders()).toBe(0)
    await sell(environment, email)
    await forget()
    await erasures('apply', '--since', anHourAgo())
    expect([await shopOrders(), await accounts()]).toEqual([0, 1])
  })

  it('[X9] are recorded without personal data', async () => {
    await comeBack()
    expect(await erase()).toBe(200)
    const names = await readdir(folder)
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(texts.join('\n')).toContain('"kind":"person"')
    expect(texts.join('\n').toLowerCase()).not.toMatch(/example\.com|amara/)
  })

  it('are refused while they cannot be recorded, and nothing is erased', async () => {
    await comeBack()
    await rename(folder, `${folder}.away`)
    await writeFile(folder, 'not a folder')
    expect(await erase()).toBe(503)
    expect([await accounts(), await enquiries()]).toEqual([1, 1])
    await rm(folder)
    await rename(`${folder}.away`, folder)
    expect(await erase()).toBe(200)
  })

  it('[F62] are not taken for none where their folder is missing or not named', async () => {
    const none = join(folder, 'none')
    const since = ['apply', '--since', anHourAgo()]
    await expect(erasuresIn(none, ...since)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no folder ${none} with records of erasures`),
    })
    await expect(erasuresIn('', ...since)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Set ERASURES_DIR or ERASURES_BUCKET_URL'),
    })
  })
})

describe('Records of erasures', () => {
  const [bucket, disk] = [crypto.randomUUID(), crypto.randomUUID()]
  const recordOf = (year: number): string =>
    `${year}0101T000000000Z-00000000-0000-4000-8000-000000000000.json`
  const need = (place: string, year: number): Promise<string> =>
    erasures('need', '--place', place, '--name', `place of ${year}`, '--since', `${year}-02-01`)
  const left = async (): Promise<string[]> =>
    (await readdir(folder)).filter((name) => /^20[012]\d0101/.test(name))

  it('[F62] stay for as long as backups of any place need them', async () => {
    for (const year of [2018, 2020, 2022]) await writeFile(join(folder, recordOf(year)), '{}')
    expect(await erasures('prune')).toContain('No place of backups is noted')
    await need(bucket, 2021)
    await need(disk, 2019)
    expect(await erasures('prune')).toContain('Removed 1 records')
    expect(await erasures('prune')).toContain(
      'Those since 2019-02-01T00:00:00.000Z stay for the backups in place of 2019',
    )
    expect(await left()).toEqual([recordOf(2020), recordOf(2022)])
    expect(await erasures('forget', '--place', disk)).toContain('is forgotten')
    await erasures('prune')
    expect(await left()).toEqual([recordOf(2022)])
  })

  it.each([
    ['need', '--since', '2026-01-01', '--place', 'disk', '--name', 'disk'],
    ['need', '--since', 'yesterday', '--place', disk, '--name', 'disk'],
    ['prune', '--before', '2026-01-01'],
    ['forget'],
  ])('are not touched by a command that is not understood: %s', async (...args) => {
    await expect(erasures(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: '),
    })
  })
})
