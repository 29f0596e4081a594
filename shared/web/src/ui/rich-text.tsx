import type { JSX, ReactNode } from 'react'
import { contentUrl } from '#src/client/content-client.ts'
import type { RichText as RichTextDocument } from '@darnley/contract/content'
import {
  childrenOf,
  deepest,
  isObject,
  pictureUrl,
  rootOf,
  stringOf,
  type Place,
  type Unchecked,
} from '@darnley/domain/rich-text'

export { picturesIn } from '@darnley/domain/rich-text'

/** Lexical's bits for text formats. */
const bold = 1
const italic = 2

/** Renders Lexical JSON. Text is always escaped, and links lead only to http(s), mail and phone. */
export function RichText({ document }: { document: RichTextDocument }): JSX.Element {
  return <>{renderChildren({ node: rootOf(document), depth: 0 })}</>
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
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

/** Browsers strip control characters from a URL before they follow it, so a URL with any is refused. */
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

function picture(media: unknown): ReactNode {
  const url = pictureUrl(media)
  if (!url || !isObject(media)) return null
  const { alt, width, height } = media
  return (
    <img
      src={contentUrl(url)}
      alt={stringOf(alt)}
      width={numberOf(width)}
      height={numberOf(height)}
      loading="lazy"
    />
  )
}
