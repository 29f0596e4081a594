/**
 * Matches text without tags, a line break, and vanilla-cookieconsent's icons: a single path without dangerous
 * attributes.
 */
const known =
  /^(?:[^<]*|<br>|<svg viewBox="[\w .]+" stroke-width="[\w.]+"><path d="[\w .-]+"\/><\/svg>)$/

/** The markup of the first screen, which the edge inserted into this document. */
let firstScreen: string | undefined

/** Allows markup that is already in the document to be rendered again. */
export function allowFirstScreen(markup: string): void {
  firstScreen = markup
}

/**
 * Whether a string may become markup. Editors' texts never do (@darnley/web/ui/rich-text renders them as React elements), so
 * this covers only libraries that assign `innerHTML`.
 */
export function isKnownHtml(html: string): boolean {
  return known.test(html) || html === firstScreen
}
