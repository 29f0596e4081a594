import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { findFreeBase } from '@darnley/tools/ports'
import { expectCaddy, startCaddy } from '#system-tests/rolling/caddy.ts'

const folder = mkdtempSync(join(tmpdir(), 'silent-edge-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the public proxy ends a request that an edge never answers', async () => {
  expectCaddy()
  const base = await findFreeBase(28_100)
  const edge = createServer((asked, answer) => {
    if (asked.url !== '/never') answer.end('ok')
  })
  edge.listen(base + 1, '127.0.0.1')
  await once(edge, 'listening')
  const ports = { http: base + 3, https: base, ask: base + 4 }
  const proxy = startCaddy({ edges: [base + 1], ports, folder, answerWithin: '2s' })
  try {
    for (const deadline = Date.now() + 30_000; (await statusOf(base, '/')) !== 200;)
      if (Date.now() > deadline) throw new Error('The proxy does not answer')
      else await sleep(200)
    expect(await statusOf(base, '/never')).toBe(504)
  } finally {
    proxy.kill('SIGTERM')
    edge.closeAllConnections()
    edge.close()
  }
})

/** Returns the status of an answer, or 0 without one; the certificate is the proxy's own. */
async function statusOf(port: number, path: string): Promise<number> {
  const asked = request({
    host: 'localhost',
    port,
    path,
    rejectUnauthorized: false,
    timeout: 20_000,
  })
  asked.on('timeout', () => asked.destroy(new Error('No answer')))
  try {
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode ?? 0
  } catch {
    return 0
  }
}
