import type { FastifyInstance } from 'fastify'
import type { ReleaseFailure } from '@darnley/contract/release-failure'

interface Report {
  /** The reporting visitor's address. */
  readonly from: string
  /** The page that fails; the start page by default. */
  readonly url?: string
  readonly failure?: Partial<ReleaseFailure>
  readonly headers?: Readonly<Record<string, string>>
}

interface Opened {
  /** Id of the set that the page is on. */
  readonly set: string
  /** The mark that came with it, as a browser sends it. */
  readonly cookie: string
}

/** Opens a page as a new visitor does. */
export async function openPage(
  app: FastifyInstance,
  { url = '/', cookie = '' }: { readonly url?: string; readonly cookie?: string | undefined } = {},
): Promise<Opened> {
  const { body, headers } = await app.inject({ url, headers: { cookie } })
  const given = [headers['set-cookie'] ?? []].flat().map((text) => text.split(';')[0])
  const [, set = ''] = /id="releases">\{"set":"(\w+)"/.exec(body) ?? []
  return { set, cookie: [cookie, ...given].filter(Boolean).join('; ') }
}

/** Opens a page and reports from it that booking 2 failed. Returns the status of the answer. */
export async function reportFailure(
  app: FastifyInstance,
  { from, url = '/', failure = {}, headers = {} }: Report,
): Promise<number> {
  const { set, cookie } = await openPage(app, { url, cookie: headers['cookie'] })
  return sendFailure(app, { from, failure: { set, ...failure }, headers: { ...headers, cookie } })
}

/** Reports that booking 2 failed, from nowhere. Returns the status of the answer. */
export async function sendFailure(
  app: FastifyInstance,
  { from, failure = {}, headers = {} }: Report,
): Promise<number> {
  const payload: ReleaseFailure = {
    area: 'booking/wizard',
    release: 'booking@2',
    reason: 'threw',
    route: '/',
    set: 'abc',
    trace: 'Error: broken',
    ...failure,
  }
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/releases/failures',
    payload,
    headers: { host: 'localhost', origin: 'http://localhost', 'x-forwarded-for': from, ...headers },
  })
  return statusCode
}
