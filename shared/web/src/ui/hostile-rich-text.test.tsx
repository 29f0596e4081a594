import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichText as RichTextDocument } from '@darnley/contract/content'
import { hostileDocuments, hostileNodes } from '@darnley/testing/hostile-rich-text'
import { hasText } from '@darnley/domain/rich-text'
import { RichText } from './rich-text.tsx'

const parse = (json: string): RichTextDocument => JSON.parse(json) as RichTextDocument
const documentOf = (json: string): RichTextDocument =>
  parse(`{"root":{"type":"root","children":[${json}]}}`)
const render = (document: RichTextDocument): string =>
  renderToStaticMarkup(<RichText document={document} />)

const harmless = [
  /<\/?(?:p|h3|blockquote|ul|ol|li|strong|em|span|br)\/?>/g,
  /<a href="(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"\s<>]*" rel="noreferrer">|<\/a>/g,
  /<img src="\/content\/api\/media\/file\/[\w.-]+" alt="[^"]*"(?: (?:width|height)="\d+")* loading="lazy"\/>/g,
]

/** Returns what remains after removing every allowed tag. */
function withoutHarmless(html: string): string {
  return harmless.reduce((left, tag) => left.replaceAll(tag, ''), html)
}

describe('hostile rich text', () => {
  it('has more than 60 cases', () => {
    const names = [...hostileNodes, ...hostileDocuments].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(60)
  })

  it.each(hostileNodes)('$name renders harmlessly', ({ json, isUnknown }) => {
    const html = render(documentOf(json))
    expect(withoutHarmless(html)).not.toMatch(/[<>]/)
    expect(html.includes('unknown node')).toBe(isUnknown)
  })

  it.each(hostileDocuments)('$name renders nothing and does not throw', ({ json }) => {
    expect(hasText(parse(json))).toBe(false)
    expect(render(parse(json))).toBe('')
  })

  it('renders only safe links', () => {
    const html = hostileNodes.map(({ json }) => render(documentOf(json))).join('')
    const hrefs = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url)
    expect(new Set(hrefs)).toEqual(
      new Set([
        'https://example.com/',
        'https://example.com/&quot;onmouseover=&quot;globalThis.hostile=1&quot;x=&quot;',
        '/content/api/media/file/item-jeans.svg',
      ]),
    )
  })
})
