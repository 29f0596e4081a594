import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptJson, tag } from './html.ts'

describe('Text in a page', () => {
  it('is written into tags escaped', () => {
    expect(tag('link', { href: '/a?b=1&c="', crossorigin: true })).toBe(
      '<link href="/a?b=1&amp;c=&quot;" crossorigin>',
    )
  })
})

describe('JSON in a page', () => {
  it('cannot close its element, and parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const text = scriptJson({ data, odd: '</script><!--' })
        expect(text).not.toContain('<')
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ data, odd: '</script><!--' })))
      }),
    )
  })
})
