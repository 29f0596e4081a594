import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReplyAddresses } from './reply-addresses.ts'

const addresses = createReplyAddresses(['secret'], 'reply@inbound.darnley.example')
const tokenOf = (address: string): string => /\+(.*)@/.exec(address)?.[1] ?? ''

describe('[S31] an address for answers', () => {
  it.each(['order', 'conversation'] as const)('names the %s that a mail was about', (type) => {
    const subject = { type, id: randomUUID() }
    const address = addresses.of(subject)
    expect(address).toMatch(/^reply\+[oc][0-9a-f]{52}@inbound\.darnley\.example$/)
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    expect(addresses.read(tokenOf(address))).toEqual(subject)
    expect(addresses.read(tokenOf(address).toUpperCase())).toEqual(subject)
  })

  it('is read only as it was made, with the same secret', () => {
    const id = randomUUID()
    const token = tokenOf(addresses.of({ type: 'order', id }))
    const others = [
      token.replace(/^o/, 'c'),
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      tokenOf(createReplyAddresses(['other'], 'reply@a.example').of({ type: 'order', id })),
      '',
      'ahoy',
    ]
    for (const other of others) expect(addresses.read(other)).toBeNull()
  })
})
