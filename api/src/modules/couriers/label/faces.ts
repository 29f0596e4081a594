// The global that fontkit's compiled shaper for Indic scripts requires.
import 'regenerator-runtime/runtime.js'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { woffToTrueType } from './woff.ts'

/** One font file. Together the faces cover the scripts of personal names. */
export interface Face {
  readonly name: string
  /** TrueType. */
  readonly bytes: Buffer
  has(codePoint: number): boolean
  /** False for sequences that occur in no language and make fontkit's shapers throw. */
  shapes(text: string): boolean
}

/** Files in `fonts/`, in order of precedence. Large ones come last. */
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
