import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { rememberLayouts } from './remember-layouts.ts'
import { subsetsOf } from './shared-subset.ts'

/** One font file. Together the faces cover the scripts of personal names. */
export interface Face {
  readonly name: string
  /** TrueType, parsed once for all documents. */
  readonly font: Font
  /** Characters that each document gets, used or not, so that most documents have the same subset of the font. */
  readonly common: string
  has(codePoint: number): boolean
}

/** Files in `fonts/`, in order of precedence: one for each script, the large ones last. */
const FACES = [
  'latin-cyrillic-greek',
  'devanagari',
  'arabic',
  'hebrew',
  'thai',
  'bengali',
  'tamil',
  'telugu',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'sinhala',
  'armenian',
  'georgian',
  'ethiopic',
  'khmer',
  'lao',
  'myanmar',
  'thaana',
  'japanese',
  'korean',
  'han',
] as const

/** What nearly all documents consist of. */
const COMMON = ' 0123456789.,:-£%()/&’abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const decompress = promisify(brotliDecompress)
const loaded = new Map<string, Promise<Face>>()

/** Returns the first face with a glyph for the character, or null. Faces are loaded on first use. */
export async function faceFor(codePoint: number): Promise<Face | null> {
  for (const name of FACES) {
    const face = await load(name)
    if (face.has(codePoint)) return face
  }
  return null
}

function load(name: string): Promise<Face> {
  const known = loaded.get(name) ?? read(name)
  loaded.set(name, known)
  return known
}

async function read(name: string): Promise<Face> {
  const path = join(import.meta.dirname, 'fonts', `noto-sans-${name}.ttf.br`)
  const bytes = await decompress(await readFile(path))
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`)
  return {
    name,
    font: Object.create(rememberLayouts(font), {
      createSubset: { value: subsetsOf(font) },
    }) as Font,
    common: name === FACES[0] ? COMMON : '',
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  }
}
