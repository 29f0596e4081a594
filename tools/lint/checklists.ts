/**
 * Checks that a test names every ticked row of docs/checklists.md in its title. `npm run rows` prints the table of
 * rows and tests, which is stored nowhere.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgeRows, readRows, rowsNamedIn, tableOf } from './checklists/rows.ts'

const exclude = ['**/node_modules/**', '.data*/**']
const root = resolve(import.meta.dirname, '../..')
const rows = readRows(readFileSync(join(root, 'docs/checklists.md'), 'utf8'))

if (import.meta.main) judge()

export function printTable(): void {
  console.log(tableOf(rows, testsOfRows()))
}

function testsOfRows(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude }).toSorted())
    for (const id of rowsNamedIn(readFileSync(join(root, file), 'utf8')))
      found.set(id, [...(found.get(id) ?? []), file])
  return found
}

function judge(): void {
  const { missing, open } = judgeRows(rows, testsOfRows())
  if (open.length > 0) console.log(`Still without a test: ${open.join(', ')}`)
  for (const id of missing) {
    console.error(`${id} is ticked in docs/checklists.md, and no test carries its number`)
    console.error('  cure: name it in the title of the test that shows it')
  }
  if (missing.length > 0) process.exitCode = 1
}
