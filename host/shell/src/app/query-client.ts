import type { KnownAnswer } from '@darnley/contract/content-screen'
import { QueryClient } from '@darnley/web/query'

/** Returns a query cache that has what the document's first screen was rendered from. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient()
  for (const [key, data] of knownAnswers()) client.setQueryData(key, data)
  return client
}

function knownAnswers(): readonly KnownAnswer[] {
  // On the edge there is no document.
  const block = globalThis.document?.getElementById('known-answers')?.textContent
  return block ? (JSON.parse(block) as KnownAnswer[]) : []
}
