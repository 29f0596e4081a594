import type { JSX, ReactNode } from 'react'
import type { RichText as RichTextDocument, RichTextNode } from '#src/contract/content.ts'

/** Lexical's bits for text formats. */
const bold = 1
const italic = 2

/** Renders Lexical JSON. Text is only ever text, links only to http(s), mail and phone; nothing is HTML. */
export function RichText({ document }: { document: RichTextDocument }): JSX.Element {
  return <>{renderChildren(document.root)}</>
}

/** Whether a guide or note says anything at all (section 5: sections show only when their guide holds text). */
export function hasText(
  document: RichTextDocument | null | undefined,
): document is RichTextDocument {
  return document !== null && document !== undefined && textOf(document.root).trim() !== ''
}

function textOf(node: RichTextNode): string {
  const own = typeof node['text'] === 'string' ? node['text'] : ''
  return own + (node.children ?? []).map(textOf).join('')
}

function renderChildren(node: RichTextNode): ReactNode {
  return (node.children ?? []).map((child, index) => <Node key={index} node={child} />)
}

function Node({ node }: { node: RichTextNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return formatted(node)
    case 'linebreak':
      return <br />
    case 'paragraph':
      return <p>{renderChildren(node)}</p>
    case 'heading':
      return <h3>{renderChildren(node)}</h3>
    case 'quote':
      return <blockquote>{renderChildren(node)}</blockquote>
    case 'list':
      return node['listType'] === 'number' ? (
        <ol>{renderChildren(node)}</ol>
      ) : (
        <ul>{renderChildren(node)}</ul>
      )
    case 'listitem':
      return <li>{renderChildren(node)}</li>
    case 'link':
    case 'autolink':
      return <SafeLink node={node} />
    default:
      return <span>unknown node</span>
  }
}

function formatted(node: RichTextNode): ReactNode {
  const text = typeof node['text'] === 'string' ? node['text'] : ''
  const format = typeof node['format'] === 'number' ? node['format'] : 0
  const slanted = format & italic ? <em>{text}</em> : text
  return format & bold ? <strong>{slanted}</strong> : slanted
}

function SafeLink({ node }: { node: RichTextNode }): ReactNode {
  const fields = node['fields']
  const url = fields && typeof fields === 'object' && 'url' in fields ? fields.url : node['url']
  const isSafe = typeof url === 'string' && /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url)
  return isSafe ? (
    <a href={url} rel="noreferrer">
      {renderChildren(node)}
    </a>
  ) : (
    renderChildren(node)
  )
}
