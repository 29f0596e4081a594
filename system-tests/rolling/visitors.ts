import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Basket, BasketEntry } from '@darnley/contract/basket'

/** One answer, or the failure to get one. */
export interface Asked {
  readonly what: string
  /** 0 when the connection failed. */
  readonly status: number
  readonly error?: string
}

interface Site {
  readonly port: number
  readonly createGarment: () => BasketEntry
}

/**
 * Visits the site over https until it is told to stop: pages, reads, and changes of a basket. No request is made twice,
 * so each that is lost is seen.
 */
export function startVisitors(
  count: number,
  site: Site,
): { readonly asked: readonly Asked[]; stop(): Promise<void> } {
  const asked: Asked[] = []
  let isOver = false
  const visits = Array.from({ length: count }, async () => {
    const visitor = createVisitor(site, asked)
    while (!isOver) {
      await visitor.visit()
      await sleep(50)
    }
    visitor.leave()
  })
  return {
    asked,
    async stop() {
      isOver = true
      await Promise.all(visits)
    },
  }
}

function createVisitor(
  { port, createGarment }: Site,
  asked: Asked[],
): { visit(): Promise<void>; leave(): void } {
  // The proxy's certificate is one of its own.
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const cookies = new Map<string, string>()

  async function ask(method: string, path: string, body?: unknown): Promise<string> {
    const what = `${method} ${path}`
    try {
      const answer = await send({ method, path, agent, port, body, cookies })
      asked.push({ what, status: answer.status })
      return answer.text
    } catch (error) {
      asked.push({ what, status: 0, error: String(error) })
      return ''
    }
  }

  return {
    async visit() {
      await ask('GET', '/booking')
      const text = await ask('GET', '/api/public/get_basket')
      if (text === '') return
      const { version, basket } = JSON.parse(text) as Basket
      const kept = basket.slice(-2)
      await ask('POST', '/api/public/update_basket', {
        version,
        basket: [...kept, createGarment()],
      })
    },
    leave: () => agent.destroy(),
  }
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly agent: Agent
  readonly port: number
  readonly body: unknown
  readonly cookies: Map<string, string>
}

function send({ body, cookies, ...to }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...to,
        host: '127.0.0.1',
        servername: 'localhost',
        timeout: 30_000,
        headers: {
          host: `localhost:${to.port}`,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 30 s')))
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
