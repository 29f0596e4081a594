import type { z } from 'zod'
import { HttpError } from '#src/lib/http-error.ts'

interface Question {
  /** Whom to name when it fails. */
  readonly courier: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; a question without one is a GET. */
  readonly body?: unknown
}

const TIMEOUT_MS = 10_000

/**
 * Asks a courier's service; its address comes from the configuration, never from input (S18).
 * @throws HttpError 503 when it cannot be reached, 502 when it refuses
 */
export async function ask({ courier, url, headers = {}, body }: Question): Promise<Response> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (response?.ok) return response
  throw new HttpError({
    status: response ? 502 : 503,
    detail: `${courier} does not answer as it should. Please try again.`,
    headers: { 'retry-after': '5' },
  })
}

/** Asks for JSON; an answer of another shape is 502 as well. */
export async function askFor<Schema extends z.ZodType>(
  schema: Schema,
  question: Question,
): Promise<z.output<Schema>> {
  const response = await ask(question)
  const answer = schema.safeParse(await response.json().catch(() => null))
  if (answer.success) return answer.data
  throw new HttpError({
    status: 502,
    detail: `${question.courier} gave an answer of another shape`,
  })
}
