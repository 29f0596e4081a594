import type { FastifyRequest } from 'fastify'

/** Whether a POST came from a page of this site, by the headers that browsers send. */
export function isFromOwnPage({ headers, host }: FastifyRequest, isSecure: boolean): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return site === 'same-origin' && headers.origin === `${isSecure ? 'https' : 'http'}://${host}`
}
