import type { Verdict } from './values.ts'
import { isBlank } from './values.ts'

interface Node {
  readonly type?: unknown
  readonly root?: unknown
  readonly children?: unknown
}

/** Rich text is Lexical's JSON: a root with children. Which nodes it holds is the reader's matter. */
export function checkRichText(value: unknown): Verdict {
  if (isBlank(value)) return true
  const root = (value as Node).root as Node | undefined
  if (typeof root === 'object' && root?.type === 'root' && Array.isArray(root.children)) return true
  return 'Rich text must be Lexical JSON: an object whose root has type "root" and children.'
}
