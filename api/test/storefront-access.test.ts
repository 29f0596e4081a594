import type { BearerToken } from '@darnley/contract/storefront-access'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { IN_STORE, PASSWORD, signIn, visitorOf } from './support/staff.ts'
import { expectSameTime } from './support/timing.ts'
import { placesOf, visit, type Answer, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
})
afterAll(() => environment.stop())

const bearer = ({ access_token }: BearerToken): Record<string, string> => ({
  authorization: `Bearer ${access_token}`,
})

describe('an access code', () => {
  const CODE = 'maison-vale-demo-till'
  const auth = (code: string): Promise<Answer<{ stores: { id: string }[] }>> =>
    visit(environment.apiUrl).get(`/public/storefront/auth?access_code=${code}`)
  const jwtAuth = (code: string, store: string): Promise<Answer<BearerToken>> =>
    visit(environment.apiUrl).post(`/storefront/jwt_auth?access_code=${code}&store_id=${store}`)

  it('returns its storefront and the shops whose tills it signs in', async () => {
    const { status, body } = await auth(CODE)
    expect(status).toBe(200)
    expect(body).toMatchObject({ storefront: { name: 'Maison Vale' } })
    expect(body.stores.map(({ id }) => id)).toEqual([
      'maison-vale-marylebone',
      'maison-vale-richmond',
    ])
  })

  it('signs in a shop’s till, whose actions are recorded with the shop', async () => {
    const staff = await signIn(environment, 'maison')
    await staff.fill([await someJeans()])
    const token = (await staff.checkOut(IN_STORE)).body.order_id_token
    const till = await jwtAuth(CODE, 'maison-vale-richmond')
    expect(till).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 900 } })
    expect(till.headers.getSetCookie()).toEqual([])
    const headers = bearer(till.body)
    const lookUp = (): Promise<Answer<StorefrontOrder>> =>
      visit(environment.apiUrl).get(`/storefront/order_details_by_token?order_id_token=${token}`, {
        headers,
      })
    const { _id } = (await lookUp()).body
    const path = `/storefront/update_order_status?order_id=${_id}&order_status=awaiting_pickup`
    expect((await visit(environment.apiUrl).post(path, { headers })).status).toBe(200)
    expect((await lookUp()).body.status_changes.at(-1)?.actor).toMatch(/@maison-vale-richmond$/)
  })

  it('moves its session into one browser, once, and only on its own site', async () => {
    const { body } = await jwtAuth(CODE, 'maison-vale-richmond')
    const adopt = (visitor: Visitor): Promise<Answer<unknown>> =>
      visitor.post('/storefront/refresh_token', { headers: bearer(body) })
    expect((await adopt(visitorOf(environment, 'kirk'))).status).toBe(401)
    const browsers = [visitorOf(environment, 'maison'), visitorOf(environment, 'maison')]
    const statuses = (await Promise.all(browsers.map(adopt))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
    const signedIn = browsers[statuses.indexOf(200)]
    expect(await signedIn?.get('/storefront/storefront_details')).toMatchObject({ status: 200 })
    expect(await signedIn?.post('/storefront/refresh_token')).toMatchObject({ status: 200 })
    expect((await adopt(visitorOf(environment, 'maison'))).status).toBe(401)
  })

  it('[X12] replaces the browser’s earlier session', async () => {
    const browser = await signIn(environment, 'maison')
    const former = visitorOf(environment, 'maison')
    for (const [name, value] of browser.cookies) former.cookies.set(name, value)
    const { body } = await jwtAuth(CODE, 'maison-vale-richmond')
    const adopted = await browser.post('/storefront/refresh_token', { headers: bearer(body) })
    expect(adopted.status).toBe(200)
    expect((await former.get('/storefront/storefront_details')).status).toBe(401)
    expect((await browser.get('/storefront/storefront_details')).status).toBe(200)
  })

  it('signs in no shop of another storefront, and not on its site', async () => {
    expect((await jwtAuth(CODE, 'kirk-stratford')).status).toBe(403)
    const path = `/storefront/jwt_auth?access_code=${CODE}&store_id=maison-vale-richmond`
    expect((await visitorOf(environment, 'kirk').post(path)).status).toBe(401)
  })

  it('that is wrong or was revoked grants no access', async () => {
    expect((await auth('guess')).status).toBe(401)
    expect((await jwtAuth('guess', 'maison-vale-richmond')).status).toBe(401)
    await environment.query(
      `update staff_access_codes set revoked_at = now() where staff_id in
       (select id from staff where storefront_id = 'kirk-and-daughters')`,
    )
    expect((await auth('kirk-and-daughters-demo-till')).status).toBe(401)
  })

  it('is required by both calls', async () => {
    expect(placesOf(await visit(environment.apiUrl).get('/public/storefront/auth'))).toEqual([
      'query.access_code',
    ])
    const missing = await visit(environment.apiUrl).post('/storefront/jwt_auth')
    expect(placesOf(missing)).toEqual(['query.access_code', 'query.store_id'])
  })

  it('[S11] cannot be guessed', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) await auth(`guess-${attempt}`)
    const { status, headers } = await auth('one-more')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await environment.query('delete from sign_in_failures')
  })
})

