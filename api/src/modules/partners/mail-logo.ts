import sharp from 'sharp'
import type { Partner } from '@darnley/contract/partners'
import type { ContentSource } from '#src/modules/content/follow.ts'
import type { MailLogo } from '#src/modules/outbox/mail.ts'

/** In pixels, as it is shown: on a phone the number of the order stands beside it. */
const WIDEST = 180
const HIGHEST = 44
/** For sharp screens. */
const TWICE = 2
const MAX_PIXELS = 50_000_000
const MAX_BYTES = 2_000_000
/** Shorter than a mail's lease, so that a hanging content service sends no mail twice. */
const TIMEOUT_MS = 5000

type Source = Pick<ContentSource, 'contentUrl' | 'log'>

/**
 * Returns a function that gets a partner's logo as every mail program shows it: a PNG, as most show no SVG. It is made
 * once for each picture; a mail is sent without the logo when it can't be made.
 */
export function mailLogos({
  contentUrl,
  log,
}: Source): (partner: Pick<Partner, 'id' | 'logo'>) => Promise<MailLogo | null> {
  const made = new Map<string, { readonly url: string; readonly logo: MailLogo }>()
  return async ({ id, logo: picture }) => {
    if (!picture) return null
    const known = made.get(id)
    if (known?.url === picture.url) return known.logo
    try {
      const logo = await asLogo(await fetchPicture(contentUrl, picture.url))
      made.set(id, { url: picture.url, logo })
      return logo
    } catch (error) {
      log.warn({ partner: id, reason: String(error) }, 'a logo for mails could not be made')
      return null
    }
  }
}

async function fetchPicture(contentUrl: string, path: string): Promise<Buffer> {
  const url = new URL(path, contentUrl)
  if (url.origin !== new URL(contentUrl).origin) throw new Error('not of the content service')
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const picture = Buffer.from(await response.arrayBuffer())
  if (picture.length > MAX_BYTES) throw new Error('too large')
  return picture
}

async function asLogo(picture: Buffer): Promise<MailLogo> {
  const { data, info } = await sharp(picture, { density: 288, limitInputPixels: MAX_PIXELS })
    .resize({ width: WIDEST * TWICE, height: HIGHEST * TWICE, fit: 'inside' })
    .flatten({ background: '#FFFFFF' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  return {
    content: data,
    width: Math.round(info.width / TWICE),
    height: Math.round(info.height / TWICE),
  }
}
