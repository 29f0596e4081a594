import type { FastifyInstance } from 'fastify'
import {
  endRepairsLink,
  findMyOrder,
  type MyRepair,
  type MyRepairs,
  myRepairs,
  requestRepairsLink,
} from '@darnley/contract/my-repairs'
import { hashToken } from '#src/lib/tokens.ts'
import { bySession, leave } from '#src/modules/accounts/by-session.ts'
import { customerCookie } from '#src/modules/accounts/cookies.ts'
import { noteUse } from '#src/modules/accounts/note-use.ts'
import { openLink } from '#src/modules/mailed-links/open.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import { requestLink } from '#src/modules/mailed-links/request.ts'
import { orderNumberOf } from '#src/modules/orders/order-number.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { MY_ORDER_LINK, MY_REPAIRS_LINK } from './mails.ts'
import { repairsRepository } from './repository.ts'
import { viewRepair } from './view.ts'

const PAGE = 50

interface Wanted {
  readonly token: string
  /** `next` of the page before. */
  readonly after: string | undefined
}

export function myRepairsRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  const purpose = 'repairs'

  serve(app, {
    route: requestRepairsLink,
    handler: async ({ body: { email } }, { request: { ip: address } }) => {
      const asked = { email, orderNumber: null, address }
      await requestLink(services, { purpose, template: MY_REPAIRS_LINK, ...asked })
      return null
    },
  })

  serve(app, {
    route: findMyOrder,
    handler: async ({ body: { email, order_number: typed } }, { request: { ip: address } }) => {
      const orderNumber = orderNumberOf(typed, config.company.orderPrefix)
      const asked = { email, orderNumber, address }
      await requestLink(services, { purpose: 'order', template: MY_ORDER_LINK, ...asked })
      return null
    },
  })

  serve(app, {
    route: myRepairs,
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        await noteUse(services, { token, request: exchange.request })
        return pageOf({ token, after: body.after })
      }),
  })

  serve(app, {
    route: endRepairsLink,
    handler: async ({ body }, exchange) => {
      const token = body.token ?? customerCookie(exchange.request)
      if (token !== undefined) await linkRepository(db, purpose).end(hashToken(token))
      leave(exchange, body)
      return null
    },
  })

  async function pageOf({ token, after }: Wanted): Promise<MyRepairs> {
    const { email, expiresAt } = await openLink(db, { token, purpose })
    const found = await repairsRepository(db).list({ email, after, limit: PAGE + 1 })
    const page = found.slice(0, PAGE)
    const orders: MyRepair[] = []
    // One after another: a page of them must not take every connection of the pool.
    for (const order of page) orders.push(await viewRepair(services, order))
    return {
      ...{ email, orders, ends_at: expiresAt.toISOString() },
      next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  }
}
