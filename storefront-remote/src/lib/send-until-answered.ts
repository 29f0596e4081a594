import { onConnectionBack } from 'shared/client'
import { isConnectionLost } from './order-problem.ts'

interface Sending {
  /** Called once the first attempt was lost: what is sent now waits for the connection. */
  readonly onWaiting: () => void
  readonly signal: AbortSignal
  readonly pauseMs?: number
}

/**
 * Sends until there is an answer, a refusal included: a shop's Wi-Fi drops for a minute, and what was pressed is
 * neither lost nor asked for again. Rejects as the last attempt did.
 */
export async function sendUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  { onWaiting, signal, pauseMs = 3000 }: Sending,
): Promise<Answer> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isConnectionLost(error) || signal.aborted) throw error
      onWaiting()
      if (!signal.aborted) await connectionOr(pauseMs, signal)
      if (signal.aborted) throw error
    }
  }
}

/** Until there is a connection again, a pause has passed, or nobody waits any more. */
function connectionOr(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    const stopListening = onConnectionBack(done)
    signal.addEventListener('abort', done)
  })
}
