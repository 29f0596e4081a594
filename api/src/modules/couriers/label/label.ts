import { drawBarcode } from '#src/pdf/barcode.ts'
import { endDocument, newDocument } from '#src/pdf/document.ts'
import { writeText } from '#src/pdf/write-text.ts'

export interface LabelText {
  /** The service, for example Royal Mail Tracked 24. */
  readonly service: string
  readonly to: readonly string[]
  readonly from: readonly string[]
  /** The order number in plain text. */
  readonly reference: string
  /** Content of the barcode. */
  readonly trackingNumber: string
  /** The same text and moment make the same bytes. */
  readonly madeAt: Date
}

/** Four by six inches in points, the size of label printers. */
const WIDTH = 288
const HEIGHT = 432
const MARGIN = 18

interface Line {
  readonly text: string
  /** The baseline, from the top of the page. */
  readonly y: number
  readonly size: number
}

/** Returns a postage label as PDF. Each name is set in its own script. */
export async function makeLabel(label: LabelText): Promise<Uint8Array> {
  const { reference, madeAt } = label
  const document = newDocument({ size: [WIDTH, HEIGHT], title: `Label ${reference}`, madeAt })
  for (const line of linesOf(label))
    await writeText(document, { ...line, x: MARGIN, width: WIDTH - 2 * MARGIN })
  for (const y of [44, 222, 304])
    document
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .stroke()
  const bars = { x: MARGIN, y: 314, width: WIDTH - 2 * MARGIN, height: 62 }
  drawBarcode(document, { text: label.trackingNumber, ...bars })
  return endDocument(document)
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
