import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isPublicFile } from './urls.ts'

/** Release folders never change, so browsers keep their files for good. */
export async function releaseRoutes(
  app: FastifyInstance,
  options: { releasesDir: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.releasesDir,
    prefix: '/releases/',
    allowedPath: isPublicFile,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'same-origin'),
  })
}
