import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { woffToTrueType } from './woff.ts'

/** One font file; together the faces write every script that names of people are written in. */
export interface Face {
  readonly name: string
  /** TrueType. */
  readonly bytes: Buffer
  has(codePoint: number): boolean
}

/** Asked in this order; the first that has a character writes it. The big ones of East Asia come last. */
const FACES = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'devanagari'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-thai', 'thai'],
  ['noto-sans-bengali', 'bengali'],
  ['noto-sans-tamil', 'tamil'],
  ['noto-sans-gujarati', 'gujarati'],
  ['noto-sans-gurmukhi', 'gurmukhi'],
  ['noto-sans-armenian', 'armenian'],
  ['noto-sans-georgian', 'georgian'],
  ['noto-sans-ethiopic', 'ethiopic'],
  ['noto-sans-jp', 'japanese'],
  ['noto-sans-sc', 'chinese-simplified'],
  ['noto-sans-kr', 'korean'],
] as const

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Face>>()

/** The first face that has a character, or null; a face is read when it is first asked. */
export async function faceFor(codePoint: number): Promise<Face | null> {
  for (const [family, subset] of FACES) {
    const face = await load(family, subset)
    if (face.has(codePoint)) return face
  }
  return null
}

function load(family: string, subset: string): Promise<Face> {
  const name = `${family}-${subset}`
  const known = loaded.get(name) ?? read(family, name)
  loaded.set(name, known)
  return known
}

async function read(family: string, name: string): Promise<Face> {
  const path = resolve(`@fontsource/${family}/files/${name}-400-normal.woff`)
  const bytes = woffToTrueType(await readFile(path))
  const font = fontkit.create(bytes)
  return { name, bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}
