// Fontkit's shaping of Indic scripts was compiled to need it as a global.
import 'regenerator-runtime/runtime.js'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { woffToTrueType } from './woff.ts'

/** One font file; together the faces write every script that names of people are written in. */
export interface Face {
  readonly name: string
  /** TrueType. */
  readonly bytes: Buffer
  has(codePoint: number): boolean
  /** False for letters in an order that no language has, which fontkit's shapers do not survive. */
  shapes(text: string): boolean
}

/** Files of `fonts/`, asked in this order; the first that has a character writes it. The big ones come last. */
const FACES = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
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

const loaded = new Map<string, Promise<Face>>()

/** The first face that has a character, or null; a face is read when it is first asked. */
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
  const path = join(import.meta.dirname, 'fonts', `noto-sans-${name}.woff`)
  const bytes = woffToTrueType(await readFile(path))
  const font = fontkit.create(bytes)
  return {
    name,
    bytes,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shapes: (text) => {
      try {
        font.layout(text)
        return true
      } catch {
        return false
      }
    },
  }
}
