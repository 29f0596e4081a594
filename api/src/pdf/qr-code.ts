import QRCode from 'qrcode'

interface Square {
  readonly text: string
  readonly x: number
  readonly y: number
  /** With the quiet zone. */
  readonly width: number
}

/** Blank modules on each side, by ISO 18004. */
const QUIET = 4

/** Draws a QR code, each run of dark modules in a row as one rectangle: sharp in print, and no picture to compress. */
export function drawQrCode(document: PDFKit.PDFDocument, { text, x, y, width }: Square): void {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  document
    .save()
    .translate(x, y)
    .scale(width / (size + 2 * QUIET))
  for (let row = 0; row < size; row += 1)
    for (const { start, length } of darkRuns(data.subarray(row * size, (row + 1) * size)))
      document.rect(start + QUIET, row + QUIET, length, 1)
  document.fill().restore()
}

interface Run {
  readonly start: number
  readonly length: number
}

function darkRuns(row: Uint8Array): Run[] {
  const runs: Run[] = []
  for (let start = row.indexOf(1); start !== -1;) {
    const light = row.indexOf(0, start)
    const end = light === -1 ? row.length : light
    runs.push({ start, length: end - start })
    start = row.indexOf(1, end)
  }
  return runs
}
