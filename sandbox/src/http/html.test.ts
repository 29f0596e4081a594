import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

describe('markup', () => {
  it('escapes what is put into it', () => {
    const { text } = html`<p title="${`"'`}">${'<b>&</b>'}</p>`
    expect(text).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;&lt;/b&gt;</p>')
  })

  it('takes other markup, and lists of it, as it is', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
    const { text } = html`<ul>
      ${items}
    </ul>`
    expect(text).toContain('<li>a</li><li>&lt;b&gt;</li>')
  })

  it('lets no text open a tag or end an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/)
      }),
    )
  })
})
