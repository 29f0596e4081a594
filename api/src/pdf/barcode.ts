import { toSVG } from 'bwip-js/node'

interface Bars {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws a Code 128 barcode by the lines that bwip-js makes for SVG: sharp in print, and no picture to compress. */
export function drawBarcode(
  document: PDFKit.PDFDocument,
  { text, x, y, width, height }: Bars,
): void {
  const svg = toSVG({ bcid: 'code128', text, height: 18 })
  const [, drawnWidth, drawnHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  document.save().translate(x, y)
  document.scale(width / Number(drawnWidth), height / Number(drawnHeight), {})
  for (const [, lineWidth, path = ''] of svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g))
    document.lineWidth(Number(lineWidth)).path(path).stroke()
  document.restore()
}
