import { AwsClient } from 'aws4fetch'

export interface BucketSettings {
  /** URL of the bucket itself, as in https://s3.eu-west-2.amazonaws.com/releases */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The few S3 calls that are needed. Keys contain only letters, digits, `.`, `-`, `_`, `:` and `/`. */
export interface Bucket {
  get(key: string): Promise<{ readonly body: Buffer; readonly etag: string } | null>
  /** With `ifMatch`, writes only when the object still has this tag, or does not exist (null); else returns false. */
  put(key: string, body: Buffer | string, condition?: { ifMatch: string | null }): Promise<boolean>
  remove(key: string): Promise<void>
  list(prefix: string): Promise<string[]>
}

/** An error response of a bucket. */
export class BucketAnswerError extends Error {
  readonly status: number

  constructor(status: number, doing: string) {
    super(`The bucket answered ${status} while ${doing}`)
    this.status = status
  }
}

/** Milliseconds for one call; the largest files have a few hundred kB. */
const timeoutMs = 30_000

/** Signs every request (AWS signature version 4). Rejects with the status of an error response. */
export function createBucket({ url, ...credentials }: BucketSettings): Bucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const send = (address: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((cause) => {
      throw new Error(`The bucket ${url} cannot be reached.`, { cause })
    })
  const base = url.replace(/\/+$/, '')
  const addressOf = (key: string): string =>
    `${base}/${key.split('/').map(encodeURIComponent).join('/')}`

  return {
    async get(key) {
      const response = await send(addressOf(key))
      if (response.status === 404) return null
      await expectOk(response, `reading ${key}`)
      const body = Buffer.from(await response.arrayBuffer())
      return { body, etag: response.headers.get('etag') ?? '' }
    },
    async put(key, body, condition) {
      const response = await send(addressOf(key), {
        method: 'PUT',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        headers: condition ? conditionHeaders(condition.ifMatch) : {},
      })
      if (condition && (response.status === 412 || response.status === 409)) return false
      await expectOk(response, `writing ${key}`)
      return true
    },
    async remove(key) {
      const response = await send(addressOf(key), { method: 'DELETE' })
      if (response.status !== 404) await expectOk(response, `removing ${key}`)
    },
    async list(prefix) {
      const keys: string[] = []
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token) query.set('continuation-token', token)
        const response = await send(`${base}/?${query.toString()}`)
        await expectOk(response, `listing ${prefix}`)
        const page = await response.text()
        keys.push(...textsOf(page, 'Key'))
        token = textsOf(page, 'NextContinuationToken')[0]
      } while (token)
      return keys
    },
  }
}

function conditionHeaders(ifMatch: string | null): Record<string, string> {
  return ifMatch === null ? { 'if-none-match': '*' } : { 'if-match': ifMatch }
}

async function expectOk(response: Response, doing: string): Promise<void> {
  if (response.ok) return
  const answer = (await response.text()).slice(0, 300)
  throw new BucketAnswerError(response.status, `${doing}: ${answer}`)
}

/** Returns the contents of elements that contain only text. */
function textsOf(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))
  return [...found].map(([, text = '']) => unescape(text))
}

function unescape(text: string): string {
  const names: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  }
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => names[name] ?? '')
}
