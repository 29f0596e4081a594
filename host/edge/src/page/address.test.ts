import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalPath } from './address.ts'

it('[X5] a path has one canonical form, which stays on the site', () => {
  const path = fc
    .array(fc.constantFrom('/', '\\', 'a', 'evil.example', '.'))
    .map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(path, (each) => {
      const canonical = canonicalPath(each)
      expect(canonical).toMatch(/^\/(?![/\\])/)
      expect(canonicalPath(canonical)).toBe(canonical)
      expect(new URL(canonical, 'http://site').host).toBe('site')
    }),
  )
})
