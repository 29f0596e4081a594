import { trenchCoat } from '../garments/coats.ts'
import { sundress } from '../garments/dresses.ts'
import { pufferJacket } from '../garments/outerwear.ts'
import { stripedShirt } from '../garments/shirts.ts'
import { suitJacket } from '../garments/tailoring.ts'
import { place } from '../kit/frame.ts'
import { COLOURWAYS, INK, TAPE, WOOD } from '../kit/palette.ts'
import type { ColourwayName } from '../kit/palette.ts'
import type { Garment } from '../kit/pen.ts'

const RAIL = 44

type Hung = {
  garment: Garment
  colours: ColourwayName
  x: number
  y: number
  scale: number
  neck?: number
}

const CLOTHES: readonly Hung[] = [
  { garment: stripedShirt, colours: 'sky', x: 4, y: 62, scale: 1, neck: 90 },
  { garment: pufferJacket, colours: 'tomato', x: 118, y: 60, scale: 1, neck: 84 },
  { garment: sundress, colours: 'butter', x: 226, y: 40, scale: 1.2 },
  { garment: trenchCoat, colours: 'camel', x: 352, y: 58, scale: 1.1, neck: 89 },
  { garment: suitJacket, colours: 'navy', x: 472, y: 60, scale: 1.04, neck: 89 },
]

function hook(x: number, neck: number): string {
  const top = RAIL - 7
  return (
    `<path d="M${x - 7} ${top + 2}a7 7 0 1 1 11 5.600c-3 2-4 4-4 7V${neck - 10}" stroke="${INK}" stroke-width="2.75"/>` +
    `<path d="M${x - 26} ${neck + 8}L${x} ${neck - 10}L${x + 26} ${neck + 8}" stroke="#B9824A" stroke-width="6"/>`
  )
}

/** The hero of the first page: a rail of mended clothes, 720 x 372. */
export const rack: Garment = (pen) => {
  const stand =
    `<path d="M70 ${RAIL}V358M650 ${RAIL}V358" stroke="${INK}" stroke-width="5"/>` +
    `<path d="M44 360H96M624 360H676" stroke="${INK}" stroke-width="6"/>` +
    `<path d="M40 ${RAIL}H680" stroke="${INK}" stroke-width="9"/><path d="M42 ${RAIL - 1}H678" stroke="${WOOD}" stroke-width="4.5"/>` +
    `<g fill="${TAPE}" stroke="${INK}" stroke-width="2"><circle cx="38" cy="${RAIL}" r="8"/><circle cx="682" cy="${RAIL}" r="8"/></g>`
  const clothes = CLOTHES.map(({ garment, colours, x, y, scale, neck }) => {
    const hung = neck === undefined ? '' : hook(x + 120 * scale, neck)
    return hung + place(garment(pen.in(COLOURWAYS[colours])), { x, y, scale })
  })
  return stand + clothes.join('')
}
