/** A picture of vanilla-cookieconsent: one path, and no attribute that could do anything. */
const drawing = /^<svg viewBox="[\d .-]+" stroke-width="[\d.]+"><path d="[\w\s,.-]+"\/><\/svg>$/

/** The markup of the first screen, which the edge put into this document. */
let firstScreen: string | null = null

/** Lets what stands in the document already be drawn again. */
export function allowFirstScreen(markup: string): void {
  firstScreen = markup
}

/**
 * Whether a string may become markup. Texts of editors never do (shared/ui/rich-text draws them as React elements), so
 * what is left are the words, line breaks and icons of the libraries that assign `innerHTML`.
 */
export function isKnownHtml(html: string): boolean {
  return !html.includes('<') || html === '<br>' || drawing.test(html) || html === firstScreen
}
