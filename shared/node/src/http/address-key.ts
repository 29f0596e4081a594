import { isIPv6 } from 'node:net'

/**
 * Returns the key that counts as one client: the address itself, or its /64 for IPv6, where one household has any
 * number of addresses.
 */
export function addressKey(address: string): string {
  return partsOf(address).join(':')
}

/** Returns the key of what one provider gives to one customer at most: the /24 of IPv4, the /48 of IPv6. */
export function networkKey(address: string): string {
  const parts = partsOf(address)
  const [only = ''] = parts
  return parts.length > 1 ? parts.slice(0, 3).join(':') : only.split('.').slice(0, 3).join('.')
}

/** Returns the four words of the /64 of IPv6; any other address as one part. */
function partsOf(address: string): readonly string[] {
  const bare = address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return [bare]
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return [mapped]
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4)
}
