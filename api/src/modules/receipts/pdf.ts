import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { writeText } from '#src/modules/couriers/label/write-text.ts'
import type { ReceiptText } from './rules.ts'

/** A4 in points. */
const WIDTH = 595
const MARGIN = 56
const LAST_ROW = 760
const ROW = 20
/** Of each column of amounts. */
const COLUMN = 68

/** Returns a receipt as PDF; the same text and moment make the same bytes. */
export async function receiptPdf(text: ReceiptText, madeAt: Date): Promise<Uint8Array> {
  const info = { Title: text.title, CreationDate: madeAt }
  // Without a font of its own: each line names the fonts that it needs.
  const document = new PDFDocument({ size: 'A4', margin: 0, font: '', info })
  let y = MARGIN
  const line = async (words: string, size: number): Promise<void> => {
    await writeText(document, { text: words, x: MARGIN, y, size, width: WIDTH - 2 * MARGIN })
  }
  for (const [index, words] of text.seller.entries()) {
    await line(words, index === 0 ? 15 : 10)
    y += index === 0 ? ROW : 14
  }
  y += ROW
  await line(text.title, 18)
  y += ROW
  for (const fact of text.facts) {
    await line(fact, 10)
    y += 14
  }
  y += ROW
  for (const [index, row] of [text.heads, ...text.rows].entries()) {
    if (y > LAST_ROW) {
      document.addPage({ size: 'A4', margin: 0 })
      y = MARGIN
    }
    const isSum = index === 0 || index === text.rows.length
    await writeRow(document, { row, y, size: isSum ? 10.5 : 10 })
    if (isSum) rule(document, index === 0 ? y + 6 : y - 14)
    y += ROW
  }
  y += 8
  for (const note of text.notes) {
    await line(note, 10)
    y += 14
  }
  document.end()
  return buffer(document)
}

interface Row {
  readonly row: readonly string[]
  readonly y: number
  readonly size: number
}

async function writeRow(
  document: PDFKit.PDFDocument,
  { row: [name = '', ...amounts], y, size }: Row,
): Promise<void> {
  const width = WIDTH - 2 * MARGIN - amounts.length * COLUMN
  await writeText(document, { text: name, x: MARGIN, y, size, width })
  for (const [index, amount] of amounts.entries()) {
    const x = WIDTH - MARGIN - (amounts.length - 1 - index) * COLUMN
    await writeText(document, { text: amount, x, y, size, width: COLUMN - 4, align: 'right' })
  }
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  document
    .lineWidth(0.5)
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .stroke()
}
