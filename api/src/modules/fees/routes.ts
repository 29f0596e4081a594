import type { FastifyInstance } from 'fastify'
import { FeeKey, feeList } from '@darnley/contract/help'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { feeTexts } from './repository.ts'
import { feeAmount } from './rules.ts'

export function feeRoutes(app: FastifyInstance, { db, sites }: Services): void {
  serve(app, {
    route: feeList,
    handler: async ({ query }, { request }) => {
      const rate = rateOf(await sites.of(request))
      return (await feeTexts(db))
        .map((fee) => ({ ...fee, key: FeeKey.parse(fee.key) }))
        .filter(({ key }) => query.fee_key === undefined || key === query.fee_key)
        .map((fee) => ({ ...fee, amount: feeAmount(fee.key, rate) }))
    },
  })
}
