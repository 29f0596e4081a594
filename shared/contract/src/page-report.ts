import { z } from 'zod'

/** The edge's endpoints where a page reports its errors, and after consent what it measured of its calls. */
export const pageErrorPath = '/releases/errors'
export const pageSpansPath = '/releases/spans'

const TraceId = z.string().regex(/^[0-9a-f]{32}$/)
const SpanId = z.string().regex(/^[0-9a-f]{16}$/)

/** An error that a page did not handle. */
export const PageError = z.strictObject({
  /** Trace of the page's calls; absent before the first one. */
  trace: TraceId.optional(),
  /** Path of the page, without its query. */
  route: z.string().max(200),
  /** Message and stack. */
  text: z.string().max(4000),
})
export type PageError = z.infer<typeof PageError>

const measured = {
  id: SpanId,
  /** Milliseconds between its start and the report: the clocks of visitors are wrong. */
  ago: z.number().min(0).max(3_600_000),
  /** Milliseconds that it took. */
  took: z.number().min(0).max(600_000),
}

/** The load of a page, or one call of it. */
export const PageSpan = z.discriminatedUnion('type', [
  z.strictObject({ ...measured, type: z.literal('page') }),
  z.strictObject({
    ...measured,
    type: z.literal('call'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Without its query. */
    path: z.string().max(300),
    /** 0 for no answer. */
    status: z.int().min(0).max(599),
  }),
])
export type PageSpan = z.infer<typeof PageSpan>

export const PageSpans = z.strictObject({
  trace: TraceId,
  /** Id of the page's own span, the parent of the others. */
  page: SpanId,
  spans: z.array(PageSpan).min(1).max(50),
})
export type PageSpans = z.infer<typeof PageSpans>
