import type { OwnSession } from '@darnley/contract/own-sessions'
import type { BearerToken } from '@darnley/contract/storefront-access'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, signIn, visitorOf } from './support/staff.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())
beforeEach(() => environment.query('delete from staff_sessions'))

const TABLET =
  'Mozilla/5.0 (Linux; Android 16; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Signs in a colleague of Maison Vale on a tablet. */
async function onTablet(from: string): Promise<Visitor> {
  const headers = {
    'x-forwarded-host': 'maison.localhost:3000',
    'x-forwarded-for': from,
    'user-agent': TABLET,
  }
  const tablet = visit(environment.apiUrl, headers)
  const body = { email: 'staff@maison.example', password: PASSWORD }
  expect((await tablet.post('/storefront/token', { body })).status).toBe(200)
  return tablet
}

const list = async (staff: Visitor): Promise<OwnSession[]> =>
  (await staff.get<OwnSession[]>('/storefront/sessions')).body

const end = (staff: Visitor, { id }: { id: string }): Promise<Answer<OwnSession[]>> =>
  staff.post(`/storefront/end_session?session_id=${id}`)

const isIn = async (staff: Visitor): Promise<boolean> =>
  (await staff.get('/storefront/storefront_details')).status === 200

async function till(shop: string): Promise<Visitor> {
  const code = 'maison-vale-demo-till'
  const path = `/storefront/jwt_auth?access_code=${code}&store_id=${shop}`
  const { access_token: token } = (await visit(environment.apiUrl).post<BearerToken>(path)).body
  const browser = visitorOf(environment, 'maison')
  const headers = { authorization: `Bearer ${token}` }
  expect((await browser.post('/storefront/refresh_token', { headers })).status).toBe(200)
  return browser
}

describe('the sessions of a colleague', () => {
  it('[X25] [S34] are listed with device, place and time, the current one first', async () => {
    const tablet = await onTablet('203.0.113.7')
    await onTablet('2001:db8:0:1::7')
    await till('maison-vale-richmond')
    await signIn(environment, 'kirk')
    const sessions = await list(tablet)
    expect(
      sessions.map(({ is_current, opened_by, shop }) => [is_current, opened_by, shop]),
    ).toEqual([
      [true, 'password', null],
      [false, 'access_code', 'Maison Vale, Richmond'],
      [false, 'password', null],
    ])
    expect(sessions[0]).toMatchObject({
      device: 'Chrome on Android',
      network: '203.0.113.7',
      is_same_network: true,
    })
    expect(sessions[2]).toMatchObject({ network: '2001:db8:0:1', is_same_network: false })
    for (const { signed_in_at: since, last_used_at: used } of sessions)
      expect(Date.parse(used)).toBeGreaterThanOrEqual(Date.parse(since))
  })

  it('[X25] [S34] can be ended one by one, with immediate effect', async () => {
    const [mine, other] = [await onTablet('203.0.113.7'), await onTablet('203.0.113.8')]
    const session = (await list(mine)).find(({ is_current: isCurrent }) => !isCurrent)
    const { status, body } = await end(mine, session ?? { id: '' })
    expect([status, body.length]).toEqual([200, 1])
    expect([await isIn(mine), await isIn(other)]).toEqual([true, false])
    expect((await other.post('/storefront/refresh_token')).status).toBe(401)
    expect((await end(mine, session ?? { id: '' })).status).toBe(404)
  })

  it('[X25] [S34] can all be ended at once, except the current one', async () => {
    const mine = await onTablet('203.0.113.7')
    const others = [await onTablet('203.0.113.8'), await till('maison-vale-richmond')]
    const kirk = await signIn(environment, 'kirk')
    const { body } = await mine.post<OwnSession[]>('/storefront/end_other_sessions')
    expect(body.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true])
    expect(await Promise.all([mine, kirk, ...others].map(isIn))).toEqual([true, true, false, false])
  })

  it('[X25] cannot be ended by other colleagues', async () => {
    const maison = await onTablet('203.0.113.7')
    const kirk = await signIn(environment, 'kirk')
    const [session] = await list(maison)
    expect((await end(kirk, session ?? { id: '' })).status).toBe(404)
    expect(await isIn(maison)).toBe(true)
    expect(placesOf(await end(kirk, { id: 'x' }))).toEqual(['query.session_id'])
  })

  it('[X25] are hidden from a till, which many use and which sees only its own shop’s', async () => {
    const owner = await onTablet('203.0.113.7')
    const richmond = await till('maison-vale-richmond')
    const marylebone = await till('maison-vale-marylebone')
    expect((await list(richmond)).map(({ shop }) => shop)).toEqual(['Maison Vale, Richmond'])
    await richmond.post('/storefront/end_other_sessions')
    expect(await Promise.all([owner, richmond, marylebone].map(isIn))).toEqual([true, true, true])
    expect(await list(owner)).toHaveLength(3)
  })

  it('[X25] are no longer listed once ended or idle for too long', async () => {
    const [mine, other] = [await onTablet('203.0.113.7'), await onTablet('203.0.113.8')]
    await other.post('/storefront/logout')
    const idle = await onTablet('203.0.113.9')
    await environment.query(
      `update staff_refresh_tokens set created_at = now() - interval '20 days'
       where session_id in (select id from staff_sessions where network = '203.0.113.9')`,
    )
    await environment.query(
      `update staff_sessions set created_at = now() - interval '20 days' where network = '203.0.113.9'`,
    )
    expect(await list(mine)).toHaveLength(1)
    expect((await idle.post('/storefront/refresh_token')).status).toBe(401)
  })
})
