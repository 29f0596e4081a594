import { AwsClient } from 'aws4fetch'
import type { PictureStore } from '../src/pictures/picture-store.ts'

export interface PictureBucketSettings {
  /** URL of the bucket itself. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds for one call. */
const timeoutMs = 30_000

/** The content service's bucket, as `@darnley/storage` opens it there: Next does not bundle packages of the workspace. */
export function pictureBucket({ url, ...credentials }: PictureBucketSettings): PictureStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const base = url.replace(/\/+$/, '')

  async function send(key: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await client.fetch(`${base}/${encodeURIComponent(key)}`, { ...init, signal })
    if (response.ok || response.status === 404) return response
    throw new Error(`The bucket of pictures answered ${response.status} to ${init.method} ${key}`)
  }

  return {
    async get(key) {
      const response = await send(key, { method: 'GET' })
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
    async put(key, body) {
      const response = await send(key, { method: 'PUT', body: new Uint8Array(body) })
      if (!response.ok) throw new Error(`There is no bucket at ${url}`)
    },
    async remove(key) {
      await send(key, { method: 'DELETE' })
    },
  }
}
