import { CATEGORIES, ITEMS } from './catalogue.ts'
import { picture } from './picture.ts'
import type { Picture } from './picture.ts'

function dressed(kind: string, garments: typeof ITEMS): Picture[] {
  return Object.entries(garments).map(([id, [draw, colours]]) =>
    picture(`${kind}-${id}`, { draw, colours }),
  )
}

/** Every picture drawn by code, before it is optimised. */
export function gallery(): Picture[] {
  return [...dressed('category', CATEGORIES), ...dressed('item', ITEMS)]
}
