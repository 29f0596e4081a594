import { gownBack, weddingDress } from '../garments/wedding.ts'
import { INK, TAPE, THREAD } from '../kit/palette.ts'
import { both, whole } from '../kit/path.ts'
import { pair, SEAM } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { needle, yarn } from '../kit/tools.ts'

/** The train hooked up under itself in two soft loops. */
export const bustledGown: Garment = (pen) =>
  gownBack(pen) +
  pen.piece(whole('M120 128 C104 120 84 134 70 156 C58 176 46 188 40 198 C64 214 96 204 120 176'), {
    shade:
      'M126 132 C150 136 172 160 186 186 L204 200 C176 214 148 204 124 178 C146 182 150 150 126 132Z',
  }) +
  pen.line(both('M112 132 C98 146 84 168 62 198 M116 140 C108 156 100 172 88 192'), 1.5) +
  pen.button([120, 130], { r: 5, fill: TAPE })

export const corsetBack: Garment = (pen) => {
  const eyelets = [60, 72, 84, 96]
  const lacing = eyelets
    .slice(0, -1)
    .map((y) => `M107 ${y}L133 ${y + 12}M133 ${y}L107 ${y + 12}`)
    .join('')
  return (
    gownBack(pen) +
    pen.piece(whole('M120 108 L112 108 L104 56 Q112 62 120 62'), {
      fill: pen.colours.shade,
      width: 2,
    }) +
    `<path d="${lacing}" stroke="${INK}" stroke-width="4"/><path d="${lacing}" stroke="#F5BDB1" stroke-width="2.2"/>` +
    pair(eyelets.map((y) => pen.button([107, y], { r: 2.4, fill: TAPE })).join('')) +
    `<path d="M120 108C110 100 104 108 112 112C104 124 106 132 102 138M120 108C130 100 136 108 128 112C136 124 134 132 138 138" stroke="${INK}" stroke-width="4"/>` +
    `<path d="M120 108C110 100 104 108 112 112C104 124 106 132 102 138M120 108C130 100 136 108 128 112C136 124 134 132 138 138" stroke="#F5BDB1" stroke-width="2.2"/>`
  )
}

/** A strapless bodice given long lace sleeves. */
export const sleevedGown: Garment = (pen) => {
  const lace = pen.in({ ...pen.colours, base: '#FBE8E2', shade: '#F5BDB1', outline: '#8C3527' })
  return (
    lace.piece(
      both('M90 56 C78 42 66 50 62 66 C54 94 50 118 46 142 L62 146 C70 124 80 104 92 88Z'),
      { texture: 'flowers' },
    ) +
    lace.stitch(both('M48.500 133 L66 137')) +
    weddingDress(pen) +
    lace.piece(
      both('M88 66 C92 50 98 40 104 32 L110 36 C106 42 104 46 102 50 C96 52 92 58 88 66Z'),
      { texture: 'flowers', width: SEAM },
    )
  )
}

/** Beads in rows, one string of them loose: tile coordinates. */
export const beading: Garment = (pen) => {
  const row = (y: number, shift: number, count: number): string =>
    Array.from(
      { length: count },
      (_, index) => `<circle cx="${16 + shift + index * 22}" cy="${y}" r="7"/>`,
    ).join('')
  const bead = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="7"/>`
  return (
    pen.piece('M-10 -10 L250 -10 L250 190 L-10 190Z', {
      texture: 'mesh',
      shade: 'M180 -10 L250 -10 L250 190 L150 190Z',
    }) +
    yarn('M112 84C132 100 128 128 150 126C172 122 168 92 190 84', {
      colour: '#FBE9F5',
      width: 2.5,
    }) +
    `<g fill="#FBE8E2" stroke="${INK}" stroke-width="2">${row(28, 0, 11)}${row(56, 11, 10)}${row(84, 0, 5)}${row(112, 11, 4)}${row(140, 0, 5)}${row(168, 11, 4)}` +
    `${bead(128, 102)}${bead(138, 122)}</g>` +
    `<g fill="${TAPE}" stroke="${INK}" stroke-width="2">${bead(162, 122)}${bead(160, 158)}${bead(196, 150)}${bead(218, 164)}</g>` +
    needle([190, 84], [226, 48])
  )
}

/** A lace flower with a thread being drawn through its missing petal: tile coordinates. */
export const laceMotif: Garment = (pen) => {
  const petal = (turn: number, dash = ''): string =>
    `<ellipse cx="0" cy="-34" rx="17" ry="26" transform="rotate(${turn})" ${dash}/>`
  const whole6 = [60, 120, 180, 240, 300].map((turn) => petal(turn)).join('')
  const scallops = Array.from(
    { length: 9 },
    (_, index) => `<circle cx="${index * 30}" cy="168" r="17"/>`,
  ).join('')
  return (
    pen.piece('M-10 -10 L250 -10 L250 190 L-10 190Z', { texture: 'mesh' }) +
    `<g fill="#fff" stroke="${pen.colours.outline}" stroke-width="2">${scallops}` +
    `<g transform="translate(104 86)">${whole6}<g fill="none" stroke="${THREAD}" stroke-width="3">${petal(0, 'stroke-dasharray="7 6"')}</g><circle r="14" fill="${TAPE}"/></g></g>` +
    `<g fill="${pen.colours.outline}">${[60, 120, 180, 240, 300].map((turn) => `<circle cx="104" cy="52" r="3.5" transform="rotate(${turn} 104 86)"/>`).join('')}</g>` +
    yarn('M104 30C130 18 150 40 174 56', { width: 3 }) +
    needle([174, 56], [216, 86])
  )
}
