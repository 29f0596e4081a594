import type { Page } from '@playwright/test'
import { chooseHem, describeJeans, measure } from '#e2e/fixtures/book.ts'
import { startForeignHost, type ForeignHost } from '#e2e/fixtures/foreign-host/foreign-host.ts'
import { readRegistry } from '#e2e/fixtures/releases/altered-release.ts'
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, goBack, headings, press } from '#e2e/fixtures/wizard.ts'

let site: StagingEdge
let host: ForeignHost
test.beforeEach(async () => {
  site = await startStagingEdge()
  host = await startForeignHost(site.url)
})
test.afterEach(async () => {
  await host.close()
  await site.close()
})

test('[T8] a stock host of another origin shows the wizard in its own React', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await site.release('hosts', 'add', host.origin, '--site', 'web')
  await page.goto(host.origin)

  await atStep(page, headings.category)
  for (const name of await categoriesOf(site))
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  await expect.poll(() => brokenPictures(page)).toEqual([])

  await press(page, 'Trousers & jeans')
  await atStep(page, headings.item)
  await goBack(page)
  await atStep(page, headings.category)
  await expect(page).toHaveURL(`${host.origin}/`)
  // The site's global styles stay inside of what is mounted.
  const heading = page.getByRole('heading', { name: "A partner's own page" })
  await expect(heading).toHaveCSS('font-family', /^"?Times/)

  // The container's own React, a newer one, is for hosts without any.
  expect(requested.filter((url) => /prebuild__react(?:_mf_2_dom)?__prebuild/.test(url))).toEqual([])
})

test('[T8] a host may stay on one release, whose manifest works at its own address', async ({
  page,
}) => {
  const { booking } = readRegistry(site).sites.web.remotes
  host.edit('/releases/live/booking/', `/releases/booking/${booking}/federation/`)
  await host.build()
  await site.release('hosts', 'add', host.origin, '--site', 'web')
  await page.goto(host.origin)
  await atStep(page, headings.category)
})

test('[T8] across origins a visitor looks around, and a booking goes on at the site', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/403 \(Forbidden\)/)
  await site.release('hosts', 'add', host.origin, '--site', 'web')
  await page.goto(host.origin)
  await describeJeans(page)
  await chooseHem(page)
  await measure(page)
  await press(page, 'Add to basket')
  await expect(page.getByText('To book, please continue at Darnley.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue at Darnley' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('[T8] the browser refuses the container to an origin that is not on the list', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/blocked by CORS policy|Failed to load resource|RUNTIME-003|Federation Runtime/)
  const partner = 'https://partner.example'
  await site.release('hosts', 'add', partner, '--site', 'web')
  await page.goto(host.origin)
  await expect(page.getByText('Booking is not available at the moment.')).toBeVisible()
})

test('[T8] the types of a release compile in the host, and find a wrong use', async () => {
  const manifest = `${site.url}/releases/live/booking/mf-manifest.json`
  await host.compile(manifest)
  host.edit('<Wizard site={site} />', '<Wizard site={7} />')
  await expect(host.compile(manifest)).rejects.toThrow(
    "Type 'number' is not assignable to type 'string'",
  )
})

async function categoriesOf({ url }: StagingEdge): Promise<string[]> {
  const response = await fetch(`${url}/content/api/item-categories?limit=0&depth=1`)
  const { docs } = (await response.json()) as { docs: { name: string }[] }
  expect(docs.length).toBeGreaterThan(3)
  return docs.map(({ name }) => name)
}

function brokenPictures(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ complete, naturalWidth, loading }) =>
          loading === 'lazy' ? false : !complete || naturalWidth === 0,
        )
        .map(({ src }) => src),
    )
}
