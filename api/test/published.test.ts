import { calls } from '@darnley/contract/calls'
import { contractVersion } from '@darnley/contract/version'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

interface OpenApi {
  readonly openapi: string
  readonly servers: { url: string }[]
  readonly paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

describe('the published description of the API', () => {
  it('lists every call of the contract as OpenAPI 3.1 with its responses', async () => {
    const { body } = await visit(environment.apiUrl).get<OpenApi>('/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(Object.keys(calls).toSorted())
    const update = body.paths['/public/update_basket']?.['post']
    expect(Object.keys(update?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '409', '413', '422']),
    )
  })

  it('has a readable page whose files all come from this server, under a policy without inline script', async () => {
    const page = await fetch(`${environment.apiUrl}/docs`)
    const text = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    const files = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, path]) => path)
    expect(files).toHaveLength(4)
    for (const path of files)
      expect((await fetch(`${environment.apiUrl}/${path}`)).status).toBe(200)
    expect(text).not.toMatch(/<script>|https?:/)
  })

  it('reports alive and ready', async () => {
    for (const path of ['/livez', '/readyz'])
      // The load of other tests may stall this process for a moment, which it reports.
      await expect
        .poll(() => visit(environment.apiUrl).get(path))
        .toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('reports its contract version for releases', async () => {
    const visitor = visit(environment.apiUrl)
    expect((await visitor.get('/readyz')).body).toMatchObject({ contract: contractVersion })
    expect((await visitor.get('/openapi.json')).body).toMatchObject({
      info: { version: contractVersion },
    })
  })
})
