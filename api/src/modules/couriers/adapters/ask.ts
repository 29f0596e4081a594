import type { z } from 'zod'
import { HttpError } from '#src/lib/http-error.ts'

interface Question {
  /** Name of the courier for error messages. */
  readonly courier: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. A request with neither body nor form is a GET. */
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** POST with a body or a form unless set. */
  readonly method?: 'PUT'
}

const TIMEOUT_MS = 10_000

/**
 * Sends a request to a courier's service. Its address comes from the configuration, never from input (S18).
 * @throws HttpError 503 when it cannot be reached, 502 when it refuses
 */
export async function ask(question: Question): Promise<Response> {
  const response = await send(question)
  if (response?.ok) return response
  throw refused(question, response)
}

async function send({ url, headers, method, ...content }: Question): Promise<Response | null> {
  const { type, text } = written(content)
  return fetch(url, {
    method: method ?? (text === null ? 'GET' : 'POST'),
    headers: { ...type, ...headers },
    body: text,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
}

function refused({ courier }: Question, response: Response | null): HttpError {
  return new HttpError({
    status: response ? 502 : 503,
    detail: `${courier} does not answer as it should. Please try again.`,
    headers: { 'retry-after': '5' },
  })
}

interface Written {
  readonly type: Readonly<Record<string, string>>
  readonly text: string | null
}

function written({ body, form }: Pick<Question, 'body' | 'form'>): Written {
  if (form)
    return {
      type: { 'content-type': 'application/x-www-form-urlencoded' },
      text: new URLSearchParams(form).toString(),
    }
  if (body === undefined) return { type: {}, text: null }
  return { type: { 'content-type': 'application/json' }, text: JSON.stringify(body) }
}

/** Requests JSON; a response of another shape is a 502 as well. */
export async function askFor<Schema extends z.ZodType>(
  schema: Schema,
  question: Question,
): Promise<z.output<Schema>> {
  return read(schema, { question, response: await ask(question) })
}

/** Requests a resource that may not exist; returns null for a 404. */
export async function askWhether<Schema extends z.ZodType>(
  schema: Schema,
  question: Question,
): Promise<z.output<Schema> | null> {
  const response = await send(question)
  if (response?.status === 404) return null
  if (!response?.ok) throw refused(question, response)
  return read(schema, { question, response })
}

async function read<Schema extends z.ZodType>(
  schema: Schema,
  { question, response }: { question: Question; response: Response },
): Promise<z.output<Schema>> {
  const answer = schema.safeParse(await response.json().catch(() => null))
  if (answer.success) return answer.data
  throw new HttpError({
    status: 502,
    detail: `${question.courier} gave an answer of another shape`,
  })
}
