import { hash } from '@node-rs/argon2'
import type { AccountPage, CustomerSession } from '@darnley/contract/own-account'
import type { MyRepairs } from '@darnley/contract/my-repairs'
import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { expectSameWork } from './support/timing.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'

const PASSWORD = 'a seam in time'

let environment: TestEnvironment
let stored: string

beforeAll(async () => {
  environment = await startTestEnvironment()
  stored = await hash(PASSWORD)
})
afterAll(() => environment.stop())

/** A different address for each call, so that tests do not share a budget. */
let caller = 0
const newCaller = (): Visitor =>
  visit(environment.apiUrl, { 'x-forwarded-for': `198.51.100.${(caller += 1) % 250}` })
const newEmail = (): string => `own.${crypto.randomUUID().slice(0, 8)}@example.com`

async function openAccount(email = newEmail()): Promise<string> {
  await environment.query(
    `insert into customer_accounts (email, name, password_hash) values ($1, 'Ida Holm', $2)`,
    [email, stored],
  )
  return email
}

const send = <Body = unknown>(path: string, body: object): Promise<Answer<Body>> =>
  newCaller().post<Body>(`/public/${path}`, { body })
const trySignIn = (email: string, password = PASSWORD): Promise<Answer<CustomerSession>> =>
  send('account_sign_in', { email, password })
const pageOf = (token: string): Promise<Answer<AccountPage>> => send('account', { token })

async function signIn(email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await trySignIn(email, password)
  expect(status).toBe(200)
  return body.token
}

