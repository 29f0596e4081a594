import { createHmac, timingSafeEqual } from 'node:crypto'

const TWO_HOURS = 7200

export type PhotoSize = 'small' | 'large'

interface Link {
  readonly id: string
  readonly size: PhotoSize
  /** When the link ends, in seconds since 1970. */
  readonly until: number
}

/** Makes and checks the links by which photos are shown. */
export interface PhotoLinks {
  /** Returns a path of the api, valid for two to four hours; the same within two hours, so that browsers cache it. */
  to(photo: { readonly id: string; readonly size: PhotoSize }, now: Date): string
  isValid(link: Link, signature: string, now: Date): boolean
}

export function createPhotoLinks(secret: string): PhotoLinks {
  const sign = ({ id, size, until }: Link): string =>
    createHmac('sha256', secret).update(`photo.${id}.${size}.${until}`).digest('base64url')
  return {
    to({ id, size }, now) {
      const until = (Math.floor(now.getTime() / 1000 / TWO_HOURS) + 2) * TWO_HOURS
      const query = new URLSearchParams({
        size,
        until: String(until),
        signature: sign({ id, size, until }),
      })
      return `/public/photos/${id}?${query.toString()}`
    },
    isValid(link, signature, now) {
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(link))]
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isOurs && link.until > now.getTime() / 1000
    },
  }
}
