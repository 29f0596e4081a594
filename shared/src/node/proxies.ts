import { isIP } from 'node:net'
import type { Test } from './rules.ts'

const named = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** Wider networks than these hold strangers. */
const widest = { 4: 8, 6: 16 }

export const proxiesDescription =
  'the addresses or networks of your proxies, comma-separated, such as 10.0.0.0/8 or loopback'

/** Whether a text lists addresses, networks and the names that Fastify gives to some of them. */
export function isProxyList(value: string): boolean {
  return entriesOf(value).every((entry) => named.has(entry) || networkOf(entry) !== null)
}

/** Proxies whose word is believed about who called: it must not be everybody's. */
export const trustedProxies: Test = (value) => {
  const isOpen = entriesOf(value).some((entry) => {
    const network = networkOf(entry)
    return network !== null && network.bits < widest[network.family]
  })
  return isOpen ? 'trusts everybody' : null
}

function entriesOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim())
}

function networkOf(entry: string): { readonly family: 4 | 6; readonly bits: number } | null {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address)
  if (family !== 4 && family !== 6) return null
  const longest = family === 4 ? 32 : 128
  if (prefix === undefined) return { family, bits: longest }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return null
  return { family, bits: Number(prefix) }
}
