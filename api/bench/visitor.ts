/** One visitor of the bench: sends requests with the cookies it was given, and takes no failure for an answer. */
export interface Visitor {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body>
}

interface Sending extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
}

export function createVisitor(apiUrl: string): Visitor {
  const cookies = new Map<string, string>()

  async function send<Body>(path: string, init: Sending): Promise<Body> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(apiUrl + path, { ...init, headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${init.method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as Body
  }

  return {
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
