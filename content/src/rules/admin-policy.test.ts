import { expect, test } from 'vitest'
import { adminPolicy } from './admin-policy.ts'

test('[X26] of inline scripts only those with the nonce of the answer run', () => {
  const scripts = adminPolicy('abc').split('; ')[1]
  expect(scripts).toBe("script-src 'self' 'nonce-abc'")
})
