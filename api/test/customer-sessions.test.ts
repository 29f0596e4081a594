import { hash } from '@node-rs/argon2'
import type { AccountPage, CustomerDevice, OwnAccount } from '@darnley/contract/own-account'
import type { MyRepairs } from '@darnley/contract/my-repairs'
import type { PersonalData } from '@darnley/contract/personal-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { tablesWith } from './support/tables-with.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'

const PASSWORD = 'a seam in time'
const HOME = {
  ...{ house: '7', line1: 'Quiltwright Mews', line2: '', city: 'Leeds', postcode: 'LS1 4AB' },
}
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let environment: TestEnvironment
let stored: string

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { SITE_URL: 'https://darnley.test' } })
  stored = await hash(PASSWORD)
})
afterAll(() => environment.stop())

/** A different address for each browser, so that tests do not share a budget. */
let caller = 0
function newBrowser(device = CHROME): Visitor {
  caller += 1
  return visit(environment.apiUrl, {
    'x-forwarded-for': `198.51.100.${caller % 250}`,
    'user-agent': device,
  })
}

async function openAccount(): Promise<string> {
  const email = `session.${crypto.randomUUID().slice(0, 8)}@example.com`
  await environment.query(
    `insert into customer_accounts (email, name, password_hash) values ($1, 'Ida Holm', $2)`,
    [email, stored],
  )
  return email
}

const call = <Body = unknown>(
  browser: Visitor,
  path: string,
  body: object = {},
): Promise<Answer<Body>> => browser.post<Body>(`/public/${path}`, { body })

async function signIn(email: string, device = CHROME, stays?: boolean): Promise<Visitor> {
  const browser = newBrowser(device)
  const typed = { email, password: PASSWORD, ...(stays && { stays_signed_in: true }) }
  expect((await call(browser, 'account_sign_in', typed)).status).toBe(200)
  return browser
}

const pageOf = (browser: Visitor): Promise<Answer<AccountPage>> => call(browser, 'account')

