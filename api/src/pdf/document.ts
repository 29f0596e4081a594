import { deflateSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'

/** Fonts with their maps of characters, each some ten kilobytes. */
const MOST = 50

const deflated = new LRUCache<string | Uint8Array, Buffer>({ max: MOST })

/** A document that compresses once for all documents what they have in common: fonts, and the characters in them. */
class SharingDocument extends PDFDocument {
  override ref(data: object): PDFKit.PDFKitReference {
    const reference = super.ref(data)
    const end = reference.end.bind(reference)
    // A page is written piece by piece; what is given as a whole is a font or its map.
    reference.end = (whole?: string | Uint8Array) => {
      if (whole === undefined || !reference.compress) return end(whole)
      reference.compress = false
      Object.assign(reference.data, { Filter: 'FlateDecode' })
      end(deflatedOnce(whole))
    }
    return reference
  }
}

function deflatedOnce(whole: string | Uint8Array): Buffer {
  const known = deflated.get(whole)
  if (known) return known
  const made = deflateSync(typeof whole === 'string' ? Buffer.from(`${whole}\n`, 'latin1') : whole)
  deflated.set(whole, made)
  return made
}

interface Page {
  /** In points. */
  readonly size: PDFKit.PDFDocumentOptions['size']
  readonly title: string
  /** The same content and moment make the same bytes. */
  readonly madeAt: Date
}

/** Returns a document with an empty page, without margins. It has no font of its own: each line names those it needs. */
export function newDocument({ size, title, madeAt }: Page): PDFKit.PDFDocument {
  const info = { Title: title, CreationDate: madeAt }
  return new SharingDocument({ size, margin: 0, font: '', info })
}

/** Ends a document and returns its bytes. */
export function endDocument(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.once('end', () => resolve(Buffer.concat(pieces)))
    document.once('error', reject)
    document.end()
  })
}
