import { curtains } from '../garments/home.ts'
import { COLOURWAYS, INK, STEEL_PALE, TAPE, THREAD } from '../kit/palette.ts'
import { OUTLINE, uprights } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { cut, needle, scissors, yarn } from '../kit/tools.ts'

const SHEET = 'M-10 -10 L250 -10 L250 190 L-10 190Z'

/** Curtains with one corner turned back on a pale lining. */
export const linedCurtain: Garment = (pen) => {
  const lining = pen.in(COLOURWAYS.oat)
  return (
    curtains(pen) +
    lining.piece(
      'M104 118 C92 134 74 148 50 158 C60 178 62 200 60 216 L107 218 C106 184 105 150 104 118Z',
      {
        texture: 'stripe',
        shade: 'M104 118 C94 134 78 148 54 158 L64 166 C84 156 98 142 106 128Z',
      },
    ) +
    lining.stitch('M61 207 L104 208') +
    pen.line('M104 118 C92 134 74 148 50 158', OUTLINE)
  )
}

/** The corner of a cloth with a mitred hem: tile coordinates. */
export const tableclothCorner: Garment = (pen) =>
  pen.fill('M0 0 L240 0 L240 180 L0 180Z', '#DDA974') +
  `<path d="M0 150H240M0 164H240" stroke="#C48B53" stroke-width="2"/>` +
  pen.piece('M-10 -10 L206 -10 L206 142 L-10 142Z', {
    texture: 'check',
    shade: 'M160 -10 L206 -10 L206 142 L-10 142 L-10 120 L160 120Z',
  }) +
  pen.line('M-10 118 L182 118 L182 -10 M182 118 L206 142') +
  pen.stitch('M-10 110 L174 110 L174 -10', 2.5) +
  cut('M-10 80H144V-10') +
  scissors({ x: 66, y: 80, turn: 104 })

/** Pencil-pleat tape with one pocket torn and its hook loose: tile coordinates. */
export const headingTape: Garment = (pen) => {
  const hook = (x: number, y: number, turn = 0): string => {
    const path = `M${x} ${y + 34}V${y}C${x} ${y - 12} ${x + 16} ${y - 12} ${x + 16} ${y}V${y + 16}`
    return `<g transform="rotate(${turn} ${x} ${y})"><path d="${path}" stroke="${INK}" stroke-width="7"/><path d="${path}" stroke="${STEEL_PALE}" stroke-width="3.600"/></g>`
  }
  return (
    pen.piece(SHEET, {
      shade:
        'M0 100 L30 100 L30 190 L0 190Z M80 100 L104 100 L104 190 L80 190Z M150 100 L176 100 L176 190 L150 190Z',
    }) +
    pen.line(
      'M30 116 L30 190 M104 116 L104 190 M176 116 L176 190 M66 120 L66 168 M140 120 L140 168 M212 120 L212 168',
      2,
    ) +
    pen.piece('M-10 34 L250 34 L250 112 L-10 112Z', { fill: '#FFFFFF' }) +
    `<path d="${uprights(17, { left: 0, right: 240, top: 58, bottom: 92 })}" stroke="${pen.colours.outline}" stroke-width="1.75"/>` +
    pen.line('M-10 52 L250 52 M-10 98 L250 98', 2.5) +
    `<path d="M-10 43H250M-10 105H250" stroke="${THREAD}" stroke-width="2.25" stroke-dasharray="6 5"/>` +
    pen.fill(
      'M122 56 C136 64 150 60 158 66 C160 78 156 88 160 96 L124 96 C128 84 120 70 122 56Z',
      pen.colours.base,
    ) +
    pen.line('M122 56 C136 64 150 60 158 66 C160 78 156 88 160 96', 2) +
    hook(40, 46) +
    hook(196, 46) +
    hook(132, 118, 28) +
    yarn('M126 74C140 82 160 70 176 130') +
    needle([176, 130], [210, 166])
  )
}

/** The corner of a duvet cover, one button missing: tile coordinates. */
export const duvetCorner: Garment = (pen) => {
  const buttons = [46, 158]
    .map(
      (x) =>
        pen.button([x, 138], { r: 12 }) +
        pen.dot([x - 4, 138], { r: 1.8 }) +
        pen.dot([x + 4, 138], { r: 1.8 }),
    )
    .join('')
  return (
    pen.fill('M0 0 L240 0 L240 180 L0 180Z', '#FBE8E2') +
    pen.piece('M-10 -10 L206 -10 C212 50 212 110 220 164 C150 172 70 168 -10 170Z', {
      texture: 'stripe',
      shade: 'M170 -10 L206 -10 L222 166 L186 170 C186 110 182 50 170 -10Z',
    }) +
    pen.line('M-10 112 C70 110 150 114 215 108', 2) +
    pen.stitch('M-10 104 C70 102 150 106 214 100', 2.5) +
    pen.piece('M20 30 L74 24 L78 70 L24 76Z', { fill: '#F5BDB1', width: 2 }) +
    `<path d="M27 37L68 32L71 64L30 69Z" stroke="#A4243A" stroke-width="2.25" stroke-dasharray="6 5"/>` +
    buttons +
    `<path d="M98 138l8 -4M102 144l6 -8M96 134l6 2" stroke="${THREAD}" stroke-width="2.5"/>` +
    `<g transform="translate(120 70)"><circle r="13" fill="${TAPE}" stroke="${INK}" stroke-width="2.25"/><circle cx="-4" r="2" fill="${INK}"/><circle cx="4" r="2" fill="${INK}"/></g>` +
    yarn('M102 138C112 118 112 96 124 70C136 50 150 66 164 56') +
    needle([164, 56], [200, 28])
  )
}

/** Blanket stitch along a raw edge: tile coordinates. */
export const blanketEdge: Garment = (pen) => {
  const legs = Array.from({ length: 8 }, (_, index) => `M${14 + index * 24} 132V100`).join('')
  return (
    pen.fill('M0 0 L240 0 L240 180 L0 180Z', '#DCE8EE') +
    pen.piece('M-10 -10 L250 -10 L250 132 L-10 132Z', {
      texture: 'plaid',
      shade: 'M-10 116 L250 116 L250 134 L-10 134Z',
    }) +
    `<path d="M-10 132H182${legs}" stroke="${INK}" stroke-width="7"/><path d="M-10 132H182${legs}" stroke="#FFF3E8" stroke-width="4"/>` +
    yarn('M182 132C196 132 190 164 206 156', { colour: INK, width: 6 }) +
    yarn('M182 132C196 132 190 164 206 156', { colour: '#FFF3E8', width: 3.4 }) +
    needle([206, 156], [214, 96]) +
    `<path d="M206 132l3 5M214 132l4 4M224 132l2 6M234 132l3 4" stroke="${pen.colours.outline}" stroke-width="2"/>`
  )
}
