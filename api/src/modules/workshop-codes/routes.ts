import type { FastifyInstance } from 'fastify'
import {
  changeCode as changeCall,
  endCode as endCall,
  makeCode as makeCall,
  workshopCodes,
} from '@darnley/contract/workshop-codes'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { termsFaults } from './rules.ts'
import { changeCode, endCode, listCodes, makeCode } from './service.ts'

export function workshopCodeRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, { route: workshopCodes, handler: () => listCodes(db) })

  serve(app, {
    route: makeCall,
    rules: ({ body }) => termsFaults(body),
    handler: ({ body: wanted }, { request }) =>
      makeCode(db, { actorId: workshopStaffOf(request).id, wanted }),
  })

  serve(app, {
    route: changeCall,
    rules: ({ body }) => termsFaults(body),
    handler: ({ params: { code }, body: change }, { request }) => {
      const { version } = change
      return changeCode(db, { actorId: workshopStaffOf(request).id, code, version, change })
    },
  })

  serve(app, {
    route: endCall,
    handler: ({ params: { code }, body: { version } }, { request }) =>
      endCode(db, { actorId: workshopStaffOf(request).id, code, version }),
  })
}
