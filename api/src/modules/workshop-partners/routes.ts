import type { FastifyInstance } from 'fastify'
import {
  partnerVersions,
  savePartner as saveCall,
  unpublishPartner as unpublishCall,
  workshopPartners,
} from '@darnley/contract/workshop-partners'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { fetchPartners, fetchVersions } from './content.ts'
import { savePartner, unpublishPartner } from './save.ts'

export function workshopPartnerRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  serve(app, {
    route: workshopPartners,
    handler: async () => ({ partners: await fetchPartners(config) }),
  })

  serve(app, {
    route: partnerVersions,
    handler: async ({ params: { id } }) => ({ versions: await fetchVersions(config, id) }),
  })

  serve(app, {
    route: saveCall,
    handler: ({ params: { id }, body: save }, { request }) =>
      savePartner(services, { owner: workshopStaffOf(request), id, save }),
  })

  serve(app, {
    route: unpublishCall,
    handler: ({ params: { id }, body: { version } }, { request }) =>
      unpublishPartner(services, { owner: workshopStaffOf(request), id, version }),
  })
}
