import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, pair, SEAM, uprights } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { jacketBody, jacketSleeves, notchLapels } from './tailoring.ts'

const LONG_SLEEVE =
  'M66 46 C53 50 46 62 43 77 L27 170 L26 188 L53 193 L56 176 L72 110 C72 86 69 64 66 46Z'
const BLOUSON = whole('M120 60 L98 34 L64 48 C67 68 71 88 71 106 L70 186 Q96 192 120 192')
const BLOUSON_SLEEVE = 'M64 48 C51 52 44 64 41 79 L24 178 L52 186 L71 110 C71 88 67 68 64 48Z'

export const trenchCoat: Garment = (pen) =>
  pen.piece(both(LONG_SLEEVE), { shade: both('M72 104 L56 176 L53 194 L42 192 L64 90Z') }) +
  pen.line(both('M29 168 L56 173')) +
  pen.stitch(both('M28.500 175.500 L54 180')) +
  pen.fill('M103 30 Q120 24 137 30 L120 72Z', pen.colours.shade) +
  pen.piece(
    whole(
      'M120 72 L103 30 L66 46 C68 66 72 86 72 106 L75 124 C69 156 62 192 58 220 Q90 226 120 226',
    ),
    {
      shade:
        'M168 106 C160 140 172 184 162 226 L190 226 L182 150 L165 124Z M118 140 L104 228 L122 228Z M72 106 C82 112 88 120 88 126 L76 126Z',
      light: 'M82 140 C76 170 72 196 70 222 L82 223 C84 196 88 168 92 140Z',
    },
  ) +
  pen.line('M133 92 L133 122 M133 138 L133 225') +
  [92, 108, 158, 182].map((y) => pen.button([111, y]) + pen.button([148, y])).join('') +
  pen.line(both('M79 152 L92 178')) +
  pen.stitch(both('M75 156 L87.500 181')) +
  pen.piece('M74 121 Q120 128 166 121 L168 135 Q120 142 72 135Z', { width: 2 }) +
  pen.piece('M126 138 C132 152 132 164 138 178 L149 173 C142 158 142 148 138 136Z', { width: 2 }) +
  pen.piece('M113 121.500 L132 121.500 L132 139.500 L113 139.500Z', {
    fill: pen.colours.pale,
    width: 2,
  }) +
  pen.piece('M119 126 L127 126 L127 135 L119 135Z', { width: 1.5 }) +
  pen.stitch(across('M60.500 211.500 Q92 217 120 217')) +
  pen.fill(
    'M103 30 Q120 22 137 30 C131 39 125 48 120 59 C115 48 109 39 103 30Z',
    pen.colours.shade,
  ) +
  pen.line('M103 30 Q120 22 137 30', OUTLINE) +
  pen.piece(both('M120 98 L89 66 L98 59 L85 53 C92 44 97 37 103 30 C109 42 116 56 120 72Z')) +
  pen.stitch(both('M96 67 L115.500 88'))

export const overcoat: Garment = (pen) =>
  pen.piece(both('M74 38 C62 42 56 54 53 68 L40 150 L40 166 L64 169 L66 152 L80 96Z'), {
    texture: 'herringbone',
    shade: both('M79 92 L66 152 L64 170 L54 168 L72 80Z'),
  }) +
  pen.stitch(both('M41 158 L65 161')) +
  pen.fill('M104 24 Q120 17 136 24 L120 96Z', pen.colours.pale) +
  pen.line(across('M108 38 C111 46 115 49 120 49'), 1.4) +
  pen.line('M104 24 Q120 17 136 24', OUTLINE) +
  pen.piece(
    whole('M120 100 L104 24 L74 38 C77 56 80 76 80 94 C80 136 72 186 68 224 Q94 230 120 230'),
    {
      texture: 'herringbone',
      shade:
        'M160 92 C152 130 166 180 158 234 L180 230 L174 130Z M80 94 C88 102 92 110 92 118 C86 114 83 113 80 114Z',
      light: 'M88 120 C86 160 82 194 80 226 L90 227 C92 190 96 160 98 122Z',
    },
  ) +
  pen.line('M120 100 L120 230') +
  pen.piece(both('M104 24 L96 32 L86 54 L96 59 L88 67 L119 112 C113 86 108 54 104 24Z')) +
  pen.stitch(both('M94 68 L114 98')) +
  [122, 144, 166].map((y) => pen.button([126, y], { r: 3.8 })).join('') +
  pen.piece(both('M82 148 L106 152 L105 161 L81 157Z'), { width: SEAM }) +
  pen.stitch(across('M70 216 Q94 221 120 221'))

