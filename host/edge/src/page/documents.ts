import { LRUCache } from 'lru-cache'
import type { ContentScreens } from '#src/content-screens/content-screens.ts'
import { createCompressor, type Compressible } from './compress.ts'
import type { PageDocument } from './document.ts'
import type { KeyOfPage } from './page-key.ts'
import type { PageInput, RenderedPage, RenderPage } from './render-page.ts'

/** A document as it is sent. */
export interface SentDocument
  extends Pick<PageDocument, 'status' | 'headers' | 'mount'>, Compressible {}

/** The documents of all sites and sets: each is rendered once for each change of what it is made from. */
export interface Documents {
  /** Returns a document; at once when it is there. */
  get(input: PageInput): SentDocument | Promise<SentDocument>
  /** Returns its compressed form, which is replaced by the best one later. */
  compressed(document: SentDocument): Buffer | Promise<Buffer>
  /** Makes a document and compresses it as well as possible before a visitor asks for it. */
  prepare(input: PageInput): Promise<void>
  /** Returns what each kept document was asked for by, the latest use first. */
  inUse(): PageInput[]
}

interface DocumentsOptions {
  readonly render: RenderPage
  readonly screens: Pick<ContentScreens, 'find'>
  readonly keyOf: KeyOfPage
}

interface Kept extends Pick<RenderedPage, 'content'> {
  readonly document: SentDocument
  readonly input: PageInput
  /** Whether other addresses have the same one. */
  readonly isShared: boolean
}

/** Bytes of all documents: about 600. */
const mostBytes = 96_000_000
/** Bytes of an address, besides its document. */
const bytesOfAddress = 1000
/** Documents of paths with parameters and of unknown paths, which most often are the same for all addresses. */
const mostShared = 200

export function createDocuments({ render, screens, keyOf }: DocumentsOptions): Documents {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    // Compressed, a document is about a fifth.
    sizeCalculation: ({ document, isShared }) =>
      bytesOfAddress + (isShared ? 0 : Math.ceil(document.html.length * 1.2)),
  })
  const shared = new LRUCache<string, SentDocument>({ max: mostShared })
  const making = new Map<string, Promise<SentDocument>>()
  const inPlace = new WeakSet<SentDocument>()
  const compressor = createCompressor()

  /** Returns its document if that was made with the content of now. */
  function current({ document, content }: Partial<Kept> = {}): SentDocument | undefined {
    const isCurrent = !content || screens.find(content.place) === content.screen
    return isCurrent ? document : undefined
  }

  function make(key: string, input: PageInput): Promise<SentDocument> {
    const before = making.get(key)
    if (before) return before
    const made = makeNew(key, input).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  async function makeNew(key: string, input: PageInput): Promise<SentDocument> {
    const { document: rendered, pattern, content } = await render(input)
    const made = sentOf(rendered)
    const isOne = pattern === input.pathname
    const document = isOne ? made : sharedOf(keyOf({ ...input, address: pattern ?? '?' }), made)
    const isShared = document !== made
    const replaced = kept.get(key)?.document
    if (replaced) inPlace.delete(replaced)
    // Unknown paths are not kept, because there is no limit to their number.
    if (document.status === 200) kept.set(key, { document, input, content, isShared })
    // One that is different for each address is not worth a second compression.
    if (!input.live.preview && (isOne || isShared)) inPlace.add(document)
    return document
  }

  /** Returns the document that another address of the pattern got, if it is the same. */
  function sharedOf(key: string, made: SentDocument): SentDocument {
    const before = shared.get(key)
    if (before && isSame(before, made)) return before
    shared.set(key, made)
    return made
  }

  const improve = (document: SentDocument): Promise<void> =>
    compressor.well(document, () => inPlace.has(document))

  return {
    get(input) {
      const key = keyOf(input)
      return current(kept.get(key)) ?? make(key, input)
    },
    compressed(document) {
      const compressed = document.brotli ?? compressor.quickly(document)
      if (inPlace.has(document)) void improve(document)
      return compressed
    },
    async prepare(input) {
      const key = keyOf(input)
      // Not counted as a use: only visitors decide what is kept.
      await improve(current(kept.peek(key)) ?? (await make(key, input)))
    },
    inUse: () => [...kept.values()].filter(({ isShared }) => !isShared).map(({ input }) => input),
  }
}

/** Returns a document that is not compressed yet. */
export function sentOf({ status, headers, html, mount }: PageDocument): SentDocument {
  return {
    status,
    mount,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    },
    html: Buffer.from(html),
    brotli: null,
  }
}

function isSame(one: SentDocument, other: SentDocument): boolean {
  return (
    one.html.equals(other.html) &&
    JSON.stringify([one.status, one.headers]) === JSON.stringify([other.status, other.headers])
  )
}
