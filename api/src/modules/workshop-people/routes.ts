import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  changePerson as changeCall,
  endSecondStepOfPerson,
  endSessionsOfPerson,
  invitePerson,
  invitePersonAgain,
  issueAccessCode as issueCall,
  removePerson as removeCall,
  workshopPeople,
} from '@darnley/contract/workshop-people'
import { serve } from '#src/plugins/contract-routes.ts'
import { staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { invite, inviteAgain } from './invite.ts'
import { type Owner, repositoryOf } from './person.ts'
import { invitationFaults } from './rules.ts'
import {
  changePerson,
  endSecondStep,
  endSessions,
  issueAccessCode,
  listPeople,
  removePerson,
} from './service.ts'

export function workshopPeopleRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: workshopPeople,
    handler: (_input, { request }) => listPeople(services, ownerOf(request)),
  })

  serve(app, {
    route: invitePerson,
    rules: async ({ body }) => invitationFaults(body, await repositoryOf(services).sites()),
    handler: ({ body: invitation }, { request }) =>
      invite(services, { owner: ownerOf(request), invitation }),
  })

  serve(app, {
    route: invitePersonAgain,
    handler: ({ params: { id } }, { request }) =>
      inviteAgain(services, { owner: ownerOf(request), id }),
  })

  serve(app, {
    route: changeCall,
    handler: ({ params: { id }, body }, { request }) =>
      changePerson(services, { owner: ownerOf(request), id, ...body }),
  })

  serve(app, {
    route: removeCall,
    handler: ({ params: { id }, body }, { request }) =>
      removePerson(services, { owner: ownerOf(request), id, ...body }),
  })

  accessRoutes(app, services)
}

function accessRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: endSessionsOfPerson,
    handler: ({ params: { id } }, { request }) =>
      endSessions(services, { owner: ownerOf(request), id }),
  })

  serve(app, {
    route: endSecondStepOfPerson,
    handler: ({ params: { id } }, { request }) =>
      endSecondStep(services, { owner: ownerOf(request), id }),
  })

  serve(app, {
    route: issueCall,
    handler: ({ params: { id } }, { request }) =>
      issueAccessCode(services, { owner: ownerOf(request), id }),
  })
}

function ownerOf(request: FastifyRequest): Owner {
  const { staffId: id, sessionId } = staffOf(request)
  return { id, sessionId, address: request.ip }
}
