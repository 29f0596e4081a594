import { createClient } from '@darnley/web/client'
import { expect, it } from 'vitest'
import { signInProblem, type SignInProblem } from './sign-in-problem.ts'

/** Returns the problem that staff see for a response to a sign-in. */
async function problemOf(answer: () => Promise<Response>): Promise<SignInProblem> {
  const body = { email: 'staff@maison.example', password: 'guess' }
  return createClient({ fetch: answer })
    .call('POST /storefront/token', { body })
    .then(() => expect.unreachable('the call should fail'), signInProblem)
}

it('blames the credentials only when the api does', async () => {
  const answer = Response.json({ detail: 'Unauthorized' }, { status: 401 })
  expect(await problemOf(async () => answer)).toBe('wrong-credentials')
})

it.each([403, 422, 429, 500, 503])('does not blame the credentials for a %d', async (status) => {
  expect(await problemOf(async () => new Response('{}', { status }))).toBe('no-answer')
})

it('does not blame the credentials when the network is lost', async () => {
  expect(await problemOf(() => Promise.reject(new TypeError('fetch failed')))).toBe('no-answer')
})
