import { isIP } from 'node:net'
import type { Test } from '../configuration/rules.ts'

/** Names that customers cannot reach (RFC 2606, 6761 and 6762). */
const reserved =
  /(?:^|\.)(?:localhost|example|test|invalid|local|internal|example\.(?:com|net|org))\.?$/i
const loopback = /(?:^|\.)localhost$|^127\.|^\[?::1\]?$|^0\.0\.0\.0$/i

/** Whether customers could reach a hostname. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 && bare.includes('.') && !reserved.test(bare)
}

/** Whether a hostname means this machine. */
export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname)
}

export const publicHost: Test = (value) => (isPublicHost(value) ? null : 'is not a public hostname')

/** Tests for a URL that customers' browsers can open. */
export const publicUrl: Test = (value) => {
  if (!URL.canParse(value)) return 'is not an address'
  const { protocol, hostname } = new URL(value)
  if (!isPublicHost(hostname)) return 'points to a host that customers cannot reach'
  return protocol === 'https:' ? null : 'is not https'
}

/** Tests for an e-mail address, also with a name as in "Darnley <help@...>". */
export const publicEmail: Test = (value) => {
  const [, host = ''] = /@([^@>\s]+)>?$/.exec(value) ?? []
  return isPublicHost(host) ? null : 'is not a mailbox that customers can write to'
}

/** Tests for a real mail server: the stand-in listens on this machine, or under one of these names. */
export const mailServer: Test = (value) => {
  if (!URL.canParse(value)) return 'is not the address of a mail server'
  const { hostname, port } = new URL(value)
  const isStandIn =
    isLoopback(hostname) || /^(?:sandbox|mailbox)$/.test(hostname) || port === '3310'
  return isStandIn ? 'points to the stand-in of a mail server' : null
}

/** Tests for a text that is none of this repository's example values. */
export function otherThan(...madeUp: readonly string[]): Test {
  return (value) => (madeUp.includes(value) ? 'is made up' : null)
}
