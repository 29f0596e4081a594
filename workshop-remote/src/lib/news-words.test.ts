import { expect, it } from 'vitest'
import { newsWords } from './news-words.ts'

const news = { id: '1', at: '2026-11-25T09:40:00.000Z', actor: 'Maggie Thorne' } as const

it('says about which suggestion or service something happened, and to whom', () => {
  const zip = 'The zip is broken.'
  expect(newsWords({ ...news, kind: 'written', about: zip }, 'Amara')).toBe(
    'Wrote to Amara about “The zip is broken.”',
  )
  expect(newsWords({ ...news, kind: 'closed_unused', about: zip }, 'Amara')).toBe(
    'Closed “The zip is broken.”: Amara was not written to, and no other price was proposed',
  )
  expect(newsWords({ ...news, kind: 'price_refused', about: 'Shorten hem' }, 'Amara')).toBe(
    'Said no to another price: Shorten hem is left out',
  )
})
