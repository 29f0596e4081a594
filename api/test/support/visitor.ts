import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutResponse, GuestCheckoutV2 } from '@darnley/contract/checkout'
import type { ValidationErrorBody } from '@darnley/contract/errors'
import { customer } from '@darnley/testing/customer'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

interface Sending {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser as the API sees it, with its cookies. */
export interface Visitor {
  readonly cookies: Map<string, string>
  get<Body>(path: string, sending?: Sending): Promise<Answer<Body>>
  post<Body>(path: string, sending?: Sending): Promise<Answer<Body>>
  /** Stores these entries on the current version of the basket. */
  fill(entries: BasketEntry[]): Promise<Basket>
  checkOut(change?: Partial<GuestCheckoutV2>): Promise<Answer<GuestCheckoutResponse>>
}

export function visit(apiUrl: string, standing: Readonly<Record<string, string>> = {}): Visitor {
  const cookies = new Map<string, string>()

  async function send<Body>(
    path: string,
    { method, body, headers }: Sending & { method: string },
  ): Promise<Answer<Body>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isText = typeof body === 'string' || body instanceof Uint8Array
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...standing,
        ...headers,
      },
      body: body === undefined ? null : isText ? body : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = await response.text()
    const parsed = (text === '' ? null : JSON.parse(text)) as Body
    return { status: response.status, headers: response.headers, body: parsed }
  }

  const visitor: Visitor = {
    cookies,
    get: (path, sending = {}) => send(path, { method: 'GET', ...sending }),
    post: (path, sending = {}) => send(path, { method: 'POST', ...sending }),
    fill: async (basket) => {
      const { version } = (await visitor.get<Basket>('/public/get_basket')).body
      const stored = await visitor.post<Basket>('/public/update_basket', {
        body: { version, basket },
      })
      if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
      return stored.body
    },
    checkOut: (change = {}) =>
      visitor.post('/public/guest_checkout_v2', { body: { ...customer(), ...change } }),
  }
  return visitor
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const [name = '', value = ''] = pair.split('=')
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

/** Returns the paths of a 422's faults. */
export function placesOf(answer: Answer<unknown>): string[] {
  return (answer.body as ValidationErrorBody).detail.map(({ loc }) => loc.join('.'))
}
