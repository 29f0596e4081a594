/** What one check found. No text of it holds a secret. */
export interface Finding {
  /** What was checked, as in "Stripe: key". */
  readonly check: string
  /** `unknown` is what could not be tried: it needs a look, and is not counted as wrong. */
  readonly state: 'ok' | 'wrong' | 'unknown'
  readonly says: string
  /** What to do; for `wrong` always. */
  readonly cure?: string
  /** What was measured, for Prometheus. */
  readonly measure?: Measure
}

export interface Measure {
  readonly name: 'disk_free_share' | 'certificate_days_left' | 'backup_age_seconds'
  /** Of which disk or certificate. */
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

export type Settings = Readonly<Record<string, string | undefined>>

export function ok(check: string, says: string): Finding {
  return { check, state: 'ok', says }
}

export function wrong(check: string, says: string, cure: string): Finding {
  return { check, state: 'wrong', says, cure }
}

export function unknown(check: string, says: string): Finding {
  return { check, state: 'unknown', says }
}

/** Returns why something failed, without the text of an answer, which could repeat a key. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'no answer in 10 seconds'
  return code ?? (cause instanceof Error ? cause.name : 'an unknown reason')
}

const TIMEOUT_MS = 10_000

/** Sends a request; null for no answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | null> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
}
