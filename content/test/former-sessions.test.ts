import type { AuthStrategy } from 'payload'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formerSessions } from '#src/collections/former-sessions.ts'
import { users } from '#src/collections/users.ts'
import { startLiveApp, type LiveApp } from './support/live-app.ts'

const person = { email: 'editor@darnley-tailors.co.uk', password: 'a long and good one' }
let app: LiveApp
let token: string

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  await app.payload.create({ collection: 'users', data: { ...person, role: 'owner' } })
  token = (await app.payload.login({ collection: 'users', data: person })).token ?? ''
})
afterAll(() => app.close())

/** Asks Payload under a new secret, with the strategies that these former ones make. */
async function whoIs(formerSecrets: readonly string[]): Promise<unknown> {
  const { auth } = formerSessions(users, formerSecrets)
  const strategies: readonly AuthStrategy[] = (typeof auth === 'object' && auth.strategies) || []
  const payload = Object.create(app.payload, { secret: { value: 'a new secret' } })
  const headers = new Headers({ authorization: `JWT ${token}` })
  for (const { authenticate } of strategies) {
    const { user } = await authenticate({ headers, payload })
    if (user) return user['email']
  }
  return null
}

test('An editor stays signed in while the secret is rotated', async () => {
  expect(await whoIs([app.payload.config.secret])).toBe(person.email)
})

test('A session of an unknown secret opens nothing', async () => {
  expect(await whoIs(['another secret'])).toBeNull()
  expect(await whoIs([])).toBeNull()
})
