import type { AreaDeclaration, AreaPage, MenuEntry, SiteKind, SlotName } from './area.ts'

/** What the browser needs to know of a page before it is opened. */
export type PageRoute = Pick<
  AreaPage,
  'path' | 'module' | 'title' | 'heading' | 'audience' | 'backdrop' | 'frame' | 'set'
>

/** What a page needs to know of one live area: what concerns its kind of site alone. */
export interface PageArea {
  /** URL of its container. */
  readonly entry: string
  readonly pages: readonly PageRoute[]
  readonly menu: readonly Pick<MenuEntry, 'place' | 'label' | 'path'>[]
  /** Slot > the module that fills it. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>
  /** Whether it is a container of another origin: only documents of its own pages may load it. */
  readonly isForeign?: true
}

/** The JSON that the edge writes into a page (`id="areas"`), by the area's name. */
export type PageAreas = Readonly<Record<string, PageArea>>

/** A package that a foreign container may take from the vendor file. */
export interface SharedModule {
  /** Specifier of the import map that leads to it. */
  readonly specifier: string
  readonly version: string
  /** The names that it exports, out of all that the vendor file does. */
  readonly names: readonly string[]
}

/** The JSON that the edge writes into documents of a foreign container's pages alone (`id="foreign"`). */
export interface ForeignDocument {
  /** Name of the container that this document may load. */
  readonly name: string
  /** Address of a container > `name@version`, to report its failures. */
  readonly releases: Readonly<Record<string, string>>
  /** Package or module name > what the share scope holds for it. */
  readonly shared: Readonly<Record<string, SharedModule>>
}

/** Returns what the browser needs of an area's declaration; the rest is for the edge alone. */
export function declaredFor(area: AreaDeclaration, site: SiteKind): Omit<PageArea, 'entry'> {
  const isHere = ({ sites }: { sites: readonly SiteKind[] }): boolean => sites.includes(site)
  return {
    pages: area.pages
      .filter(isHere)
      .map(({ path, module, title, heading, audience, backdrop, frame, set }) => ({
        path,
        module,
        title,
        heading,
        ...(audience && { audience }),
        ...(backdrop && { backdrop }),
        ...(frame && { frame }),
        ...(set && { set }),
      })),
    menu: area.menu.filter(isHere).map(({ place, label, path }) => ({ place, label, path })),
    slots: Object.fromEntries(area.slots.filter(isHere).map(({ slot, module }) => [slot, module])),
  }
}
