import { buffer } from 'node:stream/consumers'
import { toBuffer } from 'bwip-js/node'
import PDFDocument from 'pdfkit'
import { runsOf } from './runs.ts'

export interface LabelText {
  /** The service, for example Royal Mail Tracked 24. */
  readonly service: string
  readonly to: readonly string[]
  readonly from: readonly string[]
  /** The order number in plain text. */
  readonly reference: string
  /** Content of the barcode. */
  readonly trackingNumber: string
}

/** Four by six inches in points, the size of label printers. */
const WIDTH = 288
const HEIGHT = 432
const MARGIN = 18

/** With a list of features pdfkit shapes a text as a whole: word by word, it would reverse the words of Arabic. */
const SHAPED: PDFKit.Mixins.TextOptions = {
  features: [],
  lineBreak: false,
  baseline: 'alphabetic',
}

interface Line {
  readonly text: string
  /** The baseline, from the top of the page. */
  readonly y: number
  readonly size: number
}

/** Returns a postage label as PDF. Each name is set in its own script. */
export async function makeLabel(label: LabelText): Promise<Uint8Array> {
  const info = { Title: `Label ${label.reference}` }
  // Without a font of its own: each line names the fonts that it needs.
  const document = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0, font: '', info })
  for (const line of linesOf(label)) await writeLine(document, line)
  for (const y of [44, 222, 304])
    document
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .stroke()
  const barcode = await toBuffer({
    bcid: 'code128',
    text: label.trackingNumber,
    scale: 4,
    height: 18,
  })
  document.image(barcode, MARGIN, 314, { width: WIDTH - 2 * MARGIN, height: 62 })
  document.end()
  return buffer(document)
}

function linesOf({ service, to, from, reference, trackingNumber }: LabelText): Line[] {
  return [
    { text: service, y: 32, size: 15 },
    { text: 'To', y: 62, size: 9 },
    ...to.map((text, index) => ({ text, y: 82 + index * 21, size: 15 })),
    { text: 'From', y: 236, size: 8 },
    ...from.map((text, index) => ({ text, y: 249 + index * 12, size: 9 })),
    { text: trackingNumber, y: 394, size: 11 },
    { text: `Order ${reference}`, y: 412, size: 9 },
  ]
}

/** Reduces the font size of a line that is too long. */
async function writeLine(document: PDFKit.PDFDocument, line: Line): Promise<void> {
  const runs = (await runsOf(line.text)).map(({ text, face }) => {
    document.registerFont(face.name, face.bytes).font(face.name, line.size)
    return { text, name: face.name, width: document.widthOfString(text, SHAPED) }
  })
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  const scale = Math.min(1, (WIDTH - 2 * MARGIN) / Math.max(width, 1))
  let x = MARGIN
  for (const run of runs) {
    document.font(run.name, line.size * scale).text(run.text, x, line.y, SHAPED)
    x += run.width * scale
  }
}
