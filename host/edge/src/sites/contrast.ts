/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

/** WCAG 2.2: contrast for text of normal size. */
export const forText = 4.5
/** Contrast for lines, icons and the focus ring. */
export const forGraphics = 3

/** Parses #rgb and #rrggbb; null for any other notation, whose contrast is unknown. */
export function parseColour(text: string): Rgb | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (!digits) return null
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns the contrast ratio of WCAG 2.2, between 1 and 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

export interface Ground {
  readonly colour: string
  readonly atLeast: number
}

/**
 * Returns the colour itself, or the nearest darker shade with enough contrast on every one of these backgrounds; null
 * when there is none, or when the contrast is unknown.
 */
export function readableOn(colour: string, grounds: readonly Ground[]): string | null {
  const rgb = parseColour(colour)
  if (!rgb) return null
  const known = grounds.flatMap((ground) => {
    const on = parseColour(ground.colour)
    return on ? [{ on, atLeast: ground.atLeast }] : []
  })
  if (known.every(({ on, atLeast }) => contrast(rgb, on) >= atLeast)) return colour
  for (let percent = 98; percent >= 0; percent -= 2) {
    const shade = rgb.map((part) => Math.round((part * percent) / 100)) as unknown as Rgb
    if (known.every(({ on, atLeast }) => contrast(shade, on) >= atLeast)) return write(shade)
  }
  return null
}

function write(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
