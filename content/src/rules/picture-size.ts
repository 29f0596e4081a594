import type { Verdict } from './verdict.ts'

interface PictureFile {
  readonly mimeType: string
  readonly bytes: number
  /** Width times height; a drawing has none. */
  readonly pixels?: number
}

/** Bytes of a file that is taken in. */
export const mostBytes = 10_000_000
const mostBytesOfDrawing = 1_000_000
const mostPixels = 50_000_000

export const isDrawing = (mimeType: string): boolean => mimeType === 'image/svg+xml'

/** Checks that a picture can be made light (a photo), or is light itself (a drawing, which is served as it is). */
export function checkPictureFile({ mimeType, bytes, pixels = 0 }: PictureFile): Verdict {
  const most = isDrawing(mimeType) ? mostBytesOfDrawing : mostBytes
  if (bytes > most)
    return `This picture has ${millions(bytes)} MB, and ${most / 1_000_000} MB are the most. Save it smaller.`
  if (pixels <= mostPixels) return true
  return `This picture has ${millions(pixels)} megapixels, and ${mostPixels / 1_000_000} are the most. Save it smaller.`
}

function millions(number: number): string {
  return (number / 1_000_000).toFixed(1)
}
