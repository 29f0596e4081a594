import { isBlank, type Verdict } from './verdict.ts'

interface Node {
  readonly type?: unknown
  readonly root?: unknown
  readonly children?: unknown
}

/** Checks for Lexical's JSON, a root with children. Readers decide which nodes they support. */
export function checkRichText(value: unknown): Verdict {
  if (isBlank(value)) return true
  const root = (value as Node).root as Node | undefined
  if (typeof root === 'object' && root?.type === 'root' && Array.isArray(root.children)) return true
  return 'Rich text must be Lexical JSON: an object whose root has type "root" and children.'
}
