import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, rightOnly, SEAM, uprights } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'
import { WOOD } from '../kit/palette.ts'

function pole(pen: Pen): string {
  const { outline } = pen.colours
  return (
    `<path d="M26 38H214" stroke="${outline}" stroke-width="11"/><path d="M26 38H214" stroke="${WOOD}" stroke-width="7"/>` +
    `<g fill="${WOOD}" stroke="${outline}" stroke-width="2"><circle cx="21" cy="38" r="8"/><circle cx="219" cy="38" r="8"/></g>`
  )
}

const panes = (pen: Pen): string =>
  `<path d="M62 50h116v166h-116Z" fill="#EAF4F9" stroke="${pen.colours.outline}" stroke-width="2"/>` +
  pen.line('M120 52 L120 216 M62 132 L178 132')

export const tiedCurtains: Garment = (pen) =>
  panes(pen) +
  pen.piece(both('M38 46 L114 46 C114 92 106 124 72 146 C68 168 72 196 76 218 L34 218Z'), {
    shade: both(
      'M54 46 C53 90 48 126 44 144 L58 146 C66 124 70 92 70 46Z M90 46 C90 84 84 112 70 136 L78 140 C98 120 114 92 114 46Z M50 148 L54 220 L63 220 L61 148Z',
    ),
  }) +
  pen.line(
    both('M80 50 C78 92 72 120 58 142 M54 152 C53 174 54 196 56 214 M102 50 C101 82 96 106 84 126'),
    1.5,
  ) +
  pen.stitch(both('M36 209 L74.500 209')) +
  pen.piece(both('M36 138 C48 149 62 151 76 144 L77 154 C62 161 48 159 36 149Z'), {
    fill: pen.colours.pale,
    width: SEAM,
  }) +
  pole(pen) +
  pen.line(both([46, 62, 78, 94, 109].map((x) => `M${x - 4} 38 Q${x} 48 ${x + 4} 38`).join('')))

/** Straight curtains, eyelet heading, half drawn. */
export const curtains: Garment = (pen) =>
  panes(pen) +
  pole(pen) +
  pen.piece(both('M30 30 L100 30 C102 90 104 150 106 218 L28 218 C29 150 30 90 30 30Z'), {
    shade: both(
      'M44 30 L52 30 C52 100 50 160 48 220 L40 220 C42 160 44 100 44 30Z M68 30 L78 30 C80 100 80 160 80 220 L70 220 C70 160 70 100 68 30Z M92 30 L100 30 L107 220 L98 220 C96 160 94 100 92 30Z',
    ),
  }) +
  pen.line(
    both('M40 50 C40 110 38 160 37 206 M62 50 C62 110 61 160 61 206 M86 50 C88 110 90 160 91 206'),
    1.4,
  ) +
  pen.line(
    both(
      [41, 59, 77, 93]
        .map(
          (x) =>
            `M${x - 4} 38 C${x - 4} 32.700 ${x + 4} 32.700 ${x + 4} 38 C${x + 4} 43.300 ${x - 4} 43.300 ${x - 4} 38`,
        )
        .join(''),
    ),
    2.4,
  ) +
  pen.stitch(both('M29.500 208 L104.500 208'))

export const romanBlind: Garment = (pen) => {
  const folds = [56, 92, 128, 162]
  return (
    `<path d="M52 40h136v176h-136Z" fill="#EAF4F9" stroke="${pen.colours.outline}" stroke-width="2"/>` +
    pen.line('M120 150 L120 216') +
    pen.piece('M40 20 L200 20 L200 44 L40 44Z', { fill: WOOD }) +
    folds
      .map((y) =>
        pen.piece(`M46 ${y - 16} L194 ${y - 16} L194 ${y + 18} Q120 ${y + 34} 46 ${y + 18}Z`, {
          texture: 'stripe',
          shade: `M46 ${y + 6} Q120 ${y + 22} 194 ${y + 6} L194 ${y + 20} Q120 ${y + 36} 46 ${y + 20}Z`,
        }),
      )
      .reverse()
      .join('') +
    pen.stitch('M52 173 Q120 188 188 173') +
    pen.piece('M40 20 L200 20 L200 38 L40 38Z', { fill: WOOD }) +
    pen.line('M206 32 L206 132', 1.6) +
    pen.piece('M203 130 L209 130 L212 146 L200 146Z', { fill: WOOD, width: SEAM })
  )
}

export const cushion: Garment = (pen) =>
  pen.piece(
    whole(
      'M120 42 C92 42 62 34 38 30 C32 32 30 36 32 42 C40 80 42 150 30 200 C30 208 34 212 40 211 C66 204 94 200 120 200',
    ),
    {
      texture: 'plaid',
      shade:
        'M178 36 C168 80 172 160 180 210 L216 220 L216 30Z M60 198 C100 186 150 188 190 204 L200 214 L40 214Z',
      light: 'M58 52 C64 90 64 140 58 180 L68 182 C76 140 76 90 70 54Z',
    },
  ) +
  pen.stitch(whole('M120 52 C94 52 68 46 44 41 C52 84 53 150 42 199 C68 193 94 190 120 190')) +
  pen.piece(
    both(
      'M36 32 C28 24 20 24 18 18 C26 14 34 20 38 28 M34 208 C26 214 20 216 20 222 C28 226 34 218 40 212',
    ),
    { width: 2 },
  ) +
  pen.button([120, 120], { r: 7 }) +
  pen.line('M120 113 L118 104 M127 120 L138 117 M120 127 L122 138 M113 120 L102 123', 1.4)

