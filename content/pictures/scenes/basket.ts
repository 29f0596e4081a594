import { INK, TAPE, THREAD, WOOD, WOOD_LINE } from '../kit/palette.ts'
import type { Garment } from '../kit/pen.ts'
import { needle, spool } from '../kit/tools.ts'

const slats = Array.from({ length: 9 }, (_, index) => {
  const x = 108 + index * 22.5
  const lean = (index - 4) * -3.5
  return `M${x} 152L${(x + lean).toFixed(1)} 262`
}).join('')

/** An empty sewing basket, for a basket with nothing in it: 420 x 320. */
export const basket: Garment = () => {
  const rows = [172, 192, 212, 232, 252]
    .map((y, index) => `M${101 + index * 3} ${y}Q198 ${y + 18} ${295 - index * 3} ${y}`)
    .join('')
  return (
    `<ellipse cx="204" cy="286" rx="160" ry="14" fill="${INK}" fill-opacity=".1"/>` +
    `<path d="M112 146C112 66 150 34 198 34C246 34 284 66 284 146" stroke="${WOOD_LINE}" stroke-width="15"/>` +
    `<path d="M112 146C112 66 150 34 198 34C246 34 284 66 284 146" stroke="${WOOD}" stroke-width="10"/>` +
    `<path d="M176 36L184 44M194 33L200 42M212 35L216 44" stroke="${WOOD_LINE}" stroke-width="1.75"/>` +
    `<ellipse cx="198" cy="148" rx="108" ry="26" fill="#8A5A2E" stroke="${WOOD_LINE}" stroke-width="2.5"/>` +
    `<path d="M104 148C120 168 160 174 198 174C236 174 276 168 292 148C288 160 276 164 262 166C240 158 220 156 198 156C176 156 156 158 134 166C120 164 108 160 104 148Z" fill="#F5BDB1" stroke="#8C3527" stroke-width="1.75"/>` +
    `<path d="M90 148C96 172 150 178 198 178C246 178 300 172 306 148L286 264C276 278 236 284 198 284C160 284 120 278 110 264Z" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2.5"/>` +
    `<path d="M252 175C284 171 304 160 306 148L286 264C282 272 266 278 248 281C252 246 254 210 252 175Z" fill="#C48B53"/>` +
    `<path d="${rows}" stroke="${WOOD_LINE}" stroke-width="1.6"/><path d="${slats}" stroke="${WOOD_LINE}" stroke-width="1.2" stroke-opacity=".55"/>` +
    `<path d="M90 148C96 172 150 178 198 178C246 178 300 172 306 148L286 264C276 278 236 284 198 284C160 284 120 278 110 264Z" stroke="${WOOD_LINE}" stroke-width="2.5"/>` +
    `<path d="M86 146C92 172 150 180 198 180C246 180 304 172 310 146L306 164C296 186 240 194 198 194C156 194 100 186 90 164Z" fill="#E6BC8C" stroke="${WOOD_LINE}" stroke-width="2.5"/>` +
    `<path d="M100 170C124 182 166 187 198 187C230 187 272 182 296 170" stroke="#6B1B2D" stroke-width="2.25" stroke-dasharray="6 5"/>` +
    `<path d="M346 246C330 232 334 206 350 208C372 210 372 262 340 272C322 278 306 274 298 282" stroke="${THREAD}" stroke-width="2.75" stroke-dasharray="7 5"/>` +
    spool({ x: 360, y: 252, scale: 1.05 }) +
    needle([52, 276], [104, 210]) +
    `<g transform="translate(66 214)"><circle r="15" fill="${TAPE}" stroke="${INK}" stroke-width="2.25"/><circle r="9.500" stroke="${INK}" stroke-width="1.5"/>` +
    `<g fill="${INK}"><circle cx="-3" cy="-3" r="1.700"/><circle cx="3" cy="-3" r="1.700"/><circle cx="-3" cy="3" r="1.700"/><circle cx="3" cy="3" r="1.700"/></g></g>`
  )
}
