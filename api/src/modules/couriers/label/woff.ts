import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16
/** Offset of indexToLocFormat in the head table. */
const LOCA_FORMAT = 50

/** Tables that pdf-lib does not use. fontkit fails on missing anchors in the GPOS table of some fonts. */
const UNUSED: ReadonlySet<string> = new Set(['GPOS'])

type Tables = Map<string, Buffer>

/**
 * Returns the TrueType font of a WOFF file (W3C "WOFF File Format 1.0"), since PDF embeds only TrueType. Glyphs are
 * aligned to four bytes: fontkit's subsets halve the offsets and would lose glyphs at odd ones.
 */
export function woffToTrueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file')
  const tables = readTables(woff)
  alignGlyphs(tables)
  return writeFont(woff.subarray(4, 8), tables)
}

function readTables(woff: Buffer): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const data = woff.subarray(start, start + packed)
    const isPacked = packed < woff.readUInt32BE(entry + 12)
    const tag = woff.toString('latin1', entry, entry + 4)
    if (!UNUSED.has(tag)) tables.set(tag, isPacked ? inflateSync(data) : Buffer.from(data))
  }
  return tables
}

function alignGlyphs(tables: Tables): void {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag))
  if (!head || !loca || !glyf) return
  const isLong = head.readInt16BE(LOCA_FORMAT) === 1
  const count = loca.length / (isLong ? 4 : 2)
  const offsetOf = (index: number): number =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2
  const offsets = Buffer.alloc(count * 4)
  const glyphs: Buffer[] = []
  let offset = 0
  for (let index = 0; index + 1 < count; index += 1) {
    const glyph = padded(glyf.subarray(offsetOf(index), offsetOf(index + 1)))
    glyphs.push(glyph)
    offset += glyph.length
    offsets.writeUInt32BE(offset, (index + 1) * 4)
  }
  head.writeInt16BE(1, LOCA_FORMAT)
  tables.set('glyf', Buffer.concat(glyphs)).set('loca', offsets)
}

function writeFont(flavour: Buffer, tables: Tables): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + tables.size * SFNT_ENTRY)
  flavour.copy(header)
  writeCounts(header, tables.size)
  const parts: Buffer[] = [header]
  let offset = header.length
  let at = SFNT_HEADER
  for (const [tag, table] of tables) {
    // Checksums stay 0: PDF readers ignore them.
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    const part = padded(table)
    parts.push(part)
    offset += part.length
    at += SFNT_ENTRY
  }
  return Buffer.concat(parts)
}

/** Writes the number of tables and the binary search fields. */
function writeCounts(header: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}
