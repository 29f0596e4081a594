import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { demonstrationNotice, type Mode } from '@darnley/node/mode'

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** URLs are relative to the page, so that it works at /docs and, on a site, at /api/docs. */
const pageOf = (mode: Mode): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
    <link rel="stylesheet" href="docs/readable.css" />
    <script src="docs/swagger-ui-bundle.js" defer></script>
    <script src="docs/start.js" defer></script>
  </head>
  <body>
    ${mode === 'demonstration' ? `<p role="note">${demonstrationNotice}</p>` : ''}
    <div id="api"></div>
  </body>
</html>
`

/** Levels, a name and regions that Swagger UI leaves out. Its links to a call lie inside of a button, so there are none. */
const START = `new MutationObserver(() => {
  for (const tag of document.querySelectorAll('.opblock-tag')) tag.ariaLevel = '2'
  document.getElementById('servers')?.setAttribute('aria-label', 'Server')
  for (const [part, name] of [['.information-container', 'About'], ['.scheme-container', 'Access']]) {
    const region = document.querySelector(part)
    if (region) Object.assign(region, { role: 'region', ariaLabel: name })
  }
}).observe(document.getElementById('api'), { childList: true, subtree: true })
SwaggerUIBundle({
  url: new URL('openapi.json', document.baseURI).href,
  dom_id: '#api',
  deepLinking: false,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
})
`

/** Swagger UI's colours, dark enough to be read; each has a contrast of 4.5 to 1 at least. */
const READABLE = `
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #4a5568; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .info .url, .swagger-ui .info a { color: #1d4f8c; }
.swagger-ui .btn.authorize { color: #1e6a49; border-color: #1e6a49; }
.swagger-ui .btn.authorize svg { fill: #1e6a49; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d4f8c; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1e6a49; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b08; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0f5f56; }
`

/**
 * Swagger UI positions parts with style attributes and shows an image response as a blob; scripts come from this
 * origin only.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Asset {
  readonly type: string
  /** Read on request: the page of a production API is hardly ever opened. */
  readonly body: () => string
}

/** Serves GET /docs, a readable page of the whole API, from this server alone. */
export function publishDocs(app: FastifyInstance, mode: Mode): void {
  const file = (name: string) => (): string => readFileSync(join(swagger, name), 'utf8')
  const assets: Record<string, Asset> = {
    '/docs': { type: 'text/html', body: () => pageOf(mode) },
    '/docs/start.js': { type: 'text/javascript', body: () => START },
    '/docs/swagger-ui.css': { type: 'text/css', body: file('swagger-ui.css') },
    '/docs/readable.css': { type: 'text/css', body: () => READABLE },
    '/docs/swagger-ui-bundle.js': { type: 'text/javascript', body: file('swagger-ui-bundle.js') },
  }
  for (const [path, { type, body }] of Object.entries(assets))
    app.get(path, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
        .send(body()),
    )
}
