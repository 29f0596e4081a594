import { $basket } from '@darnley/web/session'
import { atom, computed } from '@darnley/web/stores'
import { sessionBox } from './session-box.ts'

const box = sessionBox<true>('basket-seen', 1)
const $seen = atom(box.read() ?? false)

/**
 * Whether this tab has shown a basket that the api no longer knows, because its cookie is gone. A basket that was
 * emptied or ordered is still known, under its version.
 */
export const $isBasketLost = computed(
  [$basket, $seen],
  ({ status, entries, server }, seen) =>
    seen && status === 'ready' && entries.length === 0 && server.version === 0,
)

/** Treats an empty basket as just empty from now on. */
export function forgetSeenBasket(): void {
  $seen.set(false)
  box.clear()
}

$basket.subscribe(({ status, server: { version, basket } }) => {
  if (status !== 'ready' || version === 0) return
  if (basket.length === 0) return forgetSeenBasket()
  $seen.set(true)
  box.write(true)
})
