import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SharpDependency,
  ValidationError,
} from 'payload'
import { checkPictureFile, isDrawing } from '#src/rules/picture-size.ts'

type File = NonNullable<PayloadRequest['file']>

/** Pixels of the longer side: the widest place on the site, at two pixels for each of its own. */
const longest = 1200
/** A WebP or AVIF file of at most so many bytes and pixels, without notes of a camera, is kept as it is. */
const lightBytes = 300_000
const lightFormats: ReadonlySet<string> = new Set(['webp', 'heif'])

/**
 * Makes photos light before they are stored: WebP of at most 1200 pixels, turned upright, without what a camera wrote
 * into them. Payload gets no sharp of its own, with which it would encode every picture once more. Drawings stay;
 * Payload refuses those with a script.
 */
export function lightenPicture(sharp: SharpDependency): CollectionBeforeOperationHook {
  return async ({ args, req }) => {
    const { file } = req
    if (!file) return args
    req.file = isDrawing(file.mimetype) ? expectSmall(file) : await lightened(file, sharp)
    return args
  }
}

function expectSmall(file: File, pixels = 0): File {
  const verdict = checkPictureFile({ mimeType: file.mimetype, bytes: file.data.length, pixels })
  if (verdict !== true) throw refusal(verdict)
  return file
}

async function lightened(file: File, sharp: SharpDependency): Promise<File> {
  const { format, width, height, exif, xmp, iptc } = await sharp(file.data)
    .metadata()
    .catch(() => {
      throw refusal('This file is not a picture that can be read. Save it as WebP, PNG or JPEG.')
    })
  expectSmall(file, width * height)
  const isLight = file.data.length <= lightBytes && Math.max(width, height) <= longest
  const isBare = !exif && !xmp && !iptc
  if (isLight && isBare && lightFormats.has(format)) return file
  const data = await sharp(file.data)
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
  const name = `${file.name.replace(/\.[^.]*$/, '')}.webp`
  return { ...file, data, name, mimetype: 'image/webp', size: data.length }
}

function refusal(message: string): ValidationError {
  return new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] })
}
