import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ActionDetail, OwnerActionKind } from '@darnley/contract/workshop-people'
import type { PersonalData } from '@darnley/contract/personal-data'
import {
  erasePerson,
  exportPerson,
  exportPersonPage,
  findPerson,
  type KeptRecords,
} from '@darnley/contract/workshop-personal-data'
import { subjectOf } from '#src/modules/erasures/record.ts'
import { ownerActionRepository } from '#src/modules/owner-actions/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { personPage } from './person-page.ts'
import { erasePersonalData, exportPersonalData } from './service.ts'

/** Answers requests that reach an owner. Each is recorded before it is answered, with what was given or erased. */
export function ownerPersonalDataRoutes(
  app: FastifyInstance,
  { db, config, erasures }: Services,
): void {
  async function found(
    { email, action }: { email: string; action: OwnerActionKind },
    request: FastifyRequest,
  ): Promise<PersonalData> {
    const data = await exportPersonalData(db, email)
    await record(request, { email, action, details: numbersOf(countsOf(data)) })
    return data
  }

  async function record(
    request: FastifyRequest,
    { email, ...done }: { email: string; action: OwnerActionKind; details: ActionDetail[] },
  ): Promise<void> {
    const actorId = workshopStaffOf(request).id
    await ownerActionRepository(db).record({ ...done, actorId, subject: subjectOf(email) })
  }

  serve(app, {
    route: findPerson,
    handler: async ({ body: { email } }, { request }) => {
      const data = await found({ email, action: 'personal_data_found' }, request)
      const names = data.orders.map(({ customer_name: name }) => name)
      if (data.account) names.push(data.account.name)
      return { email: data.email, names: [...new Set(names)], ...countsOf(data) }
    },
  })

  serve(app, {
    route: exportPerson,
    handler: ({ body: { email } }, { request }) =>
      found({ email, action: 'personal_data_exported' }, request),
  })

  serve(app, {
    route: exportPersonPage,
    handler: async ({ body: { email } }, { request, reply }) => {
      const data = await found({ email, action: 'personal_data_exported' }, request)
      void reply.header('content-disposition', 'attachment; filename="personal-data.html"')
      return personPage(data, config.company.name)
    },
  })

  serve(app, {
    route: erasePerson,
    handler: async ({ body: { email } }, { request }) => {
      const erased = await erasePersonalData({ db, erasures }, email)
      const details = numbersOf(erased)
      await record(request, { email, action: 'personal_data_erased', details })
      return erased
    },
  })
}

const CLOSED: readonly string[] = ['finished', 'cancelled']

function countsOf(data: PersonalData): Omit<KeptRecords, 'email' | 'names'> {
  return {
    orders: data.orders.length,
    open_orders: data.orders.filter(({ status }) => !CLOSED.includes(status)).length,
    abandoned_baskets: data.abandoned_baskets.length,
    enquiries: data.enquiries.length,
    accounts: data.account ? 1 : 0,
    shop_orders: data.shop_orders.length,
    conversations: data.conversations.length,
    messages: data.messages.length,
  }
}

function numbersOf(counts: Readonly<Record<string, number>>): ActionDetail[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ field, from: null, to: String(count) }))
}
