/** One line of docs/checklists.md. */
export interface Row {
  /** As in F12. */
  readonly id: string
  /** Whether its test is said to exist. */
  readonly isTicked: boolean
}

/** Reads the rows of docs/checklists.md, or of docs/not-applicable.md, whose lines have no box. */
export function readRows(markdown: string): Row[] {
  const lines = markdown.matchAll(/^- (?:\[(?<box>[ x])\] )?\*\*(?<id>[FISU]\d+)\*\* /gm)
  return [...lines].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    isTicked: groups?.['box'] === 'x',
  }))
}

/** The rows that a test's text names in a string: its titles, as nothing else speaks of rows there. */
export function rowsNamedIn(source: string): Set<string> {
  const strings = source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)
  return new Set([...strings].flatMap(([, , text = '']) => text.match(/\b[FISU]\d+\b/g) ?? []))
}

export interface Judgement {
  /** Ticked rows that no test names. */
  readonly missing: string[]
  /** Rows whose test is still to be written. */
  readonly open: string[]
}

export function judgeRows(
  rows: readonly Row[],
  { named, notApplicable }: { named: ReadonlySet<string>; notApplicable: ReadonlySet<string> },
): Judgement {
  const without = rows.filter(({ id }) => !named.has(id) && !notApplicable.has(id))
  return {
    missing: without.filter(({ isTicked }) => isTicked).map(({ id }) => id),
    open: without.filter(({ isTicked }) => !isTicked).map(({ id }) => id),
  }
}
