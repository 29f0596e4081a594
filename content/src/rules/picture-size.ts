import type { Verdict } from './verdict.ts'

interface PictureFile {
  readonly mimeType?: unknown
  /** In bytes. */
  readonly filesize?: unknown
  readonly width?: unknown
  readonly height?: unknown
}

/** Every visitor downloads a picture as it was uploaded. */
const mostBytes = 3_000_000
const mostPixels = 3000

/** Checks that a picture is light enough to be served. */
export function checkPictureSize({ mimeType, filesize, width, height }: PictureFile): Verdict {
  if (Number(filesize) > mostBytes) {
    const megabytes = (Number(filesize) / 1_000_000).toFixed(1)
    return `This picture has ${megabytes} MB, and 3 MB are the most. Save it smaller, for example as WebP with 1600 pixels.`
  }
  const isDrawing = mimeType === 'image/svg+xml'
  const longest = Math.max(Number(width ?? 0), Number(height ?? 0))
  if (isDrawing || longest <= mostPixels) return true
  return `This picture is ${longest} pixels long, and ${mostPixels} are the most. Save it with 1600 pixels.`
}
