import { afterAll, expect, it } from 'vitest'
import { signatureOf } from './support/signing.ts'
import { signIn } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit } from './support/visitor.ts'

const environments: TestEnvironment[] = []
afterAll(async () => {
  for (const environment of environments) await environment.stop()
})

async function apiWith(env: Record<string, string>): Promise<TestEnvironment> {
  const environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0', ...env } })
  environments.push(environment)
  return environment
}

const details = '/storefront/storefront_details'

it('a rotation ends no session: the old secret verifies while the new one signs', async () => {
  const former = await apiWith({ JWT_SECRET: 'the old secret of all sessions' })
  const kirk = await signIn(former, 'kirk')
  const headers = { authorization: `Bearer ${kirk.cookies.get('staff_access')}` }
  const DATABASE_URL = former.env['DATABASE_URL'] ?? ''
  const asked = async (JWT_SECRET: string): Promise<number> => {
    const { apiUrl } = await apiWith({ DATABASE_URL, JWT_SECRET })
    return (await visit(apiUrl).get(details, { headers })).status
  }
  expect(await asked('a new secret, the old secret of all sessions')).toBe(200)
  expect(await asked('a new secret')).toBe(401)
})

it("accepts a courier's events by either secret during a rotation", async () => {
  const { apiUrl, env } = await apiWith({ ONFLEET_WEBHOOK_SECRET: 'aabbcc, 00112233' })
  const path = '/public/onfleet_update_event'
  const body = Buffer.from('{}')
  const statusUnder = async (secret: string): Promise<number> => {
    const signed = signatureOf({ env: { ...env, ONFLEET_WEBHOOK_SECRET: secret } }, { path, body })
    const type = { 'content-type': 'application/json' }
    return (await fetch(apiUrl + path, { method: 'POST', headers: { ...type, ...signed }, body }))
      .status
  }
  // A proven call whose event is unknown is 422.
  expect(await statusUnder('aabbcc')).toBe(422)
  expect(await statusUnder('00112233')).toBe(422)
  expect(await statusUnder('ddeeff')).toBe(401)
})
