import { describe, expect, it } from 'vitest'
import { keyRing, secretsIn } from './key-ring.ts'

describe('A key ring', () => {
  it('holds one secret, or several that are comma-separated, in their order', () => {
    expect(keyRing('one')).toEqual(['one'])
    expect(keyRing(' new , old,')).toEqual(['new', 'old'])
    expect(secretsIn(undefined)).toEqual([])
  })

  it('is refused without a secret, which would sign with an empty text', () => {
    expect(() => keyRing(' , ')).toThrow('needs a secret')
  })
})
