import { draftPreviewHeader, signDraftPreview } from '@darnley/node/draft-preview'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { Item, ItemCategory, Service } from '@darnley/contract/content'
import { type LiveApp, previewSecret, startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

const inAMinute = (): number => Math.floor(Date.now() / 1000) + 60
const tokenOf = (secret: string, until = inAMinute()): string =>
  signDraftPreview({ origin: 'http://localhost:3000', until }, secret)

function preview(path: string, token = tokenOf(previewSecret)): Promise<Response> {
  return app.get(path, {
    headers: {
      [draftPreviewHeader]: token,
      authorization: 'Bearer the key of the api in tests',
    },
  })
}

interface Listed {
  readonly docs: readonly (Record<string, unknown> & { readonly id: string })[]
}

const listed = async (answer: Promise<Response>): Promise<Listed['docs']> =>
  ((await (await answer).json()) as Listed).docs

async function priceOf(answer: Promise<Response>): Promise<unknown> {
  return (await listed(answer)).find(({ id }) => id === 'reheel')?.['price']
}

const allServices = '/api/services?depth=0&limit=0'

function saveDraft(collection: string, id: string, data: object): Promise<unknown> {
  return app.payload.update({ collection, id, data, draft: true })
}

beforeEach(() => saveDraft('services', 'reheel', { price: 4321, _status: 'draft' }))

const create = (collection: string, data: object): Promise<unknown> =>
  app.payload.create({ collection, data: { ...data, _status: 'draft' }, draft: true })

/** Drafts of a category without a picture, and of a service without a question and answers. */
beforeAll(async () => {
  await create('item-categories', { name: 'Hats' })
  await create('services', {
    name: 'Block a hat',
    questions: [{ questionType: 'radio', options: [{ answer: '' }] }],
  })
})

test('a preview reads drafts, and no one else does', async () => {
  expect(await priceOf(preview(allServices))).toBe(4321)
  expect(await priceOf(app.get(allServices))).toBe(2000)
})

function servicesOf(item: object | undefined): { id: string; name: string }[] {
  return Item.pick({ services: true }).parse(item).services
}

test('a preview finds drafts by what they say, and through what they belong to', async () => {
  await saveDraft('items', 'jeans', { name: 'Denim', _status: 'draft' })
  const path = '/api/items?depth=3&limit=0&where[id][equals]=jeans'
  const [jeans] = await listed(preview(path))
  expect(jeans).toMatchObject({ name: 'Denim' })
  const [offered] = servicesOf(jeans)
  await saveDraft('services', offered?.id ?? '', { name: 'Take up', _status: 'draft' })
  const [again] = await listed(preview(path))
  expect(servicesOf(again).map(({ name }) => name)).toContain('Take up')
  const [published] = await listed(app.get(path))
  expect(JSON.stringify(published)).not.toMatch(/Take up|Denim/)
})

test('its answers are kept nowhere', async () => {
  const answer = await preview(allServices)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('etag')).toBeNull()
  // Nor does what it read come to others.
  expect(await priceOf(app.get(allServices))).toBe(2000)
})

test.each([
  ['signed with another secret', () => tokenOf('a secret that is not ours')],
  ['that has run out', () => tokenOf(previewSecret, inAMinute() - 120)],
  ['that is good for a day', () => tokenOf(previewSecret, inAMinute() + 86_400)],
  ['that is empty', () => ''],
])('a token %s shows what is published, and tells nothing', async (_what, token) => {
  expect(await priceOf(preview(allServices, token()))).toBe(2000)
  expect((await preview('/internal/drafts', token())).status).toBe(401)
  const questions = await listed(preview('/internal/faq', token()))
  expect(questions.every(({ _status }) => _status === 'published')).toBe(true)
})

test('the api reads drafts of questions with its key and a token, not with a token alone', async () => {
  const [first] = await listed(preview('/internal/faq'))
  await saveDraft('faq', first?.id ?? '', { answer: 'Soon.', _status: 'draft' })
  expect((await listed(preview('/internal/faq')))[0]?.['answer']).toBe('Soon.')
  const headers = { [draftPreviewHeader]: tokenOf(previewSecret) }
  expect((await app.get('/internal/faq', { headers })).status).toBe(401)
})

test('what a draft does not have yet is filled, so that a page can show the rest', async () => {
  await create('items', {
    ...{ name: 'Top hat', itemCategory: 'hats', services: ['block-a-hat'] },
  })
  const hats = (await listed(preview('/api/item-categories?depth=1&limit=0'))).find(
    ({ id }) => id === 'hats',
  )
  const { url } = ItemCategory.parse(hats).coverImage
  expect((await app.get(url)).headers.get('content-type')).toContain('image/svg+xml')
  const path = '/api/items?depth=3&limit=0&where[itemCategory][equals]=hats'
  const [hat] = await listed(preview(path))
  const [service] = Item.parse(hat).services
  expect(Service.parse(service).questions[0]).toMatchObject({ question: '(question is missing)' })
})

test('an uploaded picture is seen although it has the name of the stand-in', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path id="own"/></svg>'
  const data = Buffer.from(svg)
  const file = { data, name: 'no-picture.svg', mimetype: 'image/svg+xml', size: data.length }
  const saved = await app.payload.create({ collection: 'media', data: { alt: 'Own' }, file })
  const { url } = saved as { url?: unknown }
  expect(await (await app.get(String(url))).text()).toContain('own')
})

test('what belongs nowhere yet is left out', async () => {
  await create('items', { name: 'Cape' })
  const items = await listed(preview('/api/items?depth=0&limit=0'))
  expect(items.map(({ id }) => id)).not.toContain('cape')
})

test('a preview reads drafts of partners, without who changed them', async () => {
  const partners = '/api/partners?depth=1&limit=0&sort=id'
  const data = { name: 'Kirk by the river', changedBy: 'editor@darnley.example', _status: 'draft' }
  await saveDraft('partners', 'kirk-and-daughters', data)
  expect(await (await app.get(partners)).text()).not.toContain('by the river')
  const drafts = JSON.stringify(await listed(preview(partners)))
  expect(drafts).toContain('Kirk by the river')
  expect(drafts).not.toContain('changedBy')
})

test('a partner that was never published is said to have no site yet, with all that it lacks', async () => {
  await create('partners', { name: 'Ashdown' })
  const { unfinished } = (await (await preview('/internal/drafts')).json()) as {
    unfinished: { kind: string; name: string; lacks: string[] }[]
  }
  const ashdown = unfinished.find(({ name }) => name === 'Ashdown')
  expect(ashdown?.lacks.join(' ')).toMatch(/own site: .* published once/)
  expect(ashdown?.lacks.join(' ')).toContain('address, line1: ')
  expect(unfinished.find(({ name }) => name.startsWith('Kirk'))).toBeUndefined()
})

test('a preview says what drafts lack', async () => {
  const { drafts, unfinished } = (await (await preview('/internal/drafts')).json()) as {
    drafts: number
    unfinished: { kind: string; name: string; lacks: string[] }[]
  }
  expect(drafts).toBeGreaterThan(unfinished.length)
  expect(unfinished).toContainEqual({
    ...{ kind: 'item categories', name: 'Hats' },
    lacks: ['cover image: This field is required.'],
  })
  const hat = unfinished.find(({ name }) => name === 'Block a hat')
  expect(hat?.lacks).toEqual(
    expect.arrayContaining([
      'questions 1, options: Give at least two answers to choose from.',
      'questions 1, question: This field is required.',
    ]),
  )
})
