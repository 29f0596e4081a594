import type { z } from 'zod'
import type { Calls } from '@darnley/contract/calls'

type BodyOf<Name extends keyof Calls> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined

export async function call<Name extends keyof Calls>(
  name: Name,
  body?: BodyOf<Name>,
): Promise<z.output<Calls[Name]['response']>> {
  const [method = '', path = ''] = name.split(' ')
  const response = await fetch(path, { method, body: JSON.stringify(body) })
  return response.json()
}
