import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()

async function get(path: string): Promise<{ response: Response; body: string }> {
  const response = await fetch(sandbox().url + path)
  return { response, body: await response.text() }
}

const pages = ['/', '/mailbox', '/calls', '/consultation']
const legal = ['/legal/terms', '/legal/privacy', '/legal/services']

describe('pages', () => {
  it.each([...pages, ...legal])('%s has a strict policy', async (path) => {
    const { response, body } = await get(path)
    expect(response.status).toBe(200)
    expect(body).toContain('<h1>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('include a homepage that links to the site, the mailbox and the cards', async () => {
    const { body } = await get('/')
    expect(body).toContain('href="http://localhost:3000"')
    expect(body).toContain('href="/mailbox"')
    expect(body).toContain('4000 0025 0000 3155')
  })

  it('respond with 404 and a link back for unknown paths', async () => {
    const { response, body } = await get('/nowhere')
    expect(response.status).toBe(404)
    expect(body).toContain('href="/"')
  })

  it.each(['/elements/card', '/elements/three-d-secure'])(
    '%s can be embedded only by local sites',
    async (path) => {
      const { response } = await get(path)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain('frame-ancestors http://localhost:* http://*.localhost:*')
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    },
  )

  it('load only existing files', async () => {
    for (const path of ['/', '/elements/card', '/elements/three-d-secure']) {
      const { body } = await get(path)
      for (const [, file = ''] of body.matchAll(/(?:src|href)="(\/(?:look|elements)\/[^"]+)"/g)) {
        expect((await get(file)).response.status).toBe(200)
      }
    }
  })
})

describe('health', () => {
  it('reports alive and ready', async () => {
    expect((await get('/livez')).response.status).toBe(200)
    expect((await get('/readyz')).response.status).toBe(200)
  })
})

const lookUp = (typed: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox().url}/addresses`, { method: 'POST', body: typed, headers })

describe('the call log', () => {
  it('lists calls without their queries', async () => {
    await lookUp('Weavers')
    await sandbox().stripe.paymentIntents.create({ amount: 500, currency: 'gbp' })
    const { body } = await get('/calls')
    expect(body).toContain('POST /v1/payment_intents')
    expect(body).toContain('POST /addresses')
    expect(body).not.toContain('Weavers')
  })
})

describe('address lookup', () => {
  it('suggests UK addresses to local sites', async () => {
    const headers = { origin: 'http://maison.localhost:3000' }
    const response = await lookUp('ls14ab', headers)
    expect(response.headers.get('access-control-allow-origin')).toBe(headers.origin)
    expect(await response.json()).toEqual([
      {
        id: 'address-1',
        house: '14',
        line1: 'Weavers Row',
        line2: '',
        city: 'Leeds',
        postcode: 'LS1 4AB',
      },
    ])
  })
})
