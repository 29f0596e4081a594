import { outgoingTrace } from '@darnley/node/tracing'
import { z } from 'zod'
import type { Executor } from '#src/db/database.ts'
import { unavailable } from '#src/lib/http-error.ts'
import { contentCopy } from './copy-repository.ts'

/** The content service, as every follower reads it. */
export interface ContentSource {
  readonly contentUrl: string
  /** Opens the collections that only the api may read. */
  readonly key: string
  /** Age in milliseconds at which an answer is fetched again. */
  readonly freshMs: number
  readonly db: Executor
  readonly log: { warn(details: object, message: string): void }
}

export interface Followed<Known> {
  /** Returns what is published, fresh while the content service works, otherwise its last good copy. */
  current(): Promise<Known>
}

interface What<Document, Known> {
  /** For messages and the copy's name, such as "catalogue". */
  readonly name: string
  readonly path: string
  readonly document: z.ZodType<Document>
  /** Returns what callers get of the documents. */
  readonly shape: (documents: readonly Document[]) => Known
}

const TIMEOUT_MS = 5000

/**
 * Returns a stale-while-revalidate client: only the very first caller waits for the content service. An answer with a
 * malformed document is refused as a whole, with all of its faults in the log, and the one before stays.
 */
export function follow<Document, Known>(
  source: ContentSource,
  { name, path, document, shape }: What<Document, Known>,
): Followed<Known> {
  const { log, freshMs } = source
  const copy = contentCopy(source.db, name)
  const Answer = z.object({ docs: z.array(document) })
  const read = (text: string): Known => shape(Answer.parse(JSON.parse(text)).docs)
  let lastGood: { readonly known: Known } | null = null
  let lastText = ''
  let triedAt = 0
  let refreshing: Promise<void> | null = null

  async function refresh(): Promise<void> {
    triedAt = Date.now()
    try {
      const text = await fetchText(source, path)
      if (text === lastText) return
      lastGood = { known: read(text) }
      await copy.write(text)
      lastText = text
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, `the ${name} could not be fetched`)
      lastGood ??= await readCopy()
    } finally {
      refreshing = null
    }
  }

  async function readCopy(): Promise<{ known: Known } | null> {
    try {
      const text = await copy.read()
      return text === null ? null : { known: read(text) }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, `the copy of the ${name} could not be read`)
      return null
    }
  }

  async function current(): Promise<Known> {
    if (Date.now() - triedAt > freshMs || !lastGood) refreshing ??= refresh()
    if (!lastGood) await refreshing
    if (!lastGood) throw unavailable(`The ${name} is not available at the moment`)
    return lastGood.known
  }

  return { current }
}

/** Follows all published documents of a collection that only the api may read, in their order. */
export function followCollection<Document>(
  source: ContentSource,
  { collection, document }: { collection: string; document: z.ZodType<Document> },
): Followed<readonly Document[]> {
  return follow(source, {
    name: collection,
    path: `/internal/${collection}`,
    document,
    shape: (documents) => documents,
  })
}

async function fetchText({ contentUrl, key }: ContentSource, path: string): Promise<string> {
  const response = await fetch(contentUrl + path, {
    headers: { authorization: `Bearer ${key}`, ...outgoingTrace() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}

function reasonOf(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : String(error)
}
