import type { RichText } from '@darnley/contract/content'

/** Deeper nesting than any editor produces would exhaust the stack. */
export const deepest = 50

/** Data of unverified shape. */
export type Unchecked = Readonly<Record<string, unknown>>

export interface Place {
  readonly node: unknown
  readonly depth: number
}

/** Whether a guide or note has any text (section 5: sections show only when their guide holds text). */
export function hasText(document: RichText | null | undefined): document is RichText {
  return textOf({ node: rootOf(document), depth: 0 }).trim() !== ''
}

export function rootOf(document: unknown): unknown {
  return isObject(document) ? document['root'] : null
}

export function isObject(value: unknown): value is Unchecked {
  return typeof value === 'object' && value !== null
}

export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function childrenOf({ node, depth }: Place): Place[] {
  const children = isObject(node) ? node['children'] : null
  if (!Array.isArray(children)) return []
  return children.map((child: unknown) => ({ node: child, depth: depth + 1 }))
}

function textOf(place: Place): string {
  const { node, depth } = place
  if (!isObject(node) || depth > deepest) return ''
  return stringOf(node['text']) + childrenOf(place).map(textOf).join('')
}
