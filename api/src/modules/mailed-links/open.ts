import type { Executor } from '#src/db/database.ts'
import type { LinkPurpose } from '#src/db/schema/mailed-links.ts'
import { notFound } from '#src/lib/http-error.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { linkRepository, type OpenLink } from './repository.ts'

interface Followed {
  readonly token: string
  readonly purpose: LinkPurpose
}

/** Returns what a followed link opens. @throws HttpError 404 for one that is unknown, expired or ended */
export async function openLink(db: Executor, { token, purpose }: Followed): Promise<OpenLink> {
  const link = await linkRepository(db, purpose).byToken(hashToken(token))
  if (link === null) throw notFound('Link')
  return link
}

/** Returns the token of a link, which is made with its mail: it is stored nowhere, and its hour begins now. */
export async function armLink(
  db: Executor,
  { id, purpose }: { readonly id: string; readonly purpose: LinkPurpose },
): Promise<string> {
  const token = makeToken()
  await linkRepository(db, purpose).arm(id, hashToken(token))
  return token
}
