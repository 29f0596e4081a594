import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { BucketAnswerError, type Bucket } from '@darnley/storage/bucket'
import { UnsafeStoreError } from './store.ts'

const day = 86_400_000
const Checked = z.object({ checkedAt: z.iso.datetime() })
/** Key of the object that records when any machine last tested the bucket. */
const checkedKey = 'conditional-writes.json'

/**
 * Returns a check that tests a bucket's conditional writes unless any machine did so within a day. Every change of the
 * registry relies on them: a service that ignores them would silently lose changes.
 */
export function checkDaily(bucket: Bucket, url: string): () => Promise<void> {
  let checkedAt = 0
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    checkedAt = await lastCheck(bucket)
    if (isRecent(checkedAt)) return
    // Twice: a request that was retried after a lost response looks like a refusal.
    const fault = (await findFault(bucket)) && (await findFault(bucket))
    if (fault)
      throw new UnsafeStoreError(
        `The bucket ${url} cannot keep the registry: ${fault}. Without conditional writes concurrent release commands would silently undo each other. Use a service that answers them with 412, such as Amazon S3, Cloudflare R2 or MinIO, or a folder (RELEASES_DIR).`,
      )
    checkedAt = Date.now()
    const checked: z.infer<typeof Checked> = { checkedAt: new Date(checkedAt).toISOString() }
    await bucket.put(checkedKey, JSON.stringify(checked))
  }

  return async () => {
    if (isRecent(checkedAt)) return
    checking ??= check().finally(() => (checking = undefined))
    await checking
  }
}

/** Whether a time is less than a day ago; a time in the future means a wrong clock. */
function isRecent(time: number): boolean {
  const age = Date.now() - time
  return age >= 0 && age < day
}

async function lastCheck(bucket: Bucket): Promise<number> {
  const object = await bucket.get(checkedKey)
  if (!object) return 0
  try {
    return Date.parse(Checked.parse(JSON.parse(object.body.toString())).checkedAt)
  } catch {
    return 0
  }
}

/** Returns what is wrong with conditional writes; undefined when they work. */
async function findFault(bucket: Bucket): Promise<string | undefined> {
  const key = `checks/${randomUUID()}`
  try {
    if (!(await bucket.put(key, 'one', { ifMatch: null })))
      return 'it refuses If-None-Match for an object that does not exist'
    if (await bucket.put(key, 'two', { ifMatch: null }))
      return 'it ignores If-None-Match and overwrote an object that exists'
    const etag = (await bucket.get(key))?.etag ?? ''
    if (etag === '') return 'it sends no ETag'
    if (!(await bucket.put(key, 'three', { ifMatch: etag })))
      return 'it refuses If-Match with the ETag that it sent'
    if (await bucket.put(key, 'four', { ifMatch: etag }))
      return 'it ignores If-Match and overwrote an object that had changed'
    return undefined
  } catch (error) {
    if (error instanceof BucketAnswerError && error.status === 501)
      return 'it does not implement conditional writes (501)'
    throw error
  } finally {
    await bucket.remove(key).catch(() => {})
  }
}
