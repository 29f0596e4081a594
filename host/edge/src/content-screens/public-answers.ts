import { contentAddress } from '#src/proxy/content-address.ts'

export interface PublicAnswer {
  readonly status: number
  readonly body: string
}

/** What everybody may read of the site: the catalogue, and the api's public calls without cookies. */
export interface PublicAnswers {
  /** @throws Error when the service does not answer */
  get(address: string): Promise<PublicAnswer>
}

interface AnswersOptions {
  readonly contentUrl: string
  /** Returns the address of the api to ask next. */
  readonly apiUrl: () => string
  /** The site's host, which the api may answer for. */
  readonly host: string
}

const patience = 6000
const mostBytes = 8_000_000

const contentPrefix = '/content'
const publicPrefix = '/api/public/'

interface Call {
  readonly address: string
  readonly method: string
  readonly credentials?: string | undefined
}

/** Whether a call reads what is the same for every visitor. */
export function isPublicCall({ address, method, credentials }: Call): boolean {
  if (method !== 'GET' || credentials === 'include') return false
  if (!/^\/[\w-][^\\#]*$/.test(address) || address.includes('..')) return false
  return address.startsWith(publicPrefix) || address.startsWith(`${contentPrefix}/api/`)
}

/** Returns answers that are fetched once: pages of a site that ask the same get the same. */
export function createPublicAnswers(options: AnswersOptions): PublicAnswers {
  const known = new Map<string, Promise<PublicAnswer>>()
  return {
    get(address) {
      const answer = known.get(address) ?? fetchAnswer(address, options)
      known.set(address, answer)
      return answer
    },
  }
}

async function fetchAnswer(address: string, options: AnswersOptions): Promise<PublicAnswer> {
  const response = await fetch(upstreamOf(address, options), {
    redirect: 'manual',
    headers: { accept: 'application/json', 'x-forwarded-host': options.host },
    signal: AbortSignal.timeout(patience),
  })
  const body = await response.text()
  if (body.length > mostBytes) throw new Error(`${address} answered ${body.length} bytes`)
  return { status: response.status, body }
}

function upstreamOf(address: string, { contentUrl, apiUrl }: AnswersOptions): string {
  if (address.startsWith(publicPrefix)) return apiUrl() + address.slice('/api'.length)
  const content = contentAddress(address.slice(contentPrefix.length))
  if (!content) throw new Error(`${address} is no query of the catalogue`)
  return contentUrl + content.path
}
