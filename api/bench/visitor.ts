import { Agent, request, type IncomingMessage } from 'node:http'

/** One visitor of the bench: sends requests with the cookies it was given, and takes no failure for an answer. */
export interface Visitor {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body>
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
}

/** node:http and kept connections: the load shares the cores with what it measures, so it has to be light. */
const agent = new Agent({ keepAlive: true })

export function createVisitor(apiUrl: string): Visitor {
  const cookies = new Map<string, string>()

  async function send<Body>(path: string, sent: Sent): Promise<Body> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await exchange(apiUrl + path, {
      ...sent,
      headers: { ...sent.headers, cookie },
    })
    for (const line of response.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const text = await textOf(response)
    const { statusCode = 0 } = response
    if (statusCode >= 400) throw new Error(`${sent.method} ${path} answered ${statusCode}: ${text}`)
    return JSON.parse(text) as Body
  }

  return {
    get: (path) => send(path, { method: 'GET', headers: {} }),
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

function exchange(url: string, { method, headers, body }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent }, resolve).once('error', reject).end(body)
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk)
  return text
}
