import { type Face, faceFor } from './faces.ts'

/** A run of text in one face. */
export interface Run {
  readonly text: string
  readonly face: Face
}

/** Invisible characters such as joiners. */
const UNSEEN = /^\p{Cf}$/u

/** Splits a text by face; a character without a glyph (for instance an emoji) becomes a question mark. */
export async function runsOf(text: string): Promise<Run[]> {
  const runs: { text: string; face: Face }[] = []
  for (const character of text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last?.face.has(codePoint)) {
      last.text += character
    } else if (!UNSEEN.test(character)) {
      const face = await faceFor(codePoint)
      runs.push(face ? { text: character, face } : await unknown())
    }
  }
  return runs
}

async function unknown(): Promise<Run> {
  const face = await faceFor(0x3f)
  if (!face) throw new Error('The fonts are not installed')
  return { text: '?', face }
}
