import type { z } from 'zod'

/**
 * One call of the specification's section 7: method, path, what goes in, what comes out.
 * The api validates and publishes OpenAPI from it, the client takes its types from it.
 */
export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'HEAD'
  /** As section 7 writes it, without the /api prefix that a site adds. */
  readonly path: `/${string}`
  readonly summary: string
  /** Section of the specification the call comes from. */
  readonly source: string
  readonly tag: string
  /** Who may call it: anybody, the holder of a basket cookie, or signed-in staff of a storefront. */
  readonly access: 'public' | 'basket' | 'staff' | 'provider'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Kilobytes (1,024) that a body may have; absent: 64, and 512 from a provider, whose events hold whole objects. */
  readonly bodyKb?: number
  /** `form`: the body is application/x-www-form-urlencoded; JSON when absent. */
  readonly bodyType?: 'form'
  readonly response: z.ZodType
  /** Media type of a response that is no JSON: its schema is of a string or of bytes. */
  readonly produces?: 'image/png' | 'application/pdf'
  /** Statuses beyond those that every call of its kind may answer: 400, 413, 415, 422, 500, 503, a write also 403. */
  readonly errors?: readonly number[]
  /**
   * How much of a caller's budget of writes one call takes: 1 for a write, 0 for a read unless said otherwise. Calls
   * that send e-mail or ask another service take more.
   */
  readonly cost?: number
  /** A GET that changes something or sends mail, as section 7 prescribes: refused from other sites, as a write is. */
  readonly hasEffect?: true
  /** Statuses whose body is more than the error shape, for instance a 409 with the current basket. */
  readonly errorBodies?: Readonly<Record<number, z.ZodType>>
}

export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route
}
