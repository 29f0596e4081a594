import { onConnectionBack } from '@darnley/web/client'
import { isConnectionLost } from './order-problem.ts'

interface Sending {
  /** Called when the first attempt was lost and the request waits for the connection. */
  readonly onWaiting: () => void
  readonly signal: AbortSignal
  readonly pauseMs?: number
}

/**
 * Sends a request until there is a response, including a refusal, so that a short loss of a shop's Wi-Fi loses no
 * input. Rejects with the error of the last attempt.
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

/** Resolves when the connection is back, after a pause, or on abort. */
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
