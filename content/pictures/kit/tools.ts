import { COLOURWAYS, INK, STEEL, STEEL_PALE, TAPE, THREAD } from './palette.ts'
import { OUTLINE } from './pen.ts'
import type { Point } from './pen.ts'

/** Tools and marks laid over a garment. They keep their colours whatever the garment's are. */

const GLYPHS = {
  up: 'M0 8V-8M-6 -2L0 -8L6 -2',
  down: 'M0 -8V8M-6 2L0 8L6 2',
  left: 'M8 0H-8M-2 -6L-8 0L-2 6',
  right: 'M-8 0H8M2 -6L8 0L2 6',
  equals: 'M-7 -4H7M-7 4H7',
  widen: 'M-9 0H9M-4 -5L-9 0L-4 5M4 -5L9 0L4 5',
  plus: 'M-7 0H7M0 -7V7',
  tick: 'M-7 1L-2 6L7 -5',
} as const

type Glyph = keyof typeof GLYPHS

export function disc([x, y]: Point, glyph: Glyph): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="17" fill="${TAPE}" stroke="${INK}" stroke-width="${OUTLINE}"/>` +
    `<path d="${GLYPHS[glyph]}" stroke="${INK}" stroke-width="2.75"/></g>`
  )
}

/** The bold dashed line that shows where the work is done. */
export function cut(path: string, colour: string = THREAD): string {
  const dash = 'stroke-dasharray="8 6"'
  return (
    `<path d="${path}" stroke="#fff" stroke-opacity=".6" stroke-width="6" ${dash}/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="3" ${dash}/>`
  )
}

export const cutLine = ([x1, y1]: Point, [x2, y2]: Point): string => cut(`M${x1} ${y1}L${x2} ${y2}`)

/** Both discs of a change at the two sides. */
export const squeeze = (y: number, inset = 34): string =>
  disc([inset, y], 'right') + disc([240 - inset, y], 'left')
export const spread = (y: number, inset = 34): string =>
  disc([inset, y], 'left') + disc([240 - inset, y], 'right')

export function pin(
  [x, y]: Point,
  { turn = 0, head = TAPE }: { turn?: number; head?: string } = {},
): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0V42" stroke="${STEEL}" stroke-width="2.5"/>` +
    `<circle cy="-4" r="6.5" fill="${head}" stroke="${INK}" stroke-width="2"/>` +
    `<circle cx="-2" cy="-6" r="1.8" fill="#fff" fill-opacity=".7"/></g>`
  )
}

/** A needle that points from its eye to `tip`. */
export function needle(eye: Point, tip: Point): string {
  const [x1, y1] = eye
  const [x2, y2] = tip
  const along = (part: number): string =>
    `${Number((x1 + (x2 - x1) * part).toFixed(1))} ${Number((y1 + (y2 - y1) * part).toFixed(1))}`
  return (
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${INK}" stroke-width="7"/>` +
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${STEEL_PALE}" stroke-width="3.4"/>` +
    `<path d="M${along(0.05)}L${along(0.16)}" stroke="${INK}" stroke-width="1.6"/>`
  )
}

export const yarn = (path: string, { colour = THREAD, width = 2.75 } = {}): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`

/** A length of tape measure laid from one point to another, its zero at the first. */
export function tape([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.round(Math.hypot(x2 - x1, y2 - y1))
  const turn = Number(((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI).toFixed(1))
  const ticks = Array.from({ length: Math.floor((length - 6) / 7) }, (_, index) => {
    const height = index % 4 === 3 ? 11 : 6
    return `M${10 + index * 7} -9v${height}`
  }).join('')
  return (
    `<g transform="translate(${x1} ${y1}) rotate(${turn})">` +
    `<path d="M0 -9H${length}V9H0Z" fill="${TAPE}" stroke="${INK}" stroke-width="${OUTLINE}"/>` +
    `<path d="${ticks}" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M0 -9H7V9H0Z" fill="${STEEL_PALE}" stroke="${INK}" stroke-width="2"/></g>`
  )
}

type Patch = {
  at: Point
  size: readonly [number, number]
  turn?: number
  colours?: keyof typeof COLOURWAYS
  cross?: boolean
}

/** A sewn-on patch, its stitches inside the edge. */
export function patch({
  at: [x, y],
  size: [w, h],
  turn = -6,
  colours = 'oxblood',
  cross = false,
}: Patch): string {
  const { base, outline, thread } = COLOURWAYS[colours]
  const plus = cross ? `M0 -9V9M-9 0H9` : ''
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<path d="M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z" fill="${base}" stroke="${outline}" stroke-width="${OUTLINE}"/>` +
    `<path d="M${6 - w / 2} ${6 - h / 2}H${w / 2 - 6}V${h / 2 - 6}H${6 - w / 2}Z${plus}" stroke="${thread}" stroke-width="2.5" stroke-dasharray="6 5"/></g>`
  )
}

/** Shears, open, their point at (0, 0) and their handles below. */
export function scissors({ x, y, turn }: { x: number; y: number; turn: number }): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="${INK}" stroke-width="2">` +
    `<path d="M-9 0L6 50L-1 54Z M9 0L-6 50L1 54Z" fill="${STEEL_PALE}"/>` +
    `<path d="M3 52C12 54 20 64 17 75C14 84 4 82 2 73C0 66 0 58 -2 54Z M-3 52C-12 54 -20 64 -17 75C-14 84 -4 82 -2 73C0 66 0 58 2 54Z" fill="#98334A"/>` +
    `<path d="M9 66C12 70 11 76 8 75C5 73 5 68 6 64Z M-9 66C-12 70 -11 76 -8 75C-5 73 -5 68 -6 64Z" fill="#fff"/>` +
    `<circle cy="46" r="2.6" fill="${TAPE}"/></g>`
  )
}

export function spool({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): string {
  const { base, shade, outline } = COLOURWAYS.tomato
  const turns = Array.from(
    { length: 6 },
    (_, index) => `M-16 ${index * 7 - 14}L16 ${index * 7 - 18}`,
  ).join('')
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${INK}" stroke-width="2.25">` +
    `<path d="M-16 -22H16V22H-16Z" fill="${base}"/><path d="M6 -21H15V21H6Z" fill="${shade}" stroke="none"/>` +
    `<path d="${turns}" stroke="${outline}" stroke-width="1.5"/><path d="M-16 -22V22M16 -22V22"/>` +
    `<path d="M-22 -32H22V-22H-22Z M-22 22H22V32H-22Z" fill="#DDA974"/></g>`
  )
}
