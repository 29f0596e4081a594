import { createHttpClient, type Response } from './http-client.ts'

/** A visitor of the benchmark: keeps its cookies and throws on any failed response. */
export interface Visitor {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body>
}

const clients = new Map<string, ReturnType<typeof createHttpClient>>()

/** Visitors of one API share its connections, as behind the edge. */
function clientOf(apiUrl: string): ReturnType<typeof createHttpClient> {
  const client = clients.get(apiUrl) ?? createHttpClient(apiUrl)
  clients.set(apiUrl, client)
  return client
}

export function createVisitor(
  apiUrl: string,
  standing: Readonly<Record<string, string>> = {},
): Visitor {
  const cookies = new Map<string, string>()
  const ask = clientOf(apiUrl)

  async function send<Body>(
    path: string,
    { method, headers, body = '' }: { method: 'GET' | 'POST'; headers: object; body?: string },
  ): Promise<Body> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await ask({ method, path, headers: { ...standing, ...headers, cookie }, body })
    for (const [name, value] of cookiesIn(response)) cookies.set(name, value)
    if (response.status >= 400)
      throw new Error(`${method} ${path} answered ${response.status}: ${response.body}`)
    return JSON.parse(response.body) as Body
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

function cookiesIn({ head }: Response): [name: string, value: string][] {
  return head
    .filter((line) => /^set-cookie:/i.test(line))
    .map((line) => {
      const [name = '', value = ''] = (line.slice(11).trim().split(';')[0] ?? '').split('=')
      return [name, value]
    })
}
