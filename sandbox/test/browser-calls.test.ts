import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()

interface Answer {
  error?: Record<string, unknown>
  [field: string]: unknown
}

async function newSecret(): Promise<string> {
  const intent = await sandbox().stripe.paymentIntents.create({
    amount: 2350,
    currency: 'gbp',
    metadata: { order: 'A-1' },
  })
  return intent.client_secret ?? ''
}

function pathOf(secret: string): string {
  return `/v1/payment_intents/${secret.split('_secret_')[0]}`
}

/** Pays like the card form: with the publishable key, the intent's secret and the card. */
async function pay(secret: string, card: Record<string, string> = {}): Promise<Answer> {
  const typed = { number: '4242424242424242', exp_month: '12', exp_year: '34', cvc: '123', ...card }
  const form = new URLSearchParams({ key: 'pk_test_sandbox', client_secret: secret })
  form.set('payment_method_data[type]', 'card')
  for (const [name, value] of Object.entries(typed)) {
    form.set(`payment_method_data[card][${name}]`, value)
  }
  return post(`${pathOf(secret)}/confirm`, form)
}

async function post(path: string, form: URLSearchParams): Promise<Answer> {
  const response = await fetch(sandbox().url + path, { method: 'POST', body: form })
  return (await response.json()) as Answer
}

describe('a browser with the publishable key', () => {
  it('pays with a test card and sees no metadata', async () => {
    const paid = await pay(await newSecret())
    expect(paid).toMatchObject({ status: 'succeeded', amount: 2350 })
    expect(paid).not.toHaveProperty('metadata')
  })

  it.each([
    ['4000000000000002', 'card_declined', 'Your card has been declined.'],
    ['4111111111111111', 'incorrect_number', 'Your card number is invalid.'],
  ])('cannot pay with %s: %s', async (number, code, message) => {
    const { error } = await pay(await newSecret(), { number })
    expect(error).toMatchObject({ type: 'card_error', code, message })
  })

  it('cannot pay with an expired card or a malformed code', async () => {
    const secret = await newSecret()
    expect((await pay(secret, { exp_year: '20' })).error?.['code']).toBe('invalid_expiry_year')
    expect((await pay(secret, { exp_month: '13' })).error?.['code']).toBe('invalid_expiry_month')
    expect((await pay(secret, { cvc: '12' })).error?.['code']).toBe('invalid_cvc')
  })

  it.each([
    ['complete', { status: 'succeeded', last_payment_error: null }],
    [
      'fail',
      {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    ],
  ])('completes a 3-D Secure step: %s', async (outcome, expected) => {
    const client_secret = await newSecret()
    const waiting = await pay(client_secret, { number: '4000002500003155' })
    expect(waiting['status']).toBe('requires_action')
    const form = new URLSearchParams({ key: 'pk_test_sandbox', client_secret, outcome })
    const ended = await post(`${pathOf(client_secret)}/sandbox_authentication`, form)
    expect(ended).toMatchObject(expected)
  })

  it('can do nothing without the intent’s secret', async () => {
    const secret = await newSecret()
    const guessed = `${secret.split('_secret_')[0]}_secret_guessed`
    expect((await pay(guessed)).error?.['code']).toBe('resource_missing')
    const response = await fetch(`${sandbox().url}${pathOf(secret)}?key=pk_test_sandbox`)
    expect(response.status).toBe(404)
  })

  it('stores no card number and no security code in the database', async () => {
    await pay(await newSecret(), { number: '4000000000000002', cvc: '987' })
    const { data } = await sandbox().stripe.events.list({ limit: 100 })
    expect(JSON.stringify(data)).not.toContain('4000000000000002')
    const tables = await sandbox().dump()
    expect(tables).toContain('0002')
    expect(tables).not.toMatch(/4000000000000002|"987"/)
  })

  it.each([
    ['http://localhost:3000', true],
    ['http://maison.localhost:3000', true],
    ['https://localhost', true],
    ['https://localhost.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
  ])('on a page of %s can read the response: %s', async (origin, isAllowed) => {
    const secret = await newSecret()
    const query = new URLSearchParams({ key: 'pk_test_sandbox', client_secret: secret })
    const url = `${sandbox().url}${pathOf(secret)}?${query}`
    const response = await fetch(url, { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null)
  })
})
