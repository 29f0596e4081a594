import { $basket } from 'shared/session'
import { atom, computed } from 'shared/stores'
import { sessionBox } from './session-box.ts'

const box = sessionBox<string>('discount-shown', 1)
/** The code that the prices of this tab were shown with last. */
const $shown = atom<string | null>(box.read())

/** The code that prices were shown with and that the basket has lost since; null when there is none. */
export const $lostDiscount = computed([$basket, $shown], ({ status, entries, server }, shown) => {
  const isKnown = status === 'ready' && entries.length > 0
  return isKnown && server.discount_code === null ? shown : null
})

/** The customer took the code off, or has read that it is gone. */
export function forgetDiscount(): void {
  $shown.set(null)
  box.clear()
}

$basket.subscribe(({ status, entries, server: { discount_code: code } }) => {
  if (status !== 'ready') return
  if (code !== null) {
    $shown.set(code)
    box.write(code)
  } else if (entries.length === 0) forgetDiscount()
})
