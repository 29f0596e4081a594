import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

/** What decides whether code fits types. Rules of style, such as unused names, are a team's own. */
export const compilerOptions = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable', 'esnext.iterator', 'esnext.collection'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  // What an area bundles of a packed package is JavaScript.
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
}

/** One error of the compiler. */
export interface Diagnostic {
  /** Path from the compiled folder. */
  readonly file: string
  readonly line: number
  readonly code: string
  /** What the compiler says: what is wrong, and the innermost reason. */
  readonly message: string
}

/** Compiles the `tsconfig.json` of a folder. @throws Error when the compiler itself fails */
export async function compile(folder: string): Promise<Diagnostic[]> {
  // Each further checker resolves the contract's types again: with four of them it takes twice the CPU time.
  const output = await run(['-p', folder, '--pretty', 'false', '--checkers', '1'], folder)
  const blocks = output.split(/\n(?!\s)/)
  return blocks.flatMap((block) => {
    const [line = '', ...reasons] = block.split('\n')
    const [, file, row, code, message] =
      /^(.+?)\((\d+),\d+\): error (TS\d+): (.+)$/.exec(line.trimEnd()) ?? []
    if (line.startsWith('error TS')) throw new Error(`The compiler failed: ${line}`)
    if (!file || !row || !code || !message) return []
    const reason = reasons.at(-1)?.trim() ?? ''
    return [{ file, line: Number(row), code, message: `${message} ${reason}`.trim() }]
  })
}

/** Returns the files that a `tsconfig.json` needs, as absolute paths. */
export async function listFiles(folder: string): Promise<string[]> {
  const output = await run(['-p', folder, '--listFilesOnly'], folder)
  return output.split('\n').filter((line) => line.startsWith('/'))
}

function run(args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(process.execPath, [join(typescript, 'bin/tsc'), ...args], { cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((done, fail) => {
    child.on('error', fail)
    // 1 and 2 mean that there are errors, which are in the output.
    child.on('close', (code) =>
      code !== null && code <= 2
        ? done(output)
        : fail(new Error(`The compiler failed:\n${output}`)),
    )
  })
}
