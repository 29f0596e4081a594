import { loggedOut } from '@darnley/contract/page-events'
import { parseStored, tabStorage } from '@darnley/web/storage'
import { atom } from '@darnley/web/stores'
import { noChecks, type Checks } from '#src/lib/checks.ts'

const storageKey = 'arrivals'

type ChecksOfOrders = Readonly<Record<string, Checks>>

/**
 * What is ticked of the orders that are being checked in, by their ids: kept while a colleague looks at something else,
 * and over a reload.
 */
export const $checks = atom<ChecksOfOrders>(
  parseStored(tabStorage.read(storageKey), isChecksOfOrders) ?? {},
)

$checks.listen((checks) => tabStorage.write(storageKey, JSON.stringify(checks)))

// Signing out forgets them; a session that ends by itself does not.
globalThis.addEventListener?.(loggedOut, () => $checks.set({}))

export function changeChecks(orderId: string, change: (checks: Checks) => Checks): void {
  const all = $checks.get()
  $checks.set({ ...all, [orderId]: change(all[orderId] ?? noChecks) })
}

/** Forgets what was ticked of an order that is checked in. */
export function forgetChecks(orderId: string): void {
  const { [orderId]: _checked, ...others } = $checks.get()
  $checks.set(others)
}

function isChecksOfOrders(value: unknown): value is ChecksOfOrders {
  return isObject(value) && Object.values(value).every(isChecks)
}

function isChecks(value: unknown): value is Checks {
  return (
    isObject(value) &&
    isObject(value['found']) &&
    isObject(value['words']) &&
    Array.isArray(value['extras']) &&
    typeof value['message'] === 'string' &&
    (value['opened'] === null || typeof value['opened'] === 'number')
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
