import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** Whether it is removed with the types: `import type`, `export type`, `import('...')` as a type. */
  readonly isType: boolean
}

/**
 * Returns every module that a file names: imports, re-exports, `import()` and `import('...')` types.
 * @throws Error when the file is not valid TypeScript
 */
export function readImports(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} can't be parsed: ${errors[0].message}`)
  const found: Import[] = []
  const add = (
    node: { type: string; start: number; value?: unknown } | null | undefined,
    kind: 'type' | 'value',
  ): void => {
    if (typeof node?.value !== 'string') return
    found.push({ specifier: node.value, line: lineOf(source, node.start), isType: kind === 'type' })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind ?? 'value'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind ?? 'value'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind ?? 'value'),
    ImportExpression: ({ source }) => add(source, 'value'),
    TSImportType: ({ source }) => add(source, 'type'),
  }).visit(program)
  return found
}

/** Returns where a file reads the clock, random numbers, the environment or the network. */
export function readSideEffects(file: string, source: string): { name: string; line: number }[] {
  const { program } = parseSync(file, source)
  const found: { name: string; line: number }[] = []
  const add = (name: string, { start }: { start: number }): void => {
    found.push({ name, line: lineOf(source, start) })
  }
  new Visitor({
    NewExpression: (node) => {
      const isClock = node.callee.type === 'Identifier' && node.callee.name === 'Date'
      if (isClock && node.arguments.length === 0) add('new Date()', node)
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'fetch') add('fetch', node)
    },
    MemberExpression: (node) => {
      const { object, property } = node
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      const name = `${object.name}.${property.name}`
      if (['Date.now', 'Math.random', 'process.env'].includes(name)) add(name, node)
    },
  }).visit(program)
  return found
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
