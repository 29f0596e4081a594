/** Every row of docs/checklists.md has a test that carries its number, or a reason why not. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgeRows, readRows, rowsNamedIn, type Judgement } from './checklists/rows.ts'

const tests =
  '{*,*/{src,test,server,vendor,lint,setup,release,journeys,pictures}/**}/*.{test,spec}.{ts,tsx}'

export function judgeChecklists(root: string): Judgement {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const files = globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] })
  const named = new Set(files.flatMap((file) => [...rowsNamedIn(read(file))]))
  const notApplicable = new Set(readRows(read('docs/not-applicable.md')).map(({ id }) => id))
  return judgeRows(readRows(read('docs/checklists.md')), { named, notApplicable })
}

if (import.meta.main) {
  const { missing, open } = judgeChecklists(resolve(import.meta.dirname, '../..'))
  if (open.length > 0) console.log(`Still without a test: ${open.join(', ')}`)
  for (const id of missing) {
    console.error(`${id} is ticked in docs/checklists.md, and no test carries its number`)
    console.error('  cure: name it in the title of the test that shows it')
  }
  if (missing.length > 0) process.exitCode = 1
}
