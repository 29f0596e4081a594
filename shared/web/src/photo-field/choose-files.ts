import { mostPhotos } from '@darnley/contract/photo-limits'
import { shrinkPicture } from '#src/photos/shrink-picture.ts'

/** Bytes. A phone's photo has 5 to 15 MB; more than this may end the page of a small phone. */
const largestFile = 40 * 1024 * 1024

export interface Chosen {
  /** Made smaller, in the order in which they were chosen. */
  readonly pictures: readonly Blob[]
  /** Why the others were not taken, in sentences. */
  readonly problems: readonly string[]
}

/** Takes as many of the files as there is room for, and says why it did not take others. */
export async function chooseFiles(files: readonly File[], room: number): Promise<Chosen> {
  const pictures: Blob[] = []
  const problems: string[] = []
  let left = 0
  for (const file of files) {
    if (pictures.length === room) left += 1
    else {
      // One after the other: each takes up to 200 MB while it is made smaller.
      const picture = await read(file)
      if (typeof picture === 'string') problems.push(picture)
      else pictures.push(picture)
    }
  }
  if (left > 0) problems.push(tooMany(left))
  return { pictures, problems }
}

async function read(file: File): Promise<Blob | string> {
  const isOther = !file.type.startsWith('image/')
  if (isOther) return `“${file.name}” is not a photo. We take JPEG, PNG and WebP.`
  if (file.size > largestFile) return `“${file.name}” is too large. We take up to 40 MB.`
  const unreadable = `“${file.name}” could not be read. We take JPEG, PNG and WebP.`
  return (await shrinkPicture(file)) ?? unreadable
}

function tooMany(left: number): string {
  const were = left === 1 ? '1 was' : `${left} were`
  return `A garment has up to ${mostPhotos} photos: ${were} not added.`
}
