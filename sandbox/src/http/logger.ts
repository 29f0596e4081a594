import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'

/** JSON lines with a request id. Addresses are logged without their query: it may name people. */
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
