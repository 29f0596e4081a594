import { createHash, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '@darnley/node/key-ring'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Payload, ValidationError } from 'payload'
import { z } from 'zod'
import { isTextId } from '#src/rules/slug.ts'
import { faultsFor, findPartner, listPartners, versionsOf } from './managed-partners.ts'
import { pictureRoute } from './picture-route.ts'
import { notFound, refuse } from './refusals.ts'

interface PartnerRoutesOptions {
  readonly payload: Payload
  /** The api's keys. They open nothing but these calls. */
  readonly keys: KeyRing
}

const Signed = z.strictObject({ changedBy: z.string().min(1).max(254) })

const Unpublished = Signed.extend({ seenAt: z.string() })

const Written = Signed.extend({
  /** Null for a new partner, otherwise `updatedAt` as the writer saw it. */
  seenAt: z.string().nullable(),
  publish: z.boolean(),
  description: z.record(z.string(), z.unknown()),
})

const Checked = Written.pick({ description: true })

interface OnPartner {
  readonly Params: { readonly id: string }
}

const prefix = '/manage/partners'
const collection = 'partners'

/** Lets the api write partners for an owner who is signed in there. The edge does not lead here. */
export function partnerRoutes(
  http: FastifyInstance,
  { payload, keys }: PartnerRoutesOptions,
): void {
  http.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    )
    app.addHook('onRequest', async (request, reply) => {
      if (!isKey(request.headers.authorization, keys)) return refuse(reply, 401, 'Unknown key.')
    })
    app.get(prefix, async () => ({ partners: await listPartners(payload) }))
    app.get<OnPartner>(`${prefix}/:id/versions`, async ({ params: { id } }) => ({
      versions: await versionsOf(payload, id),
    }))
    app.put<OnPartner>(`${prefix}/:id`, ({ params: { id }, body }, reply) =>
      save(payload, { id, body, reply }),
    )
    app.post<OnPartner>(`${prefix}/:id/check`, async ({ params: { id }, body }, reply) => {
      const checked = Checked.safeParse(body)
      if (!checked.success) return refuse(reply, 400, 'This is no description.')
      return { faults: await faultsFor(payload, { id, ...checked.data }) }
    })
    app.post<OnPartner>(`${prefix}/:id/unpublish`, ({ params: { id }, body }, reply) =>
      unpublish(payload, { id, body, reply }),
    )
    pictureRoute(app, payload)
  })
}

interface Write {
  readonly id: string
  readonly body: unknown
  readonly reply: FastifyReply
}

async function save(payload: Payload, { id, body, reply }: Write): Promise<unknown> {
  const written = Written.safeParse(body)
  if (!written.success || !isTextId(id)) return refuse(reply, 400, 'This is no description.')
  const { description, publish, seenAt, changedBy } = written.data
  const known = await findPartner(payload, id)
  if ((known?.updatedAt ?? null) !== seenAt) return reply.code(409).send({ current: known })
  const data = { ...description, id, changedBy, _status: publish ? 'published' : 'draft' }
  const draft = !publish
  try {
    if (known) await payload.update({ collection, id, data, draft })
    else await payload.create({ collection, data, draft })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const faults = error.data.errors.map(({ path, message }) => ({ path, message }))
    return reply.code(422).send({ faults })
  }
  return findPartner(payload, id)
}

async function unpublish(payload: Payload, { id, body, reply }: Write): Promise<unknown> {
  const signed = Unpublished.safeParse(body)
  if (!signed.success) return refuse(reply, 400, 'Say who does it.')
  const known = await findPartner(payload, id)
  if (!known) return notFound(reply)
  const { seenAt, changedBy } = signed.data
  if (known.updatedAt !== seenAt) return reply.code(409).send({ current: known })
  await payload.update({ collection, id, data: { changedBy, _status: 'draft' } })
  return findPartner(payload, id)
}

function isKey(header: string | undefined, keys: KeyRing): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return keys.some((key) => timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`)))
}
