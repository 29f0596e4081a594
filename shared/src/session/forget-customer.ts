import { loggedOut } from '#src/contract/page-events.ts'
import { forgetBasket } from './basket.ts'

/**
 * Forgets in this tab what a customer at the till said or began: both storages hold nothing else (an unfinished
 * checkout, unfinished bookings, changes of the basket that wait for a connection, the last receipt).
 */
export function forgetCustomer(): void {
  for (const storage of [(): Storage => sessionStorage, (): Storage => localStorage]) {
    try {
      storage().clear()
    } catch {
      // Storage that is off has kept nothing (F54).
    }
  }
  forgetBasket()
  globalThis.dispatchEvent?.(new Event(loggedOut))
}
