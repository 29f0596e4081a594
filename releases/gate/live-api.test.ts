import { expect, it } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'
import { findLiveMisfits } from './live-api.ts'
import { callsOf, OpenApi } from './open-api.ts'
import type { Sources } from './sources.ts'

const Basket = z.object({ lines: z.array(z.string()), total: z.int(), weight: z.int() })

/** A release that shows the total of a basket. */
const release: Sources = {
  folders: { '@darnley/gift': 'gift-remote' },
  files: {
    '@darnley/gift/src/page.ts':
      "const basket = await call('GET /basket/{id}', { params: { id } })\nshow(basket.total)\n",
  },
  bundled: ['@darnley/gift/src/page.ts'],
  ambient: [],
  exposes: {},
  calls: {
    'GET /basket/{id}': {
      params: z.toJSONSchema(z.object({ id: z.string() })) as JsonSchema,
      response: z.toJSONSchema(Basket) as JsonSchema,
    },
  },
}

/** The document of an api whose basket has these fields. */
function apiWith(response: z.ZodObject, path = '/basket/{id}'): OpenApi {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(response)
  return OpenApi.parse({
    openapi: '3.1.0',
    paths: {
      [path]: {
        get: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Basket' } } },
            },
            404: { description: 'Not found' },
          },
        },
      },
    },
    components: { schemas: { Basket: schema } },
  })
}

it.each([
  ['what it was built for', Basket],
  ['more than it was built for', Basket.extend({ vat: z.int() })],
  ['less, which it does not read', Basket.omit({ weight: true })],
])('A release fits a live api that has %s', (_what, response) => {
  expect(findLiveMisfits(release, callsOf(apiWith(response)))).toEqual([])
})

it.each([
  [
    'a field that it reads',
    apiWith(Basket.omit({ total: true })),
    2,
    'response.total is not there',
  ],
  [
    'the type of a field that it reads',
    apiWith(Basket.extend({ total: z.string() })),
    2,
    'response.total has another type',
  ],
  ['the call', apiWith(Basket, '/baskets/{id}'), 1, "There is no call 'GET /basket/{id}'"],
])(
  '[T6] A release that needs more than the live api has is named with the line: %s',
  (_what, api, line, text) => {
    const [found] = findLiveMisfits(release, callsOf(api))
    expect(found?.where).toBe(`gift-remote/src/page.ts:${line}`)
    expect(found?.message).toContain(text)
  },
)
