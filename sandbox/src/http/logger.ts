import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'

/**
 * Returns options for JSON lines with a request id. URLs are logged without their query, which may contain personal
 * data.
 */
export function loggerOptions(level: string): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level,
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split('?')[0] }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
  }
}
