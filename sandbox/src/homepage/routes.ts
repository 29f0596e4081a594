import type { FastifyInstance } from 'fastify'
import { sendPage } from '#src/http/page.ts'
import { homepage } from './homepage.ts'
import { legalPages, type LegalPage } from './legal.ts'
import { consultationPage } from './consultation.ts'

export interface HomepageOptions {
  companyName: string
  siteUrl: string
}

/** Serves what the booking site links to: homepage, legal texts and calendar of the company. */
export async function homepageRoutes(
  app: FastifyInstance,
  { companyName, siteUrl }: HomepageOptions,
): Promise<void> {
  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Clothes that fit, made to last',
      companyName,
      body: homepage({ companyName, siteUrl }),
    }),
  )
  app.get('/consultation', async (_request, reply) =>
    sendPage(reply, { title: 'Book a video consultation', companyName, body: consultationPage() }),
  )
  const pages: Record<string, LegalPage> = legalPages(companyName)
  for (const [name, { title, body }] of Object.entries(pages)) {
    app.get(`/legal/${name}`, async (_request, reply) =>
      sendPage(reply, { title, companyName, body }),
    )
  }
}
