import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActAs } from '#src/access.ts'
import { applyChanges } from './apply.ts'
import { readCsv, writeCsv } from './csv.ts'
import { PriceFaults } from './faults.ts'
import { readPrices } from './overview.ts'

const id = z.string().min(1).max(200)
const Changes = z.object({
  changes: z
    .array(
      z.discriminatedUnion('field', [
        z.object({ id, field: z.literal('price'), from: z.number(), to: z.number() }),
        z.object({ id, field: z.literal('name'), from: z.string(), to: z.string() }),
      ]),
    )
    .min(1)
    .max(20_000)
    .refine(
      (changes) =>
        new Set(changes.map((each) => `${each.field} ${each.id}`)).size === changes.length,
    ),
})

const mostCharacters = 2_000_000

/**
 * Calls of the admin under `/api/prices`. Errors: 401 without a user, 403 without the role, 400 and 409 with `faults`,
 * all in words for the editor.
 */
export const priceEndpoints: Endpoint[] = [
  { path: '/prices', method: 'get', handler: by('viewer', overview) },
  { path: '/prices/csv', method: 'get', handler: by('viewer', download) },
  { path: '/prices/csv', method: 'post', handler: by('editor', compare) },
  { path: '/prices/changes', method: 'post', handler: by('editor', change) },
]

function by(least: 'viewer' | 'editor', handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!req.user) return refusal(401, ['Sign in first.'])
    if (!mayActAs(req, least)) return refusal(403, ['Only editors and owners change prices.'])
    try {
      return await handler(req)
    } catch (error) {
      if (error instanceof PriceFaults) return refusal(error.status, error.faults)
      throw error
    }
  }
}

async function overview(req: PayloadRequest): Promise<Response> {
  return answer(await readPrices(req))
}

async function download(req: PayloadRequest): Promise<Response> {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(writeCsv(await readPrices(req)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="prices-${day}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

async function compare(req: PayloadRequest): Promise<Response> {
  const text = readText(await req.arrayBuffer?.())
  if (text.trim() === '') throw new PriceFaults(400, ['This file is empty.'])
  if (text.length > mostCharacters) throw new PriceFaults(400, ['This file has more than 2 MB.'])
  return answer(readCsv(text, await readPrices(req)))
}

function readText(bytes: ArrayBuffer | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PriceFaults(400, ['This file is not in UTF-8: save it as "CSV UTF-8".'])
  }
}

async function change(req: PayloadRequest): Promise<Response> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const read = Changes.safeParse(body)
  if (!read.success) throw new PriceFaults(400, ['Send each change of a price once, and whole.'])
  return answer({ services: await applyChanges(req, read.data.changes) })
}

function refusal(status: number, faults: readonly string[]): Response {
  return answer({ faults }, status)
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
