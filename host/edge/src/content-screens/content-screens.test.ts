import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { startCanary } from '@darnley/releases/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import { buildEdge } from '#src/testing/edge.ts'
import { publishedPartner } from '#src/testing/partners.ts'
import { addContentRemote, promoteSet, writeReleases } from '#src/testing/releases.ts'
import { startUpstream, type Upstream } from '#src/testing/upstream.ts'

/** Renders the prices that the content service answers, at the rate of the site. */
const priceList = `
export async function renderScreen({ path, origin }) {
  const answer = await (await fetch('/content/api/services?depth=0&limit=0')).json()
  const config = JSON.parse(document.getElementById('page-config').textContent)
  const price = answer.docs[0].price * Number(config.storefront?.exchangeRate ?? 1)
  return {
    html: '<h1>Prices</h1><a href="/prices">£' + price + '</a><button>Search</button><img src="/@release/assets/a.svg">',
    answers: [[['prices'], [price]]],
    structuredData: [{ '@type': 'Offer', price, url: origin + path, name: '</script>' }],
  }
}
`

/** Lists an address for each category that the content service has. */
const categoryLists = `
export const renderScreen = async ({ path }) => ({ html: '<p>Shown: ' + path + '</p>', answers: [], structuredData: [] })
export async function listAddresses(paths) {
  const { docs } = await (await fetch('/content/api/item-categories?limit=0')).json()
  return docs.map(({ id }) => '/?category=' + id)
}
`

let app: FastifyInstance
let releasesDir: string
let content: Upstream
let price: number
let version: number
let categories: string[]

beforeEach(async () => {
  price = 16
  version = 1
  categories = ['coats', 'skirts']
  content = await startUpstream((request, response) => {
    const { url = '' } = request
    if (url === '/changes') return void response.end(JSON.stringify({ version }))
    if (url.startsWith('/api/partners'))
      return void response.end(
        JSON.stringify({ docs: madeUpPartners.map((partner) => publishedPartner(partner)) }),
      )
    if (url.startsWith('/api/item-categories'))
      return void response.end(JSON.stringify({ docs: categories.map((id) => ({ id })) }))
    if (url.startsWith('/api/services'))
      return void response.end(JSON.stringify({ docs: [{ id: 'hem', price }] }))
    response.end(JSON.stringify({ docs: [] }))
  })
  releasesDir = await writeReleases()
})
afterEach(async () => {
  await app.close()
  await content.close()
})

async function start(renderer: string): Promise<void> {
  await addContentRemote(releasesDir, { version: '2', renderer })
  await promoteSet(releasesDir, { booking: '2', checkout: '1' })
  ;({ app } = await buildEdge({
    CONTENT_URL: content.url,
    API_URL: content.url,
    RELEASES_DIR: releasesDir,
  }))
}

async function documentOf(host = 'localhost:3000', cookie = '', url = '/'): Promise<string> {
  const { body } = await app.inject({ url, headers: { host, cookie } })
  return body
}

const documentAt = (url: string): Promise<string> => documentOf('localhost:3000', '', url)

const soon = { ...patience.expect.poll, interval: 50 }

async function untilDocumentHas(text: string): Promise<string> {
  return vi.waitFor(async () => {
    const html = await documentOf()
    expect(html).toContain(text)
    return html
  }, soon)
}

/** As often as the services were asked for: once for each time that a site was rendered. */
function timesAsked(): number {
  return content.requests.filter(({ path }) => path.startsWith('GET /api/services')).length
}

