import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signIn, visitorOf } from './support/staff.ts'
import { expectSameWork } from './support/timing.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const SECRET = 'a secret known only to this test'
const key = new TextEncoder().encode(SECRET)

let environment: TestEnvironment
let kirk: Visitor
let claims: { sub: string; aud: string; exp: number; iat: number }

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { JWT_SECRET: SECRET, RATE_LIMIT_A_MINUTE: '0' },
  })
  kirk = await signIn(environment, 'kirk')
  claims = decodeJwt(kirk.cookies.get('staff_access') ?? '')
})
afterAll(() => environment.stop())

const withToken = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await visit(environment.apiUrl).get('/storefront/storefront_details', { headers })).status
}

const signed = (change: object, { alg = 'HS256', by = key } = {}): Promise<string> =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(by)

const now = (): number => Math.floor(Date.now() / 1000)

describe('[S7] an access token', () => {
  it('signed by this API grants access as Bearer and as cookie', async () => {
    expect(await withToken(await signed({}))).toBe(200)
    expect(await withToken(kirk.cookies.get('staff_access') ?? '')).toBe(200)
    expect((await kirk.get('/storefront/storefront_details')).status).toBe(200)
  })

  it('expires after 15 minutes', () => {
    expect(claims.exp - claims.iat).toBe(15 * 60)
  })

  it.each([
    ['that has expired', () => ({ exp: now() - 1 })],
    ['that is not valid yet', () => ({ nbf: now() + 600 })],
    ['for another audience', () => ({ aud: 'storefront-refresh' })],
    ['without an audience', () => ({ aud: undefined })],
    ['that never expires', () => ({ exp: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['of a session that never was', () => ({ sub: randomUUID() })],
  ])('%s is refused', async (_what, change) => {
    expect(await withToken(await signed(change()))).toBe(401)
  })

  it('with alg none is refused', async () => {
    const unsecured = new UnsecuredJWT({ ...claims }).encode()
    expect(await withToken(unsecured)).toBe(401)
    const [, payload] = unsecured.split('.')
    for (const alg of ['none', 'None', 'NONE', '']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url')
      expect(await withToken(`${header}.${payload}.`)).toBe(401)
    }
  })

  it('signed with another algorithm, key or secret is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const asymmetric = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' })
    expect(await withToken(await asymmetric.sign(privateKey))).toBe(401)
    const pem = new TextEncoder().encode(
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    )
    expect(await withToken(await signed({}, { by: pem }))).toBe(401)
    expect(await withToken(await signed({}, { alg: 'HS512' }))).toBe(401)
    expect(await withToken(await signed({}, { by: new Uint8Array(32) }))).toBe(401)
  })

  it('with one changed character is refused', async () => {
    const [header = '', payload = '', signature = ''] = (await signed({})).split('.')
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: now() + 9e6 })).toString(
      'base64url',
    )
    expect(await withToken(`${header}.${forged}.${signature}`)).toBe(401)
    const other = signature.startsWith('A') ? 'B' : 'A'
    expect(await withToken(`${header}.${payload}.${other}${signature.slice(1)}`)).toBe(401)
    for (const text of ['', 'x', 'a.b.c', `${header}..`, '.'.repeat(5000)])
      expect(await withToken(text)).toBe(401)
  })

  it('is not accepted as a refresh token, nor the reverse', async () => {
    const staff = await signIn(environment, 'maison')
    const access = staff.cookies.get('staff_access') ?? ''
    const refresh = staff.cookies.get('staff_refresh') ?? ''
    expect(await withToken(refresh)).toBe(401)
    const mixed = visitorOf(environment, 'maison')
    mixed.cookies.set('staff_access', refresh).set('staff_refresh', access)
    expect((await mixed.get('/storefront/storefront_details')).status).toBe(401)
    expect((await mixed.post('/storefront/refresh_token')).status).toBe(401)
  })
})

