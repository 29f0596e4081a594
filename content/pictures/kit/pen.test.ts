import { expect, test } from 'vitest'
import { COLOURWAYS } from './palette.ts'
import { Pen, uprights } from './pen.ts'
import { createSheet, svg } from './sheet.ts'

const SQUARE = 'M0 0L9 0L9 9L0 9Z'

test('a plain piece is one path in its colours', () => {
  const pen = new Pen(COLOURWAYS.denim, createSheet())
  expect(pen.piece(SQUARE)).toBe(
    `<path d="${SQUARE}" fill="#6B9AC4" stroke="#1D3F63" stroke-width="2.25"/>`,
  )
})

test('the outline of a shaded piece comes last', () => {
  const pen = new Pen(COLOURWAYS.denim, createSheet())
  expect(pen.piece(SQUARE, { shade: 'M0 0L5 5Z' })).toMatch(/stroke="#1D3F63"[^<]*$/)
})

test('pens of one sheet share a texture and never an id', () => {
  const sheet = createSheet()
  const pen = new Pen(COLOURWAYS.denim, sheet)
  const body = [pen, pen, pen.in(COLOURWAYS.sage)]
    .map((each) => each.piece(SQUARE, { texture: 'twill' }))
    .join('')
  const content = svg(sheet, { frame: { width: 9, height: 9 }, body })
  const ids = [...content.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(content.match(/<pattern/g)).toHaveLength(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test('uprights stand at even distances inside their box', () => {
  expect(uprights(2, { left: 0, right: 20, top: 1, bottom: 3 })).toBe('M5 1L5 3M15 1L15 3')
})

test('a document has a view box of its own size unless told otherwise', () => {
  expect(svg(createSheet(), { frame: { width: 24, height: 18 }, body: '' })).toContain(
    'viewBox="0 0 24 18" width="24" height="18"',
  )
})
