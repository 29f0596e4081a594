import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import { z } from 'zod'
import { ask, type Finding, ok, reasonOf, type Settings, wrong } from './finding.ts'

const DAY_MS = 86_400_000
/** Days before its end at which a certificate should have been renewed. */
const LEAST_DAYS = 14

const Partners = z.object({ docs: z.array(z.object({ domain: z.string() })) })

/** Returns the hostnames of all sites: those of settings, and those of the partners that content publishes. */
export async function hostnames(settings: Settings): Promise<string[]> {
  const { SITE_URL, CONTENT_ADMIN_URL, WORKSHOP_SITE, CONTENT_URL } = settings
  const own = [SITE_URL, CONTENT_ADMIN_URL].flatMap((url) =>
    url && URL.canParse(url) ? [new URL(url).hostname] : [],
  )
  const answer = CONTENT_URL ? await ask(`${CONTENT_URL}/api/partners?limit=100&depth=0`) : null
  const partners = Partners.safeParse(await answer?.json().catch(() => null))
  const domains = partners.success ? partners.data.docs.map(({ domain }) => domain) : []
  return [...new Set([...own, ...(WORKSHOP_SITE ? [WORKSHOP_SITE] : []), ...domains])]
}

interface TlsOptions {
  readonly port?: number
  /** Authorities beside the usual ones, for tests. */
  readonly ca?: string
  readonly now?: Date
}

/** Looks each name up, and judges the certificate that it presents. */
export async function checkNames(
  names: readonly string[],
  options: TlsOptions = {},
): Promise<Finding[]> {
  return (await Promise.all(names.map((name) => checkName(name, options)))).flat()
}

async function checkName(name: string, options: TlsOptions): Promise<Finding[]> {
  const check = `DNS: ${name}`
  try {
    const { address } = await lookup(name)
    return [ok(check, `leads to ${address}`), await checkCertificate(name, options)]
  } catch (error) {
    const cure = 'add an A or AAAA record that leads to the proxy in front of the edge'
    return [wrong(check, `is not found (${reasonOf(error)})`, cure)]
  }
}

async function checkCertificate(
  servername: string,
  { port = 443, ca, now = new Date() }: TlsOptions,
): Promise<Finding> {
  const check = `TLS: ${servername}`
  try {
    const days = (Date.parse(await validUntil({ servername, port, ca })) - now.getTime()) / DAY_MS
    const says = `the certificate is good for ${Math.floor(days)} days`
    const finding =
      days >= LEAST_DAYS
        ? ok(check, says)
        : wrong(check, says, 'renew it, and let the proxy renew it by itself')
    return {
      ...finding,
      measure: { name: 'certificate_days_left', labels: { host: servername }, value: days },
    }
  } catch (error) {
    return wrong(
      check,
      `is not trusted (${reasonOf(error)})`,
      'let the proxy serve a certificate for this name, with its whole chain',
    )
  }
}

interface Presented {
  readonly servername: string
  readonly port: number
  readonly ca: string | undefined
}

/** Returns the end of a certificate whose chain and name are right. Rejects with the reason for any other. */
function validUntil({ servername, port, ca }: Presented): Promise<string> {
  return new Promise((resolve, reject) => {
    const trusted = ca === undefined ? {} : { ca }
    const socket = connect({ host: servername, port, servername, timeout: 10_000, ...trusted })
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().valid_to)
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('timeout')))
    socket.once('error', reject)
  })
}
