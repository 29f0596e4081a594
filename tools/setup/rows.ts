/** `npm run rows`: prints docs/checklists.md as a table, with the tests of each row. */
import { printTable } from '#tools/lint/checklists.ts'

printTable()
