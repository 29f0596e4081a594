import { $staff } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import { beSignedIn } from '#src/testing/orders.ts'
import { StaffMenu } from './staff-menu.tsx'

export const signedIn: Scene = {
  element: <StaffMenu />,
  answers: { api: { 'POST /storefront/logout': () => null } },
  arrange: beSignedIn,
}
export const unreachable: Scene = {
  ...signedIn,
  arrange: () => $staff.set({ status: 'unreachable' }),
}
export const signedOut: Scene = {
  ...signedIn,
  arrange: () => $staff.set({ status: 'signed-out' }),
}