/** Returns what a pattern finds in the mails to an address, once there is a mail with it. */
async function inMailTo(email: string, pattern: RegExp): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const mails = await environment.mailbox.mailsTo(email, 0)
    return mails.map(({ text }) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

const subjectsTo = async (email: string): Promise<string[]> =>
  (await environment.mailbox.mailsTo(email, 0)).map(({ subject }) => subject)

/** Signs in by the mailed link. */
async function linkOf(email: string): Promise<string> {
  expect((await send('my_repairs_request', { email })).status).toBe(204)
  return inMailTo(email, /my-repairs#token=([\w-]{43})/)
}

describe('a sign-in by password', () => {
  it('opens the account and all orders of its address, until its end', async () => {
    const email = await openAccount()
    const order = await placePaidOrder(environment, { checkout: { email } })
    const { body } = await trySignIn(email.toUpperCase())
    expect(body.name).toBe('Ida Holm')
    expect(Date.parse(body.ends_at) - Date.now()).toBeGreaterThan(11 * 3_600_000)
    expect((await pageOf(body.token)).body).toEqual({
      ...{ email, ends_at: body.ends_at, needs_password: true },
      account: {
        ...{ name: 'Ida Holm', phone: null, address: null },
        ...{ opened_at: expect.any(String), password_changed_at: null },
      },
    })
    const repairs = await send<MyRepairs>('my_repairs', { token: body.token })
    expect(repairs.body.orders.map((each) => each.order_id_token)).toEqual([order.token])
    await environment.query('update personal_data_links set expires_at = now() where email = $1', [
      email,
    ])
    expect((await pageOf(body.token)).status).toBe(404)
  })

  it('[S12] is refused alike for a wrong password, an unknown address and an account that is not confirmed', async () => {
    const [known, waiting] = [await openAccount(), newEmail()]
    await send('register', { name: 'Ida Holm', email: waiting, password: PASSWORD })
    const answers = [
      await trySignIn(known, 'not the password'),
      await trySignIn(newEmail()),
      await trySignIn(waiting),
    ]
    const refused = [401, { detail: 'Incorrect e-mail address or password' }]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([refused, refused, refused])
  })

  it('[S12] takes the same time for an unknown address', async () => {
    const known = await openAccount()
    await expectSameWork({
      prepare: () => environment.query('delete from sign_in_failures'),
      one: () => trySignIn(known, 'not the password'),
      other: () => trySignIn(newEmail(), 'not the password'),
    })
  })

  it('[S11] is refused after ten failures from one address, while its owner signs in from another', async () => {
    const email = await openAccount()
    const guesser = newCaller()
    const guess = (password: string): Promise<Answer<unknown>> =>
      guesser.post('/public/account_sign_in', { body: { email, password } })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await guess(`guess ${attempt}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await guess(PASSWORD)).status).toBe(429)
    await signIn(email)
  })

  it('is stored as a hash alone', async () => {
    const token = await signIn(await openAccount())
    const rows = await environment.query(
      `select 1 from personal_data_links as each where each::text like '%' || $1 || '%'`,
      [token],
    )
    expect(rows).toEqual([])
  })

  it('opens no personal data', async () => {
    const token = await signIn(await openAccount())
    for (const call of ['personal_data_export', 'personal_data_erasure'])
      expect((await send(call, { token })).status).toBe(404)
  })

  it('ends when its holder signs out', async () => {
    const email = await openAccount()
    const [one, other] = [await signIn(email), await signIn(email)]
    expect((await send('my_repairs_sign_out', { token: one })).status).toBe(204)
    expect((await pageOf(one)).status).toBe(404)
    expect((await pageOf(other)).status).toBe(200)
  })
})

describe('the mailed link', () => {
  it('opens the account too, also without an order', async () => {
    const email = await openAccount()
    const { body } = await pageOf(await linkOf(email))
    expect(body).toMatchObject({ email, needs_password: false, account: { name: 'Ida Holm' } })
  })

  it('of an address without an account opens none', async () => {
    const email = newEmail()
    await placePaidOrder(environment, { checkout: { email } })
    const token = await linkOf(email)
    expect((await pageOf(token)).body).toMatchObject({ email, account: null })
    expect((await send('account_name', { token, name: 'Ida Holm' })).status).toBe(404)
  })
})

describe('a signed-in customer', () => {
  it('changes the name', async () => {
    const token = await signIn(await openAccount())
    expect((await send('account_name', { token, name: ' Ida Berg ' })).status).toBe(204)
    expect((await pageOf(token)).body.account?.name).toBe('Ida Berg')
  })

  it('changes the password with the present one, which ends the other sessions', async () => {
    const email = await openAccount()
    const [token, other] = [await signIn(email), await signIn(email)]
    const link = await linkOf(email)
    const change = (password: string, wanted = 'another stitch'): Promise<Answer<unknown>> =>
      send('account_password', { token, password, new_password: wanted })
    expect(placesOf(await change('not the password'))).toEqual(['body.password'])
    for (const bad of ['short', 'password123', email])
      expect(placesOf(await change(PASSWORD, bad))).toEqual(['body.new_password'])
    expect((await change(PASSWORD)).status).toBe(204)
    const statuses = [await pageOf(token), await pageOf(other), await pageOf(link)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404])
    expect((await trySignIn(email)).status).toBe(401)
    await signIn(email, 'another stitch')
    await expect.poll(() => subjectsTo(email)).toContain('Your Darnley password was changed')
  })

  it('[S11] has as few guesses at the password as one who signs in', async () => {
    const email = await openAccount()
    const token = await signIn(email)
    const thief = newCaller()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { token, password: `guess ${attempt}` }
      statuses.push((await thief.post('/public/account_deletion', { body })).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })

  it('signs out everywhere, also of links in mails', async () => {
    const email = await openAccount()
    const [token, other] = [await signIn(email), await signIn(email)]
    const link = await linkOf(email)
    expect((await send('account_sign_out_everywhere', { token })).status).toBe(204)
    for (const ended of [token, other, link]) expect((await pageOf(ended)).status).toBe(404)
    expect((await send('account_sign_out_everywhere', { token })).status).toBe(404)
  })

  it('is signed out by a reset of the password', async () => {
    const email = await openAccount()
    const token = await signIn(email)
    await newCaller().get(`/public/password_reset?email=${encodeURIComponent(email)}`)
    const reset = await inMailTo(email, /password-reset#token=([\w-]{43})/)
    const body = { token: reset, password: 'another stitch' }
    expect((await send('password_reset', body)).status).toBe(204)
    expect((await pageOf(token)).status).toBe(404)
  })
})

describe('a new address of an account', () => {
  const ask = (token: string, email: string, password = PASSWORD): Promise<Answer<unknown>> =>
    send('account_email', { token, email, password })
  const confirm = (token: string, password = PASSWORD): Promise<Answer<unknown>> =>
    send('confirm_account_email', { token, password })
  const mailedTo = (email: string): Promise<string> =>
    inMailTo(email, /account#email-token=([\w-]{43})/)

  it('is used once its mailed link was followed with the password', async () => {
    const [email, wanted] = [await openAccount(), newEmail()]
    const token = await signIn(email)
    expect(placesOf(await ask(token, wanted, 'not the password'))).toEqual(['body.password'])
    expect(placesOf(await ask(token, email))).toEqual(['body.email'])
    expect((await ask(token, wanted.toUpperCase())).status).toBe(204)
    const link = await mailedTo(wanted)
    expect(placesOf(await confirm(link, 'not the password'))).toEqual(['body.password'])
    await signIn(email)
    expect((await confirm(link)).status).toBe(204)
    expect(placesOf(await confirm(link))).toEqual(['body.token'])
    expect((await pageOf(token)).status).toBe(404)
    expect((await trySignIn(email)).status).toBe(401)
    await signIn(wanted)
    const told = 'The address of your Darnley account was changed'
    await expect.poll(() => subjectsTo(email)).toContain(told)
  })

  it('[S12] that has an account is answered alike and changes nothing', async () => {
    const [email, taken] = [await openAccount(), await openAccount()]
    const token = await signIn(email)
    const answers = [await ask(token, taken), await ask(token, newEmail())]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await expect.poll(() => subjectsTo(taken)).toEqual(['You already have a Darnley account'])
    await signIn(taken)
  })

  it('that got an account in the meantime stays with that one', async () => {
    const [email, wanted] = [await openAccount(), newEmail()]
    await ask(await signIn(email), wanted)
    const link = await mailedTo(wanted)
    await openAccount(wanted)
    expect(placesOf(await confirm(link))).toEqual(['body.token'])
    await signIn(email)
  })

  it('is not used after the password was changed, nor by another link', async () => {
    const [email, wanted] = [await openAccount(), newEmail()]
    const token = await signIn(email)
    await ask(token, wanted)
    const link = await mailedTo(wanted)
    expect((await pageOf(link)).status).toBe(404)
    expect(placesOf(await confirm(token))).toEqual(['body.token'])
    const change = { token, password: PASSWORD, new_password: 'another stitch' }
    expect((await send('account_password', change)).status).toBe(204)
    expect(placesOf(await confirm(link, 'another stitch'))).toEqual(['body.token'])
  })
})

describe('a deleted account', () => {
  const orderOf = (email: string): Promise<{ token: string }> =>
    placePaidOrder(environment, { checkout: { email } })
  const accountsOf = (email: string): Promise<object[]> =>
    environment.query('select 1 from customer_accounts where email = $1', [email])

  it('needs the password, ends every session, and keeps the orders', async () => {
    const email = await openAccount()
    const order = await orderOf(email)
    const [token, other] = [await signIn(email), await signIn(email)]
    for (const password of [undefined, 'not the password'])
      expect(placesOf(await send('account_deletion', { token, password }))).toEqual([
        'body.password',
      ])
    expect((await send('account_deletion', { token, password: PASSWORD })).status).toBe(204)
    expect(await accountsOf(email)).toEqual([])
    for (const ended of [token, other]) expect((await pageOf(ended)).status).toBe(404)
    expect((await trySignIn(email)).status).toBe(401)
    const details = await newCaller().get(`/public/order_details?order_id_token=${order.token}`)
    expect(details.status).toBe(200)
    await expect.poll(() => subjectsTo(email)).toContain('Your Darnley account is deleted')
  })

  it('needs no password by the mailed link', async () => {
    const email = await openAccount()
    const token = await linkOf(email)
    expect((await send('account_deletion', { token })).status).toBe(204)
    expect(await accountsOf(email)).toEqual([])
  })
})

describe('personal data', () => {
  it('[X9] [S32] with sessions and a new address is exported, and erased from every table', async () => {
    const [email, wanted] = [await openAccount(), newEmail()]
    const token = await signIn(email)
    await send('account_email', { token, email: wanted, password: PASSWORD })
    await inMailTo(wanted, /account#email-token=([\w-]{43})/)
    await send('personal_data_request', { email })
    const link = await inMailTo(email, /your-data#token=([\w-]{43})/)
    const kept = await send<PersonalData>('personal_data_export', { token: link })
    expect(kept.body.account).toMatchObject({
      ...{ name: 'Ida Holm', new_emails: [wanted] },
      signed_in_until: [expect.any(String)],
    })
    expect((await send<Erasure>('personal_data_erasure', { token: link })).body.accounts).toBe(1)
    expect((await pageOf(token)).status).toBe(404)
    const left = await environment.query<{ purpose: string }>(
      'select purpose from personal_data_links where email = any($1)',
      [[email, wanted]],
    )
    expect(left).toEqual([{ purpose: 'personal_data' }])
  })
})
