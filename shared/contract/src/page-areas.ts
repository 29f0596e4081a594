import type { AreaDeclaration, AreaPage, MenuEntry, SiteKind, SlotName } from './area.ts'

/** What the browser needs to know of a page before it is opened. */
export type PageRoute = Pick<
  AreaPage,
  'path' | 'module' | 'title' | 'heading' | 'audience' | 'backdrop' | 'set'
>

/** What a page needs to know of one live area: what concerns its kind of site alone. */
export interface PageArea {
  /** URL of its container. */
  readonly entry: string
  readonly pages: readonly PageRoute[]
  readonly menu: readonly Pick<MenuEntry, 'place' | 'label' | 'path'>[]
  /** Slot > the module that fills it. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>
}

/** The JSON that the edge writes into a page (`id="areas"`), by the area's name. */
export type PageAreas = Readonly<Record<string, PageArea>>

/** Returns what the browser needs of an area's declaration; the rest is for the edge alone. */
export function declaredFor(area: AreaDeclaration, site: SiteKind): Omit<PageArea, 'entry'> {
  const isHere = ({ sites }: { sites: readonly SiteKind[] }): boolean => sites.includes(site)
  return {
    pages: area.pages
      .filter(isHere)
      .map(({ path, module, title, heading, audience, backdrop, set }) => ({
        path,
        module,
        title,
        heading,
        ...(audience && { audience }),
        ...(backdrop && { backdrop }),
        ...(set && { set }),
      })),
    menu: area.menu.filter(isHere).map(({ place, label, path }) => ({ place, label, path })),
    slots: Object.fromEntries(area.slots.filter(isHere).map(({ slot, module }) => [slot, module])),
  }
}
