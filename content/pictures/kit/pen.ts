import type { Palette } from './palette.ts'
import { mirror } from './path.ts'
import type { Sheet } from './sheet.ts'
import { texture } from './texture.ts'
import type { TextureName } from './texture.ts'

export type Point = readonly [x: number, y: number]

export type PieceStyle = {
  fill?: string
  texture?: TextureName
  /** Drawn inside the piece: a darker solid where light from the top left does not reach. */
  shade?: string
  /** Drawn inside the piece: one thin pale sliver. */
  light?: string
  width?: number
}

/** A garment is a function of the pen it is drawn with, so that its colours are chosen last. */
export type Garment = (pen: Pen) => string

export const OUTLINE = 2.25
export const SEAM = 1.75
const STITCH = 2

export class Pen {
  readonly colours: Palette
  readonly sheet: Sheet

  constructor(colours: Palette, sheet: Sheet) {
    this.colours = colours
    this.sheet = sheet
  }

  /** The same sheet in other colours. */
  in(colours: Palette): Pen {
    return new Pen(colours, this.sheet)
  }

  /** Fill, then texture, shade and light inside the shape, the outline last. */
  piece(path: string, style: PieceStyle = {}): string {
    const { fill = this.colours.base, width = OUTLINE } = style
    const inside = this.#inside(style)
    if (inside === '') {
      return `<path d="${path}" fill="${fill}" stroke="${this.colours.outline}" stroke-width="${width}"/>`
    }
    const shape = this.sheet.nextId('s')
    const clip = this.sheet.nextId('c')
    return (
      `<clipPath id="${clip}"><path id="${shape}" d="${path}"/></clipPath><use href="#${shape}" fill="${fill}"/>` +
      `<g clip-path="url(#${clip})">${inside}</g>` +
      `<use href="#${shape}" stroke="${this.colours.outline}" stroke-width="${width}"/>`
    )
  }

  #inside({ texture: name, shade, light }: PieceStyle): string {
    return (
      (name === undefined
        ? ''
        : `<path d="M0 0H240V240H0Z" fill="url(#${this.#texture(name)})"/>`) +
      (shade === undefined ? '' : this.fill(shade, this.colours.shade)) +
      (light === undefined ? '' : `<path d="${light}" fill="#fff" fill-opacity=".22"/>`)
    )
  }

  #texture(name: TextureName): string {
    return this.sheet.define(`${name} ${JSON.stringify(this.colours)}`, texture(name, this.colours))
  }

  /** Anything, cut to a shape. */
  within(path: string, content: string): string {
    const clip = this.sheet.nextId('c')
    return `<clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})">${content}</g>`
  }

  fill(path: string, colour: string = this.colours.base): string {
    return `<path d="${path}" fill="${colour}"/>`
  }

  line(path: string, width: number = SEAM): string {
    return `<path d="${path}" stroke="${this.colours.outline}" stroke-width="${width}"/>`
  }

  fold(path: string, width: number = SEAM): string {
    return `<path d="${path}" stroke="${this.colours.shade}" stroke-width="${width}"/>`
  }

  /** A line in the pale trim colour: piping, drawcords, stripes of a knit. */
  trim(path: string, width: number = SEAM): string {
    return `<path d="${path}" stroke="${this.colours.pale}" stroke-width="${width}"/>`
  }

  stitch(path: string, width: number = STITCH): string {
    return `<path d="${path}" stroke="${this.colours.thread}" stroke-width="${width}" stroke-dasharray="5 4"/>`
  }

  dot([x, y]: Point, { r = 2, fill = this.colours.outline } = {}): string {
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
  }

  button([x, y]: Point, { r = 3.4, fill = this.colours.pale } = {}): string {
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${this.colours.outline}" stroke-width="1.5"/>`
  }

  /** Teeth and tape of a closed zip down a straight line. */
  zip(x: number, { from, to }: { from: number; to: number }): string {
    return (
      this.piece(`M${x - 3} ${from}L${x + 3} ${from}L${x + 3} ${to}L${x - 3} ${to}Z`, {
        fill: this.colours.pale,
        width: 1.5,
      }) +
      `<path d="M${x} ${from + 3}V${to - 2}" stroke="${this.colours.outline}" stroke-width="2" stroke-dasharray="2 3"/>` +
      this.piece(
        `M${x - 3} ${from + 12}L${x + 3} ${from + 12}L${x + 3} ${from + 24}L${x} ${from + 28}L${x - 3} ${from + 24}Z`,
        { fill: this.colours.thread, width: 1.5 },
      )
    )
  }
}

/** Draws what is on the left on the right as well; for parts that are not paths. */
export function pair(content: string): string {
  return `${content}<g transform="matrix(-1 0 0 1 240 0)">${content}</g>`
}

export function rightOnly(content: string): string {
  return `<g transform="matrix(-1 0 0 1 240 0)">${content}</g>`
}

/** Vertical lines at even distances, for ribs, pleats and fringes. */
export function uprights(count: number, { left, right, top, bottom }: Box): string {
  const step = (right - left) / count
  return Array.from({ length: count }, (_, index) => {
    const x = Number((left + step * (index + 0.5)).toFixed(1))
    return `M${x} ${top}L${x} ${bottom}`
  }).join('')
}

type Box = { left: number; right: number; top: number; bottom: number }

/** A wire hanger whose shoulders end at `spread` from the centre. */
export function hanger({ y = 44, spread = 34, ink = '#43101E' } = {}): string {
  const arm = `M120 ${y - 16}C112 ${y - 10} ${120 - spread} ${y - 4} ${120 - spread} ${y + 4}`
  return `<path d="M120 ${y - 16}c0-5 6-5 6-11a6 6 0 0 0-12 0${arm}${mirror(arm)}" stroke="${ink}" stroke-width="2.5"/>`
}
