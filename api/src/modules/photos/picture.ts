import sharp, { type Metadata, type Sharp } from 'sharp'
import { ValidationFailed } from '#src/lib/http-error.ts'

/** Greatest width and height in pixels. */
const LARGE = 2000
const SMALL = 400
/** A picture of more pixels needs more memory than an upload may take (S35). */
const MAX_PIXELS = 50_000_000
const TYPES: readonly string[] = ['jpeg', 'png', 'webp']

/** A picture as it is kept: WebP, upright, without metadata. */
export interface Picture {
  readonly large: Buffer
  readonly small: Buffer
  readonly width: number
  readonly height: number
}

/** Pictures are converted one after the other: each takes a core and up to 200 MB. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Converts an upload. What it is decides its content, not its name or media type.
 * @throws ValidationFailed for anything but a whole JPEG, PNG or WebP picture of at most 50 megapixels
 */
export async function convertPicture(upload: Buffer): Promise<Picture> {
  const turn = last.then(() => convert(upload))
  last = turn.catch(() => undefined)
  return turn
}

async function convert(upload: Buffer): Promise<Picture> {
  const { format, width, height } = await inspect(upload)
  if (!TYPES.includes(format ?? '')) throw refused('Send a JPEG, PNG or WebP picture')
  if (width * height > MAX_PIXELS) throw refused('Send a picture of at most 50 megapixels')
  try {
    const large = await shrink(upload, LARGE).toBuffer({ resolveWithObject: true })
    const small = await shrink(upload, SMALL).toBuffer()
    return { large: large.data, small, width: large.info.width, height: large.info.height }
  } catch {
    throw refused('The picture is damaged or was cut off: send it again')
  }
}

async function inspect(
  upload: Buffer,
): Promise<Pick<Metadata, 'width' | 'height'> & Partial<Pick<Metadata, 'format'>>> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata()
  } catch {
    return { width: 0, height: 0 }
  }
}

/** Rotated as its camera says, since what the camera wrote is dropped. */
function shrink(upload: Buffer, most: number): Sharp {
  return sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
}

function refused(message: string): ValidationFailed {
  return new ValidationFailed([{ loc: ['body'], msg: message, type: 'value_error' }])
}
