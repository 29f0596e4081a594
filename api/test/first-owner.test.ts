import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit } from './support/visitor.ts'

const host = 'workshop.darnley-tailors.co.uk'
const email = 'olive@darnley-tailors.co.uk'
const password = 'a long and good one'
let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { SEED_DEMO: 'false' } })
})
afterAll(() => environment.stop())

async function firstOwner(): Promise<string> {
  const program = join(import.meta.dirname, '../src/commands/first-owner.ts')
  const options = ['--site', host, '--email', email, '--name', 'Olive Darnley']
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], {
    env: { DATABASE_URL: environment.env['DATABASE_URL'] },
  })
  return stdout
}

it('The first owner of a new business chooses a password and signs in; a second is refused', async () => {
  await firstOwner()
  const [, token] = new RegExp(`https://${host}/password-reset#token=(\\S+)`).exec(
    await firstOwner(),
  ) ?? [null, '']
  await expect
    .poll(async () => {
      const visitor = visit(environment.apiUrl, { 'x-forwarded-host': host })
      return (await visitor.post('/storefront/password_reset', { body: { token, password } }))
        .status
    })
    .toBe(204)
  const owner = visit(environment.apiUrl, { 'x-forwarded-host': host })
  const body = { email, password }
  expect((await owner.post('/storefront/token', { body })).status).toBe(200)
  expect((await owner.get('/workshop/people')).status).toBe(200)
  expect(await firstOwner()).toContain('There is an owner already')
})
