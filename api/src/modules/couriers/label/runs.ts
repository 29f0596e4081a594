import { type Face, faceFor } from './faces.ts'

/** A stretch of text that one face writes. */
export interface Run {
  readonly text: string
  readonly face: Face
}

/** Characters that are not seen themselves, such as joiners. */
const UNSEEN = /^\p{Cf}$/u

/** Splits a text by script; a character that no face has (an emoji, say) becomes a question mark. */
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
  const mark = await unknown()
  return runs.flatMap((run) => inShape(run, mark))
}

/** What cannot be shaped as a whole is written letter by letter, and a sign that stands only on others as a mark. */
function inShape({ text, face }: Run, mark: Run): Run[] {
  if (face.shapes(text)) return [{ text, face }]
  return Array.from(text, (letter) => (face.shapes(letter) ? { text: letter, face } : mark))
}

async function unknown(): Promise<Run> {
  const face = await faceFor(0x3f)
  if (!face) throw new Error('The fonts are not installed')
  return { text: '?', face }
}
