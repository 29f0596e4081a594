/** Nodes in the format of Lexical's editor, so that the admin can open seeded documents. */
export interface LexicalNode {
  readonly type: string
  readonly version: number
  readonly [property: string]: unknown
}

export interface LexicalDocument {
  readonly root: LexicalNode
}

export function document(children: readonly LexicalNode[]): LexicalDocument {
  return { root: block('root', { children }) }
}

export function block(type: string, properties: Record<string, unknown>): LexicalNode {
  return { type, version: 1, format: '', indent: 0, direction: 'ltr', ...properties }
}

export function text(words: string, bold: boolean): LexicalNode {
  return {
    type: 'text',
    version: 1,
    text: words,
    format: bold ? 1 : 0,
    style: '',
    mode: 'normal',
    detail: 0,
  }
}

/** Returns an upload node. Reading replaces the id by the media document. */
export function picture(mediaId: string): LexicalNode {
  return {
    type: 'upload',
    version: 3,
    format: '',
    relationTo: 'media',
    value: mediaId,
    fields: null,
  }
}
