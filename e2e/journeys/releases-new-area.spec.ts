import { makeNewArea, type NewArea } from '#e2e/fixtures/releases/new-area.ts'
import { readRegistry } from '#e2e/fixtures/releases/altered-release.ts'
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

let stagingEdge: StagingEdge
let gift: NewArea
test.beforeEach(async () => {
  ;[stagingEdge, gift] = await Promise.all([startStagingEdge(), makeNewArea('gift')])
})
test.afterEach(async () => {
  gift.remove()
  await stagingEdge.close()
})

test('[T4] [T5] a team adds its area to the site, a page to its area, and retires it, alone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const before = readRegistry(stagingEdge).sites

  await test.step('the area', async () => {
    const version = await gift.publish(stagingEdge)
    await stagingEdge.release('promote', `gift@${version}`, '--site', 'web')
    await page.goto(stagingEdge.url)
    await page.getByRole('navigation').getByRole('link', { name: 'Gift' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gift' })).toBeFocused()
    await expect(page).toHaveTitle('Gift · Darnley')
    await expect(page.getByText('This page belongs to the area gift.')).toBeVisible()
    const { remotes, ...shell } = readRegistry(stagingEdge).sites.web
    expect({ ...shell, remotes }).toEqual({
      ...before.web,
      remotes: { ...before.web.remotes, gift: version },
    })
    expect(readRegistry(stagingEdge).sites.storefront).toEqual(before.storefront)
  })

  await test.step('a page: one folder and one line', async () => {
    gift.write(
      'src/pages/card/page.tsx',
      `import type { JSX } from 'react'
import type { PageProps } from '@darnley/web/areas'
import { PageHeading, Wrap } from '@darnley/web/ui/page'

export function Page({ params }: PageProps): JSX.Element {
  return <Wrap><PageHeading>Gift card {params['code']}</PageHeading></Wrap>
}
`,
    )
    gift.edit(
      'src/pages.ts',
      '  pages: [',
      "  pages: [\n    { path: '/gift/:code', module: './card', sites: ['web'], title: 'Gift card', heading: 'Gift card', description: 'What is left on a gift card.' },",
    )
    const version = await gift.publish(stagingEdge)
    await stagingEdge.release('promote', `gift@${version}`)
    const response = await page.goto(`${stagingEdge.url}/gift/A1-b2`)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).toContain('content="What is left on a gift card."')
    await expect(page.getByRole('heading', { level: 1, name: 'Gift card A1-b2' })).toBeVisible()
  })

  await test.step('away again', async () => {
    await stagingEdge.release('retire', 'gift')
    const response = await page.goto(`${stagingEdge.url}/gift`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Gift' })).toBeHidden()
    expect(readRegistry(stagingEdge).sites).toEqual(before)
  })
})

test('[T4] the gate refuses a page that another area has', async () => {
  gift.edit('src/pages.ts', "path: '/gift'", "path: '/basket'")
  await expect(gift.publish(stagingEdge)).rejects.toThrow(
    "declares the page /basket of the site 'web', which 'checkout' declares, too",
  )
})
