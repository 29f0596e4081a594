import type { FastifyInstance, FastifyReply } from 'fastify'
import { demonstrationNotice, type Mode } from '@darnley/node/mode'
import { pagePolicy } from './headers.ts'
import { html, type Html } from '@darnley/node/html'

declare module 'fastify' {
  interface FastifyInstance {
    /** Notice shown on every page of the sandbox. */
    pageNotice: string
  }
}

export function decideNotice(app: FastifyInstance, mode: Mode): void {
  const plain = 'Sandbox: a stand-in on this machine, not a real service.'
  app.decorate('pageNotice', mode === 'demonstration' ? demonstrationNotice : plain)
}

export interface Page {
  title: string
  companyName: string
  body: Html
}

/** Sends a page of the sandbox in the common layout. */
export function sendPage(reply: FastifyReply, { title, companyName, body }: Page): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} | ${companyName} sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/look/tokens.css" />
        <link rel="stylesheet" href="/look/page.css" />
      </head>
      <body>
        <p class="strip">${reply.server.pageNotice}</p>
        <header>
          <a class="logo" href="/">${companyName}</a>
          <nav aria-label="Sandbox">
            <a href="/mailbox">Mailbox</a>
            <a href="/texts">Text messages</a>
            <a href="/calls">Call log</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .send(page.text)
}
