import type { APIRequestContext } from '@playwright/test'
import type { ContentList, FittingGuide, Item } from '@darnley/contract/content'
import { walkEveryPath } from '@darnley/testing/every-path'
import { expect, test } from '#e2e/fixtures/test.ts'

async function list<Document>(request: APIRequestContext, query: string): Promise<Document[]> {
  const response = await request.get(`/content/api/${query}`)
  return ((await response.json()) as ContentList<Document>).docs
}

test('every item > service of the catalogue leads to an end with all possible answers', async ({
  request,
}) => {
  const items = await list<Item>(request, 'items?limit=0&depth=3')
  const guides = await list<FittingGuide>(request, 'fitting-guides?limit=0&depth=0')
  expect(items.length).toBeGreaterThanOrEqual(55)
  const reports = items.map((item) => walkEveryPath(item, guides))
  expect(reports.flatMap(({ faults }) => faults)).toEqual([])
  const paths = reports.reduce((sum, report) => sum + report.paths, 0)
  expect(paths).toBeGreaterThan(4000)
})