export const tablecloth: Garment = (pen) =>
  `<path d="M66 150L60 222M174 150L180 222" stroke="${pen.colours.outline}" stroke-width="9"/><path d="M66 150L60 222M174 150L180 222" stroke="${WOOD}" stroke-width="5"/>` +
  pen.piece(
    'M22 118 L218 118 L230 188 Q214 198 200 190 Q184 200 168 191 Q152 201 136 192 Q120 202 104 192 Q88 201 72 191 Q56 200 40 190 Q26 198 10 188Z',
    {
      texture: 'check',
      shade:
        'M60 118 L72 118 L64 200 L52 200Z M128 118 L140 118 L142 204 L128 204Z M196 118 L218 118 L232 190 L204 196Z',
    },
  ) +
  pen.piece('M52 82 L188 82 L220 120 L20 120Z', {
    texture: 'check',
    shade: 'M168 82 L188 82 L220 120 L192 120Z',
  }) +
  pen.stitch(
    'M13 178 Q26 187 40 180 Q56 190 72 181 Q88 191 104 182 Q120 192 136 182 Q152 191 168 181 Q184 190 200 180 Q214 187 227 178',
  ) +
  pen
    .in({ ...pen.colours, base: '#F4F6FB', shade: '#DCE7EC' })
    .piece('M100 52 L140 52 L136 78 C136 90 130 96 120 96 C110 96 104 90 104 78Z', {
      shade: 'M126 52 L142 52 L136 84 L126 98Z',
    }) +
  pen.line(
    'M112 52 C108 40 104 34 98 28 M120 52 C120 38 121 30 124 22 M128 52 C132 42 138 36 144 32',
  ) +
  pen.dot([97, 27], { r: 6, fill: '#EB6E50' }) +
  pen.dot([125, 20], { r: 7, fill: '#F6C445' }) +
  pen.dot([146, 31], { r: 6, fill: '#F5BDB1' })

export const duvetCover: Garment = (pen) =>
  `<path d="M24 92V44C24 34 30 28 40 28H200C210 28 216 34 216 44V92" fill="${WOOD}" stroke="#6A3F15" stroke-width="2.25"/>` +
  pen
    .in({ ...pen.colours, base: '#FFFFFF', shade: '#DCE7EC' })
    .piece(both('M38 66 C40 58 48 56 56 57 L104 57 C112 57 114 62 114 70 L114 100 L36 100Z'), {
      shade: both('M96 58 L116 58 L116 100 L100 100Z'),
    }) +
  pen.piece(whole('M120 92 L22 92 C14 130 12 170 14 206 Q66 214 120 214'), {
    texture: 'stripe',
    shade:
      'M176 92 C188 130 190 180 186 216 L230 210 L222 92Z M70 120 C62 150 60 180 60 212 L74 214 C74 182 76 150 82 120Z',
  }) +
  pen.piece(whole('M120 88 L22 88 L16 122 Q66 130 120 130'), { fill: pen.colours.pale }) +
  pen.stitch(across('M19 114 Q68 121.500 120 121.500')) +
  rightOnly([36, 64, 92].map((x) => pen.button([x, 203 + x / 18], { r: 4 })).join('')) +
  [92, 64, 36].map((x) => pen.button([x, 203 + x / 18], { r: 4 })).join('')

export const blanket: Garment = (pen) => {
  const folds =
    'M34 78 C34 66 44 60 56 60 L190 60 C202 60 210 68 210 80 C210 90 204 96 196 98 C206 100 212 108 212 118 C212 128 206 134 198 136 C208 138 214 146 214 156 C214 170 204 178 192 178 L48 178 C36 178 28 170 28 158 L30 140 L30 98Z'
  return (
    pen.line(uprights(15, { left: 40, right: 206, top: 176, bottom: 196 }), 2) +
    pen.piece(folds, {
      texture: 'plaid',
      shade:
        'M30 98 L196 98 C210 100 214 112 212 120 L196 112 L30 112Z M30 136 L198 136 C212 140 216 150 214 160 L196 150 L30 150Z',
    }) +
    pen.line('M32 98 L196 98 M30 137 L198 137', OUTLINE) +
    pen.stitch('M38 70 L198 70 M36 168 L200 168') +
    pen.fold('M190 62 C200 68 204 76 202 84', 1.6) +
    pen.piece('M150 118 L186 118 L186 138 L150 138Z', { fill: pen.colours.pale, width: SEAM }) +
    pen.stitch('M156 128 L180 128')
  )
}
