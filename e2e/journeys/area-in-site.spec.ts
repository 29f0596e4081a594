import { get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { copyRemote, type RemoteCopy } from '#e2e/fixtures/area-in-site.ts'
import { freePort } from '@darnley/testing/free-ports'
import { atStep, headings, press } from '#e2e/fixtures/wizard.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const {
  SITE_URL = 'http://localhost:3000',
  MAISON_URL = 'http://maison.localhost:3000',
  SANDBOX_URL = 'http://localhost:3300',
} = process.env

// Each starts a development server, which compiles what a page needs when it is first asked for.

let booking: RemoteCopy
test.beforeEach(() => {
  booking = copyRemote('booking-remote')
})
test.afterEach(async ({ page }) => {
  // An open page reports that its server ended.
  await page.close()
  await booking.remove()
})

const lead = 'So that we know it among the others when it arrives.'

test('[T15] a developer changes a step inside the site, and the typed text stays', async ({
  page,
}) => {
  const { url } = await booking.show(SITE_URL)
  await page.goto(url)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book' })).toBeVisible()
  await atStep(page, headings.category)
  await press(page, 'Trousers & jeans')
  await press(page, 'Jeans')
  const field = page.getByLabel('Item description')
  await field.fill('Dark blue')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  booking.edit('src/pages/wizard/steps/item-description.tsx', lead, 'As seen from the source.')

  await expect(page.getByText('As seen from the source.')).toBeVisible()
  await expect(page.getByText(lead)).toBeHidden()
  await expect(field).toHaveValue('Dark blue')
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('[T15] the area from source, the shell and other areas share React and the basket', async ({
  page,
}) => {
  const { url } = await booking.show(SITE_URL)
  const reacts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const text = await response.text().catch(() => '')
    // What React gives its renderers, assigned once in each copy, minified or not.
    if (/\.__CLIENT_INTERNALS\w+ ?= ?\w/.test(text)) reacts.push(new URL(response.url()).pathname)
  })
  await page.goto(url)
  await bookJeansHem(page)
  await expect(page.getByRole('banner').getByRole('button', { name: /basket.*1/i })).toBeVisible()
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(url)
  expect(reacts).toHaveLength(1)

  // The site stored it, for this visitor.
  await page.reload()
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
})

test('[T15] a page that only the working copy declares is shown in the site', async ({ page }) => {
  booking.edit(
    'src/pages.ts',
    '  pages: [',
    "  pages: [\n    { path: '/care/:cloth', module: './care', sites: ['web'], title: 'Care', heading: 'Care', description: 'How to care for clothes.' },",
  )
  booking.edit('src/pages.ts', "label: 'Book'", "label: 'Book a repair'")
  booking.write(
    'src/pages/care/page.tsx',
    `import type { JSX } from 'react'
import type { PageProps } from '@darnley/web/areas'
import { PageHeading, Wrap } from '@darnley/web/ui/page'

export function Page({ params }: PageProps): JSX.Element {
  return <Wrap><PageHeading>Care for {params['cloth']}</PageHeading></Wrap>
}
`,
  )
  const { url } = await booking.show(SITE_URL)
  const response = await page.goto(`${url}/care/wool`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Care for wool' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a repair' })).toBeVisible()

  await test.step('a changed declaration reloads the page', async () => {
    booking.edit('src/pages.ts', "label: 'Book a repair'", "label: 'Mend it'")
    await expect(page.getByRole('link', { name: 'Mend it' })).toBeVisible()
  })
})

test('[T15] a partner site is shown as well', async ({ page }) => {
  const { url } = await booking.show(MAISON_URL)
  await page.goto(`${url}/fitting-guide?serviceId=shorten-hem`)
  await expect(page.getByRole('banner').getByRole('img', { name: 'Maison Vale' })).toBeVisible()
})

test('[T15] the site neither names the development server nor counts its failures', async ({
  page,
  request,
}) => {
  const { url, port } = await booking.show(SITE_URL)
  await page.goto(url)
  await atStep(page, headings.category)
  for (const path of ['/', '/basket', '/unknown']) {
    const response = await request.get(SITE_URL + path)
    const all = JSON.stringify(response.headers()) + (await response.text())
    expect(all).not.toContain(String(port))
    expect(all).not.toContain('__area__')
    expect(response.headers()['content-security-policy']).not.toContain('unsafe-inline')
  }
  const paths = ['failures', 'vitals', 'errors', 'spans'].map((name) => `/releases/${name}`)
  for (const path of paths) {
    const data = { from: 'the working copy' }
    expect((await request.post(url + path, { data })).status()).toBe(204)
    expect((await request.post(SITE_URL + path, { data })).status()).toBe(403)
  }
})

test('[T15] what hinders it is said in a sentence', async () => {
  const port = await freePort()
  await expect(booking.show(`http://localhost:${port}`)).rejects.toThrow(
    new RegExp(
      `^http://localhost:${port} cannot be reached \\(\\w+\\): start it \\(npm start\\), or name another address with --site\\.\n$`,
    ),
  )
  await expect(booking.show(SANDBOX_URL)).rejects.toThrow('is no site of Darnley')
  const used = Number(new URL(SITE_URL).port)
  await expect(booking.show(SITE_URL, used)).rejects.toThrow(
    `Port ${used} is already in use: choose another one with --port.\n`,
  )
})

test('[T15] the development server answers this machine alone, and its page no key', async ({
  page,
}) => {
  const { url, port } = await booking.show(SITE_URL)
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const asked = get({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
        response.resume()
        done(response.statusCode)
      })
      asked.on('error', fail)
    })
  expect(await statusFor(`localhost:${port}`)).toBe(200)
  // A name that its owner led to this machine (DNS rebinding).
  expect(await statusFor('evil.example')).toBe(403)
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { address } of addresses.filter(
    ({ internal, family }) => !internal && family === 'IPv4',
  ))
    await expect(fetch(`http://${address}:${port}`)).rejects.toThrow('fetch failed')
  // The scripts of the site, and those that it loads, run on the same origin as the sources.
  const read = (file: string): Promise<number> =>
    page.request.get(`${url}/__area__/@fs${booking.folder}/${file}`).then((got) => got.status())
  expect(await read('src/pages.ts')).toBe(200)
  expect(await read('../key')).toBe(403)
})

test('[T15] Ctrl-C ends it and leaves neither a process nor a temporary file', async ({ page }) => {
  const { url, interrupt } = await booking.show(SITE_URL)
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: headings.category })).toBeVisible()
  await page.close()
  expect(await interrupt()).toEqual({ temporaryFiles: [], hasProcesses: false })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
