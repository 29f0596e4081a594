import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
  UploadConfig,
} from 'payload'

/** A bucket for pictures, which every process of the service and the admin share. */
export interface PictureStore {
  /** Returns null for a picture that does not exist. */
  get(key: string): Promise<Buffer | null>
  /** Writes a whole picture or nothing. */
  put(key: string, body: Buffer): Promise<void>
  /** Does nothing when the picture does not exist. */
  remove(key: string): Promise<void>
}

interface Picture {
  readonly filename?: string | null
  readonly mimeType?: string | null
}

/** Returns the key of a file; names with other characters than keys may have are encoded. */
export function keyOfPicture(filename: string): string {
  return /^[\w-][\w.-]*$/.test(filename)
    ? filename
    : `name-${Buffer.from(filename).toString('base64url')}`
}

/** Payload's settings for uploads that are kept in a bucket instead of a folder. */
export function inStore(
  store: PictureStore,
): Pick<UploadConfig, 'disableLocalStorage' | 'handlers'> {
  return {
    disableLocalStorage: true,
    handlers: [
      async (req, { params: { filename } }) => {
        // Only the document knows the type, and only files of documents are served.
        const type = await typeOf(req, filename)
        const body = type === null ? null : await store.get(keyOfPicture(filename))
        if (type === null || !body) return new Response(null, { status: 404 })
        return new Response(new Uint8Array(body), { headers: { 'content-type': type } })
      },
    ],
  }
}

async function typeOf({ payload }: PayloadRequest, filename: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: { mimeType: true },
    ...{ depth: 0, limit: 1, pagination: false },
  })
  return (docs[0] as Picture | undefined)?.mimeType ?? null
}

/**
 * Writes an uploaded picture before its document is committed, so that a failure refuses the upload; removes the one that
 * it replaces once it is.
 */
export function putPicture(store: PictureStore): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const { filename } = doc as Picture
    const former = (previousDoc as Picture | undefined)?.filename
    if (!req.file || !filename) return doc
    await store.put(keyOfPicture(filename), req.file.data)
    if (former && former !== filename) removeOnceUnnamed(store, req.payload, former)
    return doc
  }
}

export function removePicture(store: PictureStore): CollectionAfterDeleteHook {
  return ({ doc, req }) => {
    const { filename } = doc as Picture
    if (filename) removeOnceUnnamed(store, req.payload, filename)
  }
}

/**
 * Removes a picture when the transaction that changed its document has ended and no document names it: after a failed
 * commit one does. A picture that stays behind, as when the process ends before, takes up room and is not served.
 */
function removeOnceUnnamed(store: PictureStore, payload: Payload, filename: string): void {
  // On a connection of its own, this waits for the transaction to let go of the row.
  void payload.db.pool
    .query('select from media where filename = $1 for share', [filename])
    .then(({ rowCount }) => (rowCount === 0 ? store.remove(keyOfPicture(filename)) : undefined))
    .catch((err: unknown) =>
      payload.logger.warn({ err, msg: `The picture ${filename} stays in the bucket` }),
    )
}
