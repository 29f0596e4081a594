import type { ComponentType } from 'react'
import type { SlotName } from '@darnley/contract/area'

/**
 * What the shell expects of the modules that an area exposes. It finds them by the area's declaration (`src/pages.ts`)
 * and knows nothing else about them.
 */

/** `src/pages/<name>/page.tsx`: fills the main area, renders its own h1 and calls nothing of the shell. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>
}

export interface PageProps {
  /** The values of the path's parameters: `{ code: 'A1' }` for `/gift/:code`. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/** `src/slots/<name>.tsx`, by the slot that it fills. */
export interface SlotModules extends Record<SlotName, object> {
  'basket-panel': { readonly BasketPanel: ComponentType<BasketPanelProps> }
  'staff-menu': { readonly StaffMenu: ComponentType }
}

export interface BasketPanelProps {
  onClose: () => void
}
