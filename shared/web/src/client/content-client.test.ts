import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentUrl, listContent } from './content-client.ts'

afterEach(() => vi.unstubAllGlobals())

/** A path alone, which only a browser can complete with the site's origin. */
function answering(body: string, status = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    asked.push(url)
    return new Response(body, { status })
  })
  return asked
}

describe('reading the catalogue', () => {
  it('asks for all documents of a filter, at full depth', async () => {
    const asked = answering('{"docs":[{"id":"jeans"}],"totalDocs":1}')
    const { docs } = await listContent('items', { where: { itemCategory: 'trousers' } })
    expect(docs).toEqual([{ id: 'jeans' }])
    expect(asked).toEqual([
      '/content/api/items?limit=0&depth=100&where%5BitemCategory%5D%5Bequals%5D=trousers',
    ])
  })

  it.each([
    '{}',
    'null',
    '[]',
    '"docs"',
    '{"docs":null}',
    '{"docs":[null]}',
    '{"docs":[{"id":1}]}',
  ])('rejects %s, which is not a list of documents', async (body) => {
    answering(body)
    await expect(listContent('items')).rejects.toMatchObject({ code: 'Generic Error' })
  })

  it.each(['', '<!doctype html>', '{"docs":['])('rejects %j, which is not JSON', async (body) => {
    answering(body)
    await expect(listContent('items')).rejects.toMatchObject({ code: 'Network Error' })
  })

  it('rejects with the error message of the service', async () => {
    answering('{"detail":"Bad Gateway"}', 502)
    await expect(listContent('items')).rejects.toMatchObject({ code: 'Bad Gateway', status: 502 })
  })

  it.each([
    ['the caller aborts', AbortSignal.abort()],
    ['the time is over', AbortSignal.abort(new DOMException('late', 'TimeoutError'))],
  ])("says 'Request aborted' when %s", async (_, signal) => {
    answering('{"docs":[]}')
    await expect(listContent('items', { signal })).rejects.toMatchObject({
      code: 'Request aborted',
    })
  })
})

it('pictures are served under the path of the content service', () => {
  expect(contentUrl('/api/media/file/jeans.svg')).toBe('/content/api/media/file/jeans.svg')
})
