/** Invisible characters: spaces, controls, zero-width characters, fillers, and marks without a base letter. */
const INVISIBLE = /[\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees any of the text. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INVISIBLE, '') !== ''
}
