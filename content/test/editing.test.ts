import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LiveApp } from './support/live-app.ts'
import { startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

const service = {
  name: 'Take up a kilt',
  coverImage: 'service-shorten-skirt',
  serviceType: 'alteration',
  price: 4500,
  _status: 'published',
}

function createService(changes: object): Promise<unknown> {
  return app.payload.create({ collection: 'services', data: { ...service, ...changes } })
}

interface Refusal {
  readonly data: { readonly errors: readonly { readonly message: string; readonly path: string }[] }
}

async function refusal(attempt: Promise<unknown>): Promise<Refusal['data']['errors'][number]> {
  const reason = await attempt.then(
    () => Promise.reject(new Error('The change was saved')),
    (error: unknown) => error as Refusal,
  )
  const [first] = reason.data.errors
  if (!first) throw new Error('The change was refused without a message')
  return first
}

describe('what an editor saves', () => {
  test('empty ids are derived from the names', async () => {
    const saved = await createService({
      questions: [
        {
          question: 'How many pleats has it?',
          questionType: 'radio',
          options: [{ answer: 'Up to twenty' }, { answer: 'More', priceModifier: 1500 }],
        },
      ],
      subservices: [{ name: 'By hand' }],
    })
    expect(saved).toMatchObject({
      id: 'take-up-a-kilt',
      questions: [
        {
          id: 'take-up-a-kilt.how-many-pleats-has',
          options: [{ id: 'take-up-a-kilt.how-many-pleats-has.up-to-twenty' }, {}],
        },
      ],
      subservices: [{ id: 'take-up-a-kilt.by-hand' }],
    })
  })

  test.each([12.5, -1, 'twenty'])('a price of %s pence is refused', async (price) => {
    expect(await refusal(createService({ id: 'priced', price }))).toMatchObject({
      path: 'price',
      message: 'Give a price of 0 or more in pounds, such as 16.00.',
    })
  })

  test('an exclusion must name an answer of the same service', async () => {
    const questions = [
      {
        id: 'excluding.first',
        question: 'Is it lined?',
        questionType: 'text',
        questionAnswerExclusion: ['shorten-hem.finish.plain'],
      },
    ]
    expect(await refusal(createService({ id: 'excluding', questions }))).toMatchObject({
      message: 'No answer of this service has the id "shorten-hem.finish.plain".',
    })
  })

  test('a row whose id belongs to another service is refused', async () => {
    const subservices = [{ id: 'shorten-hem.fold', name: 'Folded' }]
    const { message } = await refusal(createService({ id: 'stealing', subservices }))
    expect(message).toContain('An id here starts with "stealing."')
  })

  test('a multiple-choice question requires two answers', async () => {
    const questions = [{ question: 'Which?', questionType: 'radio', options: [{ answer: 'This' }] }]
    const { message } = await refusal(createService({ id: 'lonely', questions }))
    expect(message).toBe('Give at least two answers to choose from.')
  })

  test('rich text that is not Lexical JSON is refused', async () => {
    const create = createService({ id: 'worded', expectations: { keyInfo: { text: 'Hello' } } })
    expect((await refusal(create)).message).toContain('Rich text must be Lexical JSON')
  })

  test.each(['https://kirk.example', 'Kirk.example', 'kirk.example/shop', 'kirk_1.example', ''])(
    'the domain "%s" is refused',
    async (domain) => {
      const create = app.payload.create({
        collection: 'brandCustomisation',
        data: { companyName: 'Kirk', domain },
      })
      expect((await refusal(create)).path).toBe('domain')
    },
  )

  test('a colour must be hexadecimal', async () => {
    const update = app.payload.update({
      collection: 'brandCustomisation',
      id: 'default',
      data: { styles: { buttonColour: 'red;background:url(//evil)' } },
    })
    expect((await refusal(update)).message).toContain('for example #6B1B2D')
  })

  test('a picture that contains a script is refused', async () => {
    const data = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const create = app.payload.create({
      collection: 'media',
      data: { alt: 'A harmless button' },
      file: { data, mimetype: 'image/svg+xml', name: 'button.svg', size: data.length },
    })
    await expect(create).rejects.toThrow(/svg|file|invalid/i)
  })
})

test('a picture in rich text includes its URL, or only its id at depth 0', async () => {
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: 'guide-shorten-hem-pin' }
  const pin = { root: { type: 'root', version: 1, children: [upload] } }
  await app.payload.update({ collection: 'fitting-guides', id: 'take-in-seat', data: { pin } })
  const deep = await (await app.get('/api/fitting-guides/take-in-seat?depth=100')).json()
  expect(deep).toMatchObject({
    pin: {
      root: { children: [{ type: 'upload', value: { id: 'guide-shorten-hem-pin', width: 240 } }] },
    },
  })
  const flat = await (await app.get('/api/fitting-guides/take-in-seat?depth=0')).json()
  expect(flat).toMatchObject({ pin: { root: { children: [upload] } } })
})

describe('a restart', () => {
  test('keeps editors’ changes, additions and deletions', async () => {
    await app.payload.update({ collection: 'services', id: 'reheel', data: { price: 2300 } })
    await app.payload.delete({ collection: 'items', id: 'belt' })
    await app.restart()
    expect(await (await app.get('/api/services/reheel')).json()).toMatchObject({ price: 2300 })
    expect((await app.get('/api/items/belt')).status).toBe(404)
    expect((await app.get('/api/services/take-up-a-kilt')).status).toBe(200)
  })

  test('updates documents whose seed has changed, and no others', async () => {
    const { documents } = await app.payload.findGlobal({ slug: 'seed-state' })
    const known = { ...(documents as Record<string, string>), 'services/resole': 'an older seed' }
    await app.payload.updateGlobal({
      slug: 'seed-state',
      data: { hash: 'an older seed', documents: known },
    })
    await app.payload.update({ collection: 'services', id: 'resole', data: { price: 1 } })
    await app.restart()
    expect(await (await app.get('/api/services/resole')).json()).toMatchObject({ price: 6500 })
    expect(await (await app.get('/api/services/reheel')).json()).toMatchObject({ price: 2300 })
  })
})
