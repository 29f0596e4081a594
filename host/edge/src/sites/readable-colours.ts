import { forGraphics, forText, readableOn, type Ground } from './contrast.ts'

type Colours = Readonly<Record<string, string>>

/** The design's own colours (@darnley/web/ui/tokens.css) that serve as backgrounds. */
const design: Colours = {
  surface: '#ffffff',
  'on-brand': '#ffffff',
  tape: '#f6c445',
  chalk: '#dce8ee',
  'chalk-50': '#f2f6f8',
}

/** Colour > the backgrounds it is used on, and the contrast needed there. */
const pairs: Readonly<Record<string, readonly (readonly [ground: string, atLeast: number])[]>> = {
  brand: [
    ['on-brand', forText],
    ['surface', forText],
    ['chalk-50', forText],
    ['tape', forText],
  ],
  'brand-hover': [['on-brand', forText]],
  ink: [
    ['surface', forText],
    ['chalk', forText],
  ],
  muted: [
    ['surface', forText],
    ['chalk', forText],
  ],
  link: [
    ['surface', forText],
    ['chalk', forText],
  ],
  'on-tape': [['tape', forText]],
  thread: [['surface', forGraphics]],
  focus: [
    ['surface', forGraphics],
    ['chalk', forGraphics],
  ],
}

export interface Adjustment {
  /** A custom property of the design. */
  readonly name: string
  readonly from: string
  /** Null: the design's own colour is used. */
  readonly to: string | null
}

/** Darkens each of a partner's colours until it has enough contrast on its backgrounds. */
export function readableColours(wanted: Colours): {
  readonly colours: Colours
  readonly adjustments: readonly Adjustment[]
} {
  const all = { ...design, ...wanted }
  const adjustments = Object.entries(wanted).flatMap(([name, from]) => {
    const to = readableOn(from, groundsOf(name, all))
    return to === from ? [] : [{ name, from, to }]
  })
  const adjusted = new Map(adjustments.map(({ name, to }) => [name, to]))
  const colours = Object.entries(wanted).flatMap(([name, from]) => {
    const to = adjusted.has(name) ? adjusted.get(name) : from
    return to ? [[name, to] as const] : []
  })
  return { colours: Object.fromEntries(colours), adjustments }
}

function groundsOf(name: string, all: Colours): Ground[] {
  return (pairs[name] ?? []).flatMap(([ground, atLeast]) => {
    const colour = all[ground]
    return colour === undefined ? [] : [{ colour, atLeast }]
  })
}
