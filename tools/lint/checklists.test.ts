import { describe, expect, it } from 'vitest'
import { judgeRows, readRows, rowsNamedIn } from './checklists/rows.ts'

describe('The list of what must hold', () => {
  it('is read row by row', () => {
    const list =
      '# Title\n- [x] **F1** One.\n- [ ] **U30** Two, like F1.\n- a line\n- **S2** Three.\n'
    expect(readRows(list)).toEqual([
      { id: 'F1', isTicked: true },
      { id: 'U30', isTicked: false },
      { id: 'S2', isTicked: false },
    ])
  })

  it('is kept by tests whose titles name a row', () => {
    const source = "test('F1 and F2: pays', () => {})\nit.each(x)(`U3 ${a}`, b)\n// F9 is not one\n"
    expect([...rowsNamedIn(source)]).toEqual(['F1', 'F2', 'U3'])
  })

  it('fails for a ticked row that nothing names, and only mentions an open one', () => {
    const rows = readRows('- [x] **F1** a\n- [x] **F2** b\n- [ ] **F3** c\n- [x] **F4** d\n')
    const judged = judgeRows(rows, { named: new Set(['F1']), notApplicable: new Set(['F4']) })
    expect(judged).toEqual({ missing: ['F2'], open: ['F3'] })
  })
})
