import { calls } from '@darnley/contract/calls'
import { expect, it } from 'vitest'
import { makeOpenApi } from './document.ts'

const document = makeOpenApi('Darnley') as {
  readonly paths: Record<
    string,
    Record<string, { readonly operationId?: string; readonly responses: Record<number, object> }>
  >
  readonly components: { readonly schemas: Record<string, object> }
}

/** Returns every object schema that is inlined instead of a named component. */
function inlineObjects(value: unknown, place = ''): { place: string; shape: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const isObject = 'properties' in value && 'type' in value && value.type === 'object'
  const inner = Object.entries(value).flatMap(([key, part]) =>
    inlineObjects(part, `${place}/${key}`),
  )
  return isObject ? [{ place, shape: JSON.stringify(value) }, ...inner] : inner
}

it('[C38] every request body is a named component', () => {
  expect(inlineObjects(document.paths).map(({ place }) => place)).toEqual([])
})

it('[C38] no schema is inlined within a component, nor as an item of a list', () => {
  const inline = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema).flatMap(([key, part]) => inlineObjects(part, `${name}/${key}`)),
  )
  const shapes = inline.map(({ shape }) => shape)
  const repeated = inline.filter(({ shape }, index) => shapes.indexOf(shape) !== index)
  const items = inline.filter(({ place }) => place.endsWith('/items'))
  expect([...repeated, ...items].map(({ place }) => place)).toEqual([])
})

it('[C38] entities and operations have the contract’s export names', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Basket', 'BasketEntry', 'OrderDetails', 'PricedItem', 'Storefront']),
  )
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const names = operations.map(({ operationId }) => operationId)
  expect(names).toEqual(expect.arrayContaining(['getBasket', 'updateBasket', 'orderDetails']))
  expect(names.every((name) => name !== undefined && /^[a-z][\dA-Za-z]+$/.test(name))).toBe(true)
  expect(new Set(names).size).toBe(Object.keys(calls).length)
})

it('[C38] a call that may answer nothing has both answers', () => {
  const successes = (path: string, method: string): string[] =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {}).filter((status) => status < '300')
  expect(successes('/public/held_fitting', 'get')).toEqual(['200', '204'])
  expect(successes('/public/register', 'post')).toEqual(['204'])
  expect(successes('/public/faq', 'get')).toEqual(['200'])
})
