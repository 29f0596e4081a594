import type { RichText } from '@darnley/contract/content'
import { childrenOf, deepest, isObject, type Place, rootOf, stringOf } from './nodes.ts'

/** Returns the pictures of a document in their order, as paths on the content service. */
export function picturesIn(document: RichText | null | undefined): string[] {
  return pictureUrls({ node: rootOf(document), depth: 0 })
}

/** Matches pictures of the content service only; other addresses are never requested. */
const pictureAddress = /^\/api\/media\/file\/[\w-][\w.%-]*(?:\?v=\w+)?$/

/** Returns null for a node that is not a picture, or whose picture was deleted. */
export function pictureUrl(media: unknown): string | null {
  const url = isObject(media) ? stringOf(media['url']) : ''
  return pictureAddress.test(url) ? url : null
}

function pictureUrls(place: Place): string[] {
  const { node, depth } = place
  if (!isObject(node) || depth > deepest) return []
  const own = node['type'] === 'upload' ? pictureUrl(node['value']) : null
  return [...(own ? [own] : []), ...childrenOf(place).flatMap(pictureUrls)]
}
