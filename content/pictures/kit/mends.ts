import { COLOURWAYS, INK, STEEL, STEEL_PALE, TAPE, WOOD } from './palette.ts'
import type { ColourwayName } from './palette.ts'
import { OUTLINE } from './pen.ts'
import type { Point } from './pen.ts'

/** Damage and the things it is mended with, laid over a garment. */

/** A three-cornered tear; what lies behind shows through it. */
export function tear([x, y]: Point, { scale = 1, behind = '#F3E9E4' } = {}): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-28 -18C-12 -10 2 -6 14 -8C10 8 12 24 18 36C4 22 -4 12 -8 6C-14 0 -20 -8 -28 -18Z" fill="${behind}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M-18 -12l2 -6M-6 -8l1 -7M6 -7l2 -6M13 2l6 -1M14 14l6 0M15 26l6 1M-12 0l-6 3M-6 10l-6 3M2 20l-6 4" stroke="${INK}" stroke-width="1.5"/></g>`
  )
}

/** A frayed hole. */
export function hole(
  [x, y]: Point,
  { rx = 26, ry = 20, fill = '#F3E9E4', loose = '#B24C63' } = {},
): string {
  const frays = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    const reach = index % 3 === 0 ? 0.55 : 0.7
    const at = (part: number, twist: number): string =>
      `${(x + rx * part * Math.cos(angle + twist)).toFixed(1)} ${(y + ry * part * Math.sin(angle + twist)).toFixed(1)}`
    return `M${at(1.08, 0)}Q${at(0.85, 0.22)} ${at(reach, 0.06)}`
  }).join('')
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${INK}" stroke-opacity=".55" stroke-width="3"/>` +
    `<path d="${frays}" stroke="${loose}" stroke-width="2.4"/>`
  )
}

/** The woven square of a darn. */
export function darn([x, y]: Point, { size = 44, warp = TAPE, weft = '#FFF3E8' } = {}): string {
  const lines = Array.from({ length: 7 }, (_, index) => index * (size / 6) - size / 2)
  const down = lines.map((at) => `M${at.toFixed(1)} ${-size / 2 - 4}V${size / 2 + 4}`).join('')
  const over = lines.map((at) => `M${-size / 2 - 4} ${at.toFixed(1)}H${size / 2 + 4}`).join('')
  return (
    `<g transform="translate(${x} ${y})" stroke-width="3"><path d="${down}" stroke="${warp}"/>` +
    `<path d="${over}" stroke="${weft}" stroke-dasharray="${(size / 6).toFixed(1)} ${(size / 6).toFixed(1)}" stroke-linecap="butt"/></g>`
  )
}

export function ovalPatch(
  [x, y]: Point,
  { turn = 0, colours = 'cocoa' as ColourwayName } = {},
): string {
  const { base, outline, thread } = COLOURWAYS[colours]
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="22" ry="36" fill="${base}" stroke="${outline}" stroke-width="${OUTLINE}"/>` +
    `<ellipse rx="16" ry="30" stroke="${thread}" stroke-width="2.25" stroke-dasharray="6 5"/></g>`
  )
}

/** A tin or jar, its label a plain colour. */
export function tin([x, y]: Point, { fill = '#98334A', content = TAPE } = {}): string {
  return (
    `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="${OUTLINE}"><path d="M-34 -14V18C-34 30 34 30 34 18V-14Z" fill="${fill}"/>` +
    `<ellipse cy="-14" rx="34" ry="11" fill="${STEEL_PALE}"/><ellipse cy="-14" rx="27" ry="7.500" fill="${content}" stroke-width="1.75"/>` +
    `<path d="M-20 8C-8 12 8 12 20 8" stroke="${TAPE}" stroke-width="2.5" stroke-dasharray="6 4"/></g>`
  )
}

export function brush([x, y]: Point, { turn = 0, dip = '#98334A' } = {}): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="${INK}" stroke-width="2.25"><path d="M-7 -4L-9 -22H9L7 -4C5 4 -5 4 -7 -4Z" fill="${dip}"/>` +
    `<path d="M-9 -34H9V-22H-9Z" fill="${STEEL}"/><path d="M-6 -34C-8 -60 -5 -84 0 -92C5 -84 8 -60 6 -34Z" fill="${WOOD}"/></g>`
  )
}

export function feather([x, y]: Point, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -24C12 -14 13 4 2 16C-10 6 -12 -12 0 -24Z" fill="#fff" stroke="${INK}" stroke-width="1.75"/>` +
    `<path d="M1 -16L2 24M2 0L8 -6M2 6L-5 -1M2 -6L-4 -11" stroke="${INK}" stroke-width="1.4"/></g>`
  )
}

export const drop = ([x, y]: Point): string =>
  `<path d="M${x} ${y}c6 9 9 13 9 18a9 9 0 0 1-18 0c0-5 3-9 9-18Z" fill="#B4D3E2" stroke="#2C5B75" stroke-width="2"/>`

/** A press stud, seen from above. */
export const popper = ([x, y]: Point, r = 13): string =>
  `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="2"><circle r="${r}" fill="${STEEL_PALE}"/><circle r="${(r * 0.62).toFixed(1)}" fill="#fff"/><circle r="${(r * 0.28).toFixed(1)}" fill="${STEEL}"/></g>`

/** The slider of a zip with its puller hanging down. */
export const slider = ([x, y]: Point, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${INK}" stroke-width="2.25" fill="${TAPE}"><path d="M-12 -14H12L9 12L0 20L-9 12Z"/>` +
  `<path d="M-5 2H5L8 42A8 8 0 0 1 -8 42Z"/><circle cy="40" r="3.5" fill="#fff" stroke-width="1.5"/></g>`

/** Interlocking teeth along a path. */
export const teeth = (path: string, width = 12): string =>
  `<path d="${path}" stroke="#FFF3E8" stroke-width="${width + 10}" stroke-linecap="butt"/><path d="${path}" stroke="${INK}" stroke-width="${width}" stroke-dasharray="3 4.500" stroke-linecap="butt"/>`
