import type { FastifyInstance } from 'fastify'
import { announcements as announcementsCall } from '@darnley/contract/help'
import { shownTo } from '#src/modules/content/drafts.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { isFor, isNow } from './rules.ts'

export function announcementRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: announcementsCall,
    handler: async ({ query }, { request }) => {
      const caller = {
        version: query.version_number ?? null,
        iosBuild: query.ios_build_number ?? null,
        androidBuild: query.android_build_number ?? null,
      }
      const now = new Date()
      const { decisions } = shownTo(request, services)
      return (await decisions.announcements.current()).filter(
        (announcement) => isNow(announcement, now) && isFor(announcement, caller),
      )
    },
  })
}
