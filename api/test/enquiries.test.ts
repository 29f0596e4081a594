import type { EnquiryReceipt } from '@darnley/contract/enquiries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedMail } from './support/mailbox.ts'
import { placesOf, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
const SUPPORT = 'support@darnley.example'

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { SUPPORT_EMAIL: SUPPORT } })
})
afterAll(() => environment.stop())

let sent = 0

/** Returns the mail that support receives after the call. */
async function mailAfter(path: string, body: object, headers = {}): Promise<ReceivedMail> {
  const answer = await visit(environment.apiUrl, headers).post<EnquiryReceipt>(path, { body })
  expect(answer.status).toBe(200)
  sent += 1
  const mails = await environment.mailbox.mailsTo(SUPPORT, sent)
  const mail = mails.find(({ subject }) => subject.includes(answer.body.id.slice(0, 8)))
  if (!mail) throw new Error(`No mail for ${path}`)
  return mail
}

describe('a visitor’s enquiry reaches support', () => {
  it('as a request for a service that is not offered', async () => {
    const mail = await mailAfter('/public/service_request', {
      item_name: 'Swimming costume',
      service_request: 'A hole, the size of a pea',
    })
    expect(mail.text).toContain('Item: Swimming costume')
    expect(mail.text).toContain('Request: A hole, the size of a pea')
    // Support has no questions to its own address.
    expect(mail.html).not.toContain('Questions?')
  })

  it.each([undefined, null, '', '   '])('with the item Unknown where it is %j', async (name) => {
    const mail = await mailAfter('/public/service_request', {
      item_name: name,
      service_request: 'Please',
    })
    expect(mail.text).toContain('Item: Unknown')
  })

  it('as a message with all of its fields', async () => {
    const mail = await mailAfter('/public/contact_us', {
      name: 'Amara Osei',
      email: ' amara@example.com ',
      order_number: 'DN-48213',
      message: 'Where are my jeans?',
    })
    expect(mail.text).toMatch(
      /Amara Osei[^]*amara@example\.com[^]*DN-48213[^]*Where are my jeans\?/,
    )
  })

  it('as a request for a new item', async () => {
    const mail = await mailAfter('/public/new_item', {
      item_name: 'Spacesuit',
      description: 'White, many pockets',
      email: 'neil@example.com',
    })
    expect(mail.text).toMatch(/Spacesuit[^]*White, many pockets[^]*neil@example\.com/)
  })

  it('as a request for services of an item, with the catalogue’s name of the item', async () => {
    const mail = await mailAfter('/public/services', {
      item_id: 'jeans',
      services: [{ name: 'Embroider', service_type: 'repair', description: 'A swallow' }],
    })
    expect(mail.text).toContain('Item: Jeans (jeans)')
    expect(mail.text).toContain('Embroider (repair): A swallow')
  })

  it('[O24] with the way to its conversation, and no address to answer past the inbox', async () => {
    const email = 'ida@example.com'
    const mail = await mailAfter('/public/contact_us', { name: 'Ida', email, message: 'Hello' })
    expect(mail.text).toMatch(
      /Answer in the inbox: http:\/\/workshop\.localhost:3000\/messages\?state=every&open=[0-9a-f-]{36}/,
    )
    expect(mail.replyTo).toBeNull()
  })

  it('with the site it was sent from', async () => {
    const mail = await mailAfter(
      '/public/service_request',
      { service_request: 'From the shop' },
      { 'x-forwarded-host': 'kirk.localhost:3000' },
    )
    expect(mail.text).toContain('Site: kirk.localhost')
  })

  it('[S19] [S20] with its text escaped', async () => {
    const mail = await mailAfter('/public/new_item', {
      item_name: 'Hat\r\nBcc: everybody@example.com',
      description: '<img src=x onerror=alert(1)>',
    })
    expect(mail.subject).not.toContain('Bcc')
    expect(mail.html).not.toContain('<img')
    expect(await environment.mailbox.mailsTo('everybody@example.com', 0)).toEqual([])
  })
})

describe('an invalid enquiry is refused, and nothing is stored', () => {
  it.each([
    ['service_request', {}, ['body.service_request']],
    ['service_request', { service_request: '  ' }, ['body.service_request']],
    ['service_request', { item_name: 5, service_request: 'x' }, ['body.item_name']],
    [
      'contact_us',
      { name: ' ', email: 'x', message: '' },
      ['body.email', 'body.message', 'body.name'],
    ],
    ['contact_us', {}, ['body.email', 'body.message', 'body.name']],
    [
      'new_item',
      { item_name: '', email: 'nobody' },
      ['body.description', 'body.email', 'body.item_name'],
    ],
    ['services', { item_id: 'jeans', services: [] }, ['body.services']],
    [
      'services',
      {
        item_id: 'jeans',
        services: [{ name: 'x', service_type: 'magic', description: '' }],
        price: 1,
      },
      ['body.price', 'body.services.0.service_type'],
    ],
  ])('%s with %j', async (call, body, places) => {
    const before = await environment.query('select count(*) from enquiries')
    const answer = await visit(environment.apiUrl).post(`/public/${call}`, { body })
    expect(answer.status).toBe(422)
    expect(placesOf(answer).toSorted()).toEqual(places)
    expect(await environment.query('select count(*) from enquiries')).toEqual(before)
  })

  it('for services of an item that the catalogue does not have', async () => {
    const services = [{ name: 'x', service_type: 'repair', description: '' }]
    const body = { item_id: 'spacesuit', services }
    expect((await visit(environment.apiUrl).post('/public/services', { body })).status).toBe(404)
  })
})
