import type { FastifyInstance } from 'fastify'
import {
  addPartnerPicture,
  checkPartner,
  partnerVersions,
  savePartner as saveCall,
  unpublishPartner as unpublishCall,
  workshopPartners,
} from '@darnley/contract/workshop-partners'
import { convertPicture } from '#src/modules/photos/picture.ts'
import { readPictures } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { checkDescription } from './check.ts'
import { fetchPartners, fetchVersions, storePicture } from './content.ts'
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

  serve(app, {
    route: checkPartner,
    handler: ({ params: { id }, body: { description } }) =>
      checkDescription(services, { id, description }),
  })

  void app.register((scope, _options, done) => {
    readPictures(scope)
    serve(scope, {
      route: addPartnerPicture,
      handler: async ({ params: { id }, query: { words } }, { request }) => {
        const upload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { large: picture } = await convertPicture(upload)
        return storePicture(config, { id, words, picture })
      },
    })
    done()
  })
}
