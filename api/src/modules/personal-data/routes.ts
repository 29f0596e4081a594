import type { FastifyInstance } from 'fastify'
import {
  erasePersonalData as eraseCall,
  exportPersonalData as exportCall,
  requestPersonalData,
} from '@darnley/contract/personal-data'
import { openLink } from '#src/modules/mailed-links/open.ts'
import { requestLink } from '#src/modules/mailed-links/request.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { PERSONAL_DATA_LINK } from './link-mail.ts'
import { erasePersonalData, exportPersonalData, isAnythingKept } from './service.ts'

export function personalDataRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const purpose = 'personal_data'

  serve(app, {
    route: requestPersonalData,
    handler: async ({ body: { email } }, { request }) => {
      const template = PERSONAL_DATA_LINK
      await requestLink(services, {
        ...{ purpose, template, email, orderNumber: null },
        address: request.ip,
        isKnown: () => isAnythingKept(db, email),
      })
      return null
    },
  })

  serve(app, {
    route: exportCall,
    handler: async ({ body: { token } }) => {
      const { email } = await openLink(db, { token, purpose })
      return exportPersonalData(db, email)
    },
  })

  serve(app, {
    route: eraseCall,
    handler: async ({ body: { token } }) => {
      const { email } = await openLink(db, { token, purpose })
      return erasePersonalData(services, email)
    },
  })
}
