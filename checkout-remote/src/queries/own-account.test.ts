import { afterEach, expect, it, vi } from 'vitest'
import type { OpenSession } from '#src/stores/customer-session.ts'
import { endSession } from './my-repairs.ts'
import { confirmEmail, deleteAccount, endDevice, signIn, signOutEverywhere } from './own-account.ts'

const session: OpenSession = { id: 'of this tab', hint: 'one' }
const amara = { email: 'amara@example.com', password: 'a seam in time', stays: false }

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['signing out', () => endSession(session)],
  ['signing out everywhere', () => signOutEverywhere(session)],
  ['ending a session', () => endDevice({ session, id: crypto.randomUUID() })],
  ['deleting the account', () => deleteAccount({ session, password: amara.password })],
  ['confirming another address', () => confirmEmail({ token: 'a', password: amara.password })],
])('a sign-in waits for the answer to %s, which would clear its cookies', async (_, act) => {
  const asked: string[] = []
  const { promise: answer, resolve: answerIt } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return asked.length === 1 ? answer : Promise.resolve(Response.json({ name: 'Amara Osei' }))
  })
  const earlier = act()
  await expect.poll(() => asked.length).toBe(1)
  const signingIn = signIn(amara)
  await new Promise((passed) => setTimeout(passed, 20))
  expect(asked).toHaveLength(1)
  answerIt(Response.json([]))
  await Promise.all([earlier, signingIn])
  expect(asked[1]).toBe('/api/public/account_sign_in')
})
