import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import { isApiError } from '@darnley/web/client'
import { eventLine } from '#src/lib/event-words.ts'
import { failureWords } from './failure-words.ts'

/** As many changes as are named; the history has all of them. */
const named = 3

/**
 * Says why a step with an order or a garment had no effect: what colleagues did since the version that was shown, or why
 * it is not possible now.
 */
export function stepProblem(error: unknown, subject: 'order' | 'garment'): string {
  const changes = changesOf(error)
  if (changes.length === 0) return failureWords(error)
  const lines = changes.slice(0, named).map(eventLine)
  return `A colleague was faster. ${lines.join('. ')}. You see the ${subject} as it is now.`
}

/** Returns what a 409 names as changed; nothing when the step itself is not possible. */
function changesOf(error: unknown): readonly WorkshopEvent[] {
  if (!isApiError(error) || !('status' in error) || error.status !== 409) return []
  return (error.body as { changes?: readonly WorkshopEvent[] } | null)?.changes ?? []
}
