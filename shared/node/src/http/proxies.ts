import { isIP } from 'node:net'
import type { Test } from '../configuration/rules.ts'

const named = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** Shortest prefixes allowed: wider networks contain third parties. */
const widest = { 4: 8, 6: 16 }

export const proxiesDescription =
  'the addresses or networks of your proxies, comma-separated, such as 10.0.0.0/8 or loopback'

/** Whether a text is a list of addresses, networks and Fastify's names for some of them. */
export function isProxyList(value: string): boolean {
  return entriesOf(value).every((entry) => named.has(entry) || networkOf(entry) !== null)
}

/** Tests that not every client is trusted as a proxy, because a trusted proxy names the client's address. */
export const trustedProxies: Test = (value) => {
  const isOpen = entriesOf(value).some((entry) => {
    const network = networkOf(entry)
    return network !== null && network.bits < widest[network.family]
  })
  return isOpen ? 'trusts every client' : null
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
