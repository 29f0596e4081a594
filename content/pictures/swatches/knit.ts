import { createRandom } from './random.ts'

/** Stocking stitch seen close, 600 x 440, with a hole, a visible mend or bobbles. */

export const SWATCH = { width: 600, height: 440 }

export type Wool = { left: string; right: string; deep: string; ground: string }

export const WOOLS = {
  oxblood: { left: '#9C374E', right: '#B24C63', deep: '#651728', ground: '#4A0F1C' },
  sage: { left: '#7FA98D', right: '#98BDA3', deep: '#3F6B52', ground: '#2C4F3B' },
  slate: { left: '#6F8090', right: '#8796A4', deep: '#3F4E5C', ground: '#2B3742' },
  butter: { left: '#F6C445', right: '#FCE09A', deep: '#C98F17', ground: '#8A5E08' },
} as const satisfies Record<string, Wool>

type Place = { x: number; y: number }

const WIDE = 40
const HIGH = 30

/** An uneven oval, as a moth or a nail leaves it. */
export function inHole({ x, y }: Place): boolean {
  const dx = (x - 312) / 92
  const dy = (y - 220) / 72
  return dx * dx + dy * dy < 1 + 0.18 * Math.sin(x * 0.105) + 0.15 * Math.cos(y * 0.15)
}

function stitch({ x, y }: Place, { left, right, deep }: Wool): string {
  const middle = x + WIDE / 2
  const end = y + HIGH + 10
  return (
    `<path d="M${x + 1.6} ${y}C${x - 0.4} ${y + 14} ${x + 7} ${y + 26} ${middle - 0.8} ${end}C${middle + 0.8} ${y + 22} ${x + 16} ${y + 6} ${x + 1.6} ${y}Z" fill="${left}" stroke="${deep}" stroke-width="2.2"/>` +
    `<path d="M${x + WIDE - 1.6} ${y}C${x + WIDE + 0.4} ${y + 14} ${x + WIDE - 7} ${y + 26} ${middle + 0.8} ${end}C${middle - 0.8} ${y + 22} ${x + WIDE - 16} ${y + 6} ${x + WIDE - 1.6} ${y}Z" fill="${right}" stroke="${deep}" stroke-width="2.2"/>`
  )
}

/** Rows of stitches; `wool` answers for each place, or nothing where there is a hole. */
export function knit(ground: string, wool: (place: Place) => Wool | undefined): string {
  const stitches: string[] = []
  for (let y = -HIGH; y < SWATCH.height + HIGH; y += HIGH) {
    for (let x = -WIDE; x < SWATCH.width + WIDE; x += WIDE) {
      const yarn = wool({ x: x + WIDE / 2, y: y + HIGH / 2 })
      if (yarn !== undefined) stitches.push(stitch({ x, y }, yarn))
    }
  }
  return `<path d="M0 0H600V440H0Z" fill="${ground}"/>${stitches.join('')}`
}

export function frayedHole(wool: Wool): string {
  const random = createRandom(3)
  const ends = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const jitter = (reach: number): number => reach * (random() - 0.5)
    const bend = `${(-24 * cos + jitter(16)).toFixed(1)} ${(-20 * sin + jitter(16)).toFixed(1)}`
    const tip = `${(-34 * cos + jitter(32)).toFixed(1)} ${(-27 * sin + jitter(28)).toFixed(1)}`
    return `M${(312 + 94 * cos).toFixed(1)} ${(222 + 74 * sin).toFixed(1)}q${bend} ${tip}`
  }).join('')
  const blob = Array.from({ length: 41 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2
    const radius = 1 + 0.07 * Math.sin(angle * 5) + 0.05 * Math.sin(angle * 9 + 1)
    return `${(312 + 104 * radius * Math.cos(angle)).toFixed(1)} ${(224 + 84 * radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')
  return (
    `<path d="M${blob}Z" fill="#F3E9E4" stroke="${wool.ground}" stroke-width="9" stroke-opacity=".7"/>` +
    knitAround(wool) +
    `<path d="${ends}" stroke="${wool.right}" stroke-width="5"/>`
  )
}

/** The stitches again, over the edge of the hole they end at. */
function knitAround(wool: Wool): string {
  return knit('none', (place) => (inHole(place) ? undefined : wool))
}

export function bobbles(wool: Wool): string {
  const random = createRandom(11)
  return Array.from({ length: 46 }, () => {
    const [x, y, r] = [random() * 600, random() * 440, 8 + random() * 9]
    const tuft = (dx: number, dy: number): string =>
      `<circle cx="${(x + dx * r).toFixed(1)}" cy="${(y + dy * r).toFixed(1)}" r="${(r * 0.72).toFixed(1)}"/>`
    return (
      `<ellipse cx="${(x + 4).toFixed(1)}" cy="${(y + 6).toFixed(1)}" rx="${(r * 1.3).toFixed(1)}" ry="${r.toFixed(1)}" fill="${wool.ground}" fill-opacity=".5"/>` +
      `<g fill="${wool.right}" stroke="${wool.deep}" stroke-width="2">${tuft(-0.6, 0.1)}${tuft(0.6, 0.2)}${tuft(0, -0.4)}</g>` +
      `<g fill="${wool.right}">${tuft(0, 0.1)}</g>`
    )
  }).join('')
}
