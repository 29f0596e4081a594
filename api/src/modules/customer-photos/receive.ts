import { mostPhotos } from '@darnley/contract/photo-limits'
import type { Database, Executor } from '#src/db/database.ts'
import { conflict, HttpError, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { convertPicture } from '#src/modules/photos/picture.ts'
import type { PhotoFiles } from '#src/modules/photos/photo-files.ts'
import { storePhoto } from '#src/modules/photos/store-photo.ts'
import { partLength, type PhotoParts } from './parts.ts'
import { customerPhotoRepository, type Upload } from './repository.ts'

/** Of one browser, so that none fills the store: more than a till books in a quarter. */
const MOST_NOT_ORDERED = 300

interface Stores {
  readonly db: Database
  readonly files: PhotoFiles
  readonly parts: PhotoParts
}

export interface SentPart {
  readonly id: string
  readonly browserId: string
  readonly garmentId: string
  /** Bytes of the photo. */
  readonly size: number
  readonly offset: number
  readonly bytes: Buffer
}

/**
 * Takes a part of a photo that is not stored yet. Returns how many bytes have arrived; the photo is stored when that
 * is all of them.
 * @throws HttpError 409 for one photo too many and for an id of another photo, ValidationFailed for what is no photo
 */
export async function receivePart(stores: Stores, sent: SentPart): Promise<number> {
  const upload = await beginUpload(stores.db, sent)
  const received = await takePart(stores, { upload, sent })
  if (received < upload.size) return received
  return (await finish(stores, upload)) ? received : 0
}

/** Returns the upload with this id, which is begun with the first call. */
function beginUpload(db: Database, sent: SentPart): Promise<Upload> {
  const { id, browserId, garmentId, size } = sent
  return db.transaction(async (transaction) => {
    const repository = customerPhotoRepository(transaction)
    const known = await repository.upload(id)
    if (!known) {
      await refuseTooMany(transaction, sent)
      await repository.begin({ id, browserId, garmentId, size })
    }
    const upload = known ?? (await repository.upload(id))
    const isSame =
      upload?.browserId === browserId && upload.garmentId === garmentId && upload.size === size
    if (!isSame) throw conflict('This id is taken')
    return upload
  })
}

async function refuseTooMany(
  transaction: Executor,
  { id, browserId, garmentId }: Pick<SentPart, 'id' | 'browserId' | 'garmentId'>,
): Promise<void> {
  const repository = customerPhotoRepository(transaction)
  await repository.lockBrowser(browserId)
  const { ofGarment, notOrdered } = await repository.count({ browserId, garmentId, id })
  if (ofGarment >= mostPhotos)
    throw conflict(`There are ${mostPhotos} photos of this garment. Remove one first.`)
  if (notOrdered >= MOST_NOT_ORDERED)
    throw conflict('There are too many photos that were not ordered. Remove some first.')
}

async function takePart(
  { db, parts }: Stores,
  { upload, sent: { offset, bytes } }: { readonly upload: Upload; readonly sent: SentPart },
): Promise<number> {
  const { id, received } = upload
  if (bytes.length === 0 || offset !== received || received === upload.size) return received
  const length = partLength(upload, offset)
  if (bytes.length !== length) refuseFaults([valueFault(['body'], `Send ${length} bytes`)])
  // The file first: what is counted as received is there after a crash.
  await parts.write(id, { offset, bytes })
  const to = offset + length
  if (await customerPhotoRepository(db).advance({ id, from: offset, to })) return to
  return (await customerPhotoRepository(db).upload(id))?.received ?? to
}

/** Stores the whole photo; returns false when a part of it is gone, so that it has to be sent anew. */
async function finish({ db, files, parts }: Stores, upload: Upload): Promise<boolean> {
  const bytes = await parts.read(upload)
  try {
    if (bytes) await store({ db, files }, { upload, bytes })
  } catch (error) {
    // What is no photo is not kept. After a failure of the store, the last call is repeated.
    if (error instanceof HttpError) await discard({ db, parts }, upload)
    throw error
  }
  await discard({ db, parts }, upload)
  return bytes !== null
}

async function store(
  { db, files }: Pick<Stores, 'db' | 'files'>,
  { upload, bytes }: { readonly upload: Upload; readonly bytes: Buffer },
): Promise<void> {
  const picture = await convertPicture(bytes)
  const { id, browserId, garmentId } = upload
  await db.transaction(async (transaction) => {
    // Removed meanwhile, or stored by a repeated call.
    if (!(await customerPhotoRepository(transaction).lockUpload(id))) return
    // Again: an upload that was not heard of for long has lost its place.
    await refuseTooMany(transaction, upload)
    const photo = { id, browserId, garmentId, kind: 'customer' } as const
    await storePhoto({ db: transaction, files }, { photo, picture })
  })
}

/** Forgets an upload. The files first: after a crash in between, the row still names them. */
export async function discard(
  { db, parts }: Pick<Stores, 'db' | 'parts'>,
  upload: Upload,
): Promise<void> {
  await parts.remove(upload)
  await customerPhotoRepository(db).end(upload.id)
}
