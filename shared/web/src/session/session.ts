/**
 * The stores that cross remotes. They exist once in a page (the vendor file), so a change here must be backward
 * compatible: remotes that were built last month run against it.
 */
export {
  $basket,
  $serviceCount,
  applyDiscount,
  basketWasOrdered,
  changeBasket,
  refreshBasket,
  restoreAbandonedBasket,
  type BasketState,
} from './basket.ts'
export type { BasketChange } from './basket-changes.ts'
export { $titleParts, useTitleFaults, useTitleStep, withTitleParts } from './page-title.ts'
export {
  $staff,
  restoreStaff,
  signIn,
  signInByToken,
  signOut,
  staffCall,
  type StaffSession,
} from './staff.ts'
