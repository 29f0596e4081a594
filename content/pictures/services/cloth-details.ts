import { INK, STEEL, TAPE, THREAD, WOOD } from '../kit/palette.ts'
import type { Garment, Pen } from '../kit/pen.ts'
import { darn, hole } from '../kit/mends.ts'
import { needle, yarn } from '../kit/tools.ts'

/** Close-ups of cloth and knit: tile coordinates. */

const SHEET = 'M-10 -10 L250 -10 L250 190 L-10 190Z'

const knitCloth = (pen: Pen): string =>
  pen.fill(SHEET) +
  `<g transform="scale(3)">${pen.piece('M-10 -10 L90 -10 L90 70 L-10 70Z', { texture: 'knit', width: 0 })}</g>`

/** Woven check with a three-cornered tear, half darned. */
export const tornCloth: Garment = (pen) =>
  pen.piece(SHEET, { texture: 'herringbone', shade: 'M190 -10 L250 -10 L250 190 L160 190Z' }) +
  pen.trim('M40 -10 L40 190 M200 -10 L200 190 M-10 40 L250 40 M-10 150 L250 150', 1.4) +
  pen.piece(
    'M66 52 C92 66 116 70 140 64 C132 92 136 112 148 136 C120 122 104 104 94 92 C84 80 74 68 66 52Z',
    { fill: '#F3E9E4' },
  ) +
  pen.within(
    'M60 46 L112 46 L112 130 L60 130Z',
    darn([92, 78], { size: 52, warp: TAPE, weft: THREAD }),
  ) +
  yarn('M118 90C140 76 160 110 182 92', { width: 3 }) +
  needle([182, 92], [220, 60])

export const darnedKnit: Garment = (pen) =>
  knitCloth(pen) +
  hole([112, 92], { rx: 44, ry: 38, loose: pen.colours.shade }) +
  pen.within(
    'M66 50 L122 50 L122 134 L66 134Z',
    darn([104, 92], { size: 66, warp: TAPE, weft: '#FFF3E8' }),
  ) +
  yarn('M138 92C156 92 158 66 178 60', { colour: TAPE, width: 3.4 }) +
  needle([178, 60], [222, 28])

/** A hole the size of a moth, and the moth. */
export const mothHole: Garment = (pen) =>
  knitCloth(pen) +
  hole([82, 106], { rx: 30, ry: 26, loose: pen.colours.shade }) +
  hole([140, 140], { rx: 13, ry: 11, loose: pen.colours.shade }) +
  `<g transform="translate(166 60) rotate(24)" stroke="${INK}" stroke-width="2.25"><path d="M0 -8C-18 -34 -50 -30 -48 -10C-46 8 -20 12 0 4Z" fill="#F1E4CB"/><path d="M0 -8C18 -34 50 -30 48 -10C46 8 20 12 0 4Z" fill="#F1E4CB"/>` +
  `<path d="M0 2C-14 10 -28 20 -20 28C-12 34 -2 22 0 12C2 22 12 34 20 28C28 20 14 10 0 2Z" fill="#DDCBA8"/><path d="M-5 -12C-5 -18 5 -18 5 -12L4 14C2 20 -2 20 -4 14Z" fill="${WOOD}"/>` +
  `<path d="M-2 -16C-6 -26 -12 -28 -16 -27M2 -16C6 -26 12 -28 16 -27" stroke-width="1.75"/></g>` +
  `<g fill="${WOOD}" stroke="${INK}" stroke-width="1.5"><circle cx="136" cy="52" r="4"/><circle cx="193" cy="77" r="4"/></g>`

