import { createContext, useContext } from 'react'
import type { MenuEntry, SlotName } from '@darnley/contract/area'
import type { PageArea, PageAreas } from '@darnley/contract/page-areas'
import { moduleName, type AreaModuleName } from './area-name.ts'

/** The live areas: read from the page in the browser, passed by the edge when it renders the shell. */
export const AreasContext = createContext<PageAreas>({})

export function useAreas(): PageAreas {
  return useContext(AreasContext)
}

/** Returns the module that fills a slot; null when no live area does. */
export function useSlot(slot: SlotName): AreaModuleName | null {
  for (const [area, { slots }] of Object.entries(useAreas())) {
    const module = slots[slot]
    if (module !== undefined) return moduleName(area, module)
  }
  return null
}

/** Returns the live areas' links at one place, in the order of the areas' names. */
export function useMenu(place: MenuEntry['place']): PageArea['menu'] {
  const areas = Object.values(useAreas())
  return areas.flatMap(({ menu }) => menu).filter((entry) => entry.place === place)
}
