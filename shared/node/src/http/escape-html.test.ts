import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('lets no text close its element or attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})

it('writes each special character as its entity', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;')
})
