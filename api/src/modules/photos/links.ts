import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '@darnley/node/key-ring'

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

export function createPhotoLinks(secrets: KeyRing): PhotoLinks {
  const sign = ({ id, size, until }: Link, secret: string): string =>
    createHmac('sha256', secret).update(`photo.${id}.${size}.${until}`).digest('base64url')
  return {
    to({ id, size }, now) {
      const until = (Math.floor(now.getTime() / 1000 / TWO_HOURS) + 2) * TWO_HOURS
      const query = new URLSearchParams({
        size,
        until: String(until),
        signature: sign({ id, size, until }, secrets[0]),
      })
      return `/public/photos/${id}?${query.toString()}`
    },
    isValid(link, signature, now) {
      const isOurs = secrets.some((secret) => isSame(signature, sign(link, secret)))
      return isOurs && link.until > now.getTime() / 1000
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
