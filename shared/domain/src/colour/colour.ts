/** Colours such as #6B1B2D, and whether they can be read on each other. */
import type { PartnerColourName } from '@darnley/contract/partners'

/** WCAG 2.2: contrast for text of normal size. */
export const contrastOfText = 4.5
/** For the borders of fields. */
const contrastOfControls = 3

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Returns a colour between two. @param share Of the second one, from 0 to 1 */
function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other)
  const mixed = channelsOf(one).map((value, at) =>
    Math.round(value + ((second[at] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour, or the first darker shade with this contrast on a ground; black when there is none. */
function darkenedOn(colour: string, ground: string, needed: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, '#000000', share)
    if (contrast(shade, ground) >= needed) return shade
  }
  return '#000000'
}

/** Returns the ground, or the first lighter one on which a text of this colour can be read; white when there is none. */
function lightenedUnder(ground: string, text: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tint = mix(ground, '#ffffff', share)
    if (contrast(text, tint) >= contrastOfText) return tint
  }
  return '#ffffff'
}

/**
 * Returns a site's further colours, derived from the two colours of a brand: light grounds in their tints, and texts
 * that are readable there.
 */
export function deriveColours(
  first: string,
  second: string,
): Readonly<Record<PartnerColourName, string>> {
  const tint = (share: number): string => mix(first, '#ffffff', share)
  const chalk = tint(0.86)
  const tape = lightenedUnder(mix(second, '#ffffff', 0.6), first)
  const onChalk = (colour: string, needed: number): string => darkenedOn(colour, chalk, needed)
  return {
    ink: onChalk(mix(first, '#000000', 0.7), 10),
    muted: onChalk(mix(first, '#808080', 0.6), contrastOfText),
    chalk,
    chalk50: tint(0.94),
    chalk300: tint(0.62),
    tape,
    onTape: darkenedOn(mix(first, '#000000', 0.7), tape, contrastOfText),
    link: onChalk(first, contrastOfText),
    focus: onChalk(first, contrastOfText),
    thread: second,
  }
}

interface Chosen {
  readonly brand: string
  readonly ink: string
  readonly tape: string
  readonly chalk: string
  readonly thread: string
}

/**
 * Returns the design's remaining colours, by their custom properties, derived from a partner's: nothing of the company's
 * own palette is left beside them.
 */
export function surroundings({
  brand,
  ink,
  tape,
  chalk,
  thread,
}: Chosen): Readonly<Record<string, string>> {
  const blush = mix(brand, '#ffffff', 0.9)
  const onBoth = (colour: string, needed: number): string =>
    darkenedOn(darkenedOn(colour, chalk, needed), blush, needed)
  return {
    'brand-hover': mix(brand, '#000000', 0.22),
    'thread-text': onBoth(thread, contrastOfText),
    'tape-50': mix(tape, '#ffffff', 0.7),
    blush,
    'blush-50': mix(brand, '#ffffff', 0.95),
    'blush-300': mix(brand, '#ffffff', 0.68),
    hairline: mix(ink, '#ffffff', 0.87),
    control: onBoth(mix(ink, '#ffffff', 0.45), contrastOfControls),
  }
}
