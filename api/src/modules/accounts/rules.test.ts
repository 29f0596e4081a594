import { describe, expect, it } from 'vitest'
import { commonPasswords as common } from './common-passwords.ts'
import { minuteOf, passwordFault } from './rules.ts'

describe('a new password', () => {
  it.each(['password', 'PassWord123', 'qwertyuiop', 'Liverpool1', '1q2w3e4r', 'Trustno1'])(
    '[S10] %s is refused as common',
    (text) => {
      expect(passwordFault(text, { email: null, common })).toContain('most common')
    },
  )

  it('must not be the e-mail address itself', () => {
    expect(
      passwordFault('Amara@Example.com', { email: 'amara@example.com', common }),
    ).not.toBeNull()
  })

  it.each(['hem hem hem', 'x'.repeat(64), '        ', 'пароль-с-иглой'])(
    '[S10] %j is accepted: any characters are allowed',
    (text) => {
      expect(passwordFault(text, { email: 'amara@example.com', common })).toBeNull()
    },
  )
})

describe('the minute of a request', () => {
  it('is the same for all of its seconds and differs for the next minute', () => {
    const at = (time: string): number => minuteOf(new Date(`2026-03-29T00:59:${time}Z`))
    expect(at('00')).toBe(at('59.999'))
    expect(minuteOf(new Date('2026-03-29T01:00:00Z'))).toBe(at('00') + 1)
  })
})
