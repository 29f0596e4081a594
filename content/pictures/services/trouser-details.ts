import { chinos, jeans } from '../garments/trousers.ts'
import { BLUSH, COLOURWAYS, INK, TAPE } from '../kit/palette.ts'
import { both } from '../kit/path.ts'
import { OUTLINE, SEAM, uprights } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { needle, yarn } from '../kit/tools.ts'

/** An open fly, large: tile coordinates. */
export const flyZip: Garment = (pen) => {
  const teeth = (path: string, width: number): string =>
    `<path d="${path}" stroke="${INK}" stroke-width="${width}" stroke-dasharray="3 4.500" stroke-linecap="butt"/>`
  return (
    pen.fill('M0 0L240 0L240 180L0 180Z', BLUSH) +
    pen.piece(both('M40 -6 L106 110 L106 190 L-10 190 L-10 -10Z')) +
    pen.piece(both('M52 -8 L114 104 L114 190 L106 190 L106 110 L36 -8Z'), {
      fill: pen.colours.pale,
      width: SEAM,
    }) +
    teeth('M60 4L114 96M180 4L126 96', 7) +
    teeth('M120 112V180', 11) +
    `<g stroke="${INK}" stroke-width="${OUTLINE}" fill="${TAPE}"><path d="M108 88h24l-3 26l-9 8l-9-8Z"/><path d="M115 104h10l3 42a8 8 0 0 1-16 0Z"/></g>` +
    `<circle cx="120" cy="142" r="3.500" fill="${pen.colours.base}" stroke="${INK}" stroke-width="1.500"/>` +
    pen.stitch(both('M28 0 L96 114 L96 180'), 2.25)
  )
}

/** Chinos with a wedge of new cloth let into each side of the waist. */
export const sideWedges: Garment = (pen) =>
  chinos(pen) +
  pen.in(COLOURWAYS.oxblood).piece(both('M82 22 L91 22 L78 80 L73 78 L80 38Z'), { width: 2 }) +
  pen.in(COLOURWAYS.oxblood).stitch(both('M84.500 27 L77 70'), 1.5)

/** Darning where the legs meet. */
export const innerThigh: Garment = (pen) =>
  jeans(pen) +
  `<path d="M120 96C110 100 100 108 96 122C100 132 106 132 110 128C113 116 116 108 120 98C124 108 127 116 130 128C134 132 140 132 144 122C140 108 130 100 120 96Z" fill="#F2F6F8" fill-opacity=".55"/>` +
  `<path d="${uprights(9, { left: 98, right: 142, top: 104, bottom: 124 })}" stroke="${TAPE}" stroke-width="1.6"/>` +
  `<path d="M98 108H114M97 114H112M97 120H111M126 108H142M128 114H143M129 120H143" stroke="#98334A" stroke-width="1.6"/>` +
  pen.line('M103 218 C105 170 111 124 120 98 C129 124 135 170 137 218', OUTLINE) +
  yarn('M143 120C150 128 156 122 158 112', { colour: '#98334A', width: 1.6 }) +
  `<g transform="scale(.5)">${needle([344, 172], [316, 226])}</g>`

/** The bag of a pocket turned out, its bottom seam open: tile coordinates. */
export const pocketBag: Garment = (pen) => {
  const lining = pen.in(COLOURWAYS.oat)
  const bag = 'M70 66 L172 52 C184 88 184 122 168 148 C150 164 112 164 92 148 C76 122 70 96 70 66Z'
  return (
    pen.piece('M-10 -10 L250 -10 L250 40 L-10 72Z', { texture: 'twill' }) +
    lining.piece(bag, {
      shade: 'M150 40 L190 40 C192 90 186 130 166 156 L140 164 C160 130 162 90 150 40Z',
    }) +
    lining.fill(
      'M104 152 C110 142 120 146 128 140 C136 144 144 142 148 150 C134 162 116 162 104 152Z',
      '#6B5530',
    ) +
    lining.stitch('M78 70 C78 98 84 124 98 143') +
    lining.stitch('M158 143 C172 122 173 90 164 59') +
    pen.piece('M-10 30 L250 2 L250 44 L-10 74Z', { texture: 'twill' }) +
    pen.stitch('M-10 64 L250 35') +
    yarn('M102 152C108 160 116 150 122 158C128 164 136 152 146 158C160 166 178 172 196 160') +
    needle([226, 128], [194, 162])
  )
}

/** A waistband with its elastic drawn out: tile coordinates. */
export const waistElastic: Garment = (pen) => {
  const gathers = uprights(22, { left: 22, right: 218, top: 34, bottom: 78 })
  return (
    pen.piece('M16 80 C10 120 6 150 2 190 L238 190 C234 150 230 120 224 80Z', {
      shade: 'M186 80 L224 80 L238 190 L196 190Z',
    }) +
    pen.fold(
      'M60 86 C56 110 54 130 52 150M92 86 C90 106 88 120 88 134M148 86 C150 106 152 120 152 134M180 86 C184 110 186 130 188 150',
      2,
    ) +
    pen.line('M120 80 L120 190') +
    pen.piece('M16 28 L224 28 L224 82 L16 82Z') +
    pen.line(gathers, 1.4) +
    pen.stitch('M18 40 L222 40 M18 70 L222 70', 2.25) +
    pen.fill('M150 44 L178 44 L178 66 L150 66Z', pen.colours.outline) +
    `<path d="M152 46C182 38 200 60 188 96C180 122 196 138 222 130L226 150C186 162 158 134 168 92C174 72 166 64 152 66Z" fill="#F4FAF2" stroke="${INK}" stroke-width="${OUTLINE}"/>` +
    `<path d="M160 56C186 54 186 76 180 96C174 120 190 146 220 140" stroke="${INK}" stroke-width="1.4" stroke-dasharray="2 4"/>` +
    `<path d="M108 92C104 112 104 124 108 140M132 92C136 112 136 124 132 140" stroke="#F4FAF2" stroke-width="4"/>`
  )
}
