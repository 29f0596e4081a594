import { across, both, whole } from '../kit/path.ts'
import { hanger, OUTLINE, SEAM } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

const SKIRT_SHADE =
  'M130 122 C144 154 156 194 158 226 L206 214 L150 118Z M97 122 C92 154 80 196 72 222 L92 226 C98 190 102 154 104 124Z'

/** The sleeveless dress of the category and of the rack, on its own hanger. */
export const sundress: Garment = (pen) =>
  hanger({ y: 36, spread: 30 }) +
  pen.fill('M104 34 L92 34 L98 66 Q120 80 142 66 L148 34 L136 34 L120 84Z', pen.colours.shade) +
  pen.piece(
    whole(
      'M120 84 L104 34 L92 34 C92 56 86 70 75 80 C81 94 86 106 87 120 C80 146 56 184 40 208 C64 219 92 223 120 223',
    ),
    { texture: 'dots', shade: `${SKIRT_SHADE} M161 80 C150 92 148 104 151 118 L165 118Z` },
  ) +
  pen.piece('M86 110 Q120 118 154 110 L153 120 Q120 129 87 120Z', {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.line(both('M104 128 C102 154 96 178 90 198')) +
  pen.line('M120 130 L120 188') +
  pen.stitch(across('M45 201 C67 211 94 215 120 215')) +
  pen.line(both('M92 92 C96 98 99 104 100 111'))

export const dayDress: Garment = (pen) =>
  pen.piece(both('M84 36 C68 38 56 48 50 62 C46 72 46 84 48 92 L76 96 L84 74Z'), {
    shade: both('M82 60 L76 98 L64 96 L72 56Z'),
  }) +
  pen.fold(both('M58 56 C56 68 54 78 54 88 M66 52 L64 92')) +
  pen.stitch(both('M49.500 85 L76 88.500')) +
  pen.piece(
    whole(
      'M120 56 C108 56 100 48 98 34 L84 36 C82 56 80 72 78 84 C82 98 86 106 86 116 C80 146 62 184 46 212 C68 221 94 224 120 224',
    ),
    { texture: 'dots', shade: SKIRT_SHADE },
  ) +
  pen.line(across('M86 114 Q102 119 120 119')) +
  pen.line(both('M104 121 C102 152 96 180 90 204')) +
  pen.line('M120 119 L120 196') +
  pen.line(both('M88 94 C93 98 97 104 98 112'), 1.4) +
  pen.fill('M98 34 Q120 42 142 34 C140 48 132 56 120 56 C108 56 100 48 98 34Z', pen.colours.shade) +
  pen.line('M98 34 Q120 42 142 34') +
  pen.line(across('M98 34 C100 48 108 56 120 56'), OUTLINE) +
  pen.piece(both('M120 60 C112 58 104 58 96 48 L91 35 L98 34 C100 46 108 54 120 55Z'), {
    fill: pen.colours.pale,
    width: SEAM,
  }) +
  pen.stitch(across('M51 204 C72 213 96 215.500 120 215.500'))

const collar = (pen: Pen): string =>
  pen.fill(
    'M102 30 Q120 23 138 30 C134 42 127 50 120 54 C113 50 106 42 102 30Z',
    pen.colours.shade,
  ) +
  pen.line('M102 30 Q120 23 138 30', OUTLINE) +
  pen.piece(both('M102 30 C98 36 95 42 94 50 L109 68 L120 54 C113 49 106 42 102 30Z')) +
  pen.stitch(both('M99 51 L108.500 62 L114 54.500'))

export const shirtDress: Garment = (pen) =>
  pen.piece(both('M78 42 C66 46 60 56 56 70 L44 124 L72 132 L84 92Z'), {
    texture: 'stripe',
    shade: both('M82 90 L72 134 L60 130 L74 82Z'),
  }) +
  pen.piece(both('M42 120 L74 129 L71 143 L39 134Z'), { width: 2 }) +
  pen.piece(
    whole(
      'M120 56 L102 30 L78 42 C80 58 84 76 85 92 L87 116 C82 146 72 184 62 214 Q92 223 120 223',
    ),
    {
      texture: 'stripe',
      shade:
        'M134 118 C146 154 156 194 158 228 L186 216 L152 116Z M156 90 C148 98 146 106 148 114 L158 114Z M98 122 C94 160 88 194 84 222 L96 224 C100 190 104 154 105 124Z',
    },
  ) +
  pen.piece('M113 58 L127 58 L127 222 L113 222Z', { width: SEAM }) +
  [72, 92, 138, 160, 182, 204].map((y) => pen.button([120, y], { r: 3 })).join('') +
  pen.piece('M86 108 Q120 115 154 108 L155 121 Q120 128 85 121Z', {
    fill: pen.colours.thread,
    width: 2,
  }) +
  pen.piece('M111 107 L129 107 L129 127 L111 127Z', { fill: pen.colours.pale, width: 2 }) +
  pen.piece('M116 112 L124 112 L124 122 L116 122Z', { fill: pen.colours.thread, width: 1.5 }) +
  pen.piece(both('M90 74 L107 74 L107 88 L98.500 93 L90 88Z'), { width: SEAM }) +
  pen.stitch(across('M66 206 Q92 214.500 113 214.500')) +
  collar(pen)

export const slipDress: Garment = (pen) =>
  pen.fill(whole('M120 64 L94 58 L90 74 L120 94'), pen.colours.shade) +
  pen.line(across('M93 62 Q106 68 120 68'), 1.4) +
  pen.piece(both('M91 72 L94 22 L97.500 22 L96.500 70Z'), { width: SEAM }) +
  pen.piece(
    whole(
      'M120 90 C110 86 104 76 94 64 C88 76 82 86 80 96 C84 108 90 116 91 126 C84 152 70 190 64 222 Q92 230 120 226',
    ),
    {
      shade:
        'M140 118 C150 152 160 192 158 232 L184 224 L150 118Z M102 132 C100 160 92 196 84 228 L94 230 C104 198 108 160 108 134Z M160 92 C150 98 146 108 148 120 L162 116Z',
      light:
        'M88 92 C92 104 98 114 100 126 C96 150 84 190 78 220 L86 222 C92 190 104 150 106 126 C104 112 98 98 94 84Z',
    },
  ) +
  pen.stitch(across('M89 82 C100 88 110 96 120 98')) +
  pen.fold('M132 128 C138 160 142 190 142 222 M112 100 C124 108 136 112 148 112') +
  pen.line('M148 126 C138 132 118 138 96 140', 1.3) +
  pen.stitch(across('M66.500 213 Q92 220 120 218'))

export const maxiDress: Garment = (pen) =>
  pen.piece(both('M92 30 C80 36 70 46 66 60 L82 72 L92 62Z'), {
    texture: 'flowers',
    shade: both('M88 62 L82 74 L76 66 L88 50Z'),
  }) +
  pen.fill('M100 28 L140 28 L120 72Z', pen.colours.shade) +
  pen.line('M100 28 Q120 34 140 28', 1.4) +
  pen.piece(
    whole(
      'M120 78 L102 27 L91 30 C90 44 86 58 82 70 C88 80 92 86 93 94 C86 130 64 186 52 222 Q86 231 120 229',
    ),
    {
      texture: 'flowers',
      shade:
        'M138 98 C152 140 164 190 166 236 L196 226 L148 94Z M100 100 C96 146 84 194 76 230 L90 232 C100 194 106 146 107 102Z M158 70 C148 78 146 86 148 94 L160 90Z',
    },
  ) +
  pen.line('M120 78 L106 93 M102 27 L120 78', OUTLINE) +
  pen.piece('M92 90 Q120 97 148 90 L149 100 Q120 107 91 100Z', {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.line(both('M107 108 C104 150 96 188 88 214')) +
  pen.line(across('M76 150 Q98 158 120 158')) +
  pen.stitch(across('M77 144 Q98 151.500 120 151.500')) +
  pen.stitch(across('M55 214 Q88 222 120 220.500'))

export const jumpsuit: Garment = (pen) =>
  pen.fill('M102 26 L138 26 L120 64Z', pen.colours.shade) +
  pen.line('M102 26 Q120 32 138 26', 1.4) +
  pen.piece(
    whole(
      'M120 70 L104 24 L88 28 C88 44 84 58 78 68 C86 80 90 86 90 96 C78 130 72 176 66 222 L106 222 C108 186 114 150 120 132',
    ),
    {
      shade:
        'M120 130 C114 150 109 186 107 226 L95 226 C99 176 106 146 120 130Z M184 226 C176 170 164 126 150 96 L140 96 C154 140 160 180 160 226Z M160 68 C150 76 146 86 148 96 L162 90Z',
      light: 'M88 108 C80 140 76 180 74 218 L84 218 C86 180 90 140 98 108Z',
    },
  ) +
  pen.line('M120 70 L120 132') +
  pen.line('M104 24 L120 70 L136 24', OUTLINE) +
  pen.stitch(both('M98 28 L114 70')) +
  pen.line(both('M100 104 C97 114 92 122 86 126')) +
  pen.line(both('M104 106 C102 150 94 190 88 220'), 1.3) +
  pen.stitch(both('M67 213 L106 213')) +
  pen.piece('M88 90 Q120 97 152 90 L153 102 Q120 109 87 102Z', {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.piece('M124 104 C130 118 130 128 134 138 L143 134 C138 124 138 114 134 102Z', {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.piece('M114 92 L128 92 L128 107 L114 107Z', { fill: pen.colours.thread, width: SEAM })

export const playsuit: Garment = (pen) =>
  pen.piece(both('M82 40 C64 44 52 58 46 78 L70 90 L84 78Z'), {
    texture: 'flowers',
    shade: both('M82 70 L70 92 L60 86 L76 58Z'),
  }) +
  pen.stitch(both('M48.500 71 L73.500 83')) +
  pen.piece(
    whole(
      'M120 62 C108 60 100 50 97 36 L82 40 C82 58 80 76 78 88 C84 100 87 108 87 118 C76 140 64 168 56 196 L114 202 C114 186 117 172 120 164',
    ),
    {
      texture: 'flowers',
      shade:
        'M120 162 C116 174 114 186 113 206 L99 204 C102 190 108 172 120 162Z M190 204 C180 166 164 136 150 118 L140 120 C156 148 164 176 166 206Z M162 88 C152 96 150 106 152 118 L164 112Z',
    },
  ) +
  pen.fill('M97 36 Q120 44 143 36 C140 52 132 62 120 62 C108 62 100 52 97 36Z', pen.colours.shade) +
  pen.line('M97 36 Q120 44 143 36') +
  pen.line(across('M97 36 C100 52 108 62 120 62'), OUTLINE) +
  pen.line('M120 62 L120 164') +
  [76, 92].map((y) => pen.button([120, y], { r: 3 })).join('') +
  pen.line(across('M87 112 Q104 117 120 117')) +
  pen.piece('M87 110 Q120 118 153 110 L154 122 Q120 130 86 122Z', {
    fill: pen.colours.thread,
    width: SEAM,
  }) +
  pen.line(both('M99 128 C96 140 88 150 76 156'), 1.5) +
  pen.stitch(both('M58.500 187.500 L114 193.500'))

/** The back of a dress, for its zip and its hooks. */
export const dressBack: Garment = (pen) =>
  pen.piece(both('M84 36 C68 38 56 48 50 62 C46 72 46 84 48 92 L76 96 L84 74Z'), {
    shade: both('M82 60 L76 98 L64 96 L72 56Z'),
  }) +
  pen.piece(
    whole(
      'M120 42 C110 42 103 39 98 33 L84 36 C82 56 80 72 78 84 C82 98 86 106 86 116 C80 146 62 184 46 212 C68 221 94 224 120 224',
    ),
    { shade: SKIRT_SHADE },
  ) +
  pen.line(across('M86 114 Q102 119 120 119')) +
  pen.line(both('M104 119 L102 92 M104 122 C102 152 96 180 90 204')) +
  pen.line('M120 42 L120 196') +
  pen.stitch(across('M51 204 C72 213 96 215.500 120 215.500'))
