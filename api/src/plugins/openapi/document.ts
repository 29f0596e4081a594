import { calls } from '@darnley/contract/calls'
import { exportedNames } from '@darnley/contract/exported'
import type { RouteDefinition } from '@darnley/contract/route'
import { contractVersion } from '@darnley/contract/version'
import { z } from 'zod'
import { isForStaff } from '#src/plugins/staff-only.ts'
import { collectResponses, type ResponseCollection } from './responses.ts'
import { collectSchemas, type Json, type SchemaCollection } from './schemas.ts'

interface Collections {
  readonly schemas: SchemaCollection
  readonly responses: ResponseCollection
}

/** Returns the OpenAPI 3.1 document, generated from the contract that the API validates with. */
export function makeOpenApi(companyName: string): Json {
  const schemas = collectSchemas()
  const responses = collectResponses(schemas)
  const paths: Record<string, Json> = {}
  for (const route of Object.values<RouteDefinition>(calls)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    const made = operation({ schemas, responses }, route)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: made }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${companyName} API`, version: contractVersion },
    // Relative to this document: the API's own root, or /api on a site.
    servers: [{ url: '.' }],
    paths,
    components: {
      schemas: sorted(schemas.components),
      responses: sorted(responses.components),
      securitySchemes: {
        basket: { type: 'apiKey', in: 'cookie', name: 'basket' },
        staff: { type: 'apiKey', in: 'cookie', name: 'staff_access' },
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
        staffPassword: {
          type: 'oauth2',
          flows: { password: { tokenUrl: 'storefront/token_swagger', scopes: {} } },
        },
      },
    },
  }
}

function sorted(components: Json): Json {
  const byName = Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(byName)
}

function operation({ schemas, responses }: Collections, route: RouteDefinition): Json {
  const { example = {} } = route
  return {
    operationId: exportedNames.get(route),
    summary: route.summary,
    description: `Section ${route.source} of the specification.`,
    tags: [route.tag],
    security: security(route),
    parameters: [
      ...parameters(schemas, { place: 'path', schema: route.params, example: example.params }),
      ...parameters(schemas, { place: 'query', schema: route.query, example: example.query }),
      ...parameters(schemas, { place: 'header', schema: route.headers, example: example.headers }),
    ],
    ...requestBody(schemas, route),
    responses: responses.of(route),
  }
}

/**
 * Returns the security schemes of a call. The form scheme of section 7.2 is listed beside the cookie, so that the
 * docs page can sign in. Providers' signatures are header parameters of their calls, but OpenAPI ignores a parameter
 * named Authorization.
 */
function security({ access, example }: RouteDefinition): Json[] {
  if (access === 'provider') return providerSecurity(example?.headers?.['authorization'])
  if (access === 'public') return []
  return isForStaff({ access }) ? [{ staff: [] }, { staffPassword: [] }] : [{ [access]: [] }]
}

function providerSecurity(authorization: string | number | undefined): Json[] {
  if (authorization === undefined) return []
  return [String(authorization).startsWith('Basic ') ? { basic: [] } : { bearer: [] }]
}

interface Part {
  readonly place: 'path' | 'query' | 'header'
  readonly schema: z.ZodObject | undefined
  readonly example: Readonly<Record<string, string | number>> | undefined
}

function parameters(schemas: SchemaCollection, { place, schema, example = {} }: Part): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field, undefined).success,
    schema: schemas.add(field as z.ZodType, 'input'),
    ...(Object.hasOwn(example, name) ? { example: example[name] } : {}),
  }))
}

/** Bodies signed by providers are read as bytes and not part of the contract: their examples describe them. */
function requestBody(
  schemas: SchemaCollection,
  { access, body, bodyType, example: { body: example } = {} }: RouteDefinition,
): Json {
  if (!body && (access !== 'provider' || example === undefined)) return {}
  const media = {
    schema: body ? schemas.add(body, 'input') : { type: 'object' },
    ...(example === undefined ? {} : { example }),
  }
  const type = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const required = body ? !body.safeParse(undefined).success : true
  return { requestBody: { required, content: { [type]: media } } }
}
