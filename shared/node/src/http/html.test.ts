import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml, html } from './html.ts'

describe('html', () => {
  it('escapes interpolated text', () => {
    const { text } = html`<p title="${`"'`}">${'<b>&</b>'}</p>`
    expect(text).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;&lt;/b&gt;</p>')
  })

  it('does not escape other markup and lists of it', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
    const { text } = html`<ul>
      ${items}
    </ul>`
    expect(text).toContain('<li>a</li><li>&lt;b&gt;</li>')
  })

  it('prevents a text from opening a tag or ending an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/)
      }),
    )
  })
})

describe('escapeHtml', () => {
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
})
