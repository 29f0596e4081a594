import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { UnsafeStoreError, type ReleaseStore } from '@darnley/releases/store'

const day = 86_400_000
/** Milliseconds; pages are served even while the store is down or slow. */
const patience = 5000

/**
 * Checks at the start and once a day that no change of the registry can be lost.
 * @throws UnsafeStoreError at the start, so that the edge does not run with such a store
 */
export async function checkStore(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'check'>,
): Promise<void> {
  const check = async (): Promise<UnsafeStoreError | undefined> => {
    try {
      await store.check()
    } catch (error) {
      if (error instanceof UnsafeStoreError) return error
      app.log.warn({ err: error }, 'the release store could not be checked')
    }
    return undefined
  }
  const again = async (): Promise<void> => {
    const fault = await check()
    if (fault) app.log.error({ err: fault }, 'the release store can lose changes')
  }
  const timer = setInterval(() => void again(), day).unref()
  app.addHook('onClose', () => clearInterval(timer))
  const fault = await Promise.race([check(), sleep(patience, undefined, { ref: false })])
  if (fault) throw fault
}
