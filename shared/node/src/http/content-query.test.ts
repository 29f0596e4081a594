import { expect, test } from 'vitest'
import { publicQuery } from './content-query.ts'

test('the same parameters in another order give the same query', () => {
  expect(publicQuery('depth=1&limit=0')).toEqual(publicQuery('limit=0&depth=1'))
})

test('parameters that Payload documents for reading are passed on', () => {
  const query = 'where[itemCategory][equals]=trousers&sort=-name&select[name]=true&page=2'
  const { search } = publicQuery(query) as { search: string }
  expect(new URLSearchParams(search).get('where[itemCategory][equals]')).toBe('trousers')
  expect([...new URLSearchParams(search)]).toHaveLength(4)
})

test.each(['draft=true', 'trash=true', 'locale=all', 'populate[users]=true', 'cachebuster=1'])(
  '%s is dropped',
  (query) => {
    expect(publicQuery(query)).toEqual({ type: 'ok', search: '' })
  },
)

test.each(['where[id][in][0]=jeans', 'where[id][in][]=jeans', 'where[or][0][price][less_than]=5'])(
  '%s is passed on',
  (query) => {
    expect(publicQuery(query)).toMatchObject({ type: 'ok' })
  },
)

test.each([
  'limit=',
  'limit=-1',
  'depth=1.5',
  'page=1e3',
  'limit=10000000',
  'where[id][near]=1,2',
  'where[id]=jeans',
  'where[id][equals]=%00',
])('%s is refused', (query) => {
  expect(publicQuery(query)).toMatchObject({ type: 'error' })
})

test('[X30] a name longer than any path is refused before its brackets are parsed', () => {
  const query = `where${'['.repeat(15_000)}]=1`
  expect(publicQuery(query)).toEqual({
    type: 'error',
    message: '"where[[[[[[[[[[[[[[[..." is too long for a name.',
  })
})
