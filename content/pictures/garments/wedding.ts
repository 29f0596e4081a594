import { across, both, whole } from '../kit/path.ts'
import { hanger, OUTLINE, SEAM } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

type Curve = { left: number; right: number; y: number; sag: number; count: number; r: number }

/** A scalloped edge along a shallow curve. */
function lace(pen: Pen, { left, right, y, sag, count, r }: Curve): string {
  const scallops = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    const cx = (left + (right - left) * part).toFixed(1)
    const cy = (y + sag * Math.sin(Math.PI * part)).toFixed(1)
    return { cx, cy }
  })
  const circles = scallops.map(({ cx, cy }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  const hearts = scallops.map(({ cx, cy }) => `<circle cx="${cx}" cy="${cy}" r="1.6"/>`).join('')
  return (
    `<g fill="${pen.colours.pale}" stroke="${pen.colours.outline}" stroke-width="1.3">${circles}</g>` +
    `<g fill="${pen.colours.shade}">${hearts}</g>`
  )
}

const BODICE = whole(
  'M120 60 C114 50 103 48 97 52 C92 56 89 60 88 66 C92 80 95 90 95 102 Q107 112 120 116',
)

/** A gown with sweetheart bodice, lace hem and a train behind it. */
export const weddingDress: Garment = (pen) => {
  const skirt = whole('M120 116 Q107 112 95 100 C91 138 66 178 42 214 Q82 226 120 226')
  return (
    pen.piece('M150 150 C172 176 206 200 230 212 C218 226 168 230 130 226Z', {
      fill: pen.colours.shade,
      width: SEAM,
    }) +
    pen.line('M168 176 C182 196 198 208 214 216', 1.3) +
    hanger({ y: 36, spread: 24 }) +
    pen.line(both('M89 64 C90 56 93 48 97 41'), 2) +
    lace(pen, { left: 40, right: 200, y: 213, sag: 12, count: 15, r: 6.4 }) +
    pen.piece(skirt, {
      shade:
        'M134 112 C148 150 176 190 184 228 L206 216 L146 100Z M108 112 C101 150 86 190 70 226 L94 230 C104 190 112 150 114 116Z',
    }) +
    pen.line(both('M106 112 C101 146 88 182 74 206')) +
    pen.line('M120 118 L120 204') +
    pen.stitch(across('M54 199 Q86 209 120 209')) +
    pen.piece(BODICE, { shade: 'M152 60 C144 76 142 92 144 110 L132 114 C132 92 136 70 144 50Z' }) +
    pen.line(both('M104 52 C104 72 106 90 110 108'), 1.3) +
    [68, 78, 88, 98].map((y) => pen.dot([120, y], { r: 1.6 })).join('') +
    pen.piece(whole('M120 118 Q106 113 94.500 98 L94 108 Q106 122 120 127'), {
      fill: '#F5BDB1',
      width: SEAM,
    })
  )
}

/** The gown under a long veil. */
export const veiledGown: Garment = (pen) => {
  const fall =
    'M120 30 C86 44 64 104 46 164 C38 192 26 208 16 218 L224 218 C214 208 202 192 194 164 C176 104 154 44 120 30Z'
  return (
    `<path d="${fall}" fill="#fff" fill-opacity=".6" stroke="${pen.colours.outline}" stroke-width="1.5"/>` +
    pen.fold(both('M110 40 C88 80 72 140 44 208'), 1.4) +
    weddingDress(pen)
  )
}

/** The back of the same gown: a row of small buttons and a long train. */
export const gownBack: Garment = (pen) => {
  const skirt = whole('M120 108 L92 106 C86 144 52 186 16 206 C46 226 88 230 120 230')
  return (
    lace(pen, { left: 18, right: 222, y: 206, sag: 20, count: 19, r: 7 }) +
    pen.piece(skirt, {
      shade:
        'M134 108 C150 152 180 194 190 228 L230 212 L148 106Z M106 108 C98 152 78 196 58 224 L86 232 C100 196 110 152 113 112Z',
    }) +
    pen.line(both('M106 110 C98 150 76 190 48 212 M113 112 C110 150 100 190 90 222')) +
    pen.line('M120 108 L120 214') +
    pen.stitch(across('M32 196 C58 214 90 218 120 218')) +
    pen.piece(
      whole('M120 66 C108 66 98 58 90 50 C88 56 87 62 87 68 C90 82 92 94 92 106 Q106 110 120 110'),
      {
        shade: 'M152 52 C146 72 146 92 148 110 L134 112 C134 90 138 70 146 54Z',
      },
    ) +
    pen.line(both('M106 62 L108 108'), 1.3) +
    pen.line('M120 66 L120 108') +
    [70, 77, 84, 91, 98, 105].map((y) => pen.button([120, y], { r: 2 })).join('')
  )
}

export const ballSkirtDress: Garment = (pen) => {
  const tier = (top: number, bottom: number, [inner, outer]: [number, number]): string =>
    whole(
      `M120 ${top} L${inner} ${top} C${inner - 14} ${(top + bottom) / 2 - 8} ${outer + 6} ${bottom - 20} ${outer} ${bottom - 8} Q${outer + 8} ${bottom + 2} ${outer + 18} ${bottom - 4} Q${outer + 30} ${bottom + 8} ${outer + 44} ${bottom} Q86 ${bottom + 10} 98 ${bottom + 3} Q110 ${bottom + 11} 120 ${bottom + 4}`,
    )
  const shade = 'M138 100 C158 140 176 190 170 232 L226 220 L180 110Z'
  return (
    pen.piece(tier(110, 220, [84, 22]), { texture: 'mesh', shade }) +
    pen.piece(tier(106, 184, [88, 38]), { texture: 'mesh', shade }) +
    pen.piece(tier(98, 148, [94, 56]), { texture: 'mesh', shade }) +
    pen.fold(
      both(
        'M110 108 C104 120 98 130 92 138 M98 158 C92 166 86 170 80 174 M82 194 C76 202 70 206 64 210 M112 196 L108 214',
      ),
      1.6,
    ) +
    pen.stitch(across('M32 208 C60 217 92 219 120 218')) +
    pen.piece(
      whole('M120 58 C112 48 102 46 96 50 C91 54 88 58 87 64 C91 78 94 88 94 100 Q107 106 120 106'),
      {
        texture: 'sequins',
        shade: 'M152 56 C146 72 144 88 146 104 L134 106 C134 88 138 66 146 48Z',
      },
    ) +
    pen.piece(both('M88 62 C90 44 96 32 102 22 L106 24 C101 34 97 44 95 52Z'), { width: SEAM }) +
    pen.piece(whole('M120 98 Q106 98 94 93 L93 103 Q106 108 120 108'), {
      fill: pen.colours.thread,
      width: SEAM,
    })
  )
}

export const bridesmaidDress: Garment = (pen) =>
  pen.piece(
    'M148 66 C150 52 146 38 136 24 L120 22 C104 40 94 52 88 64 C90 78 92 88 92 98 C88 138 70 186 58 220 Q90 230 120 230 Q150 230 182 220 C170 186 152 138 148 98 C148 88 149 78 148 66Z',
    {
      shade:
        'M140 96 C150 140 164 190 164 234 L190 224 L148 92Z M106 100 C100 146 88 192 82 230 L96 232 C104 192 110 146 113 102Z M152 56 C142 72 140 86 144 100 L152 96Z',
      light: 'M94 112 C88 150 76 190 68 218 L78 220 C88 190 98 150 104 112Z',
    },
  ) +
  pen.piece('M120 22 C130 18 148 24 152 38 C156 52 150 62 140 66 C142 52 136 36 120 22Z', {
    shade: 'M140 26 C152 32 154 52 144 64 L152 60 L156 40Z',
  }) +
  pen.fold(
    'M128 30 C138 40 142 50 142 58M116 32 C112 56 106 76 96 86 M128 38 C126 60 118 80 106 92',
    1.6,
  ) +
  pen.piece('M91 90 Q120 98 149 90 L150 104 Q120 112 91 104Z', {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.line('M108 112 C102 154 92 192 86 214M132 112 C138 154 148 192 154 214') +
  pen.line('M122 112 C120 150 116 190 112 222', 1.4) +
  pen.stitch(across('M61 211.500 Q92 221 120 221'))

export const eveningGown: Garment = (pen) =>
  pen.piece(both('M96 26 L92 28 C90 44 86 56 82 64 L92 72 L100 52Z'), { width: SEAM }) +
  pen.fill('M98 30 L142 30 L120 84Z', pen.colours.shade) +
  pen.line('M99 30 Q120 35 141 30', 1.4) +
  pen.piece(
    'M120 88 L98 26 L92 28 C92 46 88 58 82 66 C88 82 92 94 92 106 C82 126 80 146 82 166 C80 190 70 210 52 226 Q92 234 118 230 C120 206 128 186 140 172 C148 190 160 212 178 224 L192 222 C172 204 162 186 158 166 C160 146 158 126 148 106 C148 94 152 82 158 66 C152 58 148 46 148 28 L142 26Z',
    {
      texture: 'sequins',
      shade:
        'M150 104 C140 126 140 150 146 170 C154 192 166 210 190 226 L200 222 L166 160 L164 70 C152 80 150 92 150 104Z M92 104 C104 110 108 116 106 126 C98 118 94 116 90 116Z',
    },
  ) +
  pen.fill(
    'M118 230 C120 206 128 186 140 172 C148 190 156 206 164 216 C150 228 134 232 118 230Z',
    pen.colours.shade,
  ) +
  pen.line('M118 230 C120 206 128 186 140 172 C148 190 156 206 164 216', OUTLINE) +
  pen.line(across('M92 104 Q106 110 120 110')) +
  pen.stitch('M124 216 C126 202 132 190 139 182')

export const veil: Garment = (pen) => {
  const net =
    'M120 38 C88 46 62 96 48 150 C40 182 30 204 22 216 Q70 232 120 232 Q170 232 218 216 C210 204 200 182 192 150 C178 96 152 46 120 38Z'
  return (
    lace(pen, { left: 20, right: 220, y: 215, sag: 14, count: 19, r: 6.6 }) +
    pen.piece(net, {
      texture: 'mesh',
      shade: 'M140 48 C164 100 176 160 178 234 L224 222 L180 90Z',
    }) +
    pen.piece(
      'M120 40 C100 54 88 96 82 130 C79 148 74 160 68 168 Q94 178 120 178 Q146 178 172 168 C166 160 161 148 158 130 C152 96 140 54 120 40Z',
      { texture: 'mesh', width: SEAM },
    ) +
    pen.fold(both('M108 52 C94 84 82 150 62 214 M114 50 C106 90 100 160 94 220'), 1.6) +
    pen.stitch(across('M32 208 Q76 222 120 222')) +
    pen.piece('M92 40 C98 26 142 26 148 40 L144 50 C132 42 108 42 96 50Z', {
      fill: '#F6C445',
      width: 2,
    }) +
    pen.line(
      'M100 48 L99 62 M107 45 L107 60 M114 44 L114 59 M126 44 L126 59 M133 45 L133 60 M140 48 L141 62',
      2.4,
    ) +
    [104, 112, 120, 128, 136].map((x) => pen.button([x, 35], { r: 3 })).join('')
  )
}
