import type { ComponentType } from 'react'

/** The types of what a standard container exposes, copied into each release: this file may import React's alone. */

/** The properties of every mounted part. */
export interface MountedProps {
  /** Origin of the Darnley site that it works against, the same for all parts of a page: `https://darnley.example`. */
  readonly site: string
}

export interface MountedPageProps extends MountedProps {
  /** Values for the parameters of the page's path: `{ code: 'A1' }` for `/gift/:code`. */
  readonly params?: Readonly<Record<string, string>>
  /** Query with which the page opens: `?itemIndex=2`. */
  readonly search?: string
}

export type MountedPage = ComponentType<MountedPageProps>

/** Parts of a layout, by the slot that they fill. */
export interface MountedSlots {
  'basket-panel': ComponentType<MountedProps & { onClose: () => void }>
  'staff-menu': ComponentType<MountedProps>
}
