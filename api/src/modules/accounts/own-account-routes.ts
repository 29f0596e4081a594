import type { FastifyInstance } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import {
  changeOwnDetails,
  changeOwnEmail,
  changeOwnName,
  changeOwnPassword as changePasswordCall,
  confirmOwnEmail,
  deleteOwnAccount as deleteCall,
  type OwnAccount,
  ownAccount,
} from '@darnley/contract/own-account'
import { refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { askNewEmail, changeOwnPassword, confirmNewEmail, deleteOwnAccount } from './own-account.ts'
import { bySession, leave } from './by-session.ts'
import { clearCustomerCookies, customerCookie, type Exchange } from './cookies.ts'
import { noteUse } from './note-use.ts'
import { type Account, accountRepository } from './repository.ts'
import { passwordFaults } from './service.ts'
import { ownSession, sessionOf } from './session.ts'

/** The account of a customer, whose session is a cookie or a token in the body of each call. */
export function ownAccountRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: ownAccount,
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        await noteUse(services, { token, request: exchange.request })
        const { email, expiresAt, isByPassword, account } = await sessionOf(db, token)
        return {
          ...{ email, ends_at: expiresAt.toISOString(), needs_password: isByPassword },
          account: account && viewAccount(account),
        }
      }),
  })

  serve(app, {
    route: changeOwnName,
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        const { account } = await ownSession(db, token)
        await accountRepository(db).rename(account.id, body.name)
        return null
      }),
  })

  serve(app, {
    route: changeOwnDetails,
    rules: ({ body }) => phoneFaults(body?.phone),
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        const { account } = await ownSession(db, token)
        const { phone, address } = body
        refuseFaults(phoneFaults(phone))
        const kept = phone === null ? null : normalisePhone(phone)
        await accountRepository(db).setDetails(account.id, { phone: kept, address })
        return null
      }),
  })

  changeRoutes(app, services)
}

function phoneFaults(phone: string | null | undefined): readonly ValidationFault[] {
  const isWrong = typeof phone === 'string' && normalisePhone(phone) === null
  return isWrong ? [valueFault(['body', 'phone'], 'Enter a mobile phone number')] : []
}

/** The changes for which the password or a mailed link is needed. */
function changeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: changePasswordCall,
    rules: ({ body }) => passwordFaults({ password: body?.new_password, field: 'new_password' }),
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        await changeOwnPassword(services, { ...body, token, address: exchange.request.ip })
        return null
      }),
  })

  serve(app, {
    route: changeOwnEmail,
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        await askNewEmail(services, { ...body, token, address: exchange.request.ip })
        return null
      }),
  })

  serve(app, {
    route: confirmOwnEmail,
    handler: async ({ body }, exchange) => {
      await confirmNewEmail(services, body)
      await clearEnded(services, exchange)
      return null
    },
  })

  serve(app, {
    route: deleteCall,
    handler: async ({ body }, exchange) => {
      await bySession(exchange, body, (token) =>
        deleteOwnAccount(services, { ...body, token, address: exchange.request.ip }),
      )
      leave(exchange, body)
      return null
    },
  })
}

/** Clears the cookies when the session of this browser was among those that have ended. */
async function clearEnded({ db }: Services, exchange: Exchange): Promise<void> {
  const token = customerCookie(exchange.request)
  if (token === undefined) return
  const session = await linkRepository(db, 'repairs').byToken(hashToken(token))
  if (session === null) clearCustomerCookies(exchange)
}

function viewAccount({ name, createdAt, passwordChangedAt, phone, address }: Account): OwnAccount {
  return {
    ...{ name, phone, address },
    opened_at: createdAt.toISOString(),
    password_changed_at: passwordChangedAt?.toISOString() ?? null,
  }
}
