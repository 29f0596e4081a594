import { describe, expect, it } from 'vitest'
import { firstMessageOf, shorten, stepsBetween } from './rules.ts'

describe('the subject of an enquiry', () => {
  it('is the beginning of the message in one line', () => {
    const message = `Hello,\nI have a waxed jacket that ${'needs '.repeat(20)}mending.`
    const { subject } = firstMessageOf({
      ...{ kind: 'contact_us', name: 'Ida', email: 'ida@example.com', message },
      ...{ phone: '', order_number: null },
    })
    expect(subject).toMatch(/^Hello, I have a waxed jacket that (needs )+needs…$/)
    expect(subject.length).toBeLessThanOrEqual(80)
  })

  it.each([
    ['short', 'short'],
    ['1234567890', '1234567890'],
    ['12345678901', '123456789…'],
    ['one two three', 'one two…'],
  ])('%s becomes %s in ten characters', (text, expected) => {
    expect(shorten(text, 10)).toBe(expected)
  })
})

describe('a change of a conversation', () => {
  const before = { state: 'open', ownerId: null, isClaim: false } as const

  it('has a step for each difference, the state last', () => {
    const after = { state: 'done', ownerId: 'maggie', isClaim: true } as const
    expect(stepsBetween(before, after).map(({ kind }) => kind)).toEqual(['owner', 'claim', 'state'])
    expect(stepsBetween(after, before)).toEqual([
      { kind: 'owner', words: null },
      { kind: 'no_claim', words: null },
      { kind: 'state', words: 'open' },
    ])
  })

  it('to the same has none', () => {
    expect(stepsBetween(before, before)).toEqual([])
  })
})