/** Returns the session that a mailed link opens. */
async function linkOf(email: string): Promise<string> {
  await call(newBrowser(), 'my_repairs_request', { email })
  return inMailTo(email, /my-repairs#token=([\w-]{43})/)
}

async function inMailTo(email: string, pattern: RegExp): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const mails = await environment.mailbox.mailsTo(email, 0)
    return mails.map(({ text }) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

describe('the cookie of a sign-in', () => {
  it('[S1] is host-only, unread by scripts, and ends with the browser', async () => {
    const email = await openAccount()
    const { headers } = await call(newBrowser(), 'account_sign_in', { email, password: PASSWORD })
    const [session = '', hint = ''] = headers.getSetCookie()
    expect(session).toMatch(
      /^__Host-customer_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(hint).toMatch(/^__Host-customer_signed_in=[\w-]{36}; Path=\/; Secure; SameSite=Lax$/)
  })

  it('lasts for 30 days when the customer stays signed in, and so does the session', async () => {
    const email = await openAccount()
    const typed = { email, password: PASSWORD, stays_signed_in: true }
    const browser = newBrowser()
    const { headers } = await call(browser, 'account_sign_in', typed)
    for (const cookie of headers.getSetCookie()) expect(cookie).toContain('Max-Age=2592000')
    const end = Date.parse((await pageOf(browser)).body.ends_at)
    expect(Math.round((end - Date.now()) / 3_600_000)).toBe(720)
  })

  it('opens the account and the orders of its customer alone', async () => {
    const email = await openAccount()
    const order = await placePaidOrder(environment, { checkout: { email } })
    const browser = await signIn(email)
    expect((await pageOf(browser)).body).toMatchObject({ email, needs_password: true })
    const { body } = await call<MyRepairs>(browser, 'my_repairs')
    expect(body.orders.map((each) => each.order_id_token)).toEqual([order.token])
    expect((await pageOf(newBrowser())).status).toBe(404)
  })

  it('[S9] opens nothing to a page of another site', async () => {
    const browser = await signIn(await openAccount())
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await browser.post('/public/account_name', {
      body: { name: 'Mallory' },
      headers,
    })
    expect(answer.status).toBe(403)
    expect((await pageOf(browser)).body.account?.name).toBe('Ida Holm')
  })

  it('gives way to the link that a call names', async () => {
    const [one, other] = [await openAccount(), await openAccount()]
    const browser = await signIn(one)
    const { body } = await call<AccountPage>(browser, 'account', { token: await linkOf(other) })
    expect(body).toMatchObject({ email: other, needs_password: false })
  })

  it.each([
    ['my_repairs_sign_out', {}],
    ['account_sign_out_everywhere', {}],
    ['account_deletion', { password: PASSWORD }],
  ])('is cleared by %s', async (path, body) => {
    const browser = await signIn(await openAccount())
    expect((await call(browser, path, body)).status).toBe(204)
    expect([...browser.cookies.keys()]).toEqual([])
    expect((await pageOf(browser)).status).toBe(404)
  })

  it('stays when a call by a session that has ended is answered late, after another sign-in', async () => {
    const email = await openAccount()
    const browser = await signIn(email)
    const late = newBrowser()
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    await call(browser, 'account_sign_in', { email, password: PASSWORD })
    const answer = await pageOf(late)
    expect(answer.status).toBe(404)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await pageOf(browser)).status).toBe(200)
    expect((await call(browser, 'account', { token: 'A'.repeat(43) })).status).toBe(404)
    expect(browser.cookies.size).toBe(2)
  })

  it('ends the session that the browser had', async () => {
    const email = await openAccount()
    const browser = await signIn(email)
    await call(browser, 'account_sign_in', { email, password: PASSWORD })
    expect((await call<CustomerDevice[]>(browser, 'account_sessions')).body).toHaveLength(1)
  })
})

describe('a session that is not used', () => {
  const leaveFor = (email: string, days: number): Promise<object[]> =>
    environment.query(
      `update personal_data_links set last_used_at = now() - make_interval(days => $2) where email = $1`,
      [email, days],
    )

  it('ends after 14 days, and is listed no more', async () => {
    const email = await openAccount()
    const left = await signIn(email, CHROME, true)
    await leaveFor(email, 13)
    expect((await pageOf(left)).status).toBe(200)
    await leaveFor(email, 14)
    expect((await pageOf(left)).status).toBe(404)
    expect((await call(left, 'my_repairs')).status).toBe(404)
    const { body } = await call<CustomerDevice[]>(await signIn(email), 'account_sessions')
    expect(body).toHaveLength(1)
  })

  it('says in the list when it ends', async () => {
    const email = await openAccount()
    const left = await signIn(email, FIREFOX, true)
    await leaveFor(email, 10)
    const { body } = await call<CustomerDevice[]>(await signIn(email), 'account_sessions')
    const end = Date.parse(body.find(({ device }) => device?.includes('Firefox'))?.ends_at ?? '')
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(4)
    expect((await pageOf(left)).status).toBe(200)
  })
})

describe('the list of open sessions', () => {
  const listOf = (browser: Visitor): Promise<Answer<CustomerDevice[]>> =>
    call(browser, 'account_sessions')

  it('has every device in words, this one first, and the mailed links that were followed', async () => {
    const email = await openAccount()
    await signIn(await openAccount())
    await signIn(email, FIREFOX)
    const token = await linkOf(email)
    const browser = await signIn(email)
    expect((await listOf(browser)).body).toHaveLength(2)
    await call(newBrowser(FIREFOX), 'my_repairs', { token })
    const { body } = await listOf(browser)
    expect(body.map(({ device, opened_by: by, is_current: here }) => [device, by, here])).toEqual([
      ['Chrome on Windows', 'password', true],
      ['Firefox on Linux', 'mailed_link', false],
      ['Firefox on Linux', 'password', false],
    ])
    for (const { last_used_at: at } of body)
      expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
  })

  it('says when each was used last, to within five minutes', async () => {
    const email = await openAccount()
    const browser = await signIn(email)
    const lastUse = async (): Promise<number> =>
      Date.parse((await listOf(browser)).body[0]?.last_used_at ?? '')
    await environment.query(
      `update personal_data_links set last_used_at = now() - interval '4 minutes' where email = $1`,
      [email],
    )
    expect(Date.now() - (await lastUse())).toBeGreaterThan(3 * 60_000)
    await environment.query(
      `update personal_data_links set last_used_at = now() - interval '6 minutes' where email = $1`,
      [email],
    )
    expect(Date.now() - (await lastUse())).toBeLessThan(60_000)
  })

  it('ends one, and the own one with its cookies', async () => {
    const email = await openAccount()
    const [one, other] = [await signIn(email), await signIn(email, FIREFOX)]
    const [own, theirs] = (await listOf(one)).body
    const end = (id: string | undefined): Promise<Answer<CustomerDevice[]>> =>
      call(one, 'account_session_end', { session_id: id })
    expect((await end(theirs?.id)).body.map(({ id }) => id)).toEqual([own?.id])
    expect((await pageOf(other)).status).toBe(404)
    expect((await end(own?.id)).body).toEqual([])
    expect(one.cookies.size).toBe(0)
    expect((await pageOf(one)).status).toBe(404)
  })

  it('has a sign-in from before uses were noted', async () => {
    const email = await openAccount()
    const old = await signIn(email, FIREFOX)
    await environment.query(
      `update personal_data_links set last_used_at = null, device = null, expires_at = now() + interval '9 hours'
       where email = $1`,
      [email],
    )
    const { body } = await listOf(await signIn(email))
    expect(body.map(({ device, opened_by: by }) => [device, by])).toEqual([
      ['Chrome on Windows', 'password'],
      [null, 'password'],
    ])
    const hours = (Date.now() - Date.parse(body[1]?.last_used_at ?? '')) / 3_600_000
    expect(Math.round(hours)).toBe(3)
    expect((await pageOf(old)).status).toBe(200)
  })

  it('ends none of another account', async () => {
    const [mine, theirs] = [await signIn(await openAccount()), await signIn(await openAccount())]
    const [target] = (await listOf(theirs)).body
    const { status } = await call(mine, 'account_session_end', { session_id: target?.id })
    expect(status).toBe(200)
    expect((await pageOf(theirs)).status).toBe(200)
  })
})

describe('phone and address in an account', () => {
  const keep = (
    browser: Visitor,
    details: Partial<Pick<OwnAccount, 'phone' | 'address'>>,
  ): Promise<Answer<unknown>> =>
    call(browser, 'account_details', { phone: null, address: null, ...details })

  it('are kept when the customer asks for it, changed and deleted', async () => {
    const browser = await signIn(await openAccount())
    const kept = async (): Promise<unknown> => (await pageOf(browser)).body.account
    expect(await kept()).toMatchObject({ phone: null, address: null })
    const address = { ...HOME, postcode: 'ls14ab' }
    expect((await keep(browser, { phone: '07700 900123', address })).status).toBe(204)
    expect(await kept()).toMatchObject({ phone: '+447700900123', address: HOME })
    expect((await keep(browser, { phone: '07700 900124' })).status).toBe(204)
    expect(await kept()).toMatchObject({ phone: '+447700900124', address: null })
    expect((await keep(browser, {})).status).toBe(204)
    expect(await kept()).toMatchObject({ phone: null, address: null })
  })

  it('are refused with all faults at once', async () => {
    const browser = await signIn(await openAccount())
    const address = { ...HOME, house: ' ', postcode: 'nowhere' }
    expect(placesOf(await keep(browser, { phone: '020 7946 0018', address }))).toEqual([
      ...['body.address.house', 'body.address.postcode', 'body.phone'],
    ])
  })

  it('[X9] [S32] are exported with the devices, and erased from every table', async () => {
    const email = await openAccount()
    const browser = await signIn(email)
    await keep(browser, { phone: '+447700900987', address: HOME })
    await call(browser, 'personal_data_request', { email })
    const token = await inMailTo(email, /your-data#token=([\w-]{43})/)
    const { body } = await call<PersonalData>(browser, 'personal_data_export', { token })
    expect(body.account).toMatchObject({
      ...{ phone: '+447700900987', address: HOME, devices: ['Chrome on Windows'] },
    })
    const places = ['customer_accounts']
    expect(await tablesWith(environment, 'Quiltwright Mews')).toEqual(places)
    expect(await tablesWith(environment, '+447700900987')).toEqual(places)
    expect((await call(browser, 'personal_data_erasure', { token })).status).toBe(200)
    for (const text of ['Quiltwright Mews', '+447700900987'])
      expect(await tablesWith(environment, text)).toEqual([])
    expect(await sessionsOf(email)).toEqual([])
  })

  it('[X9] the device of a mailed link is exported, also without an account', async () => {
    const email = `linked.${crypto.randomUUID().slice(0, 8)}@example.com`
    await placePaidOrder(environment, { checkout: { email } })
    const rare =
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 SeaMonkey/2.53.18'
    const browser = newBrowser(rare)
    const followed = await linkOf(email)
    await call(browser, 'my_repairs', { token: followed })
    await call(browser, 'personal_data_request', { email })
    const token = await inMailTo(email, /your-data#token=([\w-]{43})/)
    const { body } = await call<PersonalData>(browser, 'personal_data_export', { token })
    expect(body.account).toBeNull()
    const links = body.mailed_links
    expect(links.map(({ opens, device }) => [opens, device]).toSorted()).toEqual([
      ['orders', 'SeaMonkey on Linux'],
      ['personal_data', null],
    ])
    expect(await tablesWith(environment, 'SeaMonkey on Linux')).toEqual(['personal_data_links'])
    await call(browser, 'personal_data_erasure', { token })
    expect(await tablesWith(environment, 'SeaMonkey on Linux')).toEqual([])
  })

  it('are deleted with the account', async () => {
    const browser = await signIn(await openAccount())
    await keep(browser, { phone: '+447700900986' })
    await call(browser, 'account_deletion', { password: PASSWORD })
    expect(await tablesWith(environment, '+447700900986')).toEqual([])
  })
})

const sessionsOf = (email: string): Promise<object[]> =>
  environment.query(`select 1 from personal_data_links where email = $1 and purpose = 'repairs'`, [
    email,
  ])
