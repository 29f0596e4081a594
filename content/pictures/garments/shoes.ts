import { SEAM } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'

/** Shoes are seen from the side, toe to the right, on a common ground line at y = 200. */

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
    'M36 92 C46 86 58 90 64 98 C76 108 92 108 104 96 L114 88 C122 84 130 88 134 94 C146 112 160 124 178 130 C200 136 216 146 219 166 L220 178 L30 180 C26 150 28 114 36 92Z'
  const laces = 'M112 104L130 97M122 115L140 107M132 126L150 116M143 136L161 125'
  return (
    pen.line('M40 94 C36 84 42 78 52 84', 4.5) +
    pen.piece('M26 174 L222 172 C230 182 228 196 214 200 L44 202 C28 200 20 188 26 174Z', {
      fill: '#FFFFFF',
      shade: 'M22 190 L230 187 L228 206 L22 206Z',
    }) +
    pen.line('M27 188 L224 185', 1.4) +
    pen.piece(upper, {
      texture: 'mesh',
      shade: 'M28 152 C76 168 160 160 220 162 L222 182 L28 182Z',
    }) +
    pen.piece('M172 128 C200 136 216 146 219 166 L220 178 L178 178 C182 158 180 142 172 128Z', {
      fill: pen.colours.pale,
      width: 2,
    }) +
    pen.piece('M36 92 C46 86 58 90 64 98 C62 126 66 154 74 179 L30 180 C26 150 28 114 36 92Z', {
      fill: pen.colours.thread,
      width: 2,
    }) +
    pen.stitch('M71 118 C70 140 74 158 80 172 M166 134 C173 150 175 162 173 172') +
    pen.piece(
      'M104 96 L114 88 C122 84 130 88 134 94 C144 110 156 121 170 128 L156 144 C136 134 118 116 104 96Z',
      { width: 2 },
    ) +
    `<path d="${laces}" stroke="${pen.colours.outline}" stroke-width="7"/><path d="${laces}" stroke="#fff" stroke-width="3.600"/>` +
    pen.piece('M88 150 C108 160 134 158 152 150 L146 164 C128 172 106 172 92 168Z', {
      fill: pen.colours.thread,
      width: SEAM,
    })
  )
}
