import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { BucketAnswerError, type Bucket } from './bucket.ts'
import { UnsafeStoreError } from './store.ts'

const day = 86_400_000
const Checked = z.object({ checkedAt: z.iso.datetime() })
/** When the bucket was last tried, by any machine. */
const checkedKey = 'conditional-writes.json'

/**
 * Returns a check of a bucket that tries conditional writes when nobody did so within a day. Every change of the
 * registry relies on them: a service that ignores them would lose changes without a word.
 */
export function checkDaily(bucket: Bucket, url: string): () => Promise<void> {
  let checkedAt = 0
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    checkedAt = await lastCheck(bucket)
    if (isRecent(checkedAt)) return
    // Twice: a request that was repeated after a lost answer looks like a refusal.
    const fault = (await findFault(bucket)) && (await findFault(bucket))
    if (fault)
      throw new UnsafeStoreError(
        `The bucket ${url} can not keep the registry: ${fault}. Without conditional writes two release commands at once would undo each other unnoticed. Use a service that answers 412 to them, as Amazon S3, Cloudflare R2 and MinIO do, or a folder (RELEASES_DIR).`,
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

/** A time in the future is a clock gone wrong, not a reason to skip the check. */
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

/** What is wrong with conditional writes; undefined when they work. */
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
