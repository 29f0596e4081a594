/** Stop words, which say nothing about a garment or a service. */
const fillers = new Set(
  'a an and are at be broken can come coming do for from get gone has have help i in is it its lost me missing my need needs of off old on one or our out pair please some something that the them they this to too up very want wants was with won t'.split(
    ' ',
  ),
)

/** Splits a text into comparable words: lower case, no accents, no endings. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bt[\s-]?shirt/g, 'tshirt')
    .replaceAll(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

export function meaningfulWords(text: string): string[] {
  const words = wordsOf(text)
  const meaningful = words.filter((word) => !fillers.has(word))
  // Keeps weak words such as "broken" when there is nothing else.
  return meaningful.length > 0 ? meaningful : words.filter((word) => word.length > 3)
}

/** zips > zip, dresses > dress, frayed > fray. Applied to both sides of a comparison. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  const base = word.replace(/(?:ing|ed)$/, '')
  return base.length >= 4 ? base : word
}
