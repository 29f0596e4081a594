import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** The setting of every part that can be updated while another process of it serves. */
export const DrainSeconds = z.coerce
  .number()
  .min(0)
  .max(300)
  .default(0)
  .describe('seconds for which a process that is told to end still serves, such as 5')

let isEnding = false

/**
 * Whether this process was told to end, and still serves: it says at /readyz that it is not ready, so that nothing new
 * is sent to it by the time it closes its port.
 */
export function isDraining(): boolean {
  return isEnding
}

/** Begins draining, and resolves when the port may be closed. */
export async function drain(seconds: number): Promise<void> {
  isEnding = true
  await sleep(seconds * 1000)
}

/** What a hook needs of a server. */
interface Server {
  addHook(
    name: 'onSend',
    hook: (
      request: unknown,
      reply: { header(name: string, value: string): unknown },
      payload: unknown,
      done: (error: Error | null, payload: unknown) => void,
    ) => void,
  ): unknown
}

/** Ends each connection with its next answer while the process drains: the next request opens one elsewhere. */
export function closeWhileDraining(app: Server): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) reply.header('connection', 'close')
    done(null, payload)
  })
}
