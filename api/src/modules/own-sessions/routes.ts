import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
  ownSessions,
} from '@darnley/contract/own-sessions'
import { addressKey } from '@darnley/node/address-key'
import { notFound } from '#src/lib/http-error.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { type OpenSession, ownSessionRepository } from './repository.ts'
import { deviceWords } from './rules.ts'

export function ownSessionRoutes(app: FastifyInstance, { db, places, config }: Services): void {
  const repository = ownSessionRepository(db)

  serve(app, { route: ownSessions, handler: (_input, { request }) => listFor(request) })

  serve(app, {
    route: endOwnSession,
    handler: async ({ query }, { request }) => {
      if (!(await repository.end(staffOf(request), query.session_id))) throw notFound('Session')
      return listFor(request)
    },
  })

  serve(app, {
    route: endOtherSessions,
    handler: async (_input, { request }) => {
      await repository.endOthers(staffOf(request))
      return listFor(request)
    },
  })

  async function listFor(request: FastifyRequest): Promise<OwnSession[]> {
    const owner = staffOf(request)
    const sessions = await repository.list(owner, config.staffSessionIdleMs)
    const names = new Map((await places.stores()).map(({ id, name }) => [id, name]))
    const isCurrent = ({ id }: OpenSession): boolean => id === owner.sessionId
    const views = sessions.map((session) =>
      view(session, {
        isCurrent: isCurrent(session),
        network: addressKey(request.ip),
        shop: names.get(session.storeId ?? '') ?? null,
      }),
    )
    return views.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  }
}

interface ViewOptions {
  readonly isCurrent: boolean
  /** Network of the caller. */
  readonly network: string
  /** Name of the shop whose till signed in. */
  readonly shop: string | null
}

function view(session: OpenSession, { isCurrent, network, shop }: ViewOptions): OwnSession {
  return {
    id: session.id,
    is_current: isCurrent,
    opened_by: openedBy(session),
    device: deviceWords(session.device),
    shop,
    network: session.network,
    is_same_network: session.network === network,
    signed_in_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
  }
}

/** A session opened with an access code stays one when a browser adopts it. */
function openedBy({ kind, storeId }: OpenSession): OwnSession['opened_by'] {
  if (kind === 'program') return 'program'
  return storeId === null ? 'password' : 'access_code'
}