it('[X13] a browser’s access cookie cannot be exchanged for another session', async () => {
  const staff = await signIn(environment, 'maison')
  const headers = bearer({
    access_token: staff.cookies.get('staff_access') ?? '',
    token_type: 'bearer',
    expires_in: 900,
  })
  const elsewhere = visitorOf(environment, 'maison')
  expect((await elsewhere.post('/storefront/refresh_token', { headers })).status).toBe(401)
  expect(elsewhere.cookies.size).toBe(0)
  expect((await staff.post('/storefront/refresh_token')).status).toBe(200)
})

describe('the sign-in form of the documentation', () => {
  const send = async (
    fields: string,
    type = 'application/x-www-form-urlencoded',
  ): Promise<Response> =>
    fetch(`${environment.apiUrl}/storefront/token_swagger`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: fields,
    })
  const right = `grant_type=password&username=${encodeURIComponent('staff@kirk.example')}&password=${PASSWORD}`

  it('follows OAuth2, with a token that grants storefront access and no cookie', async () => {
    const response = await send(right)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    const headers = bearer((await response.json()) as BearerToken)
    const details = await visit(environment.apiUrl).get('/storefront/storefront_details', {
      headers,
    })
    expect(details.body).toMatchObject({ name: 'Kirk & Daughters' })
  })

  it('[X13] returns a token that no browser can turn into a session of its own', async () => {
    const headers = bearer((await (await send(right)).json()) as BearerToken)
    const browser = visitorOf(environment, 'kirk')
    expect((await browser.post('/storefront/refresh_token', { headers })).status).toBe(401)
  })

  it('is configured in /docs', async () => {
    const { body } = await visit(environment.apiUrl).get('/openapi.json')
    expect(body).toMatchObject({
      components: {
        securitySchemes: {
          staffPassword: { flows: { password: { tokenUrl: 'storefront/token_swagger' } } },
        },
      },
    })
  })

  it('refuses a wrong password, other bodies, and unknown or repeated fields', async () => {
    expect((await send(`${right}x`)).status).toBe(401)
    expect((await send('{}', 'application/json')).status).toBe(415)
    expect((await send(`${right}&admin=1`)).status).toBe(422)
    expect((await send(`${right}&username=other`)).status).toBe(422)
    expect((await send('')).status).toBe(422)
    expect((await send('__proto__=1&username=a&password=b')).status).toBe(422)
  })
})

