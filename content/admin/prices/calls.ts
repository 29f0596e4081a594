import type { Change } from '../../src/prices/lines.ts'
import type { ReadCsv } from '../../src/prices/csv.ts'

/** An answer, or every reason why there is none. */
export type Outcome<Answer> =
  | { readonly type: 'ok'; readonly answer: Answer }
  | { readonly type: 'error'; readonly faults: readonly string[] }

/** Makes all changes or none. */
export function sendChanges(changes: readonly Change[]): Promise<Outcome<{ services: number }>> {
  const headers = { 'content-type': 'application/json' }
  return post('/api/prices/changes', { headers, body: JSON.stringify({ changes }) })
}

/** Asks what a file would change. */
export function sendFile(file: File): Promise<Outcome<ReadCsv>> {
  return post('/api/prices/csv', { headers: { 'content-type': 'text/csv' }, body: file })
}

async function post<Answer>(path: string, init: RequestInit): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(path, { ...init, method: 'POST' })
    const answer = (await response.json()) as Answer & { faults?: readonly string[] }
    if (response.ok) return { type: 'ok', answer }
    return { type: 'error', faults: answer.faults ?? [`The admin answered ${response.status}.`] }
  } catch {
    return {
      type: 'error',
      faults: ['The admin did not answer. Check the connection, then try again.'],
    }
  }
}
