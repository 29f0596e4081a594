import { loggedOut } from '@darnley/contract/page-events'
import { browserStorage, tabStorage } from '#src/storage/storage.ts'
import { forgetBasket } from './basket.ts'

/**
 * Clears the data of a till's customer in this tab. Both storages contain nothing else: an unfinished checkout,
 * unfinished bookings, unsent basket changes, the last receipt.
 */
export function forgetCustomer(): void {
  tabStorage.clear()
  browserStorage.clear()
  forgetBasket()
  globalThis.dispatchEvent?.(new Event(loggedOut))
}
