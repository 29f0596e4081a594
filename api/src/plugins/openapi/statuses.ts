import type { RouteDefinition } from '@darnley/contract/route'
import { costOf } from '../rate-limit.ts'

/** Statuses of every path, for unreadable requests and unavailable parts of the system. */
const EVERYWHERE = [400, 405, 408, 422, 431, 500, 503]

/** Returns every error status of a call in order: its own and those of the plugins. */
export function errorStatusesOf(route: RouteDefinition): number[] {
  const { method, access, params, hasEffect, errors = [] } = route
  const isRead = method !== 'POST'
  const statuses = [
    ...EVERYWHERE,
    ...errors,
    ...(params ? [414] : []),
    ...(isRead ? [] : [413, 415]),
    // A provider signs its calls, so any origin is accepted.
    ...(isRead || access === 'provider' ? [] : [403]),
    ...(hasEffect ? [403] : []),
    ...(costOf(route) > 0 ? [429] : []),
  ]
  return [...new Set(statuses)].toSorted((one, other) => one - other)
}

/** Names and meanings of the statuses that any call may return. */
export const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  409: 'Conflict',
  413: 'ContentTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
  422: 'ValidationError',
  429: 'TooManyRequests',
  431: 'RequestHeaderFieldsTooLarge',
  500: 'InternalServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
}
