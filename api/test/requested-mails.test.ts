import { afterAll, beforeAll, expect, it } from 'vitest'
import { BY_ALL, OF_ALL } from '#src/modules/outbox/requested-mail.ts'
import { limitOf } from '#src/modules/throttle/throttle.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, visit } from './support/visitor.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const askForLink = (email: string): Promise<Answer<unknown>> =>
  visit(environment.apiUrl).post('/public/my_repairs_request', { body: { email } })

it('mails that anyone can ask for have a bound for all together, and say so', async () => {
  expect((await askForLink('one@example.com')).status).toBeLessThan(300)
  const { key } = limitOf(OF_ALL, BY_ALL)
  const text = 'update sign_in_failures set count = $2 where key = $1'
  await environment.query(text, [key, BY_ALL.max])
  const refused = await askForLink('another@example.com')
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: 'Too many e-mails were asked for. Please wait.' },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
