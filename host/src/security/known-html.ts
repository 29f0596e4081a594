/**
 * Words without a tag, a line break, and a picture of vanilla-cookieconsent: one path, and no attribute that could do
 * anything.
 */
const known =
  /^(?:[^<]*|<br>|<svg viewBox="[\w .]+" stroke-width="[\w.]+"><path d="[\w .-]+"\/><\/svg>)$/

/** The markup of the first screen, which the edge put into this document. */
let firstScreen: string | undefined

/** Lets what stands in the document already be drawn again. */
export function allowFirstScreen(markup: string): void {
  firstScreen = markup
}

/**
 * Whether a string may become markup. Texts of editors never do (shared/ui/rich-text draws them as React elements), so
 * what is left is what the libraries that assign `innerHTML` need.
 */
export function isKnownHtml(html: string): boolean {
  return known.test(html) || html === firstScreen
}
