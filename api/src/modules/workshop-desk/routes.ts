import type { FastifyInstance } from 'fastify'
import { mayActAs } from '@darnley/contract/staff-roles'
import { MOST_STREAMS } from '@darnley/contract/overload'
import { desk, deskColleagues, deskEvents, deskFind } from '@darnley/contract/workshop-desk'
import { cursorFaults, readCursor } from '#src/lib/cursor.ts'
import { refuseFaults, unavailable } from '#src/lib/http-error.ts'
import { Position } from '#src/modules/storefront-orders/cursor.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { DeskPosition } from './cursor.ts'
import { readDesk } from './desk-page.ts'
import { eventsSince } from './events.ts'
import { find } from './find.ts'
import { createKeptCounts } from './kept-counts.ts'
import { readColleagues } from './repository/colleagues.ts'
import { readShops } from './repository/shops.ts'

/** Orders of a list, and of each stage of a board: about what a screen shows. */
const usualLimits = { list: 25, board: 8 }

export function workshopDeskRoutes(app: FastifyInstance, services: Services): void {
  const { db, reads, places, config, changes } = services
  const counts = createKeptCounts()

  serve(app, {
    route: desk,
    rules: ({ query }) => cursorFaults(query.cursor, { part: 'query', schema: DeskPosition }),
    handler: ({ query: { cursor, ...query } }) => {
      refuseFaults(cursorFaults(cursor, { part: 'query', schema: DeskPosition }))
      const after = cursor === undefined ? null : readCursor(cursor, DeskPosition)
      const limit = query.limit ?? usualLimits[query.view]
      return readDesk({ db, places, counts }, { ...query, limit, after: after ?? undefined })
    },
  })

  serve(app, {
    route: deskColleagues,
    handler: async () => {
      const [tailors, shops] = await Promise.all([
        readColleagues(db, { isHere: true }),
        readShops(services),
      ])
      return { tailors, shops: shops.map(({ id, name }) => ({ id, name })) }
    },
  })

  serve(app, {
    route: deskFind,
    rules: ({ body }) => cursorFaults(body.cursor, { part: 'body', schema: Position }),
    handler: ({ body }) => {
      refuseFaults(cursorFaults(body.cursor, { part: 'body', schema: Position }))
      const prefix = config.company.orderPrefix
      return reads.run((on) => find(on, { search: body, prefix }))
    },
  })

  serve(app, {
    route: deskEvents,
    handler: ({ query, headers }, { request, reply }) => {
      if (changes.listeners() >= MOST_STREAMS)
        throw unavailable('Very many pages follow the workshop just now. They go on asking.')
      // Proxies such as nginx would hold the events back.
      void reply.header('x-accel-buffering', 'no')
      const { sessionId, role } = staffOf(request)
      const seesInbox = mayActAs(role, 'manager')
      const since = Number(headers['last-event-id'] ?? query.since)
      return eventsSince({ db, changes, sessionId, seesInbox, since, seconds: query.seconds })
    },
  })
}
