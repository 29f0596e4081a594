import type { FastifyInstance } from 'fastify'
import { readBrowserFile } from '#src/http/browser-files.ts'

/** Serves the colours, fonts and page styles of the sandbox's pages. */
export async function styleRoutes(app: FastifyInstance): Promise<void> {
  for (const name of ['tokens.css', 'page.css']) {
    const { contentType, content } = await readBrowserFile(new URL(name, import.meta.url))
    app.get(`/look/${name}`, async (_request, reply) =>
      reply.type(contentType).header('cross-origin-resource-policy', 'cross-origin').send(content),
    )
  }
}
