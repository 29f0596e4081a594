import { SEAM } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'

/** Shoes are seen from the side, toe to the right, on a common ground line at y = 200. */

export const boot: Garment = (pen) => {
  const upper =
    'M76 40 C96 36 122 36 140 40 C139 70 140 94 146 110 C156 124 182 128 202 140 C216 148 220 162 218 178 L74 182 C70 140 72 90 76 40Z'
  return (
    pen.line('M82 42 C78 24 98 22 98 40', 5) +
    pen.piece(
      'M72 178 L220 176 C222 186 220 192 216 196 L124 198 C118 198 114 200 112 206 L110 212 L74 212Z',
      { fill: pen.colours.outline, width: 2 },
    ) +
    pen.fill('M74 181 L219 178 L218 184 L74 187Z', pen.colours.shade) +
    pen.piece(upper, {
      shade:
        'M184 130 C206 140 214 160 212 186 L226 186 L224 140Z M72 40 L88 38 C82 90 82 140 84 184 L70 186Z M140 96 C132 112 118 120 104 120 C122 126 142 122 150 114Z',
      light: 'M150 126 C166 132 188 136 200 150 C184 144 162 142 148 138Z',
    }) +
    pen.piece(
      'M102 38 C114 37 124 37 132 38.500 C131 66 132 90 138 106 C130 116 114 116 106 106 C108 86 106 62 102 38Z',
      { fill: pen.colours.shade, width: SEAM },
    ) +
    pen.line(
      'M109 44 C110 66 110 86 110 104 M116 43 L117 110 M123 43 C123 66 125 88 129 108',
      1.3,
    ) +
    pen.line('M106 106 C102 128 92 140 73 144 M146 110 C148 130 140 152 138 180') +
    pen.stitch(
      'M101 112 C97 124 89 133 74 137 M152 120 C154 138 147 156 145 172 M84 172 L130 171',
    ) +
    pen.stitch('M79 48 L98 45.500 M136 47 C136 72 137 92 141 106')
  )
}

export const ankleBoots: Garment = (pen) => {
  const upper =
    'M72 60 C92 56 118 56 136 60 C136 84 138 100 146 112 C160 124 186 128 204 142 C216 152 219 164 218 178 L72 182 C68 146 68 100 72 60Z'
  return (
    pen.piece(
      'M70 178 L220 176 C222 184 221 189 218 192 L128 194 L116 196 L112 214 L74 214 L72 196Z',
      { fill: pen.colours.outline, width: 2 },
    ) +
    pen.fill('M72 181 L219 178 L218 184 L72 187Z', pen.colours.pale) +
    pen.piece(upper, {
      shade:
        'M184 130 C206 142 214 160 212 186 L226 186 L224 140Z M66 58 L84 58 C78 100 78 144 82 184 L66 186Z',
      light: 'M150 128 C166 134 188 138 200 152 C184 146 162 144 148 140Z',
    }) +
    pen.line('M104 57 L106 178') +
    `<path d="M104 60L106 172" stroke="${pen.colours.outline}" stroke-width="8"/><path d="M104 62L106 170" stroke="#C9D3D9" stroke-width="4" stroke-dasharray="2.500 2.500" stroke-linecap="butt"/>` +
    pen.piece('M100 62 L110 62 L111 82 L105.500 88 L100 82Z', { fill: '#F6C445', width: SEAM }) +
    pen.stitch('M96 64 C95 100 96 140 98 174 M114 64 C114 100 115 140 116 174') +
    pen.line('M162 124 C156 140 154 160 154 178') +
    pen.stitch('M169 128 C163 144 161 158 161 172') +
    pen.line('M73 70 L98 67 M110 67 L136 70', 1.4)
  )
}

export const heels: Garment = (pen) =>
  pen.piece('M40 84 C52 80 62 82 70 90 C68 116 62 150 58 200 L50 200 C50 160 46 122 40 84Z', {
    shade: 'M60 84 L72 88 C68 120 62 160 60 202 L56 202 C58 160 62 120 60 84Z',
  }) +
  pen.piece(
    'M44 90 C72 116 110 152 142 176 C162 188 194 190 222 190 C224 196 222 200 216 200 L158 200 C124 196 88 150 62 116Z',
    { fill: pen.colours.outline, width: 2 },
  ) +
  pen.piece(
    'M38 84 C34 72 38 60 48 54 C60 74 88 104 118 118 C128 122 140 116 146 120 C168 136 206 154 222 176 C226 184 224 190 218 191 C190 192 162 190 144 180 C110 156 70 118 38 84Z',
    {
      shade:
        'M150 166 C176 180 204 180 226 178 L226 194 L150 190 C120 174 80 140 52 108 C80 126 120 150 150 166Z',
      light: 'M160 134 C180 146 200 158 210 172 C190 164 172 154 156 142Z',
    },
  ) +
  pen.fill(
    'M48 58 C62 80 90 108 118 120 C126 124 136 120 142 122 C128 134 110 132 92 122 C70 108 54 86 46 68Z',
    pen.colours.pale,
  ) +
  pen.line(
    'M48 55 C62 78 90 106 118 119 C128 123 138 117 146 120 C130 136 108 134 90 122 C70 108 52 86 46 66',
  ) +
  pen.stitch('M148 128 C134 142 112 142 92 131') +
  pen.piece(
    'M148 128 C142 118 128 116 124 124 C126 134 138 136 148 130 C156 138 170 138 172 130 C168 120 154 118 148 128Z',
    { fill: pen.colours.thread, width: SEAM },
  )

export const trainers: Garment = (pen) => {
  const upper =
    'M34 96 C46 90 58 94 64 104 C76 112 92 110 102 96 L120 84 C130 94 150 118 170 128 C194 136 214 144 218 166 L220 178 L30 180 C26 150 28 120 34 96Z'
  return (
    pen.piece('M26 174 L222 172 C228 184 226 196 214 200 L44 202 C28 200 22 188 26 174Z', {
      fill: pen.colours.pale,
      shade: 'M24 190 L228 188 L226 206 L24 206Z',
    }) +
    pen.line('M30 190 L222 187', 1.4) +
    pen.piece(upper, {
      texture: 'mesh',
      shade: 'M30 150 C70 166 160 160 220 164 L222 182 L28 182Z',
    }) +
    pen.piece('M160 124 C190 134 214 142 218 166 L220 178 L172 178 C176 156 172 138 160 124Z', {
      fill: pen.colours.pale,
      width: 2,
    }) +
    pen.piece('M34 96 C46 90 58 94 64 104 L72 178 L30 180 C26 150 28 120 34 96Z', {
      fill: pen.colours.thread,
      width: 2,
    }) +
    pen.stitch('M66 122 L72 170 M168 134 C178 150 180 162 178 172') +
    pen.piece('M100 98 L120 84 C130 94 146 114 162 124 L150 142 C132 132 114 116 100 98Z', {
      fill: pen.colours.base,
      width: 2,
    }) +
    `<path d="M108 104L128 96M118 116L138 106M130 127L148 116M141 136L158 125" stroke="${pen.colours.outline}" stroke-width="7"/><path d="M108 104L128 96M118 116L138 106M130 127L148 116M141 136L158 125" stroke="#fff" stroke-width="3.600"/>` +
    pen.piece('M84 152 C106 160 130 158 152 146 L148 162 C128 170 104 170 86 166Z', {
      fill: pen.colours.thread,
      width: SEAM,
    }) +
    pen.line('M38 98 C36 90 42 84 50 88', 4)
  )
}
