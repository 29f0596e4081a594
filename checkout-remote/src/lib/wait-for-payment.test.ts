import type { PaymentState } from '@darnley/contract/checkout'
import { describe, expect, test } from 'vitest'
import { waitForPayment } from './wait-for-payment.ts'

type Answer = PaymentState | Error

function apiError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** Runs through the responses and records the pauses between them. */
async function watch(answers: Answer[]) {
  const pauses: number[] = []
  let unclear = 0
  const outcome = await waitForPayment({
    ask: async () => {
      const answer = answers.shift() ?? new Error('asked too often')
      if (answer instanceof Error) throw answer
      return answer
    },
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    onUnclear: () => {
      unclear += 1
    },
  })
  return { outcome, pauses, unclear }
}

describe('waiting for a payment', () => {
  test('polls for the first time after two seconds', async () => {
    expect(await watch(['paid'])).toEqual({ outcome: 'paid', pauses: [2000], unclear: 0 })
  })

  test('ends when the card was not charged', async () => {
    expect((await watch(['failed'])).outcome).toBe('failed')
  })

  test('keeps polling, with growing pauses, while it is undecided', async () => {
    const { outcome, pauses } = await watch([...Array<Answer>(8).fill('pending'), 'paid'])
    expect(outcome).toBe('paid')
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses.at(-1)).toBe(10_000)
  })

  test.each(['Network Error', 'Bad Gateway', 'Service Unavailable', 'Internal Server Error'])(
    '[F15] never reports an order as failed because of %s',
    async (code) => {
      expect(await watch([apiError(code), 'paid'])).toMatchObject({ outcome: 'paid', unclear: 1 })
    },
  )

  test('ends for an order that does not exist', async () => {
    expect((await watch([apiError('Not Found')])).outcome).toBe('failed')
  })
})
