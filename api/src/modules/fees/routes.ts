import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { FeeKey, feeList } from '@darnley/contract/help'
import { fees } from '#src/db/schema/reference.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { feeAmount } from './rules.ts'

export function feeRoutes(app: FastifyInstance, { db, sites }: Services): void {
  serve(app, {
    route: feeList,
    handler: async ({ query }, { request }) => {
      const rate = rateOf(await sites.of(request))
      const rows = await db.select().from(fees).orderBy(asc(fees.sortOrder))
      return rows
        .map(({ key, name, description }) => ({ key: FeeKey.parse(key), name, description }))
        .filter(({ key }) => query.fee_key === undefined || key === query.fee_key)
        .map((fee) => ({ ...fee, amount: feeAmount(fee.key, rate) }))
    },
  })
}
