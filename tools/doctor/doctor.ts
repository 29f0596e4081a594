import type { Finding, Settings } from './finding.ts'
import { checkKeys, type ServiceUrls, serviceUrls } from './keys.ts'
import { checkBackups, checkClock, checkDisks, checkNode } from './machine.ts'
import { checkNames, hostnames } from './names.ts'
import { checkBuckets, checkDatabases, checkMail, checkParts } from './parts.ts'
import { checkStripe, STRIPE_URL } from './stripe.ts'

export interface Surroundings {
  readonly stripeUrl: string
  readonly services: ServiceUrls
  /** Without the dot of a version's name, as in 24.21.0. */
  readonly node: string
}

const real: Surroundings = {
  stripeUrl: STRIPE_URL,
  services: serviceUrls,
  node: process.versions.node,
}

/** Checks a configured site by calls that change nothing. Returns what it found, in the order of the page. */
export async function examine(
  settings: Settings,
  { stripeUrl, services, node }: Surroundings = real,
): Promise<Finding[]> {
  const found = await Promise.all([
    checkClock(stripeUrl),
    checkDisks(settings),
    checkDatabases(settings),
    checkParts(settings),
    hostnames(settings).then((names) => checkNames(names)),
    checkStripe(settings, stripeUrl),
    checkMail(settings),
    checkKeys(settings, services),
    checkBuckets(settings),
    checkBackups(settings),
  ])
  return [checkNode(node), ...found.flat()]
}

/** Returns a finding as one line, with its cure. */
export function lineOf({ check, state, says, cure }: Finding): string {
  const sign = { ok: 'ok     ', wrong: 'WRONG  ', unknown: 'unknown' }[state]
  return `${sign} ${check} ${says}${cure ? `: ${cure}` : ''}`
}
