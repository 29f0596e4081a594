import { expect, test } from '#e2e/fixtures/test.ts'

test('[O22] the notices of a site name what its scripts hold, and what renders its pages on the server', async ({
  request,
}) => {
  const answer = await request.get('/notices.txt')
  expect(answer.status()).toBe(200)
  const parts = (await answer.text()).split(/^Darnley /m)
  const packagesOf = (title: RegExp): string =>
    [...(parts.find((part) => title.test(part)) ?? '').matchAll(/^## (\S+) /gm)]
      .map(([, name]) => name)
      .join()
  expect(packagesOf(/^vendor \S+\n/)).toContain('react-dom')
  for (const name of ['host-web', 'booking'])
    expect(packagesOf(new RegExp(`^${name} \\S+, rendering on the server\n`))).toContain(
      'react-dom',
    )
})
