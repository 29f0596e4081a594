import type { FastifyInstance } from 'fastify'
import {
  type DeadLetters,
  deadLetters,
  dropDeadLetter,
  retryDeadLetter,
} from '@darnley/contract/workshop-dead-letters'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { deadLetterRepository } from './repository.ts'
import { canBeDropped, viewDeadLetter } from './view.ts'

export function deadLetterRoutes(app: FastifyInstance, services: Services): void {
  const { db, outbox, reconciler } = services
  const repository = deadLetterRepository(db)
  const list = async (): Promise<DeadLetters> => ({
    letters: (await repository.list()).map(viewDeadLetter),
  })

  serve(app, { route: deadLetters, handler: list })

  serve(app, {
    route: retryDeadLetter,
    handler: async ({ params: { queue, id } }) => {
      if (!(await repository.retry(queue, id))) throw notFound('Dead letter')
      // The other workers look by themselves every few seconds.
      outbox.wake()
      reconciler.wake()
      return list()
    },
  })

  serve(app, {
    route: dropDeadLetter,
    handler: async ({ params: { queue, id } }, { request }) => {
      if (!canBeDropped(queue)) throw conflict('This cannot be dropped: money depends on it')
      const actor = actorOf(staffOf(request))
      const isDropped = await (queue === 'mail'
        ? repository.dropMail({ id, actor })
        : repository.dropCourierJob(id))
      if (!isDropped) throw notFound('Dead letter')
      return list()
    },
  })
}
