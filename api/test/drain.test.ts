import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer } from './support/process.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let server: ServerProcess
beforeAll(async () => {
  environment = await startTestEnvironment({ api: 'none' })
  server = await startServer({
    workspace: 'api',
    port: Number(environment.env['PORT']),
    env: { ...environment.env, DRAIN_SECONDS: '3' },
  })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await environment.stop()
})

describe('[F63] an api process that is told to end', () => {
  it('says that it is not ready, and still serves until it has drained', async () => {
    const began = Date.now()
    const ended = server.stop('SIGTERM')
    const ask = (path: string): Promise<Response> => fetch(`${server.url}${path}`)
    await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
    expect(await (await ask('/readyz')).json()).toMatchObject({ status: 'draining' })
    const answer = await ask('/public/faq')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    expect(await ended).toBe(0)
    expect(Date.now() - began).toBeGreaterThanOrEqual(3000)
  })
})
