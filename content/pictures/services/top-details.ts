import { stripedShirt } from '../garments/shirts.ts'
import { tShirt } from '../garments/tops.ts'
import { COLOURWAYS, INK, TAPE, THREAD } from '../kit/palette.ts'
import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, SEAM } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { needle, yarn } from '../kit/tools.ts'

/** The back of a shirt: yoke and box pleat over the same outline as the front. */
export const shirtBack: Garment = (pen) =>
  stripedShirt(pen) +
  pen.piece(
    whole(
      'M120 46 C110 46 104 40 98 31 L63 46 C66 66 70 86 70 106 C72 138 71 168 67 194 C74 212 96 219 120 219',
    ),
    {
      texture: 'stripe',
      shade: 'M171 104 C160 146 168 180 150 222 L186 222 L186 96Z',
    },
  ) +
  pen.piece(whole('M120 46 C110 46 104 40 98 31 L63 46 L67 74 Q96 80 120 80')) +
  pen.stitch(across('M67.500 68 Q96 74 120 74')) +
  pen.line('M114 80 L114 216 M126 80 L126 216', 1.4) +
  pen.piece(whole('M120 44 C108 44 100 38 96 30 L104 24 Q112 28 120 28'))

/** A T-shirt with contrasting cloth let into its sides. */
export const topWithPanels: Garment = (pen) => {
  const panel = pen.in(COLOURWAYS.tomato)
  return (
    tShirt(pen) +
    panel.piece(both('M70 108 L82 112 C86 150 86 180 84 215 L68 212 C72 178 73 140 70 108Z'), {
      width: 2,
    }) +
    panel.stitch(both('M78 118 C81 150 80.500 180 78.500 206'))
  )
}

/** A button being sewn on, large: tile coordinates. */
export const bigButton: Garment = (pen) => {
  const holes = [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${INK}" stroke="none"/>`)
    .join('')
  return (
    pen.piece('M-10 -10 L250 -10 L250 190 L-10 190Z', { texture: 'twill' }) +
    pen.piece('M-10 -10 L168 -10 L168 190 L-10 190Z', {
      texture: 'twill',
      light: 'M10 -10 L34 -10 L34 190 L10 190Z',
    }) +
    pen.stitch('M156 -4 L156 186', 2.5) +
    pen.line('M72 36 L116 36', 3) +
    pen.stitch('M66 29 L122 29 L122 43 L66 43Z', 2) +
    `<g transform="translate(94 112)" stroke="${INK}" stroke-width="2.5"><ellipse cx="4" cy="8" rx="46" ry="44" fill="${INK}" fill-opacity=".25" stroke="none"/>` +
    `<circle r="46" fill="${TAPE}"/><circle r="32" stroke-width="2"/>${holes}` +
    `<path d="M-9 -9L9 9M9 -9L-9 9" stroke="${THREAD}" stroke-width="4"/></g>` +
    yarn('M103 121C124 140 130 162 152 160C176 158 172 128 186 112', { width: 3 }) +
    needle([186, 112], [222, 46])
  )
}

/** A seam that has come open, being closed: tile coordinates. */
export const openSeam: Garment = (pen) =>
  pen.fill('M0 0 L240 0 L240 180 L0 180Z', pen.colours.outline) +
  pen.piece('M-10 -10 L118 -10 C118 30 102 50 98 78 C96 104 116 120 119 190 L-10 190Z', {
    light: 'M20 -10 L40 -10 L40 190 L20 190Z',
  }) +
  pen.piece('M122 -10 L250 -10 L250 190 L122 190 C123 120 144 104 142 78 C138 50 122 30 122 -10Z', {
    shade: 'M200 -10 L250 -10 L250 190 L200 190Z',
  }) +
  pen.stitch(
    'M104 -4 C104 30 88 52 84 78 C84 104 102 122 105 186 M136 -4 C136 30 152 52 156 78 C158 104 138 122 136 186',
    2.25,
  ) +
  `<path d="M112 10L128 16M112 22L128 28M110 120L134 112M114 134L128 128M116 150L126 144M116 164L125 158" stroke="${THREAD}" stroke-width="3"/>` +
  yarn('M104 100L136 88C160 80 176 96 190 76', { width: 3 }) +
  needle([190, 76], [226, 34]) +
  pen.line('M120 -10 L120 4', SEAM) +
  pen.line('M119 176 L119 190', OUTLINE)
