/**
 * Header of a 429 or 503 of api and edge: the request was refused before anything was done for it, so that a request of
 * any method can be made again after `Retry-After`.
 */
export const NOT_STARTED = 'x-not-started'

/** Live streams that one process of the api serves. */
export const MOST_STREAMS = 200
