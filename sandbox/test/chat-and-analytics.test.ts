import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()

function post(path: string, body: string, type: string): Promise<Response> {
  return fetch(sandbox().url + path, { method: 'POST', body, headers: { 'content-type': type } })
}

describe('the live chat', () => {
  it('can be framed by local sites and runs only its own script', async () => {
    const response = await fetch(`${sandbox().url}/chat`)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain('frame-ancestors http://localhost:*')
    expect((await fetch(`${sandbox().url}/chat/main.ts`)).headers.get('content-type')).toContain(
      'javascript',
    )
  })

  it('replies to a message', async () => {
    const body = JSON.stringify({ text: 'How long does it take?' })
    const response = await post('/chat/messages', body, 'application/json')
    expect(await response.json()).toEqual({ reply: expect.stringContaining('7 working days') })
  })

  it('refuses malformed messages', async () => {
    expect((await post('/chat/messages', '{}', 'application/json')).status).toBe(400)
  })
})

describe('analytics', () => {
  it('stores beacons and lists them newest first', async () => {
    for (const path of ['/', '/basket']) {
      const response = await post(
        '/analytics',
        JSON.stringify({ type: 'page', path }),
        'text/plain',
      )
      expect(response.status).toBe(204)
    }
    const response = await fetch(`${sandbox().url}/analytics.json`)
    const [latest] = (await response.json()) as { body: unknown }[]
    expect(latest?.body).toEqual({ type: 'page', path: '/basket' })
    expect(await (await fetch(`${sandbox().url}/analytics`)).text()).toContain('/basket')
  })

  it('refuses what is not JSON', async () => {
    expect((await post('/analytics', 'no', 'text/plain')).status).toBe(400)
  })
})
