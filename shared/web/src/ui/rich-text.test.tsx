import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichTextNode } from '@darnley/contract/content'
import { hasText, picturesIn } from '@darnley/domain/rich-text'
import { RichText } from './rich-text.tsx'

const text = (words: string, format = 0): RichTextNode => ({ type: 'text', text: words, format })
const render = (...children: RichTextNode[]): string =>
  renderToStaticMarkup(<RichText document={{ root: { type: 'root', children } }} />)

describe('rich text', () => {
  it('renders paragraphs, lists and formats', () => {
    const list = {
      type: 'list',
      listType: 'number',
      children: [{ type: 'listitem', children: [text('Fold')] }],
    }
    expect(render({ type: 'paragraph', children: [text('Now', 3)] }, list)).toBe(
      '<p><strong><em>Now</em></strong></p><ol><li>Fold</li></ol>',
    )
  })

  it("shows 'unknown node' for an unknown node", () => {
    expect(render({ type: 'iframe', src: 'https://example.com' })).toBe('<span>unknown node</span>')
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ])('renders a link to %s as plain text', (url) => {
    expect(render({ type: 'link', fields: { url }, children: [text('here')] })).toBe('here')
  })

  it('shows a picture of the content service, with its size and alternative text', () => {
    const value = { url: '/api/media/file/guide.svg?v=a1', alt: 'A tape', width: 480, height: 320 }
    expect(render({ type: 'upload', value })).toBe(
      '<img src="/content/api/media/file/guide.svg?v=a1" alt="A tape" width="480" height="320" loading="lazy"/>',
    )
  })

  it('lists the pictures of a document at any depth', () => {
    const upload = (url: string): RichTextNode => ({ type: 'upload', value: { url } })
    const children = [
      { type: 'paragraph', children: [text('First'), upload('/api/media/file/one.svg')] },
      upload('https://example.com/two.svg'),
      { type: 'upload', value: 'deleted' },
      upload('/api/media/file/three.svg?v=b2'),
    ]
    expect(picturesIn({ root: { type: 'root', children } })).toEqual([
      '/api/media/file/one.svg',
      '/api/media/file/three.svg?v=b2',
    ])
    expect(picturesIn(null)).toEqual([])
  })

  it('shows nothing for a picture that was deleted', () => {
    expect(render({ type: 'upload', value: 'guide' })).toBe('')
  })

  it('never turns text into markup', () => {
    expect(render(text('<img src=x onerror=alert(1)>'))).not.toContain('<img')
  })

  it('detects whether a guide has text', () => {
    expect(hasText({ root: { type: 'root', children: [text('  ')] } })).toBe(false)
    expect(hasText(null)).toBe(false)
    expect(
      hasText({ root: { type: 'root', children: [{ type: 'paragraph', children: [text('a')] }] } }),
    ).toBe(true)
  })
})
