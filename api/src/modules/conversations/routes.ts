import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  answerConversation,
  changeConversation,
  conversation,
  type ConversationPage,
  conversations,
  findConversations,
  inbox,
  orderMessages,
  readConversation as readCall,
  writeToCustomer,
} from '@darnley/contract/workshop-messages'
import { suggestAtGarment } from '@darnley/contract/workshop-garments'
import { cursorFaults, readCursor, writeCursor } from '#src/lib/cursor.ts'
import { refuseFaults } from '#src/lib/http-error.ts'
import { deadLetterRepository } from '#src/modules/dead-letters/repository.ts'
import { Position } from '#src/modules/storefront-orders/cursor.ts'
import { placedOrder } from '#src/modules/workshop-orders/load.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { withPlainNumbers } from '#src/modules/orders/order-number.ts'
import { answer, change, readConversation } from './answer.ts'
import {
  countConversations,
  inboxColleagues,
  listConversations,
  type ListQuery,
} from './list-repository.ts'
import { messagesOf } from './order-messages.ts'
import { conversationRepository } from './repository.ts'
import { suggest } from './suggest.ts'
import { viewSummary } from './view.ts'
import { isWithoutSubject, subjectFaults, write } from './write.ts'

export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  listRoutes(app, services)

  serve(app, {
    route: conversation,
    handler: ({ params }) => readConversation(db, params.id),
  })

  serve(app, {
    route: readCall,
    handler: async ({ params: { id }, body }) => {
      await readConversation(db, id)
      await conversationRepository(db).markRead(id, body.version)
      return null
    },
  })

  serve(app, {
    route: changeConversation,
    handler: ({ params: { id }, body }, { request }) =>
      change(db, { ...body, id, staffId: staffId(request) }),
  })

  serve(app, {
    route: answerConversation,
    handler: ({ params: { id }, body }, { request }) =>
      answer(services, { ...body, id, staffId: staffId(request) }),
  })

  serve(app, {
    route: suggestAtGarment,
    handler: async ({ params: { id }, body }, { request }) => {
      await suggest(db, { ...body, id, staffId: staffId(request) })
      return null
    },
  })

  serve(app, {
    route: orderMessages,
    handler: async ({ params }) => messagesOf(db, await placedOrder(db, params.id)),
  })

  serve(app, {
    route: writeToCustomer,
    // A subject that is there and wrong has its own fault.
    rules: ({ body }, { body: sent }) => (isWithoutSubject(sent) ? subjectFaults(body) : []),
    handler: ({ params: { id }, body }, { request }) =>
      write(services, { ...body, id, staffId: staffId(request) }),
  })
}

function listRoutes(app: FastifyInstance, { db, config }: Services): void {
  async function page(
    { cursor, ...query }: Omit<ListQuery, 'after'> & { readonly cursor?: string | undefined },
    part: 'query' | 'body',
  ): Promise<ConversationPage> {
    refuseFaults(cursorFaults(cursor, { part, schema: Position }))
    const after = cursor === undefined ? undefined : (readCursor(cursor, Position) ?? undefined)
    // One more tells whether there is another page.
    const rows = await listConversations(db, { ...query, after, limit: query.limit + 1 })
    const shown = rows.slice(0, query.limit)
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return {
      conversations: shown.map(viewSummary),
      next_cursor: last ? writeCursor([last.position, last.conversation.id]) : null,
    }
  }

  serve(app, {
    route: conversations,
    rules: ({ query }) => cursorFaults(query.cursor, { part: 'query', schema: Position }),
    handler: ({ query }) => page(query, 'query'),
  })

  serve(app, {
    route: findConversations,
    rules: ({ body }) => cursorFaults(body.cursor, { part: 'body', schema: Position }),
    handler: ({ body }) =>
      page({ ...body, words: withPlainNumbers(body.words, config.company.orderPrefix) }, 'body'),
  })

  serve(app, {
    route: inbox,
    handler: async () => {
      const [counts, undelivered, colleagues] = await Promise.all([
        countConversations(db),
        deadLetterRepository(db).count(),
        inboxColleagues(db),
      ])
      const from = config.texts ? config.company.name : null
      return { ...counts, undelivered, colleagues, texts_from: from }
    },
  })
}

const staffId = (request: FastifyRequest): string => staffOf(request).staffId
