import type { FastifyInstance } from 'fastify'
import { type CallName, calls } from 'shared/contract/calls'
import { ErrorBody, ValidationErrorBody } from 'shared/contract/errors'
import type { RouteDefinition } from 'shared/contract/route'
import { contractVersion } from 'shared/contract/version'
import { z } from 'zod'
import { EXAMPLES, type Example } from './examples.ts'
import { costOf } from './rate-limit.ts'

type Json = Record<string, unknown>

/** GET /openapi.json: OpenAPI 3.1 made from the contract, so it cannot say anything else than what is checked. */
export function publishOpenApi(app: FastifyInstance, companyName: string): void {
  // Made when it is first asked for: it is garbage for an api whose docs nobody reads.
  let document: Json | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= makeOpenApi(companyName)
    return reply.header('cache-control', 'no-cache').send(document)
  })
}

export function makeOpenApi(companyName: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries<RouteDefinition>(calls)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    const example = EXAMPLES[name as CallName] ?? {}
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, example) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${companyName} API`, version: contractVersion },
    // Relative to this document: right at the api's own root and behind /api on a site.
    servers: [{ url: '.' }],
    paths,
    components: {
      securitySchemes: {
        basket: { type: 'apiKey', in: 'cookie', name: 'basket' },
        staff: { type: 'apiKey', in: 'cookie', name: 'staff_access' },
        bearer: { type: 'http', scheme: 'bearer' },
        staffPassword: {
          type: 'oauth2',
          flows: { password: { tokenUrl: 'storefront/token_swagger', scopes: {} } },
        },
      },
    },
  }
}

function operation(route: RouteDefinition, example: Example): Json {
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/\W+/g, '_')}`,
    summary: route.summary,
    description: `Section ${route.source} of the specification.`,
    tags: [route.tag],
    security: security(route),
    parameters: [
      ...parameters('path', { schema: route.params, example: example.params }),
      ...parameters('query', { schema: route.query, example: example.query }),
      ...parameters('header', { schema: route.headers, example: example.headers }),
    ],
    ...requestBody(route, example),
    responses: responses(route),
  }
}

/**
 * The scheme of section 7.2's form call stands beside the cookie, so that the docs page can sign in. What a provider
 * signs with is another header for each, a parameter of its call; but OpenAPI knows no parameter named Authorization.
 */
function security({ access, headers }: RouteDefinition): Json[] {
  if (access === 'provider')
    return headers && 'authorization' in headers.shape ? [{ bearer: [] }] : []
  if (access === 'public') return []
  return access === 'staff' ? [{ staff: [] }, { staffPassword: [] }] : [{ [access]: [] }]
}

interface Part {
  readonly schema: z.ZodObject | undefined
  readonly example: Readonly<Record<string, string | number>> | undefined
}

function parameters(place: 'path' | 'query' | 'header', { schema, example = {} }: Part): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field, undefined).success,
    schema: toSchema(field as z.ZodType, 'input'),
    ...(Object.hasOwn(example, name) ? { example: example[name] } : {}),
  }))
}

/** What providers sign is no part of the contract, since it is read as bytes: its example shows it. */
function requestBody(
  { access, body, bodyType }: RouteDefinition,
  { body: example }: Example,
): Json {
  if (!body && (access !== 'provider' || example === undefined)) return {}
  const media = {
    schema: body ? toSchema(body, 'input') : { type: 'object' },
    ...(example === undefined ? {} : { example }),
  }
  const type = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const required = body ? !body.safeParse(undefined).success : true
  return { requestBody: { required, content: { [type]: media } } }
}

function responses(route: RouteDefinition): Json {
  const isEmpty = route.response.safeParse(null).success
  const limited = costOf(route) > 0 ? [429] : []
  // From a page of another site (same-site.ts), and while the database is away (errors.ts).
  const isWrite = route.method === 'POST' || route.hasEffect === true
  const refused = isWrite && route.access !== 'provider' ? [403] : []
  const errors = [400, ...(route.errors ?? []), ...refused, 413, 415, 422, ...limited, 500, 503]
  return {
    ...(isEmpty
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'OK', content: content(route) } }),
    ...Object.fromEntries(errors.map((status) => [status, errorResponse(route, status)])),
  }
}

function errorResponse(route: RouteDefinition, status: number): Json {
  const body = route.errorBodies?.[status] ?? (status === 422 ? ValidationErrorBody : ErrorBody)
  return {
    description: status === 422 ? 'Validation Error' : 'Error',
    content: json(toSchema(body, 'output')),
  }
}

function content({ produces, response }: RouteDefinition): Json {
  return produces
    ? { [produces]: { schema: { type: 'string', format: 'binary' } } }
    : json(toSchema(response, 'output'))
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
