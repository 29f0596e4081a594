import type { LexicalNode, LexicalDocument } from './lexical.ts'
import { block, document, picture, text } from './lexical.ts'

/**
 * Returns Lexical's JSON for the Markdown subset of guides: paragraphs, ordered and unordered lists, **bold**. A
 * picture comes first.
 */
export function richText(markdown: string, pictureId?: string): LexicalDocument {
  const blocks = markdown.trim().split(/\n{2,}/)
  const nodes = blocks.map((each) => blockOf(each.split('\n').map((line) => line.trim())))
  return document(pictureId ? [picture(pictureId), ...nodes] : nodes)
}

function blockOf(lines: readonly string[]): LexicalNode {
  const [first = ''] = lines
  if (first.startsWith('1. ')) return list('number', lines)
  if (first.startsWith('- ')) return list('bullet', lines)
  return block('paragraph', { children: inline(lines.join(' ')), textFormat: 0 })
}

function list(listType: 'number' | 'bullet', lines: readonly string[]): LexicalNode {
  const items = lines
    .join('\n')
    .split(/\n(?=\d+\. |- )/)
    .map((item) => item.replace(/^(?:\d+\.|-) /, '').replaceAll('\n', ' '))
  const children = items.map((item, at) =>
    block('listitem', { value: at + 1, children: inline(item) }),
  )
  return block('list', { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1, children })
}

function inline(line: string): LexicalNode[] {
  return line
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('**') ? text(part.slice(2, -2), true) : text(part, false)))
}
