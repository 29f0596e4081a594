import fontkit from '@pdf-lib/fontkit'
import { toBuffer } from 'bwip-js/node'
import { PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib'
import type { Face } from './faces.ts'
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

interface Line {
  readonly text: string
  readonly y: number
  readonly size: number
}

/** Returns a postage label as PDF. Each name is set in its own script. */
export async function makeLabel(label: LabelText): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(`Label ${label.reference}`)
  const page = document.addPage([WIDTH, HEIGHT])
  const fonts = new Map<Face, PDFFont>()
  for (const line of linesOf(label)) await writeLine({ document, page, fonts }, line)
  for (const y of [388, 210, 128])
    page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 1 })
  await drawBarcode(document, { page, text: label.trackingNumber })
  return document.save()
}

function linesOf({ service, to, from, reference, trackingNumber }: LabelText): Line[] {
  return [
    { text: service, y: 400, size: 15 },
    { text: 'To', y: 370, size: 9 },
    ...to.map((text, index) => ({ text, y: 350 - index * 21, size: 15 })),
    { text: 'From', y: 196, size: 8 },
    ...from.map((text, index) => ({ text, y: 183 - index * 12, size: 9 })),
    { text: trackingNumber, y: 38, size: 11 },
    { text: `Order ${reference}`, y: 20, size: 9 },
  ]
}

interface Sheet {
  readonly document: PDFDocument
  readonly page: PDFPage
  readonly fonts: Map<Face, PDFFont>
}

/** Reduces the font size of a line that is too long. */
async function writeLine({ document, page, fonts }: Sheet, line: Line): Promise<void> {
  const runs = []
  for (const { text, face } of await runsOf(line.text)) {
    const font = fonts.get(face) ?? (await document.embedFont(face.bytes, { subset: true }))
    fonts.set(face, font)
    runs.push({ text, font, width: font.widthOfTextAtSize(text, line.size) })
  }
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  const scale = Math.min(1, (WIDTH - 2 * MARGIN) / Math.max(width, 1))
  let x = MARGIN
  for (const run of runs) {
    page.drawText(run.text, { x, y: line.y, size: line.size * scale, font: run.font })
    x += run.width * scale
  }
}

async function drawBarcode(
  document: PDFDocument,
  { page, text }: { page: PDFPage; text: string },
): Promise<void> {
  const png = await toBuffer({ bcid: 'code128', text, scale: 4, height: 18 })
  const image = await document.embedPng(png)
  page.drawImage(image, { x: MARGIN, y: 56, width: WIDTH - 2 * MARGIN, height: 62 })
}
