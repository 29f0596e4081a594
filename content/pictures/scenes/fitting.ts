import { jeans } from '../garments/trousers.ts'
import { place } from '../kit/frame.ts'
import { COLOURWAYS, INK, STEEL_PALE, TAPE, TAPE_SHADE } from '../kit/palette.ts'
import { both, whole } from '../kit/path.ts'
import { OUTLINE, SEAM } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { pin } from '../kit/tools.ts'

/** The four ways a customer can tell us the fit. */

const radial = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const at = (radius: number): string =>
      `${(92 + radius * Math.cos(angle)).toFixed(1)} ${(124 + radius * Math.sin(angle)).toFixed(1)}`
    return `M${at(75)}L${at(index % 4 === 0 ? 64 : 70)}`
  }).join('')

const ruler = Array.from(
  { length: 15 },
  (_, index) => `M${108 + index * 8} 172v${index % 4 === 0 ? 14 : 6.3}`,
).join('')

/** The figures 5, 6 and 7 as strokes: a picture file brings no font along. */
const FIGURES =
  'M143 184h-6v4.500c5.500 -1.500 7.500 1 6.500 4c-1 2.500 -4.500 3 -6.500 1.500 M175 184.500c-4 0 -6 4 -5.500 7.500c.500 3.500 6 3.500 6 0c0 -3 -4.500 -3.500 -6 -1 M201 184h7l-4 11'

export const measure: Garment = () =>
  `<g stroke="${INK}" stroke-width="${OUTLINE}"><path d="M96 172H226V200H96Z" fill="${TAPE}"/>` +
  `<path d="${ruler}" stroke-width="1.5"/><path d="M218 172h10v28h-10Z" fill="${STEEL_PALE}" stroke-width="2"/>` +
  `<circle cx="92" cy="124" r="76" fill="${TAPE}"/>` +
  `<path d="M92 200a76 76 0 0 0 66-114a70 70 0 0 1-66 100Z" fill="${TAPE_SHADE}" stroke="none"/>` +
  `<circle cx="92" cy="124" r="58" stroke-width="1.75"/><circle cx="92" cy="124" r="42" stroke-width="1.75"/>` +
  `<circle cx="92" cy="124" r="26" fill="#fff"/><path d="${radial(44)}" stroke-width="1.4"/>` +
  `<path d="M82 128l7 8 14-16" stroke="#98334A" stroke-width="4"/><path d="${FIGURES}" stroke-width="1.8"/></g>`

export const pinIt: Garment = (pen) => {
  const denim = pen.in(COLOURWAYS.denim)
  const cuff = denim.in({ ...COLOURWAYS.denim, base: '#D4E4EF', shade: '#B5CFDF' })
  return (
    denim.piece('M62 14 L178 14 L188 168 L52 168Z', {
      texture: 'twill',
      shade: 'M150 14 L178 14 L188 168 L160 168Z M104 14 L96 168 L112 168 L112 14Z',
    }) +
    cuff.piece('M48 150 L192 150 L196 214 L44 214Z', {
      shade: 'M170 150 L192 150 L196 214 L174 214Z',
    }) +
    `<path d="M46 204H194" stroke="#98334A" stroke-width="2" stroke-dasharray="5 4"/>` +
    pin([76, 142], { turn: 8, head: '#EB6E50' }) +
    pin([120, 140]) +
    pin([164, 142], { turn: -8, head: '#98334A' })
  )
}

export const match: Garment = (pen) =>
  place(jeans(pen.in(COLOURWAYS.denim)), { x: 66, y: 6, scale: 0.88, turn: 5 }) +
  place(jeans(pen.in({ ...COLOURWAYS.oxblood, pale: TAPE })), {
    x: -36,
    y: 18,
    scale: 0.88,
    turn: -6,
  }) +
  `<circle cx="122" cy="186" r="24" fill="${TAPE}" stroke="${INK}" stroke-width="${OUTLINE}"/>` +
  `<path d="M112 181h20M112 191h20" stroke="${INK}" stroke-width="3.5"/>`

export const inPerson: Garment = (pen) => {
  const form = pen.in({ ...COLOURWAYS.blush, thread: '#98334A' })
  const ticks =
    'M96 66h6M96 78h7M95 90h7M94 102h7M94 114h6M95 126h7M97 138h7M146 64h-6M146 76h-6M146 88h-6M146 100h-7M144 112h-6'
  return (
    `<path d="M120 168V214M92 226C98 214 110 212 120 212C130 212 142 214 148 226" stroke="#7A4E2A" stroke-width="6"/>` +
    `<path d="M112 20h16v14h-16Z" fill="#DDA974" stroke="${INK}" stroke-width="${OUTLINE}"/>` +
    form.piece(
      whole(
        'M120 32 L107 32 C106 44 98 52 76 56 C70 66 76 82 82 96 C86 110 84 118 80 132 C78 146 82 160 92 172 Q106 177 120 177',
      ),
      {
        shade: 'M160 52 C150 80 164 120 150 178 L180 178 L180 50Z',
        light:
          'M88 62 C92 84 96 104 92 130 C90 148 94 160 100 172 L110 174 C102 150 104 130 106 108 C106 90 102 74 98 58Z',
      },
    ) +
    form.line('M120 36 L120 176') +
    form.line(both('M100 60 C96 90 104 110 100 176'), 1.4) +
    form.stitch('M84.500 112 Q104 118 120 118 Q136 118 155.500 112') +
    `<g stroke="${INK}" stroke-width="2" fill="${TAPE}"><path d="M92 50C96 82 88 120 96 150L110 148C102 118 108 84 104 46Z"/>` +
    `<path d="M148 50C144 78 150 104 142 128L128 124C136 100 134 76 136 46Z"/>` +
    `<path d="M92 50C96 40 106 34 120 34C134 34 144 40 148 50L136 46C132 42 126 41 120 41C114 41 108 42 104 46Z"/></g>` +
    `<path d="${ticks}" stroke="${INK}" stroke-width="${SEAM}"/>`
  )
}
