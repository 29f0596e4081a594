import { filterBrightness, formatHex, parseHex, type Rgb, wcagContrast } from 'culori'

/** WCAG 2.2: contrast for text of normal size. */
export const forText = 4.5
/** Contrast for lines, icons and the focus ring. */
export const forGraphics = 3

export interface Ground {
  readonly colour: string
  readonly atLeast: number
}

/**
 * Returns the colour itself, or the nearest darker shade with enough contrast on every one of these backgrounds; null
 * when there is none, or when the contrast is unknown.
 */
export function readableOn(colour: string, grounds: readonly Ground[]): string | null {
  const rgb = parseOpaque(colour)
  if (!rgb) return null
  const known = grounds.filter((ground) => parseOpaque(ground.colour))
  for (let percent = 100; percent >= 0; percent -= 2) {
    const shade = percent === 100 ? colour : formatHex(filterBrightness(percent / 100)(rgb))
    if (known.every((ground) => wcagContrast(shade, ground.colour) >= ground.atLeast)) return shade
  }
  return null
}

/** Parses #rgb and #rrggbb; the contrast of a translucent colour depends on what is behind it. */
function parseOpaque(text: string): Rgb | null {
  const rgb = parseHex(text)
  return rgb && rgb.alpha === undefined ? rgb : null
}
