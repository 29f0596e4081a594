import { Partner, publishedPartnersPath } from '@darnley/contract/partners'
import type { Database } from '#src/db/database.ts'
import { type ContentSource, follow, type Followed } from '#src/modules/content/follow.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import { partnerRepository } from './repository.ts'
import { isOwnHostname } from './rules.ts'

/** A partner that was published is served within ten seconds: its description is not kept for as long as others. */
const FRESH_MS = 1000

export function followPartners(source: ContentSource): Followed<readonly Partner[]> {
  return follow(
    { ...source, freshMs: Math.min(source.freshMs, FRESH_MS) },
    {
      name: 'partners',
      path: publishedPartnersPath,
      document: Partner,
      shape: (partners) => partners,
    },
  )
}

interface Dependencies {
  readonly db: Database
  readonly partners: Followed<readonly Partner[]>
  /** Of the customers' site. */
  readonly siteUrl: string
  readonly everyMs: number
  readonly log: { warn(details: object, message: string): void }
}

/** Writes what is published about partners into the storefronts that orders and staff refer to, whenever it changes. */
export function startPartnerWriter({ db, partners, siteUrl, everyMs, log }: Dependencies): Loop {
  let written: readonly Partner[] | null = null

  async function work(): Promise<boolean> {
    const current = await partners.current()
    if (current === written) return false
    const refused = await writePartners(db, { partners: current, siteUrl })
    if (refused.length > 0) log.warn({ refused }, 'a partner has a hostname of the company’s own')
    written = current
    return false
  }

  return startLoop({
    everyMs,
    work,
    onError: (error) => log.warn({ reason: String(error) }, 'the partners could not be written'),
  })
}

/** Returns the ids of partners that cannot be served. */
async function writePartners(
  db: Database,
  { partners, siteUrl }: { partners: readonly Partner[]; siteUrl: string },
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const repository = partnerRepository(transaction)
    await repository.lock()
    const own = [new URL(siteUrl).hostname, ...(await repository.ownHostnames())]
    const isOwn = ({ hostname }: Partner): boolean => isOwnHostname(hostname, own)
    const served = partners.filter((partner) => !isOwn(partner))
    await repository.write(served)
    await repository.closeOthers(served)
    return partners.filter(isOwn).map(({ id }) => id)
  })
}
