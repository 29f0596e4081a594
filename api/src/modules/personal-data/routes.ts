import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  erasePersonalData as eraseCall,
  exportPersonalData as exportCall,
  requestPersonalData,
} from 'shared/contract/personal-data'
import { notFound } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { allowAttempt, limitOf, placeOf } from '#src/modules/throttle/throttle.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { PERSONAL_DATA_LINK } from './link-mail.ts'
import { linkRepository } from './link-repository.ts'
import { erasePersonalData, exportPersonalData } from './service.ts'

const DAY = 24 * 60 * 60
const TO_ONE_ADDRESS = { most: 3, seconds: DAY }
const FROM_ONE_ADDRESS = { most: 20, seconds: DAY }

export function personalDataRoutes(app: FastifyInstance, services: Services): void {
  const { db, outbox } = services

  serve(app, {
    route: requestPersonalData,
    handler: async ({ body: { email } }, { request }) => {
      const limits = [
        limitOf(`personal data of ${email}`, TO_ONE_ADDRESS),
        limitOf(`personal data for ${placeOf(request.ip)}`, FROM_ONE_ADDRESS),
      ]
      await allowAttempt(db, { limits, detail: 'Too many e-mails were asked for. Please wait.' })
      await queueLink(services, email)
      outbox.kick()
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

function queueLink({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const id = randomUUID()
    await linkRepository(transaction).add({ id, email })
    await createOutboxRepository(transaction).add({
      key: `${PERSONAL_DATA_LINK}:${id}`,
      notificationType: 'something_else',
      template: PERSONAL_DATA_LINK,
      payload: { linkId: id },
    })
  })
}
