import type { OwnSession } from '@darnley/contract/own-sessions'

/** Returns the signed-in device, for instance "Chrome on Windows". */
export function deviceText({ device, opened_by: openedBy }: OwnSession): string {
  if (device) return device
  return openedBy === 'program' ? 'A program' : 'Unknown device'
}

/** Returns the session's location, as far as it is known. */
export function placeText({ shop, network, is_same_network: isSame }: OwnSession): string {
  if (shop) return `Till of ${shop}`
  if (isSame) return 'On this network'
  return network ? `On the network ${network}` : 'Network unknown'
}
