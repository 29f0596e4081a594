import type { JSX, ReactNode } from 'react'
import { contentUrl } from '#src/client/content-client.ts'
import type { RichText as RichTextDocument } from '#src/contract/content.ts'

/** Lexical's bits for text formats. */
const bold = 1
const italic = 2

/** No editor nests deeper; what does would exhaust the stack. */
const deepest = 50

/** What arrives is not trusted to be what its type says. */
type Unchecked = Readonly<Record<string, unknown>>

interface Place {
  readonly node: unknown
  readonly depth: number
}

/** Renders Lexical JSON. Text is only ever text, links only to http(s), mail and phone; nothing is HTML. */
export function RichText({ document }: { document: RichTextDocument }): JSX.Element {
  return <>{renderChildren({ node: rootOf(document), depth: 0 })}</>
}

/** Whether a guide or note says anything at all (section 5: sections show only when their guide holds text). */
export function hasText(
  document: RichTextDocument | null | undefined,
): document is RichTextDocument {
  return textOf({ node: rootOf(document), depth: 0 }).trim() !== ''
}

function rootOf(document: unknown): unknown {
  return isObject(document) ? document['root'] : null
}

function isObject(value: unknown): value is Unchecked {
  return typeof value === 'object' && value !== null
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function childrenOf({ node, depth }: Place): Place[] {
  const children = isObject(node) ? node['children'] : null
  if (!Array.isArray(children)) return []
  return children.map((child: unknown) => ({ node: child, depth: depth + 1 }))
}

function textOf(place: Place): string {
  const { node, depth } = place
  if (!isObject(node) || depth > deepest) return ''
  return stringOf(node['text']) + childrenOf(place).map(textOf).join('')
}

function renderChildren(place: Place): ReactNode {
  return childrenOf(place).map((child, index) => <Node key={index} {...child} />)
}

function Node(place: Place): ReactNode {
  const { node, depth } = place
  if (!isObject(node) || depth > deepest) return <Unknown />
  switch (node['type']) {
    case 'text':
      return formatted(node)
    case 'linebreak':
      return <br />
    case 'paragraph':
      return <p>{renderChildren(place)}</p>
    case 'heading':
      return <h3>{renderChildren(place)}</h3>
    case 'quote':
      return <blockquote>{renderChildren(place)}</blockquote>
    case 'list':
      return node['listType'] === 'number' ? (
        <ol>{renderChildren(place)}</ol>
      ) : (
        <ul>{renderChildren(place)}</ul>
      )
    case 'listitem':
      return <li>{renderChildren(place)}</li>
    case 'link':
    case 'autolink':
      return link(node, renderChildren(place))
    case 'upload':
      return picture(node['value'])
    default:
      return <Unknown />
  }
}

function Unknown(): JSX.Element {
  return <span>unknown node</span>
}

function formatted(node: Unchecked): ReactNode {
  const text = stringOf(node['text'])
  const format = typeof node['format'] === 'number' ? node['format'] : 0
  const slanted = format & italic ? <em>{text}</em> : text
  return format & bold ? <strong>{slanted}</strong> : slanted
}

/** Browsers drop control characters from an address, and take what is then left: such an address is no link. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\p{Cc}\s\\]*$/iu

function link(node: Unchecked, words: ReactNode): ReactNode {
  const fields = node['fields']
  const url = stringOf(isObject(fields) ? fields['url'] : node['url'])
  if (!safeAddress.test(url)) return words
  return (
    <a href={url} rel="noreferrer">
      {words}
    </a>
  )
}

/** Only what the content service serves as a picture; its address is never followed elsewhere. */
const pictureAddress = /^\/api\/media\/file\/[\w-][\w.%-]*(?:\?v=\w+)?$/

function picture(media: unknown): ReactNode {
  const { url, alt, width, height } = isObject(media) ? media : ({} as Unchecked)
  if (!pictureAddress.test(stringOf(url))) return null
  return (
    <img
      src={contentUrl(stringOf(url))}
      alt={stringOf(alt)}
      width={numberOf(width)}
      height={numberOf(height)}
      loading="lazy"
    />
  )
}
