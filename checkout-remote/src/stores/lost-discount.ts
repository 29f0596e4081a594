import { $basket } from '@darnley/web/session'
import { atom, computed } from '@darnley/web/stores'
import { sessionBox } from './session-box.ts'

const box = sessionBox<string>('discount-shown', 1)
/** The code with which this tab last showed prices. */
const $shown = atom<string | null>(box.read())

/** The code with which prices were shown and that the basket has lost since; null when there is none. */
export const $lostDiscount = computed([$basket, $shown], ({ status, entries, server }, shown) => {
  const isKnown = status === 'ready' && entries.length > 0
  return isKnown && server.discount_code === null ? shown : null
})

/** Called when the customer removed the code, or dismissed the notice. */
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
