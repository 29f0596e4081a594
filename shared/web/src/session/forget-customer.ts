import { loggedOut } from '@darnley/contract/page-events'
import { forgetBasket } from './basket.ts'

/**
 * Clears the data of a till's customer in this tab. Both storages contain nothing else: an unfinished checkout,
 * unfinished bookings, unsent basket changes, the last receipt.
 */
export function forgetCustomer(): void {
  for (const storage of [(): Storage => sessionStorage, (): Storage => localStorage]) {
    try {
      storage().clear()
    } catch {
      // Storage that is off has stored nothing (F54).
    }
  }
  forgetBasket()
  globalThis.dispatchEvent?.(new Event(loggedOut))
}
