import { inflateSync } from 'node:zlib'

/**
 * Returns the texts of a PDF as a reader would copy them, one for each that was written. For files of pdfkit with a
 * single font.
 */
export function textsOf(pdf: Buffer): string[] {
  const streams = streamsOf(pdf)
  const map = streams.find((stream) => stream.includes('begincmap')) ?? ''
  const letters = [...map.matchAll(/\[((?:<[0-9a-f]+>\s*)+)\]/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, code = '']) =>
      Buffer.from(code, 'hex').swap16().toString('utf16le'),
    ),
  )
  const pages = streams.filter((stream) => stream.includes('BT\n'))
  return pages.flatMap((page) =>
    [...page.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block = '']) =>
      [...block.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '?')
        .join(''),
    ),
  )
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)]
    .filter(({ index }) => !text.slice(index - 3, index).endsWith('end'))
    .map(({ index, 0: head }) => {
      const start = index + head.length
      const bytes = pdf.subarray(start, text.indexOf('endstream', start))
      try {
        return inflateSync(bytes).toString('latin1')
      } catch {
        return ''
      }
    })
}
