/** Signs that show nothing: spaces, controls, zero-width signs and fillers, and marks that have no letter to stand on. */
const INVISIBLE = /[\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a person who reads the text sees any of it. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INVISIBLE, '') !== ''
}
