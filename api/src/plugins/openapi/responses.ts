import { ErrorBody, ValidationErrorBody } from '@darnley/contract/errors'
import type { RouteDefinition } from '@darnley/contract/route'
import { z } from 'zod'
import type { Json, SchemaCollection } from './schemas.ts'
import { errorStatusesOf, STATUS_NAMES } from './statuses.ts'

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'string' } }

const TEXT = { type: 'string' }
const BYTES = { type: 'string', format: 'binary' }

const HEADERS: Readonly<Record<number, Json>> = {
  405: { allow: { description: 'The methods of this path', schema: { type: 'string' } } },
  429: { 'retry-after': RETRY_AFTER },
  503: { 'retry-after': RETRY_AFTER },
}

export interface ResponseCollection {
  /** Returns the responses of a call by status. */
  of(route: RouteDefinition): Json
  /** The shared error responses, by name. */
  readonly components: Json
}

/** Collects the responses of a document; shared errors are listed once. */
export function collectResponses(schemas: SchemaCollection): ResponseCollection {
  const components: Json = {}

  function errorResponse(route: RouteDefinition, status: number): Json {
    const name = STATUS_NAMES[status]
    if (!name) throw new Error(`${status} has no name`)
    const own = route.errorBodies?.[status]
    const body = own ?? (status === 422 ? ValidationErrorBody : ErrorBody)
    const headers = HEADERS[status]
    const response = {
      description: name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ...(headers ? { headers } : {}),
      content: json(schemas.add(body, 'output')),
    }
    if (own) return response
    components[name] = response
    return { $ref: `#/components/responses/${name}` }
  }

  function success({ produces, response }: RouteDefinition): Json {
    const nothing = response.safeParse(null).success ? { 204: { description: 'Done' } } : {}
    if (response instanceof z.ZodNull) return nothing
    const body = response instanceof z.ZodNullable ? (response.unwrap() as z.ZodType) : response
    const content = produces
      ? { [produces]: { schema: produces.startsWith('text/') ? TEXT : BYTES } }
      : json(schemas.add(body, 'output'))
    return { 200: { description: 'OK', content }, ...nothing }
  }

  return {
    components,
    of: (route) => ({
      ...success(route),
      ...Object.fromEntries(
        errorStatusesOf(route).map((status) => [status, errorResponse(route, status)]),
      ),
    }),
  }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })
