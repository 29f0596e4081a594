import type { FastifyInstance } from 'fastify'
import {
  changeOwnEmail,
  changeOwnName,
  changeOwnPassword as changePasswordCall,
  confirmOwnEmail,
  deleteOwnAccount as deleteCall,
  type OwnAccount,
  ownAccount,
  signInToAccount,
  signOutEverywhere as signOutCall,
} from '@darnley/contract/own-account'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import {
  askNewEmail,
  changeOwnPassword,
  confirmNewEmail,
  deleteOwnAccount,
  signOutEverywhere,
} from './own-account.ts'
import { type Account, accountRepository } from './repository.ts'
import { passwordFaults } from './service.ts'
import { ownSession, sessionOf, signIn } from './session.ts'

/** The account of a customer, whose session is a token in the body of each call. */
export function ownAccountRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: signInToAccount,
    handler: ({ body }, { request }) => signIn(db, { ...body, address: request.ip }),
  })

  serve(app, {
    route: ownAccount,
    handler: async ({ body }) => {
      const { email, expiresAt, isByPassword, account } = await sessionOf(db, body.token)
      return {
        ...{ email, ends_at: expiresAt.toISOString(), needs_password: isByPassword },
        account: account && viewAccount(account),
      }
    },
  })

  serve(app, {
    route: changeOwnName,
    handler: async ({ body }) => {
      const { account } = await ownSession(db, body.token)
      await accountRepository(db).rename(account.id, body.name)
      return null
    },
  })

  serve(app, {
    route: signOutCall,
    handler: async ({ body }) => {
      await signOutEverywhere(services, body.token)
      return null
    },
  })

  changeRoutes(app, services)
}

/** The changes for which the password or a mailed link is needed. */
function changeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: changePasswordCall,
    rules: ({ body }) => passwordFaults({ password: body?.new_password, field: 'new_password' }),
    handler: async ({ body }, { request }) => {
      await changeOwnPassword(services, { ...body, address: request.ip })
      return null
    },
  })

  serve(app, {
    route: changeOwnEmail,
    handler: async ({ body }, { request }) => {
      await askNewEmail(services, { ...body, address: request.ip })
      return null
    },
  })

  serve(app, {
    route: confirmOwnEmail,
    handler: async ({ body }) => {
      await confirmNewEmail(services, body)
      return null
    },
  })

  serve(app, {
    route: deleteCall,
    handler: async ({ body }, { request }) => {
      await deleteOwnAccount(services, { ...body, address: request.ip })
      return null
    },
  })
}

function viewAccount({ name, createdAt, passwordChangedAt }: Account): OwnAccount {
  return {
    name,
    opened_at: createdAt.toISOString(),
    password_changed_at: passwordChangedAt?.toISOString() ?? null,
  }
}
