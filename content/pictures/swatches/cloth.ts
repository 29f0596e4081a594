import { createRandom } from './random.ts'

/** Denim, tweed and leather seen close, 600 x 440. */

const FULL = 'M0 0H600V440H0Z'

function twill(base: string, { light, deep }: { light: string; deep: string }): string {
  const lines = (shift: number): string =>
    Array.from({ length: 76 }, (_, index) => `M${index * 14 - 440 + shift} 440l440 -440`).join('')
  return (
    `<path d="${FULL}" fill="${base}"/><path d="${lines(0)}" stroke="${deep}" stroke-width="5" stroke-dasharray="17 4"/>` +
    `<path d="${lines(6)}" stroke="${light}" stroke-width="3" stroke-dasharray="13 8"/>`
  )
}

export const denim = (): string => twill('#5F8DB8', { light: '#9CBEDB', deep: '#3E6D99' })

/** Threads that are left across a worn knee. */
export function wornThrough(): string {
  const random = createRandom(7)
  const weft = Array.from({ length: 17 }, (_, index) => {
    const y = 140 + index * 10
    const half = 118 * Math.sqrt(Math.max(0, 1 - ((y - 220) / 90) ** 2))
    const sag = (random() - 0.5) * 22
    return `M${(300 - half - 12).toFixed(1)} ${y}Q300 ${(y + sag).toFixed(1)} ${(300 + half + 12).toFixed(1)} ${y}`
  }).join('')
  const fringe = Array.from({ length: 22 }, () => {
    const x = 200 + random() * 200
    return `M${x.toFixed(1)} ${random() > 0.5 ? 136 : 304}l${((random() - 0.5) * 18).toFixed(1)} ${(random() > 0.5 ? 22 : -20).toFixed(1)}`
  }).join('')
  return (
    `<ellipse cx="300" cy="220" rx="128" ry="96" fill="#3E6D99" fill-opacity=".5"/><ellipse cx="300" cy="220" rx="116" ry="86" fill="#F0DCCB"/>` +
    `<path d="${weft}" stroke="#E8F0F6" stroke-width="4.500"/><path d="${fringe}" stroke="#C9DDEB" stroke-width="3"/>`
  )
}

/** Rows of small running stitches over a patch from behind. */
export function sashiko(): string {
  const rows = Array.from(
    { length: 13 },
    (_, index) => `M${index % 2 === 0 ? 142 : 154} ${102 + index * 20}H462`,
  ).join('')
  return (
    `<path d="M300 220m-116 0a116 86 0 1 0 232 0a116 86 0 1 0 -232 0" fill="#2F4F86"/>` +
    `<path d="${rows}" stroke="#1D3F63" stroke-opacity=".35" stroke-width="7" stroke-dasharray="15 11" transform="translate(1 3)"/>` +
    `<path d="${rows}" stroke="#FFF3E8" stroke-width="5" stroke-dasharray="15 11"/>`
  )
}

export function tweed(): string {
  const zig = Array.from({ length: 48 }, (_, row) => {
    const y = row * 10 - 20
    return `M-20 ${y}${Array.from({ length: 16 }, (__, index) => `L${20 + index * 40} ${index % 2 === 0 ? y + 30 : y}`).join('')}`
  }).join('')
  return (
    `<path d="${FULL}" fill="#6F8090"/><path d="${zig}" stroke="#4C5B69" stroke-width="4"/>` +
    `<path d="${zig}" stroke="#93A1AE" stroke-width="1.500" transform="translate(0 5)"/><path d="M140 0V440M460 0V440" stroke="#F5BDB1" stroke-width="3" stroke-opacity=".7"/>`
  )
}

export const threeCornered = (): string =>
  '<path d="M190 120C250 146 320 156 392 146C374 210 380 262 410 330C350 286 300 236 272 208C240 178 212 152 190 120Z" fill="#F3E9E4" stroke="#2B3742" stroke-width="5"/>' +
  '<path d="M214 130l10 -16M250 142l4 -18M290 148l2 -18M330 150l4 -16M364 146l8 -14M386 180l18 -6M382 220l20 0M386 260l20 2M396 300l18 6M366 292l-14 12M330 258l-14 14M296 228l-16 12M262 196l-16 12M230 164l-16 10" stroke="#93A1AE" stroke-width="4"/>'

/** Leather with a seam across it. */
export function leather(colour: string, grained: { grain: string; seed: number }): string {
  const { grain } = grained
  return (
    plainLeather(colour, grained) +
    `<path d="M0 356H600" stroke="${grain}" stroke-width="6"/><path d="M0 338H600M0 376H600" stroke="#F6C445" stroke-width="5" stroke-dasharray="22 12"/>`
  )
}

export function plainLeather(
  colour: string,
  { grain, seed }: { grain: string; seed: number },
): string {
  const random = createRandom(seed)
  const pebbles = Array.from({ length: 560 }, (_, index) => {
    const x = (index % 28) * 22 + random() * 14
    const y = Math.floor(index / 28) * 22 + random() * 14
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(8 + random() * 7).toFixed(1)}" ry="${(6 + random() * 5).toFixed(1)}"/>`
  }).join('')
  return (
    `<path d="${FULL}" fill="${colour}"/><g stroke="${grain}" stroke-opacity=".28" stroke-width="2">${pebbles}</g>` +
    `<path d="M-20 120L240 -20H380L-20 250Z" fill="#fff" fill-opacity=".1"/>`
  )
}

/** Bare patches where the colour has rubbed off, paler towards their middle. */
export function scuffs(): string {
  const random = createRandom(9)
  const places = [
    [180, 130, 92, 46],
    [446, 216, 100, 56],
    [262, 270, 60, 30],
  ]
  return places
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => {
      const specks = Array.from({ length: 90 }, () => {
        const [angle, reach] = [random() * Math.PI * 2, Math.sqrt(random())]
        const [cx, cy] = [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)]
        return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(6 + 14 * (1 - reach)).toFixed(1)}" ry="${(4 + 7 * (1 - reach)).toFixed(1)}"/>`
      }).join('')
      return `<g fill="#E2B98F" fill-opacity=".55">${specks}</g>`
    })
    .join('')
}
