import type { z } from 'zod'
import type { WorkshopRole } from './staff-roles.ts'

/**
 * One call of the specification's section 7: method, path, input and output. The api validates requests and publishes
 * OpenAPI from it, and the client derives its types from it.
 */
export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'HEAD'
  /** As in section 7, without the /api prefix that a site adds. */
  readonly path: `/${string}`
  readonly summary: string
  /** Section of the specification that defines the call. */
  readonly source: string
  readonly tag: string
  /**
   * Who may call it: anyone, the holder of a basket cookie, everyone signed in as staff, staff of a partner shop, staff
   * of the workshop, or a provider.
   */
  readonly access: 'public' | 'basket' | 'staff' | 'shop' | 'workshop' | 'provider'
  /** The least role that may make a call with `workshop` access; a tailor by default. */
  readonly role?: WorkshopRole
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Limit of the body in kilobytes (1,024); 64 by default, 512 for a provider, whose events contain whole objects. */
  readonly bodyKb?: number
  /** `form`: the body is application/x-www-form-urlencoded; `picture`: the bytes of one; JSON when absent. */
  readonly bodyType?: 'form' | 'picture'
  readonly response: z.ZodType
  /** Media type of a response that is not JSON: its schema is a string or bytes. */
  readonly produces?:
    | 'image/png'
    | 'image/webp'
    | 'application/pdf'
    | 'text/calendar'
    | 'text/csv'
    | 'text/html'
    | 'text/event-stream'
  /**
   * Statuses beyond those that every call of its kind may return: 400, 413, 415, 422, 500, 503, and 403 for a write.
   */
  readonly errors?: readonly number[]
  /**
   * How much of a caller's write budget one call costs: by default 1 for a write and 0 for a read. Calls that send
   * e-mail or query another service cost more.
   */
  readonly cost?: number
  /** A GET that changes something or sends mail, as section 7 requires: refused from other sites, like a write. */
  readonly hasEffect?: true
  /**
   * What the call is worth when not all can be answered. By default `order` for a provider, `change` for a write and
   * `look` for a read, which is refused first; `payment` settles what was paid and is refused last.
   */
  readonly importance?: 'order' | 'payment'
  /** Input with which the call can be tried as it stands; none for a call without input. */
  readonly example?: Example
  /** Statuses whose body is more than the error shape, for instance a 409 with the current basket. */
  readonly errorBodies?: Readonly<Record<number, z.ZodType>>
}

/**
 * What a caller might send. A token or id in it is well-formed but unknown, so that the call responds with its
 * documented 404; what a provider signs responds with 401.
 */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route
}
