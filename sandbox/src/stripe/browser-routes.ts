import type { FastifyInstance } from 'fastify'
import { joinScripts, readBrowserFile } from '#src/http/browser-files.ts'
import { framePolicy } from '#src/http/headers.ts'

const folder = new URL('browser/', import.meta.url)

const scriptParts = [
  'call.ts',
  'page/events.ts',
  'page/frame.ts',
  'page/element.ts',
  'page/wallets.ts',
  'page/express-checkout-element.ts',
  'page/elements.ts',
  'page/three-d-secure.ts',
  'page/stripe.ts',
  'page/main.ts',
]

const frameFiles = [
  'call.ts',
  'local-origin.ts',
  'page-port.ts',
  'card/appearance.ts',
  'card/card.css',
  'card/card-field.ts',
  'card/card-form.ts',
  'card/card-rules.ts',
  'card/card-text.ts',
  'card/main.ts',
  'three-d-secure/main.ts',
  'three-d-secure/three-d-secure.css',
]

const framePages = {
  '/elements/card': 'card/card.html',
  '/elements/three-d-secure': 'three-d-secure/three-d-secure.html',
}

/** Serves the script for the shop's page and the pages that it embeds. */
export async function stripeBrowserRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': framePolicy,
    })
  })
  const script = await joinScripts(scriptParts.map((part) => new URL(part, folder)))
  app.get('/stripe.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Required by pages that check the script's integrity hash.
      .header('access-control-allow-origin', '*')
      .send(script),
  )
  for (const file of frameFiles) await serve(app, { path: `/elements/${file}`, file })
  for (const [path, file] of Object.entries(framePages)) await serve(app, { path, file })
}

async function serve(
  app: FastifyInstance,
  { path, file }: { path: string; file: string },
): Promise<void> {
  const { contentType, content } = await readBrowserFile(new URL(file, folder))
  app.get(path, async (_request, reply) => reply.type(contentType).send(content))
}
