import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BY_ALL,
  BY_ONE_NETWORK,
  OF_ALL,
  OF_KNOWN,
  OF_STAFF,
} from '#src/modules/outbox/requested-mail.ts'
import { limitOf, networkOf } from '#src/modules/throttle/throttle.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, visit } from './support/visitor.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())
beforeEach(() => environment.query('delete from sign_in_failures'))

const REFUSED = { status: 429, body: { detail: 'Too many e-mails were asked for. Please wait.' } }

const ask = (path: string, body: object, address = '203.0.113.7'): Promise<Answer<unknown>> =>
  visit(environment.apiUrl, { 'x-forwarded-for': address }).post(`/public/${path}`, { body })

const askForLink = (email: string, address?: string): Promise<Answer<unknown>> =>
  ask('my_repairs_request', { email }, address)

const askForAccount = (email: string): Promise<Answer<unknown>> =>
  ask('register', { email, name: 'Ida Holm', password: 'a seam in time' })

/** Uses up a bound, until the end of its hour. */
const useUp = (name: string, { max } = BY_ALL): Promise<unknown> =>
  environment.query(
    "insert into sign_in_failures (key, count, window_ends_at) values ($1, $2, now() + interval '1 hour')",
    [limitOf(name, BY_ALL).key, max],
  )

async function aCustomer(): Promise<string> {
  const email = `known.${crypto.randomUUID().slice(0, 8)}@example.com`
  await environment.query(
    "insert into customer_accounts (email, name, password_hash) values ($1, 'Ida Holm', 'none')",
    [email],
  )
  return email
}

const countOf = async (name: string): Promise<number | undefined> => {
  const text = 'select count from sign_in_failures where key = $1'
  return (await environment.query<{ count: number }>(text, [limitOf(name, BY_ALL).key]))[0]?.count
}

const queued = async (): Promise<number> => {
  const text = "select count(*)::int as count from outbox where template = 'my-repairs-link'"
  return (await environment.query<{ count: number }>(text))[0]?.count ?? 0
}

describe('mails that each visitor can ask for', () => {
  it('have a bound for all together, and say so', async () => {
    await useUp(OF_ALL)
    const refused = await askForAccount('stranger@example.com')
    expect(refused).toMatchObject(REFUSED)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('reach a customer after strangers have used it up, who learn nothing and use up nothing', async () => {
    const email = await aCustomer()
    await useUp(OF_ALL)
    const before = await queued()
    expect((await askForLink('stranger@example.com')).status).toBe(204)
    expect([await queued(), await countOf(OF_KNOWN)]).toEqual([before, 0])
    expect((await askForLink(email)).status).toBe(204)
    expect([await queued(), await countOf(OF_KNOWN)]).toEqual([before + 1, 1])
    await expect
      .poll(async () => (await environment.mailbox.mailsTo(email, 0)).length)
      .toBeGreaterThan(0)
  })

  it('reach a person of whom anything is kept, who asks for it after strangers', async () => {
    const email = `asked.${crypto.randomUUID().slice(0, 8)}@example.com`
    const enquiry = { name: 'Ida Holm', email, message: 'Do you mend tents?' }
    expect((await ask('contact_us', enquiry)).status).toBeLessThan(300)
    await useUp(OF_ALL)
    expect((await ask('personal_data_request', { email: 'stranger@example.com' })).status).toBe(204)
    expect(await countOf(OF_KNOWN)).toBe(0)
    expect((await ask('personal_data_request', { email })).status).toBe(204)
    await expect
      .poll(async () => (await environment.mailbox.mailsTo(email, 0)).length)
      .toBeGreaterThan(0)
  })

  it('leave invitations of colleagues a bound of their own', async () => {
    const owner = await signInToWorkshop(environment, 'owner')
    const invite = (email: string): Promise<Answer<unknown>> =>
      owner.post('/workshop/people/invite', {
        body: { name: 'Priya Nair', email, role: 'tailor', site: 'workshop' },
      })
    await useUp(OF_ALL)
    expect((await invite('priya@darnley.example')).status).toBe(200)
    expect(await countOf(OF_STAFF)).toBe(1)
    await environment.query('delete from sign_in_failures')
    await useUp(OF_STAFF)
    expect(await invite('prija@darnley.example')).toMatchObject(REFUSED)
  })

  it('are refused to known and unknown addresses alike when the reserve is used up, too', async () => {
    const email = await aCustomer()
    await useUp(OF_ALL)
    await useUp(OF_KNOWN)
    for (const each of [email, 'stranger@example.com'])
      expect(await askForLink(each)).toMatchObject(REFUSED)
  })

  it.each([
    ['198.51.100.1', '198.51.100.200', '198.51.101.1'],
    ['2001:db8:1:2::3', '2001:db8:1:ff::9', '2001:db8:2:2::3'],
  ])('have a bound for the network of %s', async (address, neighbour, other) => {
    await useUp(`mails asked for from ${networkOf(address)}`, BY_ONE_NETWORK)
    expect((await askForLink('one@example.com', neighbour)).status).toBe(429)
    expect((await askForLink('two@example.com', other)).status).toBe(204)
  })
})
