import { buffer } from 'node:stream/consumers'
import jsQR from 'jsqr'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { drawBarcode } from './barcode.ts'
import { drawQrCode } from './qr-code.ts'

describe('a QR code on paper', () => {
  it.each(['A', 'Xy9'.repeat(14), 'https://darnley.example/order?token=ümlaut'])(
    'is read as %s',
    async (text) => {
      const page = await pageOf((document) => {
        drawQrCode(document, { text, x: 64, y: 132, width: 170 })
      })
      expect(scan(rectanglesOf(page))).toBe(text)
    },
  )
})

describe('a barcode on paper', () => {
  it('fills its box with bars of one to four modules', async () => {
    const page = await pageOf((document) => {
      drawBarcode(document, { text: 'RM123456789GB', x: 18, y: 314, width: 252, height: 62 })
    })
    const [, acrossScale] = /^([\d.]+) 0 0 ([\d.]+) 0 0 cm$/m.exec(page) ?? []
    const widths = [...page.matchAll(/^([\d.]+) w$/gm)].map(([, width]) => Number(width))
    const edges = [...page.matchAll(/^([\d.]+) [\d.]+ m$/gm)].map(([, x]) => Number(x))
    expect(new Set(widths)).toEqual(new Set([2, 4, 6, 8]))
    expect(Math.max(...edges) * Number(acrossScale)).toBeGreaterThan(240)
    expect(Math.max(...edges) * Number(acrossScale)).toBeLessThanOrEqual(252)
  })
})

async function pageOf(draw: (document: PDFKit.PDFDocument) => void): Promise<string> {
  const document = new PDFDocument({ compress: false, font: '' })
  draw(document)
  document.end()
  return (await buffer(document)).toString('latin1')
}

type Rectangle = readonly [x: number, y: number, width: number, height: number]

function rectanglesOf(page: string): Rectangle[] {
  return [...page.matchAll(/^(\d+) (\d+) (\d+) (\d+) re$/gm)].map(
    ([, ...numbers]) => numbers.map(Number) as unknown as Rectangle,
  )
}

/** Paints dark rectangles, each unit four pixels wide, and reads them as a camera does. */
function scan(rectangles: readonly Rectangle[]): string | undefined {
  const zoom = 4
  const side = zoom * (4 + Math.max(...rectangles.map(([x, , width]) => x + width)))
  const picture = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x, y, width, height] of rectangles)
    for (let row = y * zoom; row < (y + height) * zoom; row += 1)
      for (let column = x * zoom; column < (x + width) * zoom; column += 1)
        picture.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return jsQR.default(picture, side, side)?.data
}
