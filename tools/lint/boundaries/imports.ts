import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  readonly specifier: string
  readonly line: number
}

/**
 * Every module that a file names: imports, re-exports, `import()` and `import('...')` types.
 * @throws Error when the file is not valid TypeScript: what can't be read can't be judged
 */
export function readImports(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} can't be parsed: ${errors[0].message}`)
  const found: Import[] = []
  const add = (node: { type: string; start: number; value?: unknown } | null | undefined): void => {
    if (typeof node?.value !== 'string') return
    found.push({ specifier: node.value, line: lineOf(source, node.start) })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program)
  return found
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