describe('a forgotten password', () => {
  const EMAIL = 'staff@kirk.example'
  const reset = (body: object): Promise<Answer<unknown>> =>
    visit(environment.apiUrl).post('/storefront/password_reset', { body })
  const mailedToken = async (count: number): Promise<string> => {
    const mails = await environment.mailbox.mailsTo(EMAIL, count)
    expect(mails).toHaveLength(count)
    const links = mails.map(
      ({ text }) =>
        /http:\/\/kirk\.localhost:3000\/password-reset#token=([\w-]{43})/.exec(text)?.[1],
    )
    return links.find((link) => link && !seen.has(link)) ?? ''
  }
  const seen = new Set<string>()

  it('is reset by a mailed link that works once and ends every session', async () => {
    const before = await signIn(environment, 'kirk')
    expect((await reset({ email: EMAIL.toUpperCase() })).status).toBe(204)
    const token = await mailedToken(1)
    seen.add(token)
    const common = await reset({ token, password: 'password123' })
    expect(placesOf(common)).toEqual(['body.password'])
    expect((await reset({ token, password: 'thimble and bobbin' })).status).toBe(204)
    expect(placesOf(await reset({ token, password: 'another password' }))).toEqual(['body.token'])
    expect((await before.get('/storefront/storefront_details')).status).toBe(401)
    const signInWith = async (password: string): Promise<number> =>
      (
        await visitorOf(environment, 'kirk').post('/storefront/token', {
          body: { email: EMAIL, password },
        })
      ).status
    expect(await signInWith(PASSWORD)).toBe(401)
    expect(await signInWith('thimble and bobbin')).toBe(200)
  })

  it('[X25] that was changed is reported to its owner, and every device becomes unknown', async () => {
    const colleague = 'staff@maison.example'
    const browser = await signIn(environment, 'maison')
    const thief = visitorOf(environment, 'maison')
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    await reset({ email: colleague })
    const [mail] = await environment.mailbox.mailsTo(colleague, 1)
    const token = /password-reset#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const body = { token, password: PASSWORD }
    const answer = await browser.post('/storefront/password_reset', { body })
    expect(answer.status).toBe(204)
    expect([...browser.cookies.values()].filter(Boolean)).toEqual([])
    const subjects = (await environment.mailbox.mailsTo(colleague, 2)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Darnley storefront password was changed')
    // Counted as an unknown device at its address.
    await environment.query('delete from sign_in_failures')
    const guess = { email: colleague, password: 'wrong' }
    await thief.post('/storefront/token', { body: guess })
    expect(await environment.query('select 1 from sign_in_failures')).toHaveLength(3)
  })

  it('can be reset within 30 minutes', async () => {
    await reset({ email: EMAIL })
    const token = await mailedToken(2)
    await environment.query(
      `update staff_password_resets set expires_at = expires_at - interval '30 minutes'`,
    )
    expect((await reset({ token, password: 'too late for this' })).status).toBe(422)
  })

  it('[S12] of an unknown account gets the same response and no mail', async () => {
    const unknown = await reset({ email: 'nobody@kirk.example' })
    expect(unknown).toMatchObject({ status: 204, body: null })
    expect(
      await environment.query(`select 1 from staff_password_resets where used_at is null
      and expires_at > now()`),
    ).toEqual([])
  })

  it('[S12] takes the same time to request whether or not the account exists', async () => {
    await expectSameTime({
      prepare: () => environment.query('delete from sign_in_failures'),
      one: () => reset({ email: 'staff@maison.example' }),
      other: () => reset({ email: 'nobody@maison.example' }),
    })
  })

  it('[S25] cannot flood a mailbox', async () => {
    const answers: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1)
      answers.push((await reset({ email: 'flooded@kirk.example' })).status)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429])
  })

  it.each([
    {},
    { email: 'x' },
    { token: 'x' },
    { email: EMAIL, token: 'x', password: 'long enough' },
  ])('cannot be requested with %j', async (body) => {
    expect((await reset(body)).status).toBe(422)
  })
})