describe('[J7] A page with content', () => {
  it('has it in its document, with what it was rendered from and what search engines read', async () => {
    await start(priceList)
    const html = await untilDocumentHas('£16')
    expect(html).toContain('<a href="/prices">')
    // A press on it is repeated once scripts are there.
    expect(html).toContain('<button>')
    expect(html).toContain('<img src="/releases/booking/2/assets/a.svg">')
    expect(html).toContain('id="known-answers">[[["prices"],[16]]]</script>')
    const structured = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(structured ?? '')).toMatchObject({ price: 16, name: '</script>' })
    // The document has the answer to the first request.
    expect(html).not.toContain('as="fetch"')
  })

  it('follows a change of the content', async () => {
    await start(priceList)
    await untilDocumentHas('£16')
    price = 18
    version += 1
    const html = await untilDocumentHas('£18')
    expect(html).not.toContain('£16')
  })

  it('is not rendered on a request', async () => {
    await start(priceList)
    await untilDocumentHas('£16')
    // At first each site is rendered again, for what the api learns later.
    await vi.waitFor(async () => {
      const asked = timesAsked()
      for (let visit = 0; visit < 20; visit += 1) await documentOf()
      expect(timesAsked()).toBe(asked)
    }, soon)
  })

  it('of a partner has its own prices, for browsers that say that staff are signed in', async () => {
    await start(priceList)
    const kirk = 'kirk.localhost:3000'
    await vi.waitFor(
      async () => expect(await documentOf(kirk, 'staff_signed_in=1')).toContain('£20'),
      soon,
    )
    expect(await documentOf(kirk)).not.toContain('£')
    expect(await documentOf(kirk, 'staff_signed_in=1')).not.toContain('ld+json')
  })

  it('has it also in a release that only a canary shows', async () => {
    await addContentRemote(releasesDir, { version: '3', renderer: priceList })
    await start(priceList.replace('<h1>Prices', '<h1>Old prices'))
    await untilDocumentHas('Old prices')
    await changeRegistry(folderStore(releasesDir), (before) => {
      if (!before) throw new Error('Nothing is live')
      const release = { name: 'booking', version: '3' }
      const canary = { site: 'web', at: '2026-01-01T00:00:00.000Z', release, percent: 99 } as const
      return { registry: startCanary(before, canary), result: undefined }
    })
    const inCanary = 'canary-share=1'
    await vi.waitFor(
      async () => expect(await documentOf('localhost', inCanary)).toContain('<h1>Prices'),
      soon,
    )
  })

  it('has a document for each address that its release lists, while it is listed', async () => {
    await start(categoryLists)
    await vi.waitFor(
      async () => expect(await documentAt('/?category=skirts')).toContain('/?category=skirts</p>'),
      soon,
    )
    expect(await documentAt('/?utm=mail&category=coats')).toContain('/?category=coats</p>')
    expect(await documentAt('/?category=coats&item=1')).not.toContain('Shown')
    expect(await documentAt('/?category=hats')).not.toContain('Shown')
    expect(await documentAt('/?utm=mail')).toContain('Shown: /</p>')
    categories = ['coats']
    version += 1
    await vi.waitFor(
      async () => expect(await documentAt('/?category=skirts')).not.toContain('Shown'),
      soon,
    )
    expect(await documentAt('/?category=coats')).toContain('Shown')
  })

  it('keeps what it has when the content service fails', async () => {
    await start(priceList)
    await untilDocumentHas('£16')
    content.answer((_request, response) => {
      response.statusCode = 500
      response.end()
    })
    version += 1
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await documentOf()).toContain('£16')
  })
})

const escapes: readonly (readonly [what: string, source: string])[] = [
  [
    'reads a file of the machine',
    `await import('file://${join(import.meta.dirname, 'follow.ts')}')`,
  ],
  ['imports a module of Node', `await import('node:fs')`],
  ['requires one', `process.getBuiltinModule('node:child_process')`],
  ['opens a connection', `new WebSocket('ws://127.0.0.1:1')`],
  [
    'asks for what needs a session',
    `await fetch('/api/public/orders', { credentials: 'include' })`,
  ],
  ['asks for what is not public', `await fetch('/api/storefront/orders')`],
  ['asks for another address', `await fetch('http://127.0.0.1:1/')`],
  ['changes something', `await fetch('/api/public/baskets', { method: 'POST' })`],
  ['ends early', 'process.exit(3)'],
]

describe('A renderer', () => {
  it.each(escapes)('that %s has no effect on the page', async (_what, source) => {
    const html = `{ html: '<p>escaped</p>', answers: [], structuredData: [] }`
    await start(`
      export async function renderScreen() {
        await fetch('/content/api/items?depth=0&limit=0')
        ${source}
        return ${html}
      }`)
    const hasBegun = (): boolean =>
      content.requests.some(({ path }) => path.startsWith('GET /api/items'))
    await vi.waitFor(() => expect(hasBegun()).toBe(true), soon)
    await new Promise((resolve) => setTimeout(resolve, 600))
    const page = await documentOf()
    expect(page).not.toContain('escaped')
    expect(page).toContain('<h1>Book</h1>')
  })

  it('whose markup the policy of the site refuses has no effect', async () => {
    await start(
      `export const renderScreen = async () => ({ html: '<p style="color:red">escaped</p>', answers: [], structuredData: [] })`,
    )
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await documentOf()).not.toContain('escaped')
  })
})
