import { courierChecks, type CourierCheck } from '@darnley/node/courier-checks'
import { standInSecrets } from '@darnley/node/known-secrets'
import { type HarmlessRequest, tryService } from '@darnley/node/try-service'
import { claimsOf, recordStripe } from '@darnley/testing/stripe-calls'
import { faultsOf } from '@darnley/testing/stripe-types'
import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()
const couriers = Object.entries<CourierCheck>(courierChecks)

const verdict = async (request: HarmlessRequest): Promise<string> =>
  (await tryService(request)).result

describe('What the doctor asks', () => {
  it('says nothing of the key where the service knows no such address', async () => {
    expect(await verdict({ url: `${sandbox().url}/couriers/dpd/moved`, init: {} })).toBe(
      'unexpected',
    )
  })

  it.each(couriers)('of %s is answered, and a key can be refused', async (_id, check) => {
    const base = `${sandbox().url}/couriers/${check.standIn}`
    expect(await verdict(check.request('id:secret:merchant', base))).toBe('works')
    expect(await verdict(check.request('refused:secret:merchant', base))).toBe('refused')
    const another = { ...check.request('', base), init: { method: 'GET' } }
    expect(await verdict(another)).not.toBe('works')
  })

  it('of Google is answered for a key', async () => {
    const ask = (key: string): Promise<string> =>
      verdict({
        url: `${sandbox().url}/google/v1/places:autocomplete`,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
          body: JSON.stringify({ input: 'E8 4QS' }),
        },
      })
    expect(await ask('places-key')).toBe('works')
    expect(await ask('refused')).toBe('refused')
  })

  it('of Twilio is answered for its account and token', async () => {
    const account = `AC${'0'.repeat(32)}`
    const ask = (token: string): Promise<string> => {
      const authorization = `Basic ${btoa(`${account}:${token}`)}`
      const url = `${sandbox().url}/twilio/2010-04-01/Accounts/${account}.json`
      return verdict({ url, init: { headers: { authorization } } })
    }
    expect(await ask('another')).toBe('refused')
    expect(await ask(standInSecrets.twilioToken)).toBe('works')
  })

  it('of Stripe is answered as Stripe does', async () => {
    const recorder = await recordStripe(() => sandbox().url)
    const ask = async (path: string): Promise<number> =>
      (await fetch(recorder.url + path, { headers: { authorization: 'Bearer sk_test_sandbox' } }))
        .status
    expect(await ask('/v1/balance')).toBe(200)
    expect(await ask('/v1/webhook_endpoints?limit=100')).toBe(200)
    expect(await faultsOf(recorder.calls.flatMap(claimsOf))).toEqual([])
    expect(recorder.calls[1]?.answer).toMatchObject({ data: [{ enabled_events: ['*'] }] })
    recorder.close()
  })
})
