import type { AreaPage, MenuEntry, SlotName } from './area.ts'

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
