import { expect, it } from 'vitest'
import { isHostname } from './rules.ts'

it.each(['shop.example.co.uk', 'xn--bcher-kva.example', 'localhost', 'Shop.Example'])(
  '%s can be a hostname',
  (text) => {
    expect(isHostname(text)).toBe(true)
  },
)

it.each(['', '../../etc/passwd', 'a..b', 'a b.example', '<b>.example', 'shop.example/'])(
  '%j cannot be a hostname',
  (text) => {
    expect(isHostname(text)).toBe(false)
  },
)
