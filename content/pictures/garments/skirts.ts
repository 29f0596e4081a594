import { across, both, whole } from '../kit/path.ts'
import { SEAM } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

const waistband = (pen: Pen, y: number): string =>
  pen.piece(whole(`M120 ${y} L82 ${y} L79 ${y + 18} Q100 ${y + 22} 120 ${y + 22}`), { width: 2 })

/** The buttoned A-line skirt of the category and of the midi. */
export const buttonedSkirt: Garment = (pen) =>
  pen.piece(whole('M120 34 L82 34 L79 52 C71 96 54 158 40 202 C66 216 94 219 120 219'), {
    shade:
      'M136 54 C146 104 162 170 168 222 L210 214 L162 54Z M98 54 C92 104 80 172 74 218 L92 222 C97 170 103 104 108 54Z',
  }) +
  waistband(pen, 34) +
  pen.line(both('M102 58 C96 106 87 160 80 202')) +
  pen.line('M112 56 L112 218 M128 56 L128 218') +
  [74, 96, 118, 140, 162, 184].map((y) => pen.button([120, y])).join('') +
  pen.stitch(across('M43 194 C68 207 95 210.500 108 210.500')) +
  pen.button([120, 45], { r: 3.6 })

export const midiSkirt: Garment = (pen) =>
  pen.piece(whole('M120 26 L84 26 L81 44 C74 92 58 160 46 210 C70 222 96 225 120 225'), {
    texture: 'twill',
    shade:
      'M138 46 C148 104 162 176 166 230 L204 220 L160 46Z M98 46 C93 104 84 176 78 226 L94 228 C98 176 104 104 108 46Z',
    light: 'M84 62 C76 110 64 166 54 208 L64 212 C74 166 84 110 92 62Z',
  }) +
  waistband(pen, 26) +
  pen.piece(both('M90 82 L108 84 L107 110 L88 108Z'), { width: SEAM }) +
  pen.stitch(both('M91.500 88 L106 89.500')) +
  pen.line('M114 47 L114 225') +
  [64, 92, 120, 148, 176].map((y) => pen.button([120, y], { r: 3.8 })).join('') +
  pen.stitch(across('M48.500 201 C72 212.500 96 216 120 216')) +
  pen.button([120, 37], { r: 3.6 })

export const miniSkirt: Garment = (pen) =>
  pen.piece(whole('M120 58 L76 58 L72 80 C64 112 56 150 52 178 C76 188 98 190 120 190'), {
    texture: 'twill',
    shade: 'M140 80 C150 114 160 156 160 194 L196 186 L168 70Z',
    light: 'M76 98 C70 124 66 150 63 176 L75 180 C78 152 82 124 88 98Z',
  }) +
  pen.piece(whole('M120 58 L76 58 L72 80 Q96 85 120 85'), { width: 2 }) +
  pen.line('M120 85 L120 190') +
  pen.stitch('M130 88 L130 112 C130 122 126 128 120 132') +
  pen.line(both('M102 84 C101 100 88 108 67.500 106')) +
  pen.stitch(both('M96.500 85 C95 95 85 101 69 100')) +
  pen.piece(both('M86 55 L93 55 L93 87 L86 87Z'), { width: SEAM }) +
  pen.stitch(across('M53.500 169 C76 179 98 181 120 181')) +
  pen.button([120, 71], { r: 4 })

export const pencilSkirt: Garment = (pen) =>
  pen.piece(whole('M120 28 L86 28 L83 46 C72 74 68 104 72 140 L76 216 Q98 221 120 221'), {
    texture: 'check',
    shade: 'M150 46 C166 90 162 150 156 226 L180 226 L180 60Z',
    light: 'M82 70 C76 100 78 140 84 214 L94 216 C88 150 86 110 94 66Z',
  }) +
  pen.piece(whole('M120 28 L86 28 L83 46 Q102 50 120 50'), { width: 2 }) +
  pen.line(both('M104 50 L100 84')) +
  pen.line('M120 50 L120 168 L126 172 L126 220.500') +
  pen.stitch('M114 172 L114 214') +
  pen.stitch(across('M77 206.500 Q98 211.500 120 211.500')) +
  pen.button([120, 39], { r: 3.2 })

export const pleatedSkirt: Garment = (pen) => {
  const folds = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const skirt =
    'M82 52 L158 52 L206 204 L186 213 L170 208 L152 218 L136 213 L120 221 L104 213 L88 218 L70 208 L54 213 L34 204Z'
  return (
    pen.piece(skirt, {
      shade: folds
        .map(
          (fold) =>
            `M${120 + fold * 9} 52 L${120 + fold * 17} 224 L${131 + fold * 17} 224 L${124 + fold * 9} 52Z`,
        )
        .join(' '),
    }) +
    pen.line(
      folds
        .map((fold) => `M${120 + fold * 9} 55 L${120 + fold * 16.8} ${213 - Math.abs(fold)}`)
        .join(''),
    ) +
    pen.piece(whole('M120 32 L84 32 L81 53 Q100 57 120 57'), { width: 2 }) +
    pen.stitch(across('M84 47 Q102 50.500 120 50.500')) +
    pen.piece('M144 36 L156 36 L156 50 L144 50Z', { fill: pen.colours.pale, width: 1.5 })
  )
}

export const maxiSkirt: Garment = (pen) => {
  const tiers = ['M80 88 Q100 95 120 95', 'M68 140 Q96 149 120 149']
  return (
    pen.piece(
      whole(
        'M120 20 L90 20 L88 34 C84 54 82 70 80 88 C76 104 71 122 68 140 C62 166 52 196 44 222 Q84 232 120 232',
      ),
      {
        texture: 'flowers',
        shade:
          'M140 34 C148 90 162 160 168 236 L200 228 L152 34Z M104 36 C100 90 90 160 82 232 L96 234 C102 160 108 90 112 36Z',
      },
    ) +
    pen.line(tiers.map(across).join('')) +
    pen.line(
      'M92 94 L90 106 M104 96 L103 108 M136 96 L137 108 M148 94 L150 106 M82 145 L79 158 M98 149 L96 162 M114 150 L114 163 M130 150 L131 163 M146 148 L149 161 M160 144 L163 157',
      1.4,
    ) +
    pen.piece(whole('M120 18 L90 18 L88 34 Q104 38 120 38'), { width: 2 }) +
    pen.line(
      'M97 21 L96 35 M105 22 L104 37 M113 22 L113 38 M127 22 L127 38 M135 22 L136 37 M143 21 L144 35',
      1.3,
    ) +
    pen.stitch(across('M47 213 Q84 223 120 223'))
  )
}
