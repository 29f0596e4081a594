import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { makeReadableCode } from '#src/lib/readable-code.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { makeSecret, readCode, uriOf } from './codes.ts'

/** The secret and the codes of RFC 6238, appendix B, whose 8 digits end in these 6. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32

const stored = (secret: string) => ({ secret, lastStep: 0, recoveryCodes: [] })

describe('[S34] a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is %s (RFC 6238)', (seconds, code) => {
    const step = Math.floor(seconds / 30)
    const read = readCode(code, stored(RFC_SECRET), new Date(seconds * 1000))
    expect(read).toEqual({ type: 'app', step })
  })

  it('is accepted one period early or late, and no longer', () => {
    const at = (seconds: number) =>
      readCode('287082', stored(RFC_SECRET), new Date(seconds * 1000))?.type
    expect([0, 29, 59, 89].map(at)).toEqual(['app', 'app', 'app', 'app'])
    expect(at(90)).toBeUndefined()
  })

  it('is not accepted again, nor is one of an earlier period', () => {
    const now = new Date(59_000)
    const used = { ...stored(RFC_SECRET), lastStep: 1 }
    expect(readCode('287082', used, now)).toBeNull()
  })

  it('is what an app computes from the URI', () => {
    const secret = makeSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = uriOf(secret, { issuer: 'Darnley', label: 'owner@darnley.example' })
    expect(uri).toContain('otpauth://totp/Darnley:owner%40darnley.example?')
    expect(uri).toContain(`secret=${secret}`)
    const now = new Date(1_790_000_000_000)
    const code = new TOTP({ secret }).generate({ timestamp: now.getTime() })
    expect(readCode(code, stored(secret), now)?.type).toBe('app')
  })
})

describe('[S34] a recovery code', () => {
  it('is accepted however it is typed', () => {
    const code = makeReadableCode()
    const hash = hashToken(code)
    const kept = { ...stored(makeSecret()), recoveryCodes: [hash] }
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    expect(readCode(typed, kept, new Date())).toEqual({ type: 'recovery', hash })
    expect(readCode(makeReadableCode(), kept, new Date())).toBeNull()
  })
})
