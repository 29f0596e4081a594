/** Tries the key of an outside service by one request that changes nothing. */

export interface HarmlessRequest {
  readonly url: string
  readonly init: RequestInit
}

/** How a service took a key. */
export type KeyVerdict =
  | { readonly result: 'works'; readonly status: number; readonly milliseconds: number }
  | { readonly result: 'refused'; readonly status: number; readonly milliseconds: number }
  /** It answers, and says nothing of the key: too many requests, or a failure of its own. */
  | { readonly result: 'busy'; readonly status: number; readonly milliseconds: number }
  /** It knows no such address, or answers what says nothing of the key either. */
  | { readonly result: 'unexpected'; readonly status: number; readonly milliseconds: number }
  | { readonly result: 'unreachable'; readonly status: null; readonly milliseconds: number }

const TIMEOUT_MS = 10_000

/** Sends the request, and waits for 10 s at most. The answer's text is not read: it could repeat the key. */
export async function tryService({ url, init }: HarmlessRequest): Promise<KeyVerdict> {
  const began = performance.now()
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  )
  const milliseconds = Math.round(performance.now() - began)
  await answer?.body?.cancel().catch(() => undefined)
  if (!answer) return { result: 'unreachable', status: null, milliseconds }
  const { status } = answer
  if (answer.ok) return { result: 'works', status, milliseconds }
  return { result: resultOf(status), status, milliseconds }
}

/** 400 is how token endpoints of OAuth, and Google, answer to a wrong key. */
const REFUSALS = [400, 401, 402, 403]

function resultOf(status: number): 'refused' | 'busy' | 'unexpected' {
  if (REFUSALS.includes(status)) return 'refused'
  return status === 429 || status >= 500 ? 'busy' : 'unexpected'
}

/** Returns the header of Basic authentication for "user:password". */
export function basicAuthorization(text: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(text).toString('base64')}` }
}
