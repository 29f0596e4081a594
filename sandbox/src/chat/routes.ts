import type { FastifyInstance } from 'fastify'
import { readBrowserFile } from '#src/http/browser-files.ts'
import { framePolicy } from '#src/http/headers.ts'
import { replyTo } from './reply.ts'

const folder = new URL('browser/window/', import.meta.url)
const files = { '/chat': 'chat.html', '/chat/chat.css': 'chat.css', '/chat/main.ts': 'main.ts' }

/** Serves the page of a live chat, as the site frames a provider's. Messages are not stored. */
export async function chatRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': framePolicy,
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  for (const [path, file] of Object.entries(files)) {
    const { contentType, content } = await readBrowserFile(new URL(file, folder))
    app.get(path, async (_request, reply) => reply.type(contentType).send(content))
  }
  const schema = {
    body: {
      type: 'object',
      required: ['text'],
      properties: { text: { type: 'string', minLength: 1, maxLength: 2000 } },
    },
  } as const
  app.post<{ Body: { text: string } }>('/chat/messages', { schema }, async ({ body }) => ({
    reply: replyTo(body.text),
  }))
}
