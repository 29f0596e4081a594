import type { Findings } from './find.ts'

/** Returns a sentence about the words without matches and what is shown instead; null when every word matched. */
export function describeFindings({ unknown, words, isPartial }: Findings): string | null {
  const rest = [words.join(' ')]
  if (unknown.length === 0)
    return isPartial ? `Nothing matches all of ${quoted(rest)}. Showing the closest.` : null
  const meant = unknown.flatMap((word) => word.meant ?? [])
  if (words.length === 0) return null
  const typed = unknown.map((word) => word.typed)
  return `No match for ${quoted(typed)}. Showing results for ${quoted(meant.length > 0 ? meant : rest)}.`
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}
