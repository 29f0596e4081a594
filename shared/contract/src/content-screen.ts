import { z } from 'zod'

/** Between the edge and the renderer that a remote's release brings for its pages with `hasContent`. */

/** The renderer's file in a release; no browser may request it. */
export const contentScreensFile = 'server/content-screens.mjs'

/** An entry of the query cache: its key and its data. */
export const KnownAnswer = z.tuple([z.array(z.unknown()).readonly(), z.unknown()])
export type KnownAnswer = z.infer<typeof KnownAnswer>

/** A page with its content, before a visitor does anything. */
export const ContentScreen = z.object({
  html: z.string().min(1),
  /** What the page asked for, with which the browser's query cache starts. */
  answers: z.array(KnownAnswer).readonly(),
  /** Objects of schema.org for search engines. */
  structuredData: z.array(z.record(z.string(), z.unknown())).readonly(),
})
export type ContentScreen = z.infer<typeof ContentScreen>

export interface ContentInput {
  /** A page's path, or one of `listAddresses`. */
  readonly path: string
  /** Public address of the site, without a path. */
  readonly origin: string
}

/** What the renderer's file exports. It may call `fetch` with public addresses of the site, and reach nothing else. */
export interface ContentRenderer {
  /** Rejects when an answer that the page asks for is missing. */
  renderScreen(input: ContentInput): Promise<ContentScreen>
  /**
   * Returns further addresses of these paths with a screen of their own, such as `/?category=coats`: the path, and those
   * of the page's `stateParameters` that it needs. Absent when there are none. Rejects like `renderScreen`.
   */
  listAddresses?(paths: readonly string[]): Promise<readonly string[]>
}
