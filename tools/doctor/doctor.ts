import { type Finding, reasonOf, type Settings, wrong } from './finding.ts'
import { checkKeys, type ServiceUrls, serviceUrls, standInUrls } from './keys.ts'
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

/** Returns surroundings in which the sandbox answers for Stripe and the other services, to try the doctor itself. */
export function inSandbox(sandboxUrl: string): Surroundings {
  return { ...real, stripeUrl: sandboxUrl, services: standInUrls(sandboxUrl) }
}

/** Checks a configured site by calls that change nothing. Returns what it found, in the order of the page. */
export async function examine(
  settings: Settings,
  { stripeUrl, services, node }: Surroundings = real,
): Promise<Finding[]> {
  const checks: Readonly<Record<string, () => Promise<Finding | Finding[]>>> = {
    Clock: () => checkClock(stripeUrl),
    Disks: () => checkDisks(settings),
    PostgreSQL: () => checkDatabases(settings),
    Parts: () => checkParts(settings),
    Names: async () => checkNames(await hostnames(settings)),
    Stripe: () => checkStripe(settings, stripeUrl),
    'Mail server': () => checkMail(settings),
    Keys: () => checkKeys(settings, services),
    Buckets: () => checkBuckets(settings),
    Backups: () => checkBackups(settings),
  }
  const found = await Promise.all(Object.entries(checks).map(([check, run]) => orWrong(check, run)))
  return [checkNode(node), ...found.flat()]
}

/** One address that cannot be read must not hide the other lines. */
async function orWrong(
  check: string,
  run: () => Promise<Finding | Finding[]>,
): Promise<Finding | Finding[]> {
  try {
    return await run()
  } catch (error) {
    const cure = 'correct the addresses that it uses: a part that starts with them names each fault'
    return wrong(check, `could not be checked (${reasonOf(error)})`, cure)
  }
}

/** Returns a finding as one line, with its cure. */
export function lineOf({ check, state, says, cure }: Finding): string {
  const sign = { ok: 'ok     ', wrong: 'WRONG  ', unknown: 'unknown' }[state]
  return `${sign} ${check} ${says}${cure ? `: ${cure}` : ''}`
}