describe('refresh tokens', () => {
  const copyOf = (staff: Visitor): Visitor => {
    const copy = visitorOf(environment, 'maison')
    for (const [name, value] of staff.cookies) copy.cookies.set(name, value)
    return copy
  }
  const refresh = async (staff: Visitor): Promise<number> =>
    (await staff.post('/storefront/refresh_token')).status

  it('[F37] used concurrently in five tabs end no session', async () => {
    const staff = await signIn(environment, 'maison')
    const tabs = [1, 2, 3, 4, 5].map(() => copyOf(staff))
    expect(await Promise.all(tabs.map(refresh))).toEqual([200, 200, 200, 200, 200])
    for (const tab of tabs)
      expect((await tab.get('/storefront/storefront_details')).status).toBe(200)
  })

  it('[X14] used twice within the grace period have one successor', async () => {
    const staff = await signIn(environment, 'maison')
    const thief = copyOf(staff)
    expect([await refresh(staff), await refresh(thief)]).toEqual([200, 200])
    expect(thief.cookies.get('staff_refresh')).toBe(staff.cookies.get('staff_refresh'))
    // The theft is detected when both continue.
    expect(await refresh(staff)).toBe(200)
    await environment.query(
      `update staff_refresh_tokens set used_at = used_at - interval '1 minute'`,
    )
    expect(await refresh(thief)).toBe(401)
    expect(await refresh(staff)).toBe(401)
  })

  it('[S8] reused later end their family, including its access, and no other', async () => {
    const staff = await signIn(environment, 'maison')
    const elsewhere = await signIn(environment, 'maison')
    const thief = copyOf(staff)
    expect(await refresh(staff)).toBe(200)
    await environment.query(
      `update staff_refresh_tokens set used_at = used_at - interval '1 minute'`,
    )
    expect(await refresh(thief)).toBe(401)
    expect((await staff.get('/storefront/storefront_details')).status).toBe(401)
    expect(await refresh(staff)).toBe(401)
    expect(await refresh(elsewhere)).toBe(200)
  })

  it('[S2] expire with their session 30 days after the sign-in, whatever the number of rotations', async () => {
    const staff = await signIn(environment, 'maison')
    expect(await refresh(staff)).toBe(200)
    const { sub } = decodeJwt(staff.cookies.get('staff_access') ?? '')
    const [session] = await environment.query<{ days: number }>(
      `select extract(epoch from expires_at - created_at) / 86400 as days from staff_sessions where id = $1`,
      [sub],
    )
    expect(Number(session?.days)).toBeCloseTo(30, 2)
    await environment.query(`update staff_sessions set expires_at = now() where id = $1`, [sub])
    expect(await refresh(staff)).toBe(401)
    expect((await staff.get('/storefront/storefront_details')).status).toBe(401)
  })

  it('[S2] expire after 14 idle days, but not while the session is used', async () => {
    const staff = await signIn(environment, 'maison')
    const leaveFor = (time: string): Promise<unknown> =>
      environment.query(
        `update staff_refresh_tokens set created_at = created_at - $2::interval where session_id = $1`,
        [decodeJwt(staff.cookies.get('staff_access') ?? '').sub, time],
      )
    // Each refresh restarts the idle time, so none of these pauses is too long.
    for (const pause of ['10 days', '13 days 23 hours']) {
      await leaveFor(pause)
      expect(await refresh(staff)).toBe(200)
    }
    await leaveFor('14 days 1 minute')
    expect(await refresh(staff)).toBe(401)
    expect(await refresh(await signIn(environment, 'maison'))).toBe(200)
  })

  it('[S2] are new at each sign-in and stored only as hashes', async () => {
    const staff = await signIn(environment, 'maison')
    const before = staff.cookies.get('staff_refresh') ?? ''
    const body = { email: 'staff@maison.example', password: PASSWORD }
    await staff.post('/storefront/token', { body })
    expect(staff.cookies.get('staff_refresh')).not.toBe(before)
    expect(
      await environment.query(`select 1 from staff_refresh_tokens where id = $1`, [before]),
    ).toEqual([])
  })
})

describe('signing in again', () => {
  const copyOf = (staff: Visitor): Visitor => {
    const copy = visitorOf(environment, 'maison')
    for (const [name, value] of staff.cookies) copy.cookies.set(name, value)
    return copy
  }
  const signInAgain = (staff: Visitor): Promise<Answer<unknown>> =>
    staff.post('/storefront/token', { body: { email: 'staff@maison.example', password: PASSWORD } })

  it.each([
    ['with both cookies', []],
    ['with the refresh cookie alone', ['staff_access']],
    ['with the access cookie alone', ['staff_refresh']],
  ])('[X12] %s ends the earlier session in the same call', async (_which, lost) => {
    const staff = await signIn(environment, 'maison')
    const former = copyOf(staff)
    for (const name of lost) staff.cookies.delete(name)
    expect((await signInAgain(staff)).status).toBe(200)
    expect((await former.get('/storefront/storefront_details')).status).toBe(401)
    expect((await former.post('/storefront/refresh_token')).status).toBe(401)
    expect((await staff.get('/storefront/storefront_details')).status).toBe(200)
  })

  it('[X12] with a wrong password ends no session', async () => {
    const staff = await signIn(environment, 'maison')
    const body = { email: 'staff@maison.example', password: 'wrong' }
    expect((await staff.post('/storefront/token', { body })).status).toBe(401)
    expect((await staff.get('/storefront/storefront_details')).status).toBe(200)
  })
})

