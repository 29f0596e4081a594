import { describe, expect, it } from 'vitest'
import { judgeRows, readRows, rowsNamedIn, tableOf } from './checklists/rows.ts'

const rows = readRows('# Title\n- [x] **F1** One.\n- [ ] **U30** Two, like F1.\n- a line\n')

describe('docs/checklists.md', () => {
  it('is read row by row', () => {
    expect(rows).toEqual([
      { id: 'F1', text: 'One.', isTicked: true },
      { id: 'U30', text: 'Two, like F1.', isTicked: false },
    ])
  })

  it('has tests whose titles name a row', () => {
    const source =
      "test('[F1] [F2] pays like F9', () => {})\nit.each(x)(`[U3] ${a}`, b)\n// F9 is not one\n"
    expect([...rowsNamedIn(source)]).toEqual(['F1', 'F2', 'U3'])
  })

  it('fails for a ticked row without a test, and only reports an open one', () => {
    expect(judgeRows(rows, new Map())).toEqual({ missing: ['F1'], open: ['U30'] })
    expect(judgeRows(rows, new Map([['F1', ['a.test.ts']]]))).toEqual({
      missing: [],
      open: ['U30'],
    })
  })

  it('[Q26] is printed with the tests of each row', () => {
    const table = tableOf(rows, new Map([['F1', ['a.test.ts', 'b.spec.ts']]]))
    expect(table.split('\n').slice(2)).toEqual([
      '| F1 | One. | a.test.ts<br>b.spec.ts |',
      '| U30 | Two, like F1. | none yet |',
    ])
  })
})
