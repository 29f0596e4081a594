import type { Partner } from '@darnley/contract/partners'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { startUpstream, type Upstream } from './upstream.ts'

/** Returns a made-up partner as the content service answers it, without pictures. */
export function publishedPartner(changes: Partial<Partner> = {}): Partner {
  const backgroundImages = { bookingFlow: null, basket: null, checkout: null, thankYou: null }
  return { ...madeUpPartners[1], logo: null, backgroundImages, ...changes }
}

/** Answers the made-up partners in place of the content service, of which all else is down. */
export function startPartners(): Promise<Upstream> {
  return startUpstream((request, response) => {
    if (!request.url?.startsWith('/api/partners')) return void request.socket.destroy()
    const docs = madeUpPartners.map((partner) => publishedPartner(partner))
    response.end(JSON.stringify({ docs }))
  })
}
