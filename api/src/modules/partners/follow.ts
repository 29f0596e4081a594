import { type Partner, PartnerList, publishedPartnersPath } from '@darnley/contract/partners'
import { z } from 'zod'
import type { Database } from '#src/db/database.ts'
import type { PartnerSource } from '#src/modules/workshop-partners/content.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import { partnerRepository } from './repository.ts'
import { moveIntoContent } from './move.ts'
import { isOwnHostname } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly source: PartnerSource
  /** Of the customers' site. */
  readonly siteUrl: string
  readonly everyMs: number
  readonly log: { warn(details: object, message: string): void }
}

const TIMEOUT_MS = 5000

/**
 * Writes what the content service publishes about partners into this database, which is the last good copy: while
 * content is down or its answer is malformed, everything stays as it is.
 */
export function followPartners({ db, source, siteUrl, everyMs, log }: Dependencies): Loop {
  let isMoved = false
  let lastText = ''
  let lastReason = ''

  async function work(): Promise<boolean> {
    const text = await fetchText(source.contentUrl)
    lastReason = ''
    if (text === lastText) return false
    const partners = PartnerList.parse(JSON.parse(text)).docs
    if (!isMoved) await moveIntoContent({ db, source, published: partners, log })
    isMoved = true
    const refused = await writePartners(db, { partners, siteUrl })
    if (refused.length > 0) log.warn({ refused }, 'a partner has a hostname of the company’s own')
    lastText = text
    return false
  }

  function onError(error: unknown): void {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    // An outage is told once, not every two seconds.
    if (reason !== lastReason) log.warn({ reason }, 'the partners could not be fetched')
    lastReason = reason
  }

  return startLoop({ everyMs, work, onError })
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

async function fetchText(contentUrl: string): Promise<string> {
  const response = await fetch(contentUrl + publishedPartnersPath, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}
