import type { FieldHook, PayloadRequest } from 'payload'

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly children?: readonly Node[]
}

/**
 * Replaces picture ids in upload nodes by the pictures, as Payload's own editor does on reading, so that readers of
 * the rich text need no second request.
 */
export const populatePictures: FieldHook = async ({ value, req, depth, currentDepth }) => {
  const root = (value as { root?: Node } | null | undefined)?.root
  if (!root || (currentDepth ?? 1) > (depth ?? 0)) return value
  return { ...(value as object), root: await populated(root, req) }
}

async function populated(node: Node, req: PayloadRequest): Promise<Node> {
  if (node.type === 'upload' && typeof node.value === 'string') {
    return { ...node, value: await picture(node.value, req) }
  }
  if (!node.children) return node
  return {
    ...node,
    children: await Promise.all(node.children.map((child) => populated(child, req))),
  }
}

async function picture(id: string, req: PayloadRequest): Promise<unknown> {
  const found = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    req,
    disableErrors: true,
    select: { alt: true, url: true, width: true, height: true },
  })
  return found ?? id
}