/** A run of dropped stitches, caught with a hook. */
export const ladder: Garment = (pen) => {
  const rungs = Array.from(
    { length: 7 },
    (_, index) => `M98 ${26 + index * 16}Q112 ${32 + index * 16} 126 ${26 + index * 16}`,
  ).join('')
  return (
    knitCloth(pen) +
    pen.fill('M96 0 L128 0 L126 132 Q112 146 98 132Z', pen.colours.outline) +
    pen.trim(rungs, 3) +
    pen.line('M96 0 L98 132 Q112 146 126 132 L128 0', 2.5) +
    `<path d="M112 150C98 132 98 118 112 118C126 118 126 132 112 150" stroke="${TAPE}" stroke-width="4"/>` +
    `<path d="M214 46L128 122C118 130 112 122 118 116" stroke="${INK}" stroke-width="9"/><path d="M214 46L128 122C118 130 112 122 118 116" stroke="${STEEL}" stroke-width="4.500"/>` +
    `<path d="M228 34L186 71" stroke="${INK}" stroke-width="15"/><path d="M228 34L186 71" stroke="${TAPE}" stroke-width="10"/>`
  )
}

/** Bobbles on the left, a comb, and smooth cloth behind it. */
export const bobbles: Garment = (pen) => {
  const spots = [
    [22, 30],
    [52, 54],
    [28, 84],
    [66, 98],
    [40, 128],
    [20, 154],
    [74, 150],
    [78, 28],
    [98, 68],
    [96, 126],
  ]
  const tufts = spots
    .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index % 2 === 0 ? 7 : 5.5}"/>`)
    .join('')
  const teeth = Array.from({ length: 12 }, (_, index) => `M126 ${22 + index * 12}H148`).join('')
  return (
    knitCloth(pen) +
    `<g fill="${pen.colours.pale}" stroke="${pen.colours.outline}" stroke-width="1.75">${tufts}</g>` +
    `<path d="${teeth}" stroke="${INK}" stroke-width="6"/><path d="${teeth}" stroke="${WOOD}" stroke-width="2.600"/>` +
    `<path d="M148 10H172C178 10 182 14 182 20V160C182 166 178 170 172 170H148Z" fill="${WOOD}" stroke="${INK}" stroke-width="2.25"/>` +
    `<path d="M172 11C178 12 182 14 182 20V160C182 166 178 170 172 169Z" fill="#C48B53"/><path d="M158 28V152" stroke="#6B1B2D" stroke-width="2.25" stroke-dasharray="6 5"/>` +
    `<path d="M114 40q-8 4 -14 2M114 92q-10 6 -16 2M112 146q-8 6 -14 2" stroke="${pen.colours.pale}" stroke-width="3"/>`
  )
}

/** A ribbed edge whose cast-on has come undone. */
export const ravelledEdge: Garment = (pen) => {
  const ribs = Array.from(
    { length: 12 },
    (_, index) => `M${18 + index * 16} 74V${index > 7 ? 132 : 152}`,
  ).join('')
  return (
    pen.fill('M0 0 L240 0 L240 180 L0 180Z', '#DCE8EE') +
    `<g transform="scale(3)">${pen.piece('M3 -10 L69 -10 L69 23 L3 23Z', { texture: 'knit', width: 0.75 })}</g>` +
    pen.piece(
      'M9 68 L207 68 L207 128 C198 136 190 130 182 138 C172 134 164 140 152 150 L148 160 L9 160Z',
      { shade: 'M170 68 L210 68 L210 140 L170 140Z' },
    ) +
    pen.fold(ribs, 3) +
    `<path d="M148 158C166 172 176 150 190 160C206 172 214 150 226 158" stroke="${pen.colours.outline}" stroke-width="6"/><path d="M148 158C166 172 176 150 190 160C206 172 214 150 226 158" stroke="${pen.colours.base}" stroke-width="3"/>` +
    `<path d="M20 176L226 108M20 112L226 168" stroke="${INK}" stroke-width="7"/><path d="M20 176L226 108M20 112L226 168" stroke="${WOOD}" stroke-width="3.600"/>` +
    `<g fill="${THREAD}" stroke="${INK}" stroke-width="2"><circle cx="226" cy="108" r="7"/><circle cx="226" cy="168" r="7"/></g>`
  )
}
