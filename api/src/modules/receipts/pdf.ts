import { endDocument, newDocument } from '#src/pdf/document.ts'
import { writeText } from '#src/pdf/write-text.ts'
import type { ReceiptText } from './rules.ts'

/** A4 in points. */
const WIDTH = 595
const MARGIN = 56
const LAST_ROW = 760
const ROW = 20
/** Of each column of amounts. */
const COLUMN = 58
/** Characters of a name on one line: a longer one goes on below. */
const NAME_LENGTH = 36
const NAME_LINE = 12

/** Returns a receipt as PDF; the same text and moment make the same bytes. */
export async function receiptPdf(text: ReceiptText, madeAt: Date): Promise<Uint8Array> {
  const document = newDocument({ size: 'A4', title: text.title, madeAt })
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
    const lines = await writeRow(document, { row, y, size: isSum ? 10.5 : 10 })
    if (isSum) rule(document, index === 0 ? y + 6 : y - 14)
    y += ROW + (lines - 1) * NAME_LINE
  }
  y += 8
  for (const note of text.notes) {
    await line(note, 10)
    y += 14
  }
  return endDocument(document)
}

interface Row {
  readonly row: readonly string[]
  readonly y: number
  readonly size: number
}

/** Returns the number of lines that the name takes. */
async function writeRow(
  document: PDFKit.PDFDocument,
  { row: [name = '', ...amounts], y, size }: Row,
): Promise<number> {
  const width = WIDTH - 2 * MARGIN - amounts.length * COLUMN
  const lines = linesOf(name)
  for (const [index, text] of lines.entries())
    await writeText(document, { text, x: MARGIN, y: y + index * NAME_LINE, size, width })
  for (const [index, amount] of amounts.entries()) {
    const x = WIDTH - MARGIN - (amounts.length - 1 - index) * COLUMN
    await writeText(document, { text: amount, x, y, size, width: COLUMN - 4, align: 'right' })
  }
  return lines.length
}

/** Breaks a name between words. */
function linesOf(name: string): string[] {
  const lines = ['']
  for (const word of name.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (longer.length <= NAME_LENGTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  document
    .lineWidth(0.5)
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .stroke()
}
