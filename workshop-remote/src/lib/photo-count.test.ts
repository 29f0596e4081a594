import { expect, it } from 'vitest'
import { photoCount } from './photo-count.ts'

const some = (...kinds: Parameters<typeof photoCount>[0][number]['kind'][]) =>
  photoCount(
    kinds.map((kind) => ({ kind })),
    'Charlotte',
  )

it('photos are counted by kind, and of arrival and findings only those that are there', () => {
  expect(some()).toBe('0 from Charlotte · 0 before · 0 after')
  expect(some('customer', 'before', 'customer')).toBe('2 from Charlotte · 1 before · 0 after')
  expect(some('finding', 'after', 'arrival')).toBe(
    '0 from Charlotte · 1 on arrival · 0 before · 1 of findings · 1 after',
  )
})
