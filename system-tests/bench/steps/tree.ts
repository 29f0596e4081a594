/** An element of a page, or a text. */
export type Tree = string | ElementTree

export interface ElementTree {
  readonly tag: string
  /** The same number before and after a press means: the same element. */
  readonly key: number
  /** As React takes them. `style` is a list of properties. */
  readonly props: Readonly<Record<string, string | boolean | Readonly<Record<string, string>>>>
  readonly children: readonly Tree[]
}

/** What a page looked like at a press and at the next paint. */
export interface Change {
  readonly before: readonly Tree[]
  readonly after: readonly Tree[]
}

/** The document around it, which a bare page takes over, too. */
export interface Surroundings {
  readonly htmlAttributes: Readonly<Record<string, string>>
  readonly bodyAttributes: Readonly<Record<string, string>>
  /** Addresses of style sheets, and texts of the others. */
  readonly sheets: readonly ({ readonly href: string } | { readonly text: string })[]
}

/** Counts the elements of `after` that were not there before. */
export function addedElements({ before, after }: Change): number {
  const old = new Set<number>()
  walk(before, ({ key }) => old.add(key))
  let added = 0
  walk(after, ({ key }) => (added += old.has(key) ? 0 : 1))
  return added
}

function walk(trees: readonly Tree[], visit: (element: ElementTree) => void): void {
  for (const tree of trees)
    if (typeof tree !== 'string') {
      visit(tree)
      walk(tree.children, visit)
    }
}
