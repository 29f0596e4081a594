import { COLOURWAYS, INK, THREAD, WOOD_LINE } from '../kit/palette.ts'
import type { Garment, Pen } from '../kit/pen.ts'
import { needle } from '../kit/tools.ts'

const ZIGZAG = `M26 116${Array.from({ length: 18 }, (_, index) => `L${35 + index * 9} ${index % 2 === 0 ? 108 : 116}`).join('')}`
const FOLDED = 'M22 92 C20 74 30 62 50 60 L176 60 C196 62 206 74 204 92 L196 140 L114 160 L30 140Z'

function foldedJumper(pen: Pen): string {
  return (
    pen.piece(FOLDED, {
      texture: 'knit',
      shade: 'M150 60 L176 60 C196 62 206 74 204 92 L196 140 L160 148Z',
      width: 2.5,
    }) +
    pen.piece(
      'M74 60 C78 88 94 100 114 100 C134 100 150 88 154 60 L142 60 C138 78 128 86 114 86 C100 86 90 78 86 60Z',
    ) +
    pen.piece('M86 60 C90 78 100 86 114 86 C128 86 138 78 142 60 Q114 70 86 60Z', {
      fill: pen.colours.shade,
    }) +
    pen.within(FOLDED, pen.trim(ZIGZAG, 3.5)) +
    pen.piece('M98 70 L130 70 L130 86 L98 86Z', { fill: '#fff', width: 1.75 }) +
    `<path d="M102 78h24" stroke="${THREAD}" stroke-width="2" stroke-dasharray="4 3"/>`
  )
}

/** A parcel with a mended jumper, for the thank-you page: 420 x 320. */
export const box: Garment = (pen) => {
  const edge = `stroke="${WOOD_LINE}" stroke-width="2.5"`
  return (
    `<ellipse cx="212" cy="292" rx="178" ry="14" fill="${INK}" fill-opacity=".1"/>` +
    `<path d="M54 150L210 118L366 150L210 186Z" fill="#8A5A2E" ${edge}/>` +
    `<g transform="translate(96 20)">${foldedJumper(pen.in(COLOURWAYS.oxblood))}</g>` +
    `<path d="M54 150L210 186V296L54 262Z" fill="#DDA974" ${edge}/><path d="M366 150L210 186V296L366 262Z" fill="#C48B53" ${edge}/>` +
    `<path d="M54 150L26 196L180 232L210 186Z" fill="#E6BC8C" ${edge}/><path d="M366 150L394 196L240 232L210 186Z" fill="#D29A63" ${edge}/>` +
    `<path d="M40 186L178 218M380 186L242 218" stroke="#6B1B2D" stroke-width="2.25" stroke-dasharray="6 5"/>` +
    `<path d="M262 248l64-14v30l-64 14Z" fill="#fff" stroke="${WOOD_LINE}" stroke-width="2"/><path d="M270 254l34-7.500M270 264l46-10" ${edge}/>` +
    `<path d="M330 40C300 10 262 30 276 62C286 84 320 76 316 50C312 28 270 22 236 40" stroke="${THREAD}" stroke-width="2.75" stroke-dasharray="7 5"/>` +
    needle([330, 40], [398, 85])
  )
}
