import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { refuse } from './refusals.ts'

interface OnPicture {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly alt?: string }
}

const Wanted = z.object({ id: z.uuid(), alt: z.string().min(1).max(200) })
const mostBytes = 12 * 1024 * 1024
const mimetype = 'image/webp'

/** Stores a picture that the api has checked and encoded anew, once for each id. */
export function pictureRoute(app: FastifyInstance, payload: Payload): void {
  app.addContentTypeParser(
    mimetype,
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  )
  app.put<OnPicture>(
    '/manage/pictures/:id',
    { bodyLimit: mostBytes },
    async ({ params, query, body: data }, reply) => {
      const wanted = Wanted.safeParse({ ...query, ...params })
      if (!wanted.success || !Buffer.isBuffer(data)) return refuse(reply, 400, 'Send a picture.')
      const { id, alt } = wanted.data
      const name = `${id}.webp`
      return (
        (await findPicture(payload, id)) ??
        payload.create({
          collection: 'media',
          data: { id, alt },
          file: { data, mimetype, name, size: data.length },
        })
      )
    },
  )
}

function findPicture(payload: Payload, id: string): Promise<object | null> {
  return payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
}
