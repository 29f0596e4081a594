import type { Font, GlyphRun } from 'fontkit'

/** Texts of a font. Together they take a few megabytes. */
const MOST = 500

/**
 * Returns a font that keeps how texts are laid out, which is a third of the work for a document: each line is laid out
 * twice, to measure it and to write it, and most lines stand in many documents.
 */
export function rememberLayouts(font: Font): Font {
  const known = new Map<string, GlyphRun>()
  const layout: Font['layout'] = (text, ...options) => {
    const key = JSON.stringify([text, options])
    const run = known.get(key) ?? font.layout(text, ...options)
    if (known.size === MOST) known.clear()
    known.set(key, run)
    return copyOf(run)
  }
  return Object.create(font, { layout: { value: layout } }) as Font
}

/** pdfkit scales the positions that it gets. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run) as object), run, { positions })
}
