import { BlockList, isIPv4 } from 'node:net'

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** Whether an address is in the list of addresses and networks (192.0.2.0/24); an empty list allows all. */
export function isAllowed(address: string, entries: readonly string[]): boolean {
  if (entries.length === 0) return true
  const list = new BlockList()
  for (const entry of entries) {
    const [start = '', prefix] = entry.trim().split('/')
    if (prefix === undefined) list.addAddress(start, kindOf(start))
    else list.addSubnet(start, Number(prefix), kindOf(start))
  }
  return list.check(address, kindOf(address))
}
