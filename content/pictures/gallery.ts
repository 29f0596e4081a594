import { BACKGROUND, BACKGROUNDS } from './brand/backgrounds.ts'
import { LOGOS } from './brand/logos.ts'
import { CATEGORIES, ITEMS } from './catalogue.ts'
import { MATCHED } from './guides/matched.ts'
import { matchGuide, measureGuide, pinGuide, placeOf } from './guides/guide.ts'
import { TILE_HEIGHT, TILE_WIDTH, zoom } from './kit/frame.ts'
import { PATTERNS, patternFile } from './patterns/pattern.ts'
import { picture } from './picture.ts'
import type { Picture } from './picture.ts'
import { basket } from './scenes/basket.ts'
import { box } from './scenes/box.ts'
import { inPerson, match, measure, pinIt } from './scenes/fitting.ts'
import { rack } from './scenes/rack.ts'
import type { ServicePicture } from './services/service.ts'
import { SERVICES } from './services/services.ts'

function dressed(kind: string, garments: typeof ITEMS): Picture[] {
  return Object.entries(garments).map(([id, [draw, colours]]) =>
    picture(`${kind}-${id}`, { draw, colours }),
  )
}

const TILE = { width: TILE_WIDTH, height: TILE_HEIGHT }

function services(): Picture[] {
  return Object.entries(SERVICES).map(([id, { garment, colours, view, cuts = '', marks = '' }]) =>
    picture(`service-${id}`, {
      draw: (pen) => zoom(pen, garment, view) + cuts + marks,
      colours,
      frame: TILE,
    }),
  )
}

function guide(id: string, service: ServicePicture): Picture[] {
  const { colours, tape, pins } = service
  const where = placeOf(service)
  const choices = {
    measure: tape && measureGuide(service, tape),
    pin: pins && pinGuide(service, pins),
    match: where && MATCHED.has(id) ? matchGuide(service, where) : undefined,
  }
  return Object.entries(choices).flatMap(([choice, draw]) =>
    draw === undefined ? [] : [picture(`guide-${id}-${choice}`, { draw, colours, frame: TILE })],
  )
}

const guides = (): Picture[] => Object.entries(SERVICES).flatMap((entry) => guide(...entry))

function scenes(): Picture[] {
  const parcel = { width: 420, height: 320 }
  return [
    picture('scene-hero-rack', { draw: rack, frame: { width: 720, height: 372 } }),
    picture('scene-thank-you-box', { draw: box, frame: parcel }),
    picture('scene-empty-basket', { draw: basket, frame: parcel }),
    picture('fitting-measure', { draw: measure }),
    picture('fitting-pin', { draw: pinIt }),
    picture('fitting-match', { draw: match }),
    picture('fitting-in-person', { draw: inPerson }),
  ]
}

const patterns = (): Picture[] =>
  PATTERNS.map((name) => ({ name: `pattern-${name}`, content: patternFile(name) }))

function brands(): Picture[] {
  const logos = Object.entries(LOGOS).map(([brand, { frame, body }]) =>
    picture(`brand-${brand}-logo`, { draw: () => body, frame }),
  )
  const backgrounds = Object.entries(BACKGROUNDS).flatMap(([brand, pages]) =>
    Object.entries(pages).map(([page, background]) =>
      picture(`brand-${brand}-${page}`, {
        draw: ({ sheet }) => background(sheet),
        frame: BACKGROUND,
      }),
    ),
  )
  return [...logos, ...backgrounds]
}

/** Every picture drawn by code, before it is optimised. */
export function gallery(): Picture[] {
  return [
    ...dressed('category', CATEGORIES),
    ...dressed('item', ITEMS),
    ...services(),
    ...guides(),
    ...scenes(),
    ...patterns(),
    ...brands(),
  ]
}