describe('sign-in', () => {
  interface Guess {
    readonly email: string
    readonly from: string
    readonly password?: string
  }
  const guess = async ({ email, from, password = 'wrong' }: Guess): Promise<number> => {
    const headers = { 'x-forwarded-for': from }
    const body = { email, password }
    return (await visit(environment.apiUrl).post('/storefront/token', { body, headers })).status
  }

  const email = 'staff@maison.example'
  /** Adds this many earlier failures. */
  const countMore = (failures: number): Promise<unknown> =>
    environment.query('update sign_in_failures set count = count + $1', [failures])

  it('[S11] throttles guesses at an account without locking out its owner elsewhere', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await guess({ email, from: '198.51.100.1' })).toBe(401)
    expect(await guess({ email, from: '198.51.100.1' })).toBe(429)
    expect(await guess({ email, from: '198.51.100.1', password: PASSWORD })).toBe(429)
    expect(await guess({ email, from: '198.51.100.2', password: PASSWORD })).toBe(200)
    await environment.query(`update sign_in_failures set window_ends_at = now()`)
    expect(await guess({ email, from: '198.51.100.1', password: PASSWORD })).toBe(200)
  })

  it('[S11] throttles distributed guesses at an account, except on the owner’s known devices', async () => {
    await environment.query(`delete from sign_in_failures`)
    const owner = visit(environment.apiUrl, { 'x-forwarded-for': '198.51.100.7' })
    const signIn = async (password = PASSWORD): Promise<number> =>
      (await owner.post('/storefront/token', { body: { email, password } })).status
    expect(await signIn()).toBe(200)
    await owner.post('/storefront/logout')
    expect(await guess({ email, from: '203.0.113.1' })).toBe(401)
    await countMore(99)
    expect(await guess({ email, from: '203.0.113.2', password: PASSWORD })).toBe(429)
    expect(await signIn()).toBe(200)
    // A known device does not allow unlimited guesses either.
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await signIn('wrong')).toBe(401)
    expect(await signIn()).toBe(429)
  })

  it('[S11] ignores a forged device cookie and one of another colleague', async () => {
    await environment.query(`delete from sign_in_failures`)
    const other = visit(environment.apiUrl, { 'x-forwarded-for': '198.51.100.8' })
    const body = { email: 'staff@kirk.example', password: PASSWORD }
    expect((await other.post('/storefront/token', { body })).status).toBe(200)
    expect(await guess({ email, from: '203.0.113.1' })).toBe(401)
    await countMore(99)
    const own = { email, password: PASSWORD }
    expect((await other.post('/storefront/token', { body: own })).status).toBe(429)
    other.cookies.set('staff_device', other.cookies.get('staff_access') ?? '')
    expect((await other.post('/storefront/token', { body: own })).status).toBe(429)
  })

  it('[S11] throttles an address whatever it forges in X-Forwarded-For', async () => {
    const from = (attempt: number): string => `10.1.${attempt}.7, 203.0.113.9`
    await environment.query(`delete from sign_in_failures`)
    for (let attempt = 0; attempt < 50; attempt += 1)
      expect(await guess({ email: `guess${attempt}@kirk.example`, from: from(attempt) })).toBe(401)
    expect(await guess({ email: 'another@kirk.example', from: from(99) })).toBe(429)
    expect(await guess({ email: 'another@kirk.example', from: '203.0.113.10' })).toBe(401)
  })

  it('[S12] takes the same time for an unknown account', async () => {
    const from = '192.0.2.1'
    await expectSameWork({
      prepare: () => environment.query('delete from sign_in_failures'),
      one: () => guess({ email: 'staff@kirk.example', from }),
      other: () => guess({ email: 'nobody@kirk.example', from }),
    })
  })
})
