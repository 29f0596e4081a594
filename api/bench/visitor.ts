import { createWire, type Response } from './wire.ts'

/** One visitor of the bench: sends requests with the cookies it was given, and takes no failure for an answer. */
export interface Visitor {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body>
}

const wires = new Map<string, ReturnType<typeof createWire>>()

/** Visitors of one api share its connections, as they do behind the edge. */
function wireTo(apiUrl: string): ReturnType<typeof createWire> {
  const wire = wires.get(apiUrl) ?? createWire(apiUrl)
  wires.set(apiUrl, wire)
  return wire
}

export function createVisitor(
  apiUrl: string,
  standing: Readonly<Record<string, string>> = {},
): Visitor {
  const cookies = new Map<string, string>()
  const ask = wireTo(apiUrl)

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
