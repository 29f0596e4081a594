import type { Face } from './faces.ts'
import { runsOf } from './runs.ts'

/** With a list of features pdfkit shapes a text as a whole: word by word, it would reverse the words of Arabic. */
const SHAPED: PDFKit.Mixins.TextOptions = {
  features: [],
  lineBreak: false,
  baseline: 'alphabetic',
}

export interface Placed {
  readonly text: string
  /** Left edge, or the right one of text that is aligned to it. */
  readonly x: number
  /** The baseline, from the top of the page. */
  readonly y: number
  readonly size: number
  /** A longer text is set in a smaller size. */
  readonly width: number
  readonly align?: 'right'
}

/** Writes one line of text, each script in its own font. */
export async function writeText(document: PDFKit.PDFDocument, line: Placed): Promise<void> {
  const runs = (await runsOf(line.text)).map(({ text, face }) => {
    useFace(document, face).font(face.name, line.size)
    return { text, name: face.name, width: document.widthOfString(text, SHAPED) }
  })
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  const scale = Math.min(1, line.width / Math.max(width, 1))
  let x = line.align === 'right' ? line.x - width * scale : line.x
  for (const run of runs) {
    document.font(run.name, line.size * scale).text(run.text, x, line.y, SHAPED)
    x += run.width * scale
  }
}

const used = new WeakMap<PDFKit.PDFDocument, Set<Face>>()

/** Makes a face known to a document, with its common characters first and so under the same numbers in each document. */
function useFace(document: PDFKit.PDFDocument, face: Face): PDFKit.PDFDocument {
  const known = used.get(document) ?? new Set()
  if (known.has(face)) return document
  used.set(document, known.add(face))
  document.registerFont(face.name, sourceOf(face)).font(face.name)
  // Without a method of its own for this, pdfkit includes what is written.
  const { _font } = document as unknown as { readonly _font: EmbeddedFont }
  _font.encode(face.common, SHAPED.features)
  return document
}

/** A font as pdfkit has it in a document. */
interface EmbeddedFont {
  encode(text: string, features: PDFKit.Mixins.TextOptions['features']): unknown
}

/** pdfkit takes a parsed font, which its types leave out; from bytes it would parse it again for each document. */
function sourceOf({ font }: Face): PDFKit.Mixins.PDFFontSource {
  return font as unknown as PDFKit.Mixins.PDFFontSource
}