export const casualBlazer: Garment = (pen) =>
  jacketSleeves(pen, { texture: 'twill' }) +
  pen.piece('M102 30 Q120 23 138 30 L132 100 L120 134 L108 100Z', {
    fill: '#DCE8EE',
    width: SEAM,
  }) +
  pen.line(across('M104 42 C108 52 114 56 120 56')) +
  jacketBody(pen, { texture: 'twill' }) +
  notchLapels(pen) +
  pen.line('M120 130 L120 158') +
  pen.button([112, 150], { r: 3.8 }) +
  pen.piece(both('M76 164 L104 166 L104 190 Q100 198 90 197 Q78 196 75 188Z'), { width: SEAM }) +
  pen.stitch(both('M79 169.500 L101 171')) +
  pen.piece('M142 94 L164 91 L164 108 Q154 114 144 110Z', { width: SEAM }) +
  pen.stitch('M145 99 L162 96.500')

export const denimJacket: Garment = (pen) =>
  pen.piece(both(BLOUSON_SLEEVE), {
    texture: 'twill',
    shade: both('M71 106 L52 188 L42 184 L62 92Z'),
  }) +
  pen.stitch(both('M66 58 C64 80 60 110 48 160')) +
  pen.piece(both('M24 176 L54 184 L50 204 L20 196Z')) +
  pen.stitch(both('M26 183 L51 190')) +
  pen.piece(BLOUSON, {
    texture: 'twill',
    shade: 'M171 104 C162 140 168 170 158 196 L190 196 L186 96Z',
  }) +
  pen.line(across('M68.500 82 Q96 88 120 88')) +
  pen.stitch(across('M69 88 Q96 94 112 94')) +
  pen.line(both('M82 112 L92 186 M108 112 L102 188')) +
  pen.stitch(both('M86 114 L96 186')) +
  pen.piece(both('M80 88 L110 90 L109 102 L95 110 L80 101Z'), { width: SEAM }) +
  pen.button([95, 101], { r: 2.8 }) +
  pen.button([145, 101], { r: 2.8 }) +
  pen.piece('M113 60 L127 60 L127 192 L113 192Z', { width: SEAM }) +
  pen.stitch('M116.500 68 L116.500 188') +
  pen.piece(whole('M120 188 Q96 188 69.500 182 L69 202 Q96 208 120 208'), { width: 2 }) +
  pen.stitch(across('M73 190 Q96 195 112 195')) +
  [78, 102, 126, 150, 174, 198].map((y) => pen.button([120, y], { r: 3 })).join('') +
  pen.fill('M98 32 Q120 24 142 32 L120 60Z', pen.colours.shade) +
  pen.line('M98 32 Q120 24 142 32', OUTLINE) +
  pen.piece(both('M98 32 C90 40 84 50 82 60 L106 78 L120 58 C112 50 104 42 98 32Z')) +
  pen.stitch(both('M88 60 L105.500 71 L114 58'))

