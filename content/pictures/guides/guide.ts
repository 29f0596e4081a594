import { place as put, TILE_HEIGHT, zoom } from '../kit/frame.ts'
import { BLUSH, COLOURWAYS, INK, TAPE } from '../kit/palette.ts'
import type { ColourwayName } from '../kit/palette.ts'
import type { Garment, Point } from '../kit/pen.ts'
import { disc, pin, tape } from '../kit/tools.ts'
import type { ServicePicture, Span } from '../services/service.ts'

/** Guides show the place of a service again, with the tool the customer works with. */

const PIN_HEADS = ['#EB6E50', TAPE, '#98334A']

const paper = `<path d="M0 0H240V${TILE_HEIGHT}H0Z" fill="${BLUSH}"/>`

const between = ([[x1, y1], [x2, y2]]: Span, part: number): Point => [
  Number((x1 + (x2 - x1) * part).toFixed(1)),
  Number((y1 + (y2 - y1) * part).toFixed(1)),
]

function pinsAlong(span: Span): string {
  const [[x1, y1], [x2, y2]] = span
  const count = Math.max(2, Math.min(5, Math.round(Math.hypot(x2 - x1, y2 - y1) / 34)))
  const level = Math.abs(x2 - x1) >= Math.abs(y2 - y1)
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = between(span, (index + 0.5) / count)
    const at: Point = level ? [x, y - 18] : [x - 20, y - 4]
    const turn = level ? (index - (count - 1) / 2) * -6 : -72
    return pin(at, { turn, head: PIN_HEADS[index % PIN_HEADS.length] ?? TAPE })
  }).join('')
}

export const measureGuide =
  (service: ServicePicture, span: Span): Garment =>
  (pen) =>
    paper + zoom(pen, service.garment, service.view) + (service.cuts ?? '') + tape(...span)

export const pinGuide =
  (service: ServicePicture, span: Span): Garment =>
  (pen) =>
    paper + zoom(pen, service.garment, service.view) + (service.cuts ?? '') + pinsAlong(span)

/** The colours of the garment that fits, beside the one to be altered. */
const PARTNERS: Partial<Record<ColourwayName, ColourwayName>> = {
  denim: 'oxblood',
  tomato: 'sky',
  sky: 'tomato',
  navy: 'camel',
  chalk: 'oat',
}

export const matchGuide =
  (service: ServicePicture, place: Point): Garment =>
  (pen) => {
    const [x, y, width] = service.view
    const onGarment = (start: number, value: number): number =>
      Number((start + (value * width) / 240).toFixed(1))
    const ring =
      `<circle cx="${onGarment(x, place[0])}" cy="${onGarment(y, place[1])}" r="26" fill="#fff" ` +
      `fill-opacity=".35" stroke="${INK}" stroke-width="3" stroke-dasharray="6 5"/>`
    const partner = pen.in(COLOURWAYS[PARTNERS[service.colours] ?? 'denim'])
    const [scale, top, left, right] = service.wide ? [0.54, 20, -6, 116] : [0.7, 6, -18, 90]
    const side = (content: string, at: number): string => put(content, { x: at, y: top, scale })
    return (
      paper +
      side(service.garment(partner) + ring, right) +
      side(service.garment(pen) + ring, left) +
      disc([120, 157], 'equals')
    )
  }

/** The place a service is about: given, or the middle of where its tools go. */
export function placeOf({ ring, tape: measured, pins }: ServicePicture): Point | undefined {
  const span = measured ?? pins
  return ring ?? (span && between(span, 0.5))
}
