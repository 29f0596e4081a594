/** One line of docs/checklists.md. */
export interface Row {
  /** For instance F12. */
  readonly id: string
  readonly text: string
  /** Whether it is ticked, so that a test has to name it. */
  readonly isTicked: boolean
}

/** Reads the rows of docs/checklists.md. */
export function readRows(markdown: string): Row[] {
  const lines = markdown.matchAll(/^- \[(?<box>[ x])\] \*\*(?<id>[FISU]\d+)\*\* (?<text>.*)$/gm)
  return [...lines].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    text: groups?.['text'] ?? '',
    isTicked: groups?.['box'] === 'x',
  }))
}

/** Returns the rows that a test file names in its titles, as in `[F12] [S3] refuses ...`. */
export function rowsNamedIn(source: string): Set<string> {
  const strings = source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)
  return new Set(
    [...strings].flatMap(([, , text = '']) =>
      [...text.matchAll(/\[([FISU]\d+)\]/g)].map(([, id = '']) => id),
    ),
  )
}

/** The test files that name a row, by its id. */
export type TestsOfRows = ReadonlyMap<string, readonly string[]>

export interface Judgement {
  /** Ticked rows that no test names. */
  readonly missing: string[]
  /** Rows without a test that are not ticked. */
  readonly open: string[]
}

export function judgeRows(rows: readonly Row[], tests: TestsOfRows): Judgement {
  const without = rows.filter(({ id }) => !tests.has(id))
  return {
    missing: without.filter(({ isTicked }) => isTicked).map(({ id }) => id),
    open: without.filter(({ isTicked }) => !isTicked).map(({ id }) => id),
  }
}

/** Returns a Markdown table of the rows and the files of their tests. */
export function tableOf(rows: readonly Row[], tests: TestsOfRows): string {
  const lines = rows.map(
    ({ id, text }) => `| ${id} | ${text} | ${(tests.get(id) ?? ['none yet']).join('<br>')} |`,
  )
  return ['| row | what must hold | tests |', '| --- | --- | --- |', ...lines].join('\n')
}
