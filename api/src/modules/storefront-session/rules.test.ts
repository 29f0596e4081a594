import { describe, expect, it } from 'vitest'
import { judgeRefresh } from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
const fresh = {
  usedAt: null,
  revokedAt: null,
  expiresAt: secondsAgo(-3600),
  createdAt: secondsAgo(900),
}
const at = { now, idleMs: 3_600_000 }

describe('a refresh token', () => {
  it('is rotated on its first use', () => {
    expect(judgeRefresh(fresh, at)).toBe('rotate')
  })

  it('is rotated again when two tabs refresh concurrently', () => {
    expect(judgeRefresh({ ...fresh, usedAt: secondsAgo(3) }, at)).toBe('rotate')
  })

  it('reveals a theft when it is reused later', () => {
    expect(judgeRefresh({ ...fresh, usedAt: secondsAgo(60) }, at)).toBe('reused')
  })

  it.each([{ revokedAt: secondsAgo(1) }, { expiresAt: secondsAgo(1) }])(
    'is invalid when its session ended: %o',
    (end) => {
      expect(judgeRefresh({ ...fresh, ...end }, at)).toBe('ended')
    },
  )

  it('[S2] is invalid once its session was idle for too long', () => {
    const left = (seconds: number): typeof fresh => ({ ...fresh, createdAt: secondsAgo(seconds) })
    expect(judgeRefresh(left(3600), at)).toBe('rotate')
    expect(judgeRefresh(left(3601), at)).toBe('ended')
    expect(judgeRefresh({ ...left(3601), usedAt: secondsAgo(60) }, at)).toBe('reused')
  })
})
