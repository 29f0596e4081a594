import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  erasePersonalData as eraseCall,
  exportPersonalData as exportCall,
  requestPersonalData,
} from '@darnley/contract/personal-data'
import { notFound } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import {
  addRequestedMail,
  type MailGrant,
  requireMail,
} from '#src/modules/outbox/requested-mail.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { PERSONAL_DATA_LINK } from './link-mail.ts'
import { linkRepository } from './link-repository.ts'
import { erasePersonalData, exportPersonalData } from './service.ts'

export function personalDataRoutes(app: FastifyInstance, services: Services): void {
  const { db, outbox } = services

  serve(app, {
    route: requestPersonalData,
    handler: async ({ body: { email } }, { request }) => {
      const mail = { template: PERSONAL_DATA_LINK, recipient: email, address: request.ip } as const
      await queueLink(services, { email, grant: await requireMail(db, mail) })
      outbox.wake()
      return null
    },
  })

  serve(app, {
    route: exportCall,
    handler: async ({ body }) => exportPersonalData(db, await emailOf(body.token)),
  })

  serve(app, {
    route: eraseCall,
    handler: async ({ body }) => erasePersonalData(db, await emailOf(body.token)),
  })

  async function emailOf(token: string): Promise<string> {
    const email = await linkRepository(db).emailByToken(hashToken(token))
    if (email === null) throw notFound('Link')
    return email
  }
}

function queueLink(
  { db }: Pick<Services, 'db'>,
  { email, grant }: { email: string; grant: MailGrant },
): Promise<void> {
  return db.transaction(async (transaction) => {
    const id = randomUUID()
    await linkRepository(transaction).add({ id, email })
    const key = `${PERSONAL_DATA_LINK}:${id}`
    await addRequestedMail(transaction, grant, { key, payload: { linkId: id } })
  })
}