export const leatherJacket: Garment = (pen) =>
  pen.piece(both(BLOUSON_SLEEVE), {
    shade: both('M71 106 L52 188 L42 184 L62 92Z'),
    light: both('M50 78 C44 108 38 136 34 164 L42 166 C46 136 52 108 58 80Z'),
  }) +
  pen.piece(both('M24 178 L53 186 L49 204 L20 196Z'), { width: 2 }) +
  pen.line(both('M34 196 L38 170'), 1.5) +
  pen.piece(both('M66 47 L90 37 L94 46 L68 57Z'), { width: SEAM }) +
  pen.fill('M96 32 Q120 24 144 32 L132 92Z', '#DCE8EE') +
  pen.line('M96 32 Q120 24 144 32', OUTLINE) +
  pen.piece(
    'M97 34 L64 48 C67 68 71 88 71 106 L70 190 Q96 196 120 196 Q146 196 170 190 L169 106 C169 88 173 68 176 48 L143 34 L136 94 L126 112 L104 76Z',
    {
      shade: 'M171 104 C162 140 168 170 158 198 L190 198 L186 96Z',
      light: 'M80 66 C84 100 84 150 80 188 L90 190 C94 150 94 110 90 66Z',
    },
  ) +
  pen.line('M66 58 L90 48 M174 58 L150 48') +
  pen.line('M137 92 L112 194', 2) +
  `<path d="M134 100L112 190" stroke="#C9D3D9" stroke-width="3" stroke-dasharray="2 2.500" stroke-linecap="butt"/>` +
  pen.piece('M97 34 L80 58 L90 64 L82 74 L122 116 C112 92 102 62 97 34Z') +
  pen.piece('M143 34 L164 60 L154 68 L160 78 L128 112 C136 88 142 60 143 34Z') +
  pen.stitch('M88 74 L112 100 M154 78 L133 102') +
  pen.line('M82 116 L94 148 M158 130 L146 158', 4) +
  `<path d="M82.500 117L93.500 147M157.500 131L146.500 157" stroke="#C9D3D9" stroke-width="2" stroke-dasharray="2 2"/>` +
  pen.piece('M69 186 Q96 192 120 192 Q146 192 171 186 L171 200 Q146 206 120 206 Q96 206 69 200Z', {
    width: 2,
  }) +
  pen.piece('M100 189 L120 189 L120 208 L100 208Z', { fill: '#C9D3D9', width: 2 }) +
  pen.piece('M105 194 L115 194 L115 203 L105 203Z', { width: 1.5 }) +
  pair(pen.button([88, 60], { r: 2.2, fill: '#C9D3D9' }))

export const bomberJacket: Garment = (pen) =>
  pen.piece(
    both(
      'M66 48 C50 52 40 66 36 84 C28 116 24 144 24 172 C32 182 44 186 54 184 L71 114 C71 90 69 68 66 48Z',
    ),
    {
      shade: both('M71 108 L54 188 L42 186 L62 94Z'),
      light: both('M48 80 C40 108 36 136 34 160 L42 162 C44 136 50 108 58 82Z'),
    },
  ) +
  pen.piece(both('M24 174 Q38 186 54 184 L51 206 Q36 206 26 198Z'), {
    fill: pen.colours.shade,
    width: 2,
  }) +
  pen.line(both('M31 182 L33 200 M39 186 L40 203 M46 187 L46 203'), 1.2) +
  pen.piece(
    whole('M120 58 L96 40 L66 48 C69 68 71 90 71 110 C70 140 66 166 66 188 Q96 196 120 196'),
    {
      shade: 'M171 104 C162 140 172 170 162 200 L190 200 L186 96Z',
      light: 'M82 64 C84 104 82 150 78 188 L90 190 C94 150 94 104 92 60Z',
    },
  ) +
  pen.line(both('M96 40 C88 62 80 84 71 110'), SEAM) +
  pen.piece(whole('M120 190 Q94 190 67 183 L70 208 Q96 214 120 214'), {
    fill: pen.colours.shade,
    width: 2,
  }) +
  pen.line(uprights(14, { left: 74, right: 166, top: 192, bottom: 209 }), 1.2) +
  pen.line(both('M82 138 L98 168'), 2) +
  pen.stitch(both('M86.500 136 L102 165')) +
  pen.fill('M96 36 Q120 44 144 36 L120 60Z', pen.colours.thread) +
  pen.piece(whole('M120 60 C106 58 96 50 92 42 L96 30 Q108 26 120 26'), {
    fill: pen.colours.shade,
    width: 2,
  }) +
  pen.piece(whole('M120 42 C108 42 100 38 97 33 Q108 29 120 29'), {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.line(both('M97 40 L94 47 M104 44 L102 53 M112 46 L111 57'), 1.2) +
  pen.zip(120, { from: 46, to: 212 }) +
  pen.stitch('M44 96 L56 100 L52 118 L40 114Z')
