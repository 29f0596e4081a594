import { describe, expect, it } from 'vitest'
import { orderNumberOf, readTagCode, tagCode, withPlainNumbers } from './order-number.ts'

const written = ['48213', 'DN-48213', 'dn-48213', 'dn48213', ' DN 48213 ', '#48213', '#DN-48213']

describe('an order number', () => {
  it.each(written)('[C41] is DN-48213 when it is written %j', (text) => {
    expect(orderNumberOf(text, 'DN')).toBe('DN-48213')
    expect(withPlainNumbers(text, 'DN')).toBe('48213')
  })

  it.each([
    ['xy-48213', 'XY-48213'],
    ['48213a', '48213A'],
    ['', ''],
  ])('[C41] leaves other text unchanged: %j', (text, number) => {
    expect(orderNumberOf(text, 'DN')).toBe(number)
  })
})

it.each(['DN-48213-2', 'dn48213-2', '#48213-2', ' DN-48213 - 2 '])(
  'the code of a tag is read from %j',
  (text) => {
    const read = readTagCode(text, 'DN')
    expect(read).toEqual({ collectionRef: 'DN-48213', number: 2 })
    expect(read && tagCode(read)).toBe('DN-48213-2')
  },
)

it.each([...written, 'Amara-2', 'DN-48213-', 'DN-48213-200'])(
  '%j is not the code of a tag',
  (text) => {
    expect(readTagCode(text, 'DN')).toBeNull()
  },
)

it.each([
  ['Amara dn48213', 'Amara 48213'],
  ['Osei #48213 amara@example.com', 'Osei 48213 amara@example.com'],
  ['Donna 2B', 'Donna 2B'],
  ['dnipro12@example.com', 'dnipro12@example.com'],
])('[C41] a search for %j becomes %j', (search, plain) => {
  expect(withPlainNumbers(search, 'DN')).toBe(plain)
})
